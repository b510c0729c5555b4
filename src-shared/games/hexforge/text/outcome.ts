import type { Outcome } from '../../../kernel/state.ts';
import type { Seat, Viewer } from '../../../kernel/seat.ts';

/** How a game ended, from where the reader sits. */
export interface OutcomeText {
  /** "You won", "You lost", "Mira won", "A draw". */
  title: string;
  /** Why, as a sentence. */
  reason: string;
}

/** Says who won and why. */
export function describeOutcome(outcome: Outcome, viewer: Viewer, names: readonly string[]): OutcomeText {
  const name = (seat: Seat) => names[seat] ?? `Seat ${seat + 1}`;
  const winner = outcome.winners.length === 1 ? outcome.winners[0] : null;
  return { title: titleOf(winner, viewer, name), reason: reasonOf(outcome, winner, viewer, name) };
}

function titleOf(winner: Seat | null, viewer: Viewer, name: (seat: Seat) => string): string {
  if (winner === null) return 'A draw';
  if (winner === viewer) return 'You won';
  return viewer === 'spectator' ? `${name(winner)} won` : 'You lost';
}

function reasonOf(outcome: Outcome, winner: Seat | null, viewer: Viewer, name: (seat: Seat) => string): string {
  const loser = winner === null ? null : 1 - winner;
  const whose = (seat: Seat) => (seat === viewer ? 'Your' : `${name(seat)}’s`);
  switch (outcome.reason) {
    case 'baseFell':
      return `${whose(loser!)} base fell.`;
    case 'bothBasesFell':
      return 'Both bases fell at the same moment.';
    case 'conceded':
      return loser === viewer ? 'You gave up.' : `${name(loser!)} gave up.`;
    case 'turnLimit':
      return 'The last turn ended with both bases standing.';
    default:
      return `The game ended: ${outcome.reason}.`;
  }
}
