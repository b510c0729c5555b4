import { draw } from '../../../kernel/rng.ts';
import { HOW } from '../state.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-24.30–24.32: what its hit has beyond the target’s health falls on a random neighbour. */
export const stomp: WrKeywordModule = {
  hitsBeside(s, unit, beside, excess, deeds) {
    if (excess > 0 && beside.length > 0) deeds.hurt(s, beside[draw(s.rng, 'chance', 'Stomp', beside.length)], excess, HOW.stomp, unit);
  },
};
