/** The prompt line: one sentence that always says who must do what, and what the main button does. From the view alone. */
import type { Seat } from '../../../kernel/seat.ts';
import { seatName } from '../../../text/voice.ts';
import { counted } from '../../../text/words.ts';
import type { LnAction } from '../actions.ts';
import type { LnView } from '../view.ts';
import { PHASE_NAMES } from './names.ts';
import { describeOutcome } from './outcome.ts';
import { choicePrompt, waitingFor } from './prompt-choice.ts';
import type { Asked, LnPromptText, Prompt } from './prompt-types.ts';
import { lostAtEnd, stillToAct } from './still-to-act.ts';

export type { LnPromptText } from './prompt-types.ts';

export function promptFor(view: LnView, actions: readonly LnAction[], seatNames: readonly string[]): LnPromptText {
  const nameOf = (seat: Seat) => seatName(seatNames, seat);
  const who = view.toAct;
  if (view.result) {
    const { title, reason } = describeOutcome(view.result, view.viewer, seatNames);
    return { who: null, sentence: `${title}. ${reason}` };
  }
  if (who === null || who !== view.viewer) return waiting(view, who, who === null ? 'the game' : nameOf(who));
  const asked: Asked = { view, rival: nameOf(1 - who), count: (type) => actions.filter((action) => action.type === type).length };
  return { who, ...(view.choice ? choicePrompt(view.choice, asked) : actionPrompt(asked, actions)) };
}

function waiting(view: LnView, who: Seat | null, name: string): LnPromptText {
  const what = view.choice ? waitingFor(view.choice) : view.phase === 'over' ? '' : PHASE_NAMES[view.phase].long;
  return { who, sentence: `Waiting for ${name}${what && ` (${what})`}.`, main: { label: `Waiting for ${name}`, state: 'waiting' } };
}

function actionPrompt({ view, count }: Asked, actions: readonly LnAction[]): Prompt {
  const head = `Action ${view.action} of 4: yours.`;
  const label = view.action === 4 ? 'End phase: Combat' : 'End phase';
  if (count('endActionPhase') === 0) {
    return { sentence: `${head} One card to play or banish; free actions any time.`, main: { label, state: 'waiting' } };
  }
  const free = stillToAct(view, actions).length;
  const left = lostAtEnd(view, actions);
  const done = view.mainUsed ? 'Your card is used' : 'Your hand is empty';
  const rest = free > 0 ? `${counted(free, 'free action')} left, or end the phase.` : 'end the phase.';
  return {
    sentence: `${head} ${done}; ${rest}`,
    main: { label, state: free > 0 ? 'left' : 'ready', action: 'endActionPhase', ...(left.length > 0 && { left }) },
  };
}
