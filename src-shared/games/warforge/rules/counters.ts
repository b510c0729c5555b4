import type { WrCounter } from '../events.ts';
import type { WrState } from '../state.ts';
import { tell } from './tell.ts';

/** Changes a player's counter (WR-22.3, 22.7, 24.1). A leaf: keyword modules import it. */
export function count(s: WrState, seat: number, counter: WrCounter, n: number): void {
  if (n === 0) return;
  const now = (s.seats[seat][counter] += n);
  tell()?.all({ type: 'counter', seat, counter, now });
}
