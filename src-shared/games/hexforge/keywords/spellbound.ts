import type { KeywordModule } from './types.ts';

/** HX-28.28: its text fires when its controller puts a spell card on the stack. */
export const spellbound: KeywordModule = { id: 'spellbound', firesOn: 'spellCast' };
