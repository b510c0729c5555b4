import type { DeckCard, OnlineDeck } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { compiled } from '../../../src-shared/games/deckforge/engine.ts';
import { newPermanent } from '../../../src-shared/games/deckforge/rules/act.ts';
import { refresh } from '../../../src-shared/games/deckforge/rules/values.ts';
import { setUp } from '../../../src-shared/games/deckforge/setup.ts';
import { START_LIFE, type DkPermanent, type DkState } from '../../../src-shared/games/deckforge/state.ts';
import { CARD_TYPES, type CardType } from '../../../src-shared/games/deckforge/types.ts';
import { artifact, C, defense, does, F, spell } from './test-cards.ts';

/** A permanent in play: its card alone, ready and unharmed, or with what differs. */
export type Standing = DeckCard | { card: DeckCard; with: Partial<DkPermanent> };

export interface SidePosition {
  /** Default 40. */
  life?: number;
  hand?: CardType[];
  /** Oldest first. */
  board?: Standing[];
  reflects?: number;
  prevents?: number[];
  activated?: boolean;
  /** Out of the match already. */
  out?: boolean;
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

const numberOf = (type: CardType): number => CARD_TYPES.indexOf(type);

const cardIn = (standing: Standing): DeckCard => ('card' in standing ? standing.card : standing);

/** The deck that is revealed from: what the test names, and an idle card for each type that it does not. */
const complete = (cards: readonly DeckCard[]): DeckCard[] => [
  ...cards,
  ...IDLE.filter(({ type }) => !cards.some((one) => one.type === type)),
];

/** A position in the main phase, as if it had come about by play. Cards in play are in a deck that is not revealed from. */
export function buildPosition(p: Position): DkState {
  const inPlay = p.players.flatMap(({ board }) => (board ?? []).map(cardIn));
  const decks: OnlineDeck[] = [
    { name: 'Revealed', author: '', cards: complete(p.deck ?? []) },
    { name: 'In play', author: '', cards: inPlay },
  ];
  const s = setUp({ seats: p.players.length, tokensPerPlayer: 10, deckMode: 'shared', decks, maxTurns: p.maxTurns ?? 1000 }, 'scenario');
  s.phase = compiled.indexOf('main.idle');
  s.active = p.active ?? 0;
  s.turn = p.turn ?? 10;
  let at = 0;
  p.players.forEach((side, seat) => {
    const own = s.seats[seat];
    own.life = side.out ? 0 : (side.life ?? START_LIFE);
    own.out = side.out ? 1 : 0;
    for (const type of side.hand ?? []) own.hand[numberOf(type)]++;
    own.reflects = side.reflects ?? 0;
    own.prevents = side.prevents ?? [];
    own.activated = side.activated ? 1 : 0;
    for (const standing of side.board ?? []) {
      const permanent = newPermanent(s, seat, numberOf(cardIn(standing).type), 1, at++);
      own.board.push({ ...permanent, delay: 0, ...('card' in standing ? standing.with : {}) });
    }
  });
  s.typeDeck = (p.typeDeck ?? [...CARD_TYPES, ...CARD_TYPES]).map(numberOf).reverse();
  s.graveyard = (p.graveyard ?? []).map(numberOf);
  refresh(s);
  if (p.script) s.rng.script = p.script;
  return s;
}
