import type { HxKeywordModule } from './moments.ts';

/** HX-28.18: its text fires when its card goes from the battlefield to discard. */
export const memento: HxKeywordModule = { discarded: (def) => def.memento };
