import { terrainOf } from '../board/terrain.ts';
import { entityAt } from '../rules/lookup.ts';
import type { HxKeywordModule } from './moments.ts';

/** HX-28.30, 28.31: its attack also hits everything beside the attacked tile, except itself. */
export const splash: HxKeywordModule = {
  attackStrikes(s, { unit, splash: amount, kw, seat, def }, tile, hits) {
    if (amount <= 0) return;
    for (const beside of terrainOf(s.board).outline.around[tile]) {
      const victim = entityAt(s, beside);
      if (victim && victim.id !== unit) hits.push({ victim, amount, source: unit, kw, seat, from: def });
    }
  },
};
