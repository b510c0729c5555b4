import type { HxKeywordModule } from './moments.ts';

/** HX-28.28: its text fires when its controller puts a spell card on the stack. */
export const spellbound: HxKeywordModule = { spellCast: (def) => def.spellbound };
