import type { Outcome } from '../kernel/state.ts';
import type { Viewer } from '../kernel/seat.ts';
import { seatName } from './voice.ts';

/** How a game ended, from where the reader sits. */
export interface OutcomeText {
  /** "You won", "You lost", "Mira won", "A draw". */
  title: string;
  /** Why, as a sentence. */
  reason: string;
}

/** Who won, in the reader’s words; anything but one winner is a draw. */
export function outcomeTitle(outcome: Outcome, viewer: Viewer, names: readonly string[]): string {
  const winner = outcome.winners.length === 1 ? outcome.winners[0] : null;
  if (winner === null) return 'A draw';
  if (winner === viewer) return 'You won';
  return viewer === 'spectator' ? `${seatName(names, winner)} won` : 'You lost';
}
