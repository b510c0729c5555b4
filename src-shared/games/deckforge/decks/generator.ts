/**
 * The card generator (DK-21.3): companion of a table with real cards. A type turns up a random card of the loaded deck; permanents join a
 * local Battlefield, from which people take them by hand. All functions leave the state they are given as it is.
 */
import { Random } from '../../../kernel/rng.ts';
import { CARD_TYPES, type CardType, type DeckCard, type OnlineDeck } from './wire.ts';

/** A card that was turned up. */
export interface TurnedUp {
  /** How many were turned up before it: its own, for as long as the generator is in use. */
  readonly id: number;
  readonly card: DeckCard;
}

export interface GeneratorState {
  /** With the number of cards turned up it decides what comes next. */
  readonly seed: string;
  readonly count: number;
  /** Turned up last; null before the first. */
  readonly last: TurnedUp | null;
  /** Permanents in play, oldest first. */
  readonly field: readonly TurnedUp[];
  /** What was taken away, latest last: one card, or all of a CLEAR ALL. */
  readonly taken: readonly (readonly TurnedUp[])[];
}

export const newGenerator = (seed: string): GeneratorState => ({ seed, count: 0, last: null, field: [], taken: [] });

/** DK-1.1: what stays in play. */
const PERMANENTS: readonly CardType[] = ['creature', 'flying', 'artifact'];
export const isPermanent = ({ type }: DeckCard): boolean => PERMANENTS.includes(type);

/** Each copy is one equally likely entry, and a card is never used up (DK-1.5). */
function cardByLot({ cards }: OnlineDeck, type: CardType, random: Random): DeckCard {
  const entries = cards.filter((card) => card.type === type).flatMap((card) => Array.from({ length: card.copies }, () => card));
  return random.pick(entries);
}

/** @param deck a legal one: it has a card of each type */
export function turnUp(state: GeneratorState, deck: OnlineDeck, type: CardType): GeneratorState {
  const card = cardByLot(deck, type, new Random(`${state.seed} ${state.count}`));
  const last: TurnedUp = { id: state.count, card };
  const field = isPermanent(card) ? [...state.field, last] : state.field;
  return { ...state, count: state.count + 1, last, field };
}

/** Takes one card off the Battlefield. */
export function takeAway(state: GeneratorState, id: number): GeneratorState {
  const gone = state.field.filter((one) => one.id === id);
  return gone.length === 0 ? state : { ...state, field: state.field.filter((one) => one.id !== id), taken: [...state.taken, gone] };
}

/** CLEAR ALL. */
export const clearAll = (state: GeneratorState): GeneratorState =>
  state.field.length === 0 ? state : { ...state, field: [], taken: [...state.taken, state.field] };

/** Puts back what was taken away last; what has come since stays. */
export function putBack(state: GeneratorState): GeneratorState {
  const back = state.taken.at(-1);
  if (!back) return state;
  return { ...state, field: [...state.field, ...back].toSorted((a, b) => a.id - b.id), taken: state.taken.slice(0, -1) };
}

/** The Battlefield by type, in the order of the types; types without a card in play are left out (DK-21.1). */
export const groupsOf = ({ field }: GeneratorState): { type: CardType; cards: TurnedUp[] }[] =>
  CARD_TYPES.map((type) => ({ type, cards: field.filter(({ card }) => card.type === type) })).filter(({ cards }) => cards.length > 0);
