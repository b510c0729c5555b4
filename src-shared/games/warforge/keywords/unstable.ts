import { draw } from '../../../kernel/rng.ts';
import { eachUnit } from '../rules/board.ts';
import { HOW, type WrUnit } from '../state.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-25.10: dying it deals 1 to 3 damage to one random other unit. */
export const unstable: WrKeywordModule = {
  dying: () => 1,
  fires(s, _trigger, _unit, deeds) {
    const all: WrUnit[] = [];
    eachUnit(s, (unit) => all.push(unit));
    const n = 1 + draw(s.rng, 'chance', 'Unstable', 3);
    deeds.hurt(s, all[draw(s.rng, 'chance', 'whom Unstable hits', all.length)], n, HOW.effect, null);
  },
};
