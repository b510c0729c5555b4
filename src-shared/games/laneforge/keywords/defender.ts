import { ROW } from '../state.ts';
import type { LnKeywordModule } from './moments.ts';

/** LN-14.9: goes to the back row when it is played and in the moment it gains the keyword, and stays there. */
export const defender: LnKeywordModule = { goesTo: ROW.back, staysOutOf: ROW.front };
