import type { HxKeywordModule } from './moments.ts';

/** HX-28.24: all players see the tile under it, and that tile only. */
export const revealed: HxKeywordModule = { shows: (unit) => unit.tile };
