import { draw } from '../../../kernel/rng.ts';
import { allOfRole } from '../rules/pools.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-24.12–24.14: a card with a negative effect for the enemy hand. */
export const sabotage: WrKeywordModule = {
  given(s, seat, card, deeds) {
    if (card >= 0) return deeds.createCard(s, seat, card, 0);
    const pool = allOfRole('sabotage');
    if (pool.length > 0) deeds.createCard(s, seat, pool[draw(s.rng, 'chance', 'a Sabotage card', pool.length)], 0);
  },
};
