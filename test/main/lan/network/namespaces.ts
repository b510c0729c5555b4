/** Two machines in one house: network namespaces of Linux, joined by a bridge that can be told to drop multicast. Needs root. */
import { execFileSync } from 'node:child_process';

const run = (command: string): string => {
  const [program, ...args] = command.split(' ');
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
};

/** Why there are no namespaces here; null where there are. */
export function whyNone(): string | null {
  const name = `ff-try-${process.pid}`;
  try {
    run(`ip netns add ${name}`);
    run(`ip -n ${name} link add br0 type bridge`);
    run('bridge -V');
    run(`ip netns exec ${name} sysctl -qw net.ipv6.conf.all.disable_ipv6=1`);
    return null;
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  } finally {
    try {
      run(`ip netns del ${name}`);
    } catch {
      // It was not made.
    }
  }
}

export class House {
  readonly #hub = `ff-hub-${process.pid}`;
  readonly machines: Record<'a' | 'b', string> = { a: `ff-a-${process.pid}`, b: `ff-b-${process.pid}` };
  readonly addresses = { a: '192.168.77.10', b: '192.168.77.20' };

  constructor() {
    this.leave();
    run(`ip netns add ${this.#hub}`);
    run(`ip -n ${this.#hub} link add br0 type bridge mcast_snooping 0`);
    run(`ip -n ${this.#hub} link set br0 up`);
    for (const name of ['a', 'b'] as const) {
      const machine = this.machines[name];
      run(`ip netns add ${machine}`);
      // Its neighbour discovery would be counted as packets.
      run(`ip netns exec ${machine} sysctl -qw net.ipv6.conf.all.disable_ipv6=1 net.ipv6.conf.default.disable_ipv6=1`);
      run(`ip -n ${machine} link add eth0 type veth peer name p${name} netns ${this.#hub}`);
      run(`ip -n ${this.#hub} link set p${name} master br0 up`);
      run(`ip -n ${machine} link set lo up`);
      run(`ip -n ${machine} link set eth0 up`);
      this.moveTo(name, this.addresses[name]);
    }
  }

  /** Gives the machine this address, and takes the one before. */
  moveTo(name: 'a' | 'b', address: string): void {
    const machine = this.machines[name];
    run(`ip -n ${machine} addr flush dev eth0`);
    run(`ip -n ${machine} addr add ${address}/24 dev eth0`);
    run(`ip -n ${machine} route add default dev eth0`);
  }

  dropMulticast(): void {
    for (const name of ['a', 'b']) run(`bridge -n ${this.#hub} link set dev p${name} mcast_flood off`);
  }

  /** Packets that the machine has sent so far. */
  sent(name: 'a' | 'b'): number {
    return Number(run(`ip netns exec ${this.machines[name]} cat /sys/class/net/eth0/statistics/tx_packets`));
  }

  /** Sockets on which the machine listens. */
  listening(name: 'a' | 'b'): number {
    const count = (file: string, state: string) =>
      run(`ip netns exec ${this.machines[name]} cat /proc/net/${file}`)
        .split('\n')
        .filter((line) => line.trim().split(/\s+/)[3] === state).length;
    // TCP_LISTEN; an open UDP socket is in state 07.
    return count('tcp', '0A') + count('udp', '07');
  }

  leave(): void {
    for (const name of [this.#hub, ...Object.values(this.machines)]) {
      try {
        run(`ip netns del ${name}`);
      } catch {
        // It is not there.
      }
    }
  }
}
