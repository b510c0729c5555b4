import type { HxKeywordModule } from './moments.ts';

/** HX-28.7: its text fires when it comes onto the battlefield by any way. */
export const entry: HxKeywordModule = { entered: (def) => def.entry };
