import type { KeywordModule } from './types.ts';

/** HX-28.18: its text fires when its card goes from the battlefield to discard. */
export const memento: KeywordModule = { id: 'memento', firesOn: 'diedToDiscard' };
