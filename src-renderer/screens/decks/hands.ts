/** First hands and draws of a list, as a match may deal them. They are samples: a match has a chance of its own. */
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { DeckOpening } from '../../../src-shared/kernel/deck-form.ts';

export const SAMPLE_HANDS = 10;

/** The drawn cards of first hands, each from a fresh shuffle. The same cards, in one order, and seed give the same hands. */
export const sampleHands = ({ hand }: DeckOpening, cards: readonly string[], seed: string): string[][] =>
  Array.from({ length: SAMPLE_HANDS }, (_, i) => new Random(`hand ${i} ${seed}`).shuffle([...cards]).slice(0, hand));

/** An opening played alone: nothing but cards that are drawn, turn after turn. */
export interface Solitaire {
  /** Own turn; 0 is the opening hand. */
  readonly turn: number;
  /** Drawn cards, the last drawn at the end. */
  readonly hand: readonly string[];
  /** The next card first. */
  readonly deck: readonly string[];
  /** The hand can still be put back. */
  readonly mayPutBack: boolean;
  /** Places in the hand of what will go back. */
  readonly marked: readonly number[];
}

export function beginSolitaire({ hand, mulligan }: DeckOpening, cards: readonly string[], seed: string): Solitaire {
  const deck = new Random(`solitaire ${seed}`).shuffle([...cards]);
  return { turn: 0, hand: deck.slice(0, hand), deck: deck.slice(hand), mayPutBack: mulligan, marked: [] };
}

/** Marks a card of the hand, or takes its mark away. */
export const mark = (now: Solitaire, place: number): Solitaire => ({
  ...now,
  marked: now.marked.includes(place) ? now.marked.filter((other) => other !== place) : [...now.marked, place],
});

/** What is marked goes back; all is shuffled, and as many cards are drawn. */
export function putBack({ turn, hand, deck, marked }: Solitaire, seed: string): Solitaire {
  const back = hand.filter((_, i) => marked.includes(i));
  const shuffled = new Random(`mulligan ${seed}`).shuffle([...deck, ...back]);
  const stay = hand.filter((_, i) => !marked.includes(i));
  const drawn = shuffled.slice(0, back.length);
  return { turn, hand: [...stay, ...drawn], deck: shuffled.slice(back.length), mayPutBack: false, marked: [] };
}

/** The next own turn, after its draw. */
export const nextTurn = ({ draws }: DeckOpening, { turn, hand, deck }: Solitaire): Solitaire => ({
  turn: turn + 1,
  hand: [...hand, ...deck.slice(0, draws)],
  deck: deck.slice(draws),
  mayPutBack: false,
  marked: [],
});
