import type { KeywordModule } from './types.ts';

/** HX-28.7: its text fires when it comes onto the battlefield by any way. */
export const entry: KeywordModule = { id: 'entry', firesOn: 'entered' };
