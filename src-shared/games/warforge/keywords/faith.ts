import { count } from '../rules/counters.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-22.7: a counter that is looked at and not spent. */
export const faith: WrKeywordModule = { met: (s, seat, n) => s.seats[seat].faith >= n, earned: (s, seat, n) => count(s, seat, 'faith', n) };
