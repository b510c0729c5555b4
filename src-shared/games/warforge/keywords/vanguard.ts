import type { WrKeywordModule } from './moments.ts';

/** WR-25.12–25.16: the others of its side cannot be attacked. */
export const vanguard: WrKeywordModule = { guards: 'Vanguard: attack that Troop first.' };
