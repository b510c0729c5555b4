import { terrainOf } from '../board/terrain.ts';
import type { HxKeywordModule } from './moments.ts';

/** HX-28.36: its text holds while it is adjacent to another unit of the same controller; towers do not count. */
export const unity: HxKeywordModule = {
  bonus(s, unit, def) {
    for (const tile of terrainOf(s.board).outline.around[unit.tile]) {
      const there = s.occupied[tile];
      if ((there & 1) === 1 && ((there >> 1) & 1) === unit.owner) return def.unity;
    }
    return null;
  },
};
