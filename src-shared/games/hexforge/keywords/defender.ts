import type { KeywordModule } from './types.ts';

/** HX-28.6: cannot be declared as attacker; still moves and strikes back. */
export const defender: KeywordModule = { id: 'defender', cannotAttack: true };
