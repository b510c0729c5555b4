import { draw } from '../../../kernel/rng.ts';
import { cardsOfRole, factionOf } from '../rules/pools.ts';
import { count } from '../rules/counters.ts';
import type { WrKeywordModule } from './moments.ts';

const FULL = 3;

/** WR-24.1, 24.2: each full 3 shuffle a random Secret of the faction into the deck. */
export const questProgress: WrKeywordModule = {
  earned(s, seat, n, deeds) {
    const before = s.seats[seat].questProgress;
    const secrets = Math.floor((before + n) / FULL);
    count(s, seat, 'questProgress', n - secrets * FULL);
    if (secrets === 0) return;
    const pool = cardsOfRole(factionOf(s, seat), 'secret');
    if (pool.length === 0) return;
    deeds.shuffleIn(
      s,
      seat,
      Array.from({ length: secrets }, () => pool[draw(s.rng, 'chance', 'a Secret', pool.length)]),
    );
  },
};
