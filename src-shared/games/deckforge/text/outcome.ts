import type { Viewer } from '../../../kernel/seat.ts';
import type { Outcome } from '../../../kernel/state.ts';
import { outcomeTitle, type OutcomeText } from '../../../text/outcome.ts';
import { numberWord } from '../../../text/words.ts';
import { Voice } from './voice.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** "You came third of four." for a player who did not win; nothing at a table of two. */
function placeOf({ ranking, winners }: Outcome, viewer: Viewer): string {
  if (viewer === 'spectator' || winners.includes(viewer) || ranking.length === 2) return '';
  const rank = ranking[viewer];
  const shared = ranking.filter((one) => one === rank).length > 1 ? ', not alone' : '';
  return ` You came ${PLACES[rank - 1]} of ${numberWord(ranking.length)}${shared}.`;
}

function reasonOf({ reason, winners }: Outcome, voice: Voice): string {
  switch (reason) {
    case 'lastStanding':
      return `${voice.does(winners[0], 'are', 'is')} the last one in the match.`;
    case 'allFallen':
      return 'All who were left were eliminated at once.';
    case 'turnLimit':
      return 'The last turn is over, and more than one player is left.';
    default:
      return `The game ended: ${reason}.`;
  }
}

/** Says who won and why. */
export function describeOutcome(outcome: Outcome, viewer: Viewer, names: readonly string[]): OutcomeText {
  return {
    title: outcomeTitle(outcome, viewer, names),
    reason: reasonOf(outcome, new Voice({ viewer, names })) + placeOf(outcome, viewer),
  };
}
