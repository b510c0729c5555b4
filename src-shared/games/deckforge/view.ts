import type { GameView } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import type { AgendaItem, Outcome } from '../../kernel/state.ts';
import type { DkConfig } from './config.ts';
import type { DkEvent, DkInitiative, DkTrigger } from './state.ts';
import type { CardType, DkCardRef, DkChoiceKind, DkEventStep, DkPhase, DkRef } from './types.ts';

/** An effect that lasts; `left`: `UNTIL_END`, 1–5 turns, or `PERMANENT`. */
export interface DkEffectView {
  op: 'mod' | 'gain' | 'lose';
  /** ATK and DEF of `mod`; the keyword's bit of the others, and 0. */
  a: number;
  b: number;
  left: number;
  since: number;
}

export interface DkPermanentView {
  id: number;
  seat: Seat;
  cardType: CardType;
  card: DkCardRef;
  age: number;
  /** As they are now; what is printed stands in the deck. */
  atk: number;
  def: number;
  /** Bits of `KW`. */
  kw: number;
  damage: number;
  /** May attack (DK-11.1). */
  ready: boolean;
  delay: boolean;
  attacked: boolean;
  blocked: boolean;
  used: boolean;
  stun: number;
  stunSince: number;
  freeze: number;
  freezeSince: number;
  effects: DkEffectView[];
}

export interface DkSeatView {
  seat: Seat;
  life: number;
  /** 0 while in the match, then the place in the order of falling, from 1. */
  out: number;
  handCount: number;
  /** Tokens held of each type, by the order of `CARD_TYPES`; for the seat itself alone, null for others. */
  hand: number[] | null;
  /** As many of them everybody knows of. */
  known: number[];
  /** Oldest first. */
  board: DkPermanentView[];
  reflects: number;
  prevents: number[];
  activated: boolean;
  effects: DkEffectView[];
  kw: number;
}

export interface DkEventView extends DkEvent {
  step: DkEventStep | null;
}

export interface DkChoiceView {
  seat: Seat;
  kind: DkChoiceKind;
  /** What may be chosen of objects; of a block, who may block. */
  refs: DkRef[];
  /** Tokens still to be discarded. */
  count: number;
}

export interface DkView extends GameView {
  game: 'deckforge';
  viewer: Viewer;
  turn: number;
  toAct: Seat | null;
  phase: DkPhase | 'over';
  /** Leaf of the flow, for the phase bar. */
  leaf: string;
  active: Seat;
  /** Decks and options; all Online Decks in use are public (DK-16.1, D55). */
  config: DkConfig;
  plays: number;
  limit: number;
  spellCast: boolean;
  seats: DkSeatView[];
  deckCount: number;
  /** Oldest first. */
  graveyard: CardType[];
  /** Spells being carried out. */
  resolving: { seat: Seat; cardType: CardType }[];
  event: DkEventView | null;
  initiative: DkInitiative | null;
  choice: DkChoiceView | null;
  /** Work and triggers to come, as the engine keeps them; all of it is public. */
  work: readonly AgendaItem[];
  queue: readonly DkTrigger[];
  nextId: number;
  nextAge: number;
  result: Outcome | null;
}
