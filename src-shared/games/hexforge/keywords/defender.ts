import type { HxKeywordModule } from './moments.ts';

/** HX-28.6: cannot be declared as attacker; still moves and strikes back. */
export const defender: HxKeywordModule = { barsAttack: 'It has Defender and cannot attack.' };
