import { TYPE } from '../board/terrain.ts';
import type { HxKeywordModule } from './moments.ts';

/** HX-28.34: may path through walls, not end on one. */
export const unimpeded: HxKeywordModule = { crosses: TYPE.wall };
