import { count } from '../rules/counters.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-22.3, 22.4: a pool; what asks for N consumes N if they are there. */
export const ember: WrKeywordModule = {
  met(s, seat, n) {
    const player = s.seats[seat];
    if (player.embers < n) return false;
    count(s, seat, 'embers', -n);
    return true;
  },
  earned: (s, seat, n) => count(s, seat, 'embers', n),
};
