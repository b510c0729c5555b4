import type { DeckCard, OnlineDeck } from '../../../src-shared/games/deckforge/decks/wire.ts';
import * as product from '../../../src-shared/games/deckforge/lessons/position.ts';
import type { DkPermanent, DkState } from '../../../src-shared/games/deckforge/state.ts';
import { CARD_TYPES, type CardType } from '../../../src-shared/games/deckforge/types.ts';
import { artifact, C, defense, does, F, spell } from './test-cards.ts';

/** A permanent in play: its card alone, ready and unharmed, or with what differs. */
export type Standing = DeckCard | { card: DeckCard; with: Partial<DkPermanent> };

export interface SidePosition extends Omit<product.SidePosition<DeckCard>, 'board'> {
  /** Oldest first. */
  board?: Standing[];
}

export interface Position {
  /** By seat, at least two. */
  players: SidePosition[];
  /** Seat of the active player, from 0. */
  active?: number;
  /** Default 10. */
  turn?: number;
  /** What is revealed: one card of a type stands for every token of it; for the other types there are cards that do nothing. */
  deck?: DeckCard[];
  /** Next token first. Default: two of each type. */
  typeDeck?: CardType[];
  graveyard?: CardType[];
  maxTurns?: number;
  /** Scripted draws: [what, value]. Absent: the seed decides. */
  script?: [what: string, value: number][];
}

const IDLE: DeckCard[] = [
  C('Plain', '1/1'),
  F('Plain wings', '1/1'),
  spell('Idle spell', [does('cast', 'cleanse', 'myCre')]),
  defense('Idle answer', [does('cast', 'cleanse', 'myCre')]),
  artifact('Idle thing', [does('cast', 'cleanse', 'myCre')]),
];

const standingOf = (standing: Standing): product.Standing<DeckCard> => ('card' in standing ? standing : { card: standing });

/** The deck that is revealed from: what the test names, and an idle card for each type that it does not. */
const complete = (cards: readonly DeckCard[]): DeckCard[] => [
  ...cards,
  ...IDLE.filter(({ type }) => !cards.some((one) => one.type === type)),
];

/** A position in the main phase, as if it had come about by play. Cards in play are in a deck that is not revealed from. */
export function buildPosition({ players: sides, deck = [], maxTurns = 1000, script, ...rest }: Position): DkState {
  const players = sides.map(({ board = [], ...side }) => ({ ...side, board: board.map(standingOf) }));
  const decks: OnlineDeck[] = [
    { name: 'Revealed', author: '', cards: complete(deck) },
    { name: 'In play', author: '', cards: players.flatMap(({ board }) => board.map(({ card }) => card)) },
  ];
  let at = 0;
  const s = product.buildPosition<DeckCard>(
    {
      typeDeck: [...CARD_TYPES, ...CARD_TYPES],
      ...rest,
      players,
      config: { seats: players.length, tokensPerPlayer: 10, deckMode: 'shared', decks, maxTurns },
      seed: 'scenario',
    },
    () => ({ deck: 1, card: at++ }),
  );
  if (script) s.rng.script = script;
  return s;
}
