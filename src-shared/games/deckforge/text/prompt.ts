/** The prompt line: one sentence that always says who must do what, and what the main button does. From the view alone. */
import type { Seat } from '../../../kernel/seat.ts';
import type { PromptText } from '../../../text/prompt.ts';
import { seatName } from '../../../text/voice.ts';
import { counted, joined } from '../../../text/words.ts';
import type { DkAction } from '../actions.ts';
import type { RunItem, SimpleItem } from '../state.ts';
import { FIRST_ID, type DkChoiceKind } from '../types.ts';
import type { DkChoiceView, DkView } from '../view.ts';
import { describeOutcome } from './outcome.ts';
import { permanentIn, permanentName, printedOn } from './permanents.ts';
import { quoted } from './rules-text.ts';

export type DkPromptText = PromptText<DkAction['type']>;
type Prompt = Omit<DkPromptText, 'who'>;

/** What somebody else is waited for. */
const WAITING: Record<DkChoiceKind, string> = {
  initiative: 'initiative',
  block: 'block or not',
  respond: 'response',
  window: 'Artifact or not',
  aim: 'target',
  reflect: 'target of the reflected spell',
  wreck: 'Artifact that goes',
  discard: 'discard',
};

interface Asked {
  view: DkView;
  nameOf(seat: Seat): string;
  count(type: DkAction['type']): number;
}

export function promptFor(view: DkView, actions: readonly DkAction[], seatNames: readonly string[]): DkPromptText {
  const nameOf = (seat: Seat) => seatName(seatNames, seat);
  const who = view.toAct;
  if (view.result) {
    const { title, reason } = describeOutcome(view.result, view.viewer, seatNames);
    return { who: null, sentence: `${title}. ${reason}` };
  }
  if (who === null || who !== view.viewer) return waiting(view, who, who === null ? 'the game' : nameOf(who));
  const asked: Asked = { view, nameOf, count: (type) => actions.filter((action) => action.type === type).length };
  return { who, ...(view.choice ? choicePrompt(view.choice, asked) : mainPrompt(asked)) };
}

function waiting(view: DkView, who: Seat | null, name: string): DkPromptText {
  const what = view.choice ? ` (${WAITING[view.choice.kind]})` : '';
  const out = view.viewer !== 'spectator' && view.seats[view.viewer].out > 0 ? 'You are out of this match. ' : '';
  return { who, sentence: `${out}Waiting for ${name}${what}.`, main: { label: `Waiting for ${name}`, state: 'waiting' } };
}

/** What is coming, and at whom: "Mira’s Cub attacks you, blocked by your Guard", "Mira’s Jab is aimed at your Guard: “Deal 3 damage.”". */
function threat(asked: Asked): string {
  const { view, nameOf } = asked;
  const { event, config } = view;
  if (event === null) return 'Something comes at you.';
  const whose = `${nameOf(event.seat)}’s`;
  if (event.kind !== 'attack') {
    const card = config.decks[event.deck].cards[event.card];
    return `${whose} ${card.name} is aimed at ${aimed(asked)}: ${quoted(card)}`;
  }
  const attacker = permanentIn(view, event.attacker) ? permanentName(view, event.attacker) : 'attack';
  const blocker = permanentIn(view, event.blocker) ? `, blocked by your ${permanentName(view, event.blocker)}` : '';
  return `${whose} ${attacker} attacks ${aimed(asked)}${blocker}.`;
}

/** What an Artifact would come before: "Jab comes next. Use an Artifact before it, or not." */
function next({ view }: Asked): string {
  const { event, config } = view;
  if (event === null) return 'use an Artifact now, or not.';
  const attacker = permanentIn(view, event.attacker) ? `${permanentName(view, event.attacker)}’s attack` : 'the attack';
  const what = event.kind === 'attack' ? attacker : config.decks[event.deck].cards[event.card].name;
  return `${what} comes next. Use an Artifact before it, or not.`;
}

/** Whom it is aimed at: "you", or the own creature. */
function aimed({ view }: Asked): string {
  const { target } = view.event!;
  return target >= FIRST_ID && permanentIn(view, target) ? `your ${permanentName(view, target)}` : 'you';
}

/** The card whose text asks, with that text, since a target can hardly be chosen without it: "Jab: “Deal 3 damage to target opponent or creature.” ". */
function asking({ view }: Asked): string {
  const { work, event } = view;
  const item = work[work.length - 1] as RunItem | SimpleItem | undefined;
  const from = item?.do === 'run' ? item : event;
  const card = from && printedOn(view, from);
  return card ? `${card.name}: ${quoted(card)} ` : '';
}

const pass = (label: string): DkPromptText['main'] => ({ label, state: 'ready', action: 'pass' });

function choicePrompt({ kind, count }: DkChoiceView, asked: Asked): Prompt {
  switch (kind) {
    case 'initiative':
      return { sentence: 'Your choice: reveal a Creature or a Flying Creature; the highest ATK + DEF begins.' };
    case 'block':
      return {
        sentence: `Your answer: ${threat(asked)} Choose one creature to block with, or none.`,
        main: pass('No block'),
      };
    case 'respond': {
      const can = [asked.count('respond') > 0 && 'a Defense Spell', asked.count('activateArtifact') > 0 && 'an Artifact'].filter(
        (word) => word !== false,
      );
      const how = can.length > 0 ? `Respond with ${joined(can, 'or')}, or let it come` : 'You have nothing to respond with';
      return { sentence: `Your answer: ${threat(asked)} ${how}.`, main: pass('No response') };
    }
    case 'window':
      return { sentence: `Your choice: ${next(asked)}`, main: pass('No Artifact') };
    case 'aim':
      return { sentence: `Your choice: ${asking(asked)}Name the target.` };
    case 'reflect':
      return { sentence: 'Your choice: name the creature that the reflected spell falls on.' };
    case 'wreck':
      return { sentence: 'Your choice: name the Artifact that goes to the Graveyard.' };
    case 'discard':
      return { sentence: `Your choice: discard ${counted(count, 'token')}.` };
  }
}

function mainPrompt({ count }: Asked): Prompt {
  const can = [
    count('playCard') > 0 && 'play a card',
    count('declareAttack') > 0 && 'attack',
    count('activateArtifact') > 0 && 'use an Artifact',
  ].filter((word) => word !== false);
  const left = can.length > 0;
  return {
    sentence: left ? `Your turn: you may ${joined(can, 'and')}; then end the turn.` : 'Your turn: nothing is left to do; end the turn.',
    main: { label: 'End turn', state: left ? 'left' : 'ready', action: 'endMain' },
  };
}
