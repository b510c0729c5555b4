import type { Service } from 'bonjour-service';
import { SERVICE_TYPE } from '../../src-shared/lan/beacon.ts';
import type { BeaconText } from '../../src-shared/lan/beacon.ts';
import type { Clock, Timer } from '../host/env/clock.ts';
import { closeMdns, openMdns } from './mdns.ts';

/** Debounce: guests may sit down and stand up many times a second. */
const SOON_MS = 500;

export interface BeaconParts {
  port: number;
  /** Tells this table from others; says nothing about the machine. */
  id: string;
  text(): BeaconText;
  clock: Clock;
  log(error: unknown): void;
}

/** Says in the network that a table is open, and what it is. */
export class Beacon {
  readonly #parts: BeaconParts;
  readonly #mdns;
  #service: Service;
  #said: string;
  #timer: Timer | null = null;
  #isOver = false;

  constructor(parts: BeaconParts) {
    this.#parts = parts;
    this.#mdns = openMdns(parts.log);
    const text = parts.text();
    this.#said = JSON.stringify(text);
    this.#service = this.#publish(text);
  }

  /** The table may have changed. */
  changed(): void {
    if (!this.#isOver) this.#timer ??= this.#parts.clock.after(SOON_MS, () => this.#sayAgain());
  }

  /** Takes back what was said; when it returns nothing is sent any more. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#timer?.cancel();
    await new Promise<void>((resolve) => this.#service.stop(() => resolve()));
    await closeMdns(this.#mdns);
  }

  #sayAgain(): void {
    this.#timer = null;
    const text = this.#parts.text();
    const said = JSON.stringify(text);
    if (this.#isOver || said === this.#said) return;
    this.#said = said;
    this.#service.stop(() => {
      if (!this.#isOver) this.#service = this.#publish(text);
    });
  }

  #publish(txt: BeaconText): Service {
    const { port, id } = this.#parts;
    // Not the computer's own name, which often holds a person's. The id is random, so nobody needs to be asked whether it is taken.
    return this.#mdns.publish({ name: id, host: `${id}.local`, type: SERVICE_TYPE, port, txt, probe: false, disableIPv6: true });
  }
}
