import { count } from '../rules/counters.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-22.5: dying it leaves an Ember, which its controller collects. */
export const emberheart: WrKeywordModule = { removed: (s, unit) => count(s, unit.seat, 'embers', 1) };
