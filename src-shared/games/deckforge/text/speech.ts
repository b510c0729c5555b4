/**
 * Accessible names, one function for each kind of thing: name, type, owner, numbers, keywords, state, what it can do. Made from a seat's
 * view and its legal actions alone.
 */
import type { Seat } from '../../../kernel/seat.ts';
import { said, unstopped, type SpeechContextOf } from '../../../text/speech.ts';
import { turnRail } from '../../../text/turn-rail.ts';
import { counted } from '../../../text/words.ts';
import type { DkAction } from '../actions.ts';
import { KW } from '../compile.ts';
import { isCreature } from '../decks/limits.ts';
import type { CardType } from '../types.ts';
import type { DkPermanentView, DkSeatView, DkView } from '../view.ts';
import { printedOn } from './permanents.ts';
import { cardText } from './rules-text.ts';
import { TERMS, type TermId } from './terms.ts';
import { TYPE_NAMES } from './type-names.ts';

export type SpeechContext = SpeechContextOf<DkView, DkAction>;

const TRAITS = ['fly', 'unb', 'bfl', 'bun', 'ims', 'ima'] as const satisfies readonly (TermId & keyof typeof KW)[];

/** The traits of a permanent or a player as they are now, by term. */
export const traitsOf = (kw: number): TermId[] => TRAITS.filter((trait) => (kw & KW[trait]) !== 0);

/** A token of the own hand: its type is all there is to it (DK-1.2). */
export const tokenSpeech = (type: CardType): string => `${TYPE_NAMES[type]} token`;

/** What keeps a creature from attacking, and what is on a permanent: "stunned for 2 turns". */
export function stateWords({ cardType, delay, attacked, blocked, stun, freeze, used }: DkPermanentView): string[] {
  if (cardType === 'artifact') return used ? ['at work'] : [];
  return [
    delay && 'came this turn, cannot attack yet',
    attacked && 'has attacked',
    blocked && 'has blocked',
    stun > 0 && `stunned for ${counted(stun, 'turn')}`,
    freeze > 0 && `frozen for ${counted(freeze, 'turn')}`,
  ].filter((word) => word !== false);
}

/** What the legal actions allow with a permanent of the viewer's. */
function canWords({ id }: DkPermanentView, { actions }: SpeechContext): string[] {
  return [
    actions.some((action) => action.type === 'declareAttack' && action.attacker === id) && 'can attack',
    actions.some((action) => action.type === 'assignBlock' && action.blocker === id) && 'can block',
    actions.some((action) => action.type === 'activateArtifact' && action.artifact === id) && 'can be used',
  ].filter((word) => word !== false);
}

/** "Cub, Creature, yours, attack 2, defense 3, 1 damage, flying, can attack". */
export function permanentSpeech(permanent: DkPermanentView, context: SpeechContext): string {
  const { view, names, verbosity } = context;
  const card = printedOn(view, permanent.card);
  if (!card) return '';
  return said([
    card.name,
    TYPE_NAMES[card.type],
    view.viewer === permanent.seat ? 'yours' : `${names[permanent.seat]}’s`,
    ...(isCreature(card.type) ? [`attack ${permanent.atk}`, `defense ${permanent.def}`] : []),
    permanent.damage > 0 && `${permanent.damage} damage this turn`,
    ...(verbosity === 'short' ? [] : traitsOf(permanent.kw).map((id) => TERMS[id].name.toLowerCase())),
    ...stateWords(permanent),
    ...canWords(permanent, context),
    verbosity === 'full' && unstopped(cardText(card)),
  ]);
}

/** What stands by a player and waits, with what it will do. */
export interface Charge {
  name: string;
  icon: string;
  line: string;
}

const reflectCharge = (n: number): Charge => ({
  name: `${n} Reflect`,
  icon: TERMS.reflect.icon,
  line: `Turns the next ${n > 1 ? `${n} Attack Spells` : 'Attack Spell'} aimed at this player or a creature of theirs back to who cast ${n > 1 ? 'them' : 'it'}.`,
});

const preventCharge = (n: number): Charge => ({
  name: n === 0 ? 'Prevent all' : `Prevent ${n}`,
  icon: TERMS.prevent.icon,
  line: `Takes ${n === 0 ? 'all' : n} of the next damage of an attack or Attack Spell off this player, and is gone after that.`,
});

/** Standing charges and immunities of a player: "1 Reflect", "Prevent 5", "Prevent all". */
export const chargesOf = ({ reflects, prevents, kw }: DkSeatView): Charge[] => [
  ...(reflects > 0 ? [reflectCharge(reflects)] : []),
  ...prevents.map(preventCharge),
  ...traitsOf(kw).map((id) => ({ name: TERMS[id].name.toLowerCase(), icon: TERMS[id].icon, line: TERMS[id].line })),
];

const chargeWords = (player: DkSeatView): string[] => chargesOf(player).map(({ name }) => name);

/** "Mira, 31 life, 4 tokens, 2 creatures, 1 flying creature, 1 Artifact, 1 Reflect". */
export function seatSpeech(seat: Seat, { view, names }: SpeechContext): string {
  const player = view.seats[seat];
  if (player.out > 0) return said([names[seat], 'out of the match']);
  const many = (type: CardType) => player.board.filter(({ cardType }) => cardType === type).length;
  return said([
    names[seat],
    `${player.life} life`,
    `${counted(player.handCount, 'token')} in hand`,
    many('creature') > 0 && counted(many('creature'), 'creature'),
    many('flying') > 0 && counted(many('flying'), 'flying creature'),
    many('artifact') > 0 && counted(many('artifact'), 'Artifact'),
    ...chargeWords(player),
    !view.result && turnRail(seat, view),
  ]);
}
