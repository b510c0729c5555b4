import type { HxHex } from '../types.ts';

const letters = (n: number): string => (n < 26 ? '' : letters(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26));

/** "D7": columns are lettered by q, rows numbered by r, both from the map's first. */
export function tileName(tiles: readonly HxHex[], index: number): string {
  let firstQ = Infinity;
  let firstR = Infinity;
  for (const tile of tiles) {
    firstQ = Math.min(firstQ, tile.q);
    firstR = Math.min(firstR, tile.r);
  }
  const { q, r } = tiles[index];
  return `${letters(q - firstQ)}${r - firstR + 1}`;
}
