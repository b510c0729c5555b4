/** Single numbers of a deck’s cards as something that can be changed a little (DK-17.2, 17.7). */
import { cardFaults } from '../check.ts';
import { cardRating, STANDARD_CARD } from '../rating.ts';
import { CARD_TYPES, type Ability, type DeckCard, type OnlineDeck, type Op } from '../wire.ts';

/** Which number of a card. */
export type NumberPlace = 'atk' | 'def' | { readonly ability: number; readonly number: 'n' | 'm' };

/** One number of one card becomes another. */
export interface NumberEdit {
  /** The card’s name, which is its own in its deck. */
  readonly card: string;
  readonly place: NumberPlace;
  readonly from: number;
  readonly to: number;
}

/** An edit, and by how much it is thought to change the log odds of winning. */
export interface WeighedEdit extends NumberEdit {
  readonly odds: number;
}

/**
 * Log odds for each point of deck power (DK-20.5), by the number that is changed: of games of a built-in deck against itself with all such numbers
 * changed. Power rates DEF lower than games do, and what spells and Artifacts say higher.
 */
const ODDS_PER_POWER = { atk: 0.25, def: 0.44, said: 0.08 } as const;

/** By how much one number may change: more would make another card of it. */
const MOST_STEPS = 3;

const withNumber = (ability: Ability, number: 'n' | 'm', to: number): Ability => {
  const [when, op, selector, n, m, dur] = ability;
  return number === 'n' ? [when, op, selector, to, m, dur] : [when, op, selector, n, to, dur];
};

const change = (card: DeckCard, place: NumberPlace, to: number): DeckCard =>
  typeof place === 'string'
    ? { ...card, [place]: to }
    : { ...card, abilities: card.abilities.map((ability, i) => (i === place.ability ? withNumber(ability, place.number, to) : ability)) };

/** The deck with these changes; the deck that was given stays as it is. */
export function applyEdits(deck: OnlineDeck, edits: readonly NumberEdit[]): OnlineDeck {
  const cards = deck.cards.map((card) =>
    edits.filter((edit) => edit.card === card.name).reduce((changed, { place, to }) => change(changed, place, to), card),
  );
  return { ...deck, cards };
}

/** Ops whose n or m is a number that a card says. */
const saysN = (op: Op, n: number): boolean => (op === 'mod' ? true : n > 0);

function numbersOf(card: DeckCard): { place: NumberPlace; from: number }[] {
  const isCreature = card.type === 'creature' || card.type === 'flying';
  const stats = isCreature
    ? [
        { place: 'atk' as const, from: card.atk },
        { place: 'def' as const, from: card.def },
      ]
    : [];
  const said = card.abilities.flatMap(([, op, , n, m], ability) => [
    ...(saysN(op, n) ? [{ place: { ability, number: 'n' as const }, from: n }] : []),
    ...(op === 'mod' ? [{ place: { ability, number: 'm' as const }, from: Number(m) }] : []),
  ]);
  return [...stats, ...said];
}

/** Every legal change of one number by a few, in the order of the deck; none makes a Standard card Unlimited, and none is without effect. */
export function editsOf(deck: OnlineDeck): WeighedEdit[] {
  const copies = CARD_TYPES.map((type) => deck.cards.reduce((sum, card) => sum + (card.type === type ? card.copies : 0), 0));
  return deck.cards.flatMap((card) => {
    const rating = cardRating(card).total;
    const weight = card.copies / copies[CARD_TYPES.indexOf(card.type)] / CARD_TYPES.length;
    return numbersOf(card).flatMap(({ place, from }) =>
      STEPS.flatMap((step): WeighedEdit[] => {
        const changed = change(card, place, from + step);
        const after = cardRating(changed).total;
        const odds = (after - rating) * weight * ODDS_PER_POWER[typeof place === 'string' ? place : 'said'];
        if (odds === 0 || after > Math.max(rating, STANDARD_CARD) || cardFaults(changed, 0).length > 0) return [];
        return [{ card: card.name, place, from, to: from + step, odds }];
      }),
    );
  });
}

const STEPS = Array.from({ length: MOST_STEPS }, (_, i) => i + 1).flatMap((step) => [-step, step]);

const OP_WORDS: Partial<Record<Op, string>> = {
  dmg: 'damage',
  heal: 'healing',
  prevent: 'prevention',
  stun: 'turns of Stun',
  freeze: 'turns of Freeze',
  draw: 'tokens drawn',
  discard: 'tokens discarded',
};

function placeText(card: DeckCard, place: NumberPlace): string {
  if (typeof place === 'string') return place.toUpperCase();
  const [, op] = card.abilities[place.ability];
  const what = op === 'mod' ? `change of ${place.number === 'n' ? 'ATK' : 'DEF'}` : (OP_WORDS[op] ?? op);
  const isAlone = card.abilities.filter(([, other]) => other === op).length === 1;
  return isAlone ? what : `${what} of ability ${place.ability + 1}`;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** “Cub: ATK 3 → 2”. */
export function editText(deck: OnlineDeck, { card, place, from, to }: NumberEdit): string {
  const found = deck.cards.find(({ name }) => name === card)!;
  return `${card}: ${placeText(found, place)} ${signed(from)} → ${signed(to)}`;
}
