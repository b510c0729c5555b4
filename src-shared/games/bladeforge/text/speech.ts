/**
 * Accessible names, one function for each kind of thing: name, owner, numbers, state, what it can do. Made from a seat's
 * view, its legal actions and the engine's odds alone.
 */
import type { Seat } from '../../../kernel/seat.ts';
import { said, unstopped, type SpeechContextOf } from '../../../text/speech.ts';
import { turnRail } from '../../../text/turn-rail.ts';
import { counted, joined, signedNumber } from '../../../text/words.ts';
import type { BlAction } from '../actions.ts';
import type { BlAttackOdds } from '../explain/questions.ts';
import { SLOTS, type BlCardId, type BlSlot } from '../types.ts';
import type { BlSeatView, BlView } from '../view.ts';
import { cardName, FACES } from './faces.ts';
import type { BlCardFace } from './faces.types.ts';
import { dieName, SLOT_NAMES } from './names.ts';
import { attackOddsWords } from './odds-words.ts';
import { Voice } from './voice.ts';

export type { Verbosity } from '../../../text/speech.ts';

export type SpeechContext = SpeechContextOf<BlView, BlAction>;

const voiceOf = ({ view, names }: SpeechContext): Voice => new Voice({ viewer: view.viewer, names });

// ---------------------------------------------------------------- cards

/** "attack +2, defense −1", "stability 5 too" on Shields; nothing on Gadgets. */
export function faceNumbers({ signs, stability }: BlCardFace): string[] {
  if (signs === null) return [];
  const numbers = [`attack ${signs.attack}`, `defense ${signs.defense}`];
  return stability === null ? numbers : [`Stability ${stability}`, ...numbers];
}

/** What the legal actions allow with a card of the hand. */
function cardCan(card: BlCardId, { actions }: SpeechContext): string[] {
  const of = (type: BlAction['type'], words: string) =>
    actions.some((action) => action.type === type && 'card' in action && action.card === card) ? [words] : [];
  return [
    ...of('chooseCard', 'can be chosen'),
    ...of('place', 'can be placed'),
    ...of('replace', 'can replace'),
    ...of('placeShield', 'can be placed'),
    ...of('playGadget', 'can be played'),
  ];
}

/** "needs d8" for a card that the own die is too small for. */
function reqOf(card: BlCardId, { view }: SpeechContext): string | false {
  const face = FACES[card];
  const die = view.viewer === 'spectator' ? null : view.seats[view.viewer].die;
  return face !== undefined && die !== null && face.req > die && `needs ${dieName(face.req)}, you have ${dieName(die)}`;
}

/** "Pan Lid, Guard of d4, attack −1, defense +2, can be placed". */
export function handCardSpeech(card: BlCardId, context: SpeechContext): string {
  const face = FACES[card];
  if (!face) return card;
  const can = cardCan(card, context);
  if (context.verbosity === 'short') return said([face.name, ...can]);
  const text = context.verbosity === 'full' ? unstopped(face.plain) : '';
  return said([face.name, `${face.typeWord} of ${dieName(face.req)}`, ...faceNumbers(face), text, reqOf(card, context), ...can]);
}

// ---------------------------------------------------------------- Forges

function slotCan(seat: Seat, slot: BlSlot, { actions, view }: SpeechContext): boolean {
  return (
    actions.some((action) => action.type === 'choosePart' && action.slot === slot) &&
    view.choice?.kind === 'part' &&
    (view.choice.of ?? view.viewer) === seat
  );
}

/** "left Guard: Pan Lid, attack −1, defense +2", "Shield, empty". */
export function slotSpeech(seat: Seat, slot: BlSlot, context: SpeechContext): string {
  const card = context.view.seats[seat].forge[slot];
  const can = slotCan(seat, slot, context) && 'can be chosen';
  if (card === null) return said([SLOT_NAMES[slot], 'empty', can]);
  const face = context.verbosity === 'short' ? undefined : FACES[card];
  const numbers = face ? faceNumbers(face) : [];
  return said([`${SLOT_NAMES[slot]}: ${cardName(card)}`, ...numbers, can]);
}

/** "Blade and left Guard, Shield Stability 5": what is on, by place; starters and all. */
function swordParts({ forge }: BlSeatView): string[] {
  const on = SLOTS.filter((slot) => slot !== 'shield' && forge[slot] !== null).map((slot) => SLOT_NAMES[slot]);
  const shield = forge.shield === null ? [] : [`Shield Stability ${FACES[forge.shield]?.stability ?? ''}`];
  return [...(on.length > 0 ? [joined(on, 'and')] : []), ...shield];
}

