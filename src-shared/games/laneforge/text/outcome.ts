import type { Outcome } from '../../../kernel/state.ts';
import type { Seat, Viewer } from '../../../kernel/seat.ts';
import { outcomeTitle, type OutcomeText } from '../../../text/outcome.ts';
import { PlayerVoice } from '../../../text/voice.ts';

/** Says who won and why. */
export function describeOutcome(outcome: Outcome, viewer: Viewer, names: readonly string[]): OutcomeText {
  const voice = new PlayerVoice({ viewer, names });
  const [winner] = outcome.winners;
  return { title: outcomeTitle(outcome, viewer, names), reason: reasonOf(outcome.reason, winner, 1 - winner, voice) };
}

function reasonOf(reason: string, winner: Seat, loser: Seat, voice: PlayerVoice): string {
  switch (reason) {
    case 'healthGone':
      return `${voice.does(loser, 'have', 'has')} no Health left.`;
    case 'suddenDeath':
      return `Sudden Death: ${voice.whom(loser)} had less Health.`;
    case 'suddenDeathTie':
      return `Sudden Death ended with equal Health, and ${voice.whom(winner)} held the Forge.`;
    case 'conceded':
      return `${voice.does(loser, 'gave', 'gave')} up.`;
    default:
      return `The game ended: ${reason}.`;
  }
}
