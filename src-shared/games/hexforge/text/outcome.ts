import type { Outcome } from '../../../kernel/state.ts';
import type { Seat, Viewer } from '../../../kernel/seat.ts';
import { outcomeTitle, type OutcomeText } from '../../../text/outcome.ts';
import { seatName } from '../../../text/voice.ts';

/** Says who won and why. */
export function describeOutcome(outcome: Outcome, viewer: Viewer, names: readonly string[]): OutcomeText {
  const winner = outcome.winners.length === 1 ? outcome.winners[0] : null;
  return { title: outcomeTitle(outcome, viewer, names), reason: reasonOf(outcome, winner, viewer, (seat) => seatName(names, seat)) };
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