/** What lasts, and until when. */
function lastingParts({ lasting }: BlSeatView): string[] {
  return [
    lasting.defenseMod !== 0 && `${signedNumber(lasting.defenseMod)} defense until the next own turn`,
    lasting.blockMod !== 0 && `${signedNumber(lasting.blockMod)} to block rolls until the next own turn`,
    lasting.weaken !== 0 && `${signedNumber(-lasting.weaken)} defense this turn`,
  ].filter((words) => words !== false);
}

// ---------------------------------------------------------------- players

/** What the legal actions allow with a player. */
function seatCan(seat: Seat, { actions }: SpeechContext): string[] {
  return [
    ...(actions.some((action) => action.type === 'chooseSeat' && action.seat === seat) ? ['can be chosen'] : []),
    ...(actions.some((action) => action.type === 'attack' && action.target === seat) ? ['can be attacked'] : []),
  ];
}

/**
 * A player in one breath: "Mira, 14 of 20, d8, Blade and left Guard, Shield Stability 5, 4 cards in hand, next, can be
 * attacked; your attack: 62 percent to damage, mean 3.4".
 */
export function playerSpeech(seat: Seat, context: SpeechContext, odds?: BlAttackOdds | null): string {
  const { view, verbosity } = context;
  const own = view.seats[seat];
  const voice = voiceOf(context);
  const who = voice.isReader(seat) ? 'You' : voice.name(seat);
  if (own.out > 0) return `${said([who, 'defeated'])}.`;
  const head = [who, `${own.health} of 20`, dieName(own.die)];
  const can = seatCan(seat, context);
  if (verbosity === 'short') return `${said([...head, ...can])}.`;
  const parts = [
    ...head,
    ...swordParts(own),
    own.complete && 'complete',
    ...lastingParts(own),
    `${counted(own.handCount, 'card')} in hand`,
    verbosity === 'full' && `attack ${signedNumber(own.attack)}, defense ${signedNumber(own.defense)}`,
    verbosity === 'full' && own.known.length > 0 && `known of it: ${joined(own.known.map(cardName), 'and')}`,
    turnRail(seat, view),
    ...can,
  ];
  const against = odds ? `; your attack: ${said(attackOddsWords(odds))}` : '';
  return `${said(parts)}${against}.`;
}

/** What the turn still allows: "1 placement left, may Reforge". */
function allowances({ view, actions }: SpeechContext): string[] {
  if (view.viewer !== view.active) return [];
  const { means } = view;
  return [
    counted(means.placementsLeft, 'placement') + ' left',
    means.reforged ? 'Reforged this turn' : actions.some(({ type }) => type === 'reforge') ? 'may Reforge' : 'no Reforge possible',
    means.attackMod !== 0 && `${signedNumber(means.attackMod)} to this attack`,
    means.times > 1 && `attack times ${means.times}`,
    means.dieSteps > 0 && `die ${counted(means.dieSteps, 'size')} larger`,
    means.keepBest && 'rolls twice',
    means.noBlock && 'cannot be blocked',
    means.pierce && 'pierces a Shield',
  ].filter((words) => words !== false);
}

/** The own sword place by place, its sums, and what the turn still allows. */
export function mySpeech(seat: Seat, context: SpeechContext): string {
  const own = context.view.seats[seat];
  const places = SLOTS.map((slot) => slotSpeech(seat, slot, context));
  const sums = said([`attack ${signedNumber(own.attack)}`, `defense ${signedNumber(own.defense)}`, own.complete && 'complete']);
  const parts = [`${own.health} of 20, ${dieName(own.die)}`, ...places, sums, said(lastingParts(own)), said(allowances(context))];
  return `${parts.filter(Boolean).join('; ')}.`;
}

/** "Salvage, 12 cards, on top Pan Lid", "Armory, 80 cards". */
export function pileSpeech(pile: 'armory' | 'salvage', { view }: SpeechContext): string {
  if (pile === 'armory') return said(['Armory', view.armoryCount === 0 ? 'empty' : counted(view.armoryCount, 'card')]);
  const top = view.salvage[view.salvage.length - 1];
  return said(['Salvage', top ? counted(view.salvage.length, 'card') : 'empty', top && `on top ${cardName(top)}`]);
}
