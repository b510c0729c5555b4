import { networkInterfaces } from 'node:os';
import type { NetworkInterfaceInfo } from 'node:os';
import { numberOf } from '../../src-shared/lan/code.ts';
import type { OwnAddress } from '../../src-shared/lan/code.ts';
import { NoPort } from './table-server.ts';

/** Networks that nobody outside the house reaches, the likeliest to be a house's first. */
const PRIVATE = [
  ['192.168.0.0', 16],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['169.254.0.0', 16],
] as const;
const NOWHERE = PRIVATE.length;
/** Cards of virtual machines, containers and tunnels, where no guest is. */
const VIRTUAL = /^(docker|veth|br-|virbr|vmnet|vboxnet|vethernet|virtualbox|vmware|tun|tap|utun|wg|zt|tailscale|lxc|cni|podman|hyper-v)/i;

/** Which private network an IPv4 address is in; `NOWHERE` when it is in none. */
function rankOf(address: string): number {
  const value = numberOf(address);
  if (value === null) return NOWHERE;
  const rank = PRIVATE.findIndex(([net, bits]) => Math.floor(value / 2 ** (32 - bits)) === Math.floor(numberOf(net)! / 2 ** (32 - bits)));
  return rank < 0 ? NOWHERE : rank;
}

const isLoopback = (address: string): boolean => numberOf(address) !== null && address.startsWith('127.');

export const isPrivate = (address: string): boolean => rankOf(address) < NOWHERE;

/**
 * The address that somebody chose for tables: of a private network, or of this machine alone.
 * @throws NoPort for one that others could reach
 */
export function onlyAddress(address: string): string[] {
  if (!isPrivate(address) && !isLoopback(address)) throw new NoPort(`${address} is no address of a private network.`);
  return [address];
}

/** The machine's private IPv4 addresses, the likeliest first: those at which a table is offered. */
export function ownAddresses(cards: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces()): OwnAddress[] {
  return Object.entries(cards)
    .flatMap(([card, infos]) => (infos ?? []).map((info) => ({ card, info })))
    .filter(({ info }) => info.family === 'IPv4' && !info.internal && isPrivate(info.address))
    .map(({ card, info }) => ({ rank: rankOf(info.address) + (VIRTUAL.test(card) ? NOWHERE : 0), info }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ info: { address, netmask } }) => ({ address, netmask }));
}
