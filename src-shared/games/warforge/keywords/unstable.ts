import { draw } from '../../../kernel/rng.ts';
import { eachUnit, unitById } from '../rules/board.ts';
import { HOW, type WrUnit } from '../state.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-25.10: dying it deals 1 to 3 damage to one random other unit. */
export const unstable: WrKeywordModule = {
  dying: () => 1,
  fires(s, trigger, _unit, deeds) {
    if (trigger.it === 0) {
      const all: WrUnit[] = [];
      eachUnit(s, (unit) => all.push(unit));
      trigger.n = 1 + draw(s.rng, 'chance', 'Unstable', 3);
      trigger.it = all[draw(s.rng, 'chance', 'whom Unstable hits', all.length)].id;
    }
    const victim = unitById(s, trigger.it);
    if (victim && !deeds.turnsUpFirst(s, trigger, victim)) deeds.hurt(s, victim, trigger.n, HOW.effect, null, trigger.card);
  },
};
