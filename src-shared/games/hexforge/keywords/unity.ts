import { terrainOf } from '../board/terrain.ts';
import { isUnitOf } from '../state.ts';
import type { HxKeywordModule } from './moments.ts';

/** HX-28.36: its text holds while it is adjacent to another unit of the same controller; towers do not count. */
export const unity: HxKeywordModule = {
  bonus(s, unit, def) {
    for (const tile of terrainOf(s.board).outline.around[unit.tile]) if (isUnitOf(s.occupied[tile], unit.owner)) return def.unity;
    return null;
  },
};
