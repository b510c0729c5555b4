import type { KeywordModule } from './types.ts';

/** HX-28.16: another unit dealt 1 or more damage by this unit is destroyed. */
export const lethal: KeywordModule = { id: 'lethal', kills: true };
