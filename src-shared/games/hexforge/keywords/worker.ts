import { TYPE } from '../board/terrain.ts';
import { DEFS } from '../catalog.ts';
import type { HxKeywordModule } from './moments.ts';

/** HX-8.1: on a mineral tile it yields the amounts printed on it at its controller's Harvest. */
export const worker: HxKeywordModule = {
  harvest: (s, unit) => (s.board.types[unit.tile] === TYPE.mineral ? DEFS[unit.def].yields : null),
  works: true,
};
