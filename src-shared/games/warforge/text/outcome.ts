import type { Seat, Viewer } from '../../../kernel/seat.ts';
import type { Outcome } from '../../../kernel/state.ts';
import { outcomeTitle, type OutcomeText } from '../../../text/outcome.ts';
import { PlayerVoice } from '../../../text/voice.ts';

/** Says who won and why. */
export function describeOutcome(outcome: Outcome, viewer: Viewer, names: readonly string[]): OutcomeText {
  const [winner = 0] = outcome.winners;
  return { title: outcomeTitle(outcome, viewer, names), reason: reasonOf(outcome.reason, 1 - winner, new PlayerVoice({ viewer, names })) };
}

function reasonOf(reason: string, loser: Seat, voice: PlayerVoice): string {
  switch (reason) {
    case 'health':
      return `${voice.Whose(loser)} Warlord has fallen.`;
    case 'conceded':
      return `${voice.does(loser, 'gave', 'gave')} up.`;
    case 'simultaneous':
      return 'Both Warlords fell at the same moment.';
    case 'turnCap':
      return 'Both players finished turn 50, and both Warlords stand.';
    default:
      return `The game ended: ${reason}.`;
  }
}
