/** The prompt line: one sentence that always says who must do what, and what the main button does. From the view alone. */
import type { Seat } from '../../../kernel/seat.ts';
import { capital } from '../../../text/markup.ts';
import { seatName } from '../../../text/voice.ts';
import { counted, joined } from '../../../text/words.ts';
import type { BlAction } from '../actions.ts';
import type { BlView } from '../view.ts';
import { describeOutcome } from './outcome.ts';
import { choicePrompt, waitingFor } from './prompt-choice.ts';
import type { Asked, BlPromptText, Prompt } from './prompt-types.ts';
import { stillToAct } from './still-to-act.ts';

export type { BlPromptText } from './prompt-types.ts';

export function promptFor(view: BlView, actions: readonly BlAction[], seatNames: readonly string[]): BlPromptText {
  const nameOf = (seat: Seat) => seatName(seatNames, seat);
  const who = view.toAct;
  if (view.result) {
    const { title, reason } = describeOutcome(view.result, view.viewer, seatNames);
    return { who: null, sentence: `${title}. ${reason}` };
  }
  if (who === null || who !== view.viewer) return waiting(view, who, who === null ? 'the game' : nameOf(who));
  const asked: Asked = { view, seat: who, nameOf, count: (type) => actions.filter((action) => action.type === type).length };
  return { who, ...(view.choice ? choicePrompt(view.choice, asked) : mainPrompt(asked, actions)) };
}

function waiting(view: BlView, who: Seat | null, name: string): BlPromptText {
  const what = view.choice ? waitingFor(view.choice) : '';
  const out = view.viewer !== 'spectator' && view.seats[view.viewer].out > 0 ? 'You are out of this match. ' : '';
  return { who, sentence: `${out}Waiting for ${name}${what && ` (${what})`}.`, main: { label: `Waiting for ${name}`, state: 'waiting' } };
}

const PLACING = ['place', 'replace'] as const;
/** "you may place 1 part, Reforge, play a Gadget". */
function leftWords({ view, count }: Asked): string {
  const can = [
    PLACING.some((type) => count(type) > 0) &&
      (view.means.placementsLeft === 1 ? 'place or replace' : `place or replace ${counted(view.means.placementsLeft, 'time')}`),
    count('placeShield') > 0 && 'place a Shield',
    count('playGadget') > 0 && 'play a Gadget',
    count('reforge') > 0 && 'Reforge',
    count('recycle') > 0 && 'recycle',
  ].filter((word) => word !== false);
  return can.length > 0 ? `you may ${joined(can, 'and')}` : '';
}

/** The attack is a choice among rivals, so it is not the main button's. */
function mainPrompt(asked: Asked, actions: readonly BlAction[]): Prompt {
  const { view, count } = asked;
  const can = leftWords(asked);
  const left = stillToAct(view, actions);
  const state = left.length > 0 ? 'left' : 'ready';
  const leaving = left.length > 0 ? { left } : {};
  if (count('endTurn') > 0) {
    const rest = can ? `${can}; then end the turn` : 'end the turn';
    return {
      sentence: `You have Reforged: no attack and no draw this turn. ${capital(rest)}.`,
      main: { label: 'End turn', state, action: 'endTurn', ...leaving },
    };
  }
  const rivals = actions.filter((action) => action.type === 'attack').length;
  const ending = `attack ${rivals === 1 ? 'your rival' : `one of ${rivals} rivals`} or draw ${view.armoryCount > 0 ? '1' : 'nothing'}`;
  return {
    sentence: `Your turn: ${can ? `${can}; then ${ending}` : ending}.`,
    main: { label: view.armoryCount > 0 ? 'Draw 1, end turn' : 'End turn without a draw', state, action: 'drawToEnd', ...leaving },
  };
}
