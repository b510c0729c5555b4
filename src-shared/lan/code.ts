/**
 * The code of a table: six signs, 30 bits. It says what a guest's machine cannot know by itself: the last number of the host's address, which of the
 * known ports, and the table's secret.
 */

/** Digits and letters without those that are read as others. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_SIGNS = 6;
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Ports of tables; the code has room for sixteen. */
export const TABLE_PORTS: readonly number[] = Array.from({ length: 16 }, (_, n) => 47_520 + n);

/** Number of secrets: 18 bits. */
export const SECRETS = 2 ** 18;
const HOSTS = 2 ** 8;

export interface TableCode {
  /** Last number of the IPv4 address, 0 to 255. */
  host: number;
  /** Index into `TABLE_PORTS`. */
  port: number;
  /** Below `SECRETS`. */
  secret: number;
}

/** The code's six signs. */
export function codeOf({ host, port, secret }: TableCode): string {
  // 30 bits: no bitwise operators, which would run into the sign.
  let rest = (host * TABLE_PORTS.length + port) * SECRETS + secret;
  let signs = '';
  for (let n = 0; n < CODE_SIGNS; n++) {
    signs = SIGNS[rest % SIGNS.length] + signs;
    rest = Math.floor(rest / SIGNS.length);
  }
  return signs;
}

/** Reads a code as people type it. @returns null when it is none */
export function readCode(typed: string): TableCode | null {
  const signs = [...typed.toUpperCase().replace(/[\s-]/g, '')].map((sign) => SIGNS.indexOf(READ_AS[sign] ?? sign));
  if (signs.length !== CODE_SIGNS || signs.includes(-1)) return null;
  const value = signs.reduce((sum, sign) => sum * SIGNS.length + sign, 0);
  const place = Math.floor(value / SECRETS);
  return { host: Math.floor(place / TABLE_PORTS.length), port: place % TABLE_PORTS.length, secret: value % SECRETS };
}

/** In two groups, to be read out: "7K2 QX9". */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** An IPv4 address of a machine with its netmask. */
export interface OwnAddress {
  address: string;
  netmask: string;
}

/** Networks wider than this are not searched: sixteen times 256 addresses. */
const MOST_PLACES = 16;

/**
 * Addresses that the code may mean for a guest with these network cards, the nearest first: one for each /24 of its own network. None for a
 * network that is too wide: there the address is typed.
 */
export function placesOf(code: TableCode, own: readonly OwnAddress[]): string[] {
  const places = own.flatMap(({ address, netmask }) => {
    const [mine, mask] = [numberOf(address), numberOf(netmask)];
    if (mine === null || mask === null) return [];
    const size = Math.max(HOSTS, 2 ** 32 - mask);
    if (size > MOST_PLACES * HOSTS) return [];
    const first = Math.floor(mine / size) * size;
    const near = Math.floor(mine / HOSTS) * HOSTS;
    const nets = Array.from({ length: size / HOSTS }, (_, n) => first + n * HOSTS);
    return nets.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near)).map((net) => addressOf(net + code.host));
  });
  return [...new Set(places)];
}

/** An IPv4 address as a number; null when it is none. */
export function numberOf(address: string): number | null {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < HOSTS)) return null;
  return parts.reduce((sum, part) => sum * HOSTS + Number(part), 0);
}

const addressOf = (value: number): string => [2 ** 24, 2 ** 16, HOSTS, 1].map((place) => Math.floor(value / place) % HOSTS).join('.');
