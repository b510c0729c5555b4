import { isWarlord, troopCount } from '../rules/board.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-23.16, 23.17: +1 to both attack values for each other friendly Troop. */
export const pack: WrKeywordModule = { value: (s, unit, _how, n) => n + troopCount(s, unit.seat) - (isWarlord(s, unit) ? 0 : 1) };
