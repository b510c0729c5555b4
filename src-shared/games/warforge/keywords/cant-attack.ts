import type { WrKeywordModule } from './moments.ts';

/** WR-21.25: it never attacks. */
export const cantAttack: WrKeywordModule = { barsAttack: 'It can’t attack.' };
