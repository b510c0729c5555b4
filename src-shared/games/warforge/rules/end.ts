import { SEATS, type WrState } from '../state.ts';
import { tell } from './tell.ts';

/** How a match ends (WR-1.1–1.8). */
export type WrEnd = 'health' | 'conceded' | 'simultaneous' | 'turnCap';

/** WR-1.4: what is still queued is dropped. @param winners none for a draw */
export function finish(s: WrState, winners: number[], reason: WrEnd): void {
  s.result = {
    winners,
    ranking: Array.from({ length: SEATS }, (_, seat) => (winners.length === 0 || winners.includes(seat) ? 1 : 2)),
    reason,
  };
  s.queue.length = 0;
}

/** WR-1.7: at any time. */
export function concede(s: WrState, seat: number): void {
  if (s.result !== null) return;
  tell()?.all({ type: 'conceded', seat });
  finish(s, [1 - seat], 'conceded');
}
