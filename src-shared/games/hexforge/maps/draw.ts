import type { HxMap } from './schema.ts';
import type { HxTileType } from '../types.ts';

/** How tile types are drawn in map files. */
const SIGNS: Record<string, HxTileType> = { '.': 'blank', m: 'mineral', g: 'grass', s: 'sensor', '#': 'wall', x: 'strife', B: 'base' };

/**
 * A point-symmetric map from its upper half: rows from the top down to and including the middle one (r = 0),
 * tiles set apart by spaces, each row centred. The lower half is the upper one turned by 180°, so that
 * `type(q, r) = type(-q, -r)` holds by construction; the middle row must read the same from both ends.
 */
export function pointSymmetric(name: string, upper: readonly string[]): HxMap {
  const tiles: HxMap['tiles'] = [];
  upper.forEach((line, i) => {
    const r = i - (upper.length - 1);
    const row = line.trim().split(/\s+/);
    row.forEach((sign, column) => {
      const type = SIGNS[sign];
      if (!type) throw new Error(`map ${name}: no tile type is drawn as ${sign}`);
      const q = column - (row.length - 1 + r) / 2;
      tiles.push({ q, r, type });
      if (r < 0) tiles.push({ q: 0 - q, r: 0 - r, type });
    });
  });
  return { name, tiles };
}
