import type { LnState } from '../state.ts';
import { endGame } from './losing.ts';
import { tell } from './tell.ts';

/** LN-D53: at any time, also in Sudden Death; the others win. */
export function concede(s: LnState, seat: number): void {
  if (s.result !== null) return;
  tell()?.all({ type: 'conceded', seat });
  endGame(
    s,
    s.seats.flatMap((_, other) => (other === seat ? [] : [other])),
    'conceded',
  );
}
