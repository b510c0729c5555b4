import type { HxState } from '../state.ts';
import { tell } from './tell.ts';

/** HX-30.2: at any time, with or without priority; the game is over at once. */
export function concede(s: HxState, seat: number): void {
  if (s.result !== null) return;
  tell()?.all({ type: 'conceded', seat });
  s.result = { winners: [1 - seat], ranking: seat === 0 ? [2, 1] : [1, 2], reason: 'conceded' };
  s.pending = null;
}
