import type { HxHex } from '../types.ts';

const letters = (n: number): string => (n < 26 ? '' : letters(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26));

/** Where a map begins: looked for once, though all of its tiles are named with every change of the board. */
const firsts = new WeakMap<readonly HxHex[], HxHex>();

function firstOf(tiles: readonly HxHex[]): HxHex {
  let first = firsts.get(tiles);
  if (!first) {
    first = { q: Math.min(...tiles.map(({ q }) => q)), r: Math.min(...tiles.map(({ r }) => r)) };
    firsts.set(tiles, first);
  }
  return first;
}

/** "D7": columns are lettered by q, rows numbered by r, both from the map's first. */
export function tileName(tiles: readonly HxHex[], index: number): string {
  const first = firstOf(tiles);
  const { q, r } = tiles[index];
  return `${letters(q - first.q)}${r - first.r + 1}`;
}
