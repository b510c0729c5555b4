/** The table of a lesson: two players, built-in cards by their names, and a type deck of exactly what lies nowhere else. */
import type { Lesson, LessonDeed, LessonStep } from '../../../kernel/lesson.ts';
import type { DkAction } from '../actions.ts';
import { POOL } from '../decks/built-in.ts';
import { inOrder } from '../decks/canonical.ts';
import type { DeckCard, OnlineDeck } from '../decks/wire.ts';
import { playKey } from '../engine.ts';
import type { DkEventTold } from '../events.ts';
import { encode } from '../keys.ts';
import { LAST_TURN, type DkState } from '../state.ts';
import { CARD_TYPES, type CardType } from '../types.ts';
import type { DkView } from '../view.ts';
import { buildPosition, type SidePosition } from './position.ts';

export type DkLesson = Lesson<DkState, DkAction, DkView, DkEventTold>;
export type DkStep = LessonStep<DkAction, DkView, DkEventTold>;
export type DkDeed = LessonDeed<DkAction, DkView, DkEventTold>;

export interface LessonSide extends SidePosition<string> {
  /** What the player's tokens may become, by name, beside the cards in play; for types without any there are plain cards. */
  deck?: string[];
}

export interface LessonTable {
  me: LessonSide;
  rival: LessonSide;
  /** Whose turn it is. Default: the learner's. */
  active?: 0 | 1;
  turn?: number;
  /** The tokens that are drawn next. */
  next?: CardType[];
}

const TOKENS_PER_PLAYER = 10;
const TOKENS_OF_EACH = (2 * TOKENS_PER_PLAYER) / CARD_TYPES.length;

/** One of each type that needs no explaining. */
const PLAIN = ['Clinker Pup', 'Spark Kite', 'Hammer Toss', 'Leather Apron', 'Salve Tin'];

function cardNamed(name: string): DeckCard {
  const found = POOL.find(({ card }) => card.name === name);
  if (!found) throw new Error(`There is no built-in card "${name}".`);
  return found.card;
}

function deckOf(name: string, { deck = [], board = [] }: LessonSide): OnlineDeck {
  const named = [...new Set([...deck, ...board.map(({ card }) => card)])].map(cardNamed);
  const plain = PLAIN.map(cardNamed).filter(({ type }) => !named.some((one) => one.type === type));
  return { name, author: 'Five Forges', cards: inOrder([...named, ...plain]) };
}

/** First what is to come next, then the rest, one of each type in turn as long as there are any. */
function typeDeckOf(sides: readonly LessonSide[], decks: readonly OnlineDeck[], next: readonly CardType[]): CardType[] {
  const lying = sides.flatMap(({ hand = [], board = [] }, seat) => [
    ...hand,
    ...board.map(({ card }) => decks[seat].cards.find(({ name }) => name === card)!.type),
  ]);
  const left = CARD_TYPES.map((type) => TOKENS_OF_EACH - [...lying, ...next].filter((one) => one === type).length);
  const rounds = Array.from({ length: TOKENS_OF_EACH }, (_, round) => CARD_TYPES.filter((_type, i) => left[i] > round));
  return [...next, ...rounds.flat()];
}

/** A position in which the learner has seat 0, with all that a match has: what bots and previews work out of it is true. */
export function lessonTable({ me, rival, active, turn, next = [] }: LessonTable): DkState {
  const sides = [me, rival];
  const decks = [deckOf('The learner’s bench', me), deckOf('The rival’s bench', rival)];
  return buildPosition<string>(
    {
      config: { seats: sides.length, tokensPerPlayer: TOKENS_PER_PLAYER, deckMode: 'own', decks, maxTurns: LAST_TURN },
      seed: 'lesson',
      players: sides.map(({ deck: _deck, ...side }) => side),
      active,
      turn,
      typeDeck: typeDeckOf(sides, decks, next),
    },
    (card, seat) => ({ deck: seat, card: decks[seat].cards.findIndex(({ name }) => name === card) }),
  );
}

/** The position after something else has happened in it. */
export function after(s: DkState, ...actions: readonly DkAction[]): DkState {
  for (const action of actions) playKey(s, encode(s, s.active, action));
  return s;
}
