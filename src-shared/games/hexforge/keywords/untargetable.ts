import type { HxKeywordModule } from './moments.ts';

/** HX-28.37: no card or ability of any player may target it. */
export const untargetable: HxKeywordModule = { untargetable: 'It is Untargetable.' };
