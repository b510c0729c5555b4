/** The prompt line: one sentence that always says who must do what, and what the main button does. From the view alone. */
import type { PromptText } from '../../../text/prompt.ts';
import { seatName } from '../../../text/voice.ts';
import { counted } from '../../../text/words.ts';
import type { WrAction } from '../actions.ts';
import type { WrView } from '../view.ts';
import { cardName } from './faces.ts';
import { PHASE_NAMES } from './names.ts';
import { describeOutcome } from './outcome.ts';
import { stillToAct } from './still-to-act.ts';

export type WrPromptText = PromptText<WrAction['type']>;

export function promptFor(view: WrView, actions: readonly WrAction[], names: readonly string[]): WrPromptText {
  if (view.result) {
    const { title, reason } = describeOutcome(view.result, view.viewer, names);
    return { who: null, sentence: `${title}. ${reason}` };
  }
  const who = view.toAct;
  if (who === null || who !== view.viewer) return waiting(view, who, names);
  if (view.choice) return { who, sentence: choiceSentence(view) };
  if (view.phase === 'mulligan') return mulligan(view, who);
  return turn(view, actions, who);
}

function waiting(view: WrView, who: number | null, names: readonly string[]): WrPromptText {
  const name = who === null ? 'the game' : seatName(names, who);
  const what = view.phase === 'over' ? '' : ` (${PHASE_NAMES[view.phase]})`;
  return { who, sentence: `Waiting for ${name}${what}.`, main: { label: `Waiting for ${name}`, state: 'waiting' } };
}

function choiceSentence({ choice }: WrView): string {
  const card = cardName(choice!.card);
  switch (choice!.kind) {
    case 'target':
      return `Your choice: a target for ${card}.`;
    case 'take':
      return `Your choice: one of ${counted(choice!.offered.length, 'card')} for ${card}.`;
    case 'pact':
      return `Your choice: a Pact for ${card}.`;
  }
}

function mulligan(view: WrView, who: number): WrPromptText {
  const n = view.me!.returning.length;
  const label = n === 0 ? 'Keep this hand' : `Put ${counted(n, 'card')} back`;
  return { who, sentence: 'Your choice: which drawn cards go back, once.', main: { label, state: 'ready', action: 'keep' } };
}

/** "2 can attack, 3 energy": what ends with the turn. */
function leftOver(view: WrView, actions: readonly WrAction[]): string[] {
  const attackers = new Set(actions.flatMap((action) => (action.type === 'attack' ? [action.from] : []))).size;
  const { energy } = view.seats[view.active];
  return [...(attackers > 0 ? [`${attackers} can attack`] : []), ...(energy > 0 ? [`${energy} energy`] : [])];
}

function turn(view: WrView, actions: readonly WrAction[], who: number): WrPromptText {
  const left = stillToAct(view, actions);
  const over = leftOver(view, actions);
  return {
    who,
    sentence: 'Your turn: play cards, attack and act as you like.',
    main: {
      label: over.length > 0 ? `End turn: ${over.join(', ')}` : 'End turn',
      state: left.length > 0 ? 'left' : 'ready',
      action: 'endTurn',
      ...(left.length > 0 && { left }),
    },
  };
}
