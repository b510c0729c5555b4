import { ROW } from '../state.ts';
import type { LnKeywordModule } from './moments.ts';

/** LN-14.3: goes to the front row when it is played, and in the moment it gains the keyword. */
export const aggressive: LnKeywordModule = { goesTo: ROW.front };
