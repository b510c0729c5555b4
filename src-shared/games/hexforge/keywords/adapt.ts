import { TYPE } from '../board/terrain.ts';
import type { KeywordModule } from './types.ts';

/** HX-28.1: its text holds while it stands on mineral, grass, sensor or strife. */
export const adapt: KeywordModule = {
  id: 'adapt',
  holds: (state, unit) => state.board.types[unit.tile] !== TYPE.blank,
};
