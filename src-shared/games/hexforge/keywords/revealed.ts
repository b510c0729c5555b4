import type { KeywordModule } from './types.ts';

/** HX-28.24: all players see the tile under it, and that tile only. */
export const revealed: KeywordModule = { id: 'revealed', exposed: true };
