import { TYPE } from '../board/terrain.ts';
import type { HxKeywordModule } from './moments.ts';

/** HX-28.1: its text holds while it stands on mineral, grass, sensor or strife. */
export const adapt: HxKeywordModule = {
  bonus: (s, unit, def) => (s.board.types[unit.tile] === TYPE.blank ? null : def.adapt),
};
