import { terrainOf } from '../board/terrain.ts';
import type { KeywordModule } from './types.ts';

/** HX-28.36: its text holds while it is adjacent to another unit of the same controller; towers do not count. */
export const unity: KeywordModule = {
  id: 'unity',
  holds(state, unit) {
    const around = terrainOf(state.board).outline.around[unit.tile];
    for (const tile of around) {
      const there = state.occupied[tile];
      if ((there & 1) === 1 && ((there >> 1) & 1) === unit.owner) return true;
    }
    return false;
  },
};
