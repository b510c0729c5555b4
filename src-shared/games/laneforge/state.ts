import type { RngState } from '../../kernel/rng.ts';
import type { AgendaItem, Choice, GameState } from '../../kernel/state.ts';
import type { FactionDeck } from './decks/deck-schema.ts';

/*
 * The state is flat: small integers and integer arrays. Card instances have fixed numbers, so owner, set and level
 * follow from arithmetic instead of look-ups: seat * 60 + set * 3 + level − 1, the sets being those of the seat's two
 * faction decks in their order. The next level of a card is the next number. Decks are public (LN-D3), so these numbers
 * tell nothing hidden.
 */

export const SEATS = 2;
export const LANES = 5;
export const SETS_PER_DECK = 10;
export const CARDS = 60;
export const START_HEALTH = 50;
export const DRAW = 5;
export const TURNS_PER_CYCLE = 3;
export const LAST_TURN = 12;
export const SUDDEN_TURNS = 3;
/** LN-D61, LN-D40. */
export const MAX_FREE = 100;
export const MAX_BATCHES = 100;

export const ZONE = { deck: 0, hand: 1, discard: 2, upgrade: 3, banish: 4, lane: 5, resolving: 6 } as const;
export const ROW = { front: 0, back: 1 } as const;
/** How a creature left play. */
export const LEFT = { destroyed: 1, banished: 2, replaced: 3 } as const;

export const ownerOf = (inst: number): number => (inst < CARDS ? 0 : 1);
/** 1…3. */
export const levelOf = (inst: number): number => (inst % 3) + 1;
/** The next level of the same set, −1 for a level 3 card. */
export const nextLevel = (inst: number): number => (inst % 3 === 2 ? -1 : inst + 1);
/** Index of a place in `creatures`. */
export const placeOf = (seat: number, lane: number): number => seat * LANES + lane;

/** A creature's stay in play. One that left is kept among the `ghosts` until nothing can refer to it any more. */
export interface LnCreature {
  /** New for every stay in play; an older stay has a smaller number. */
  id: number;
  seat: number;
  /** 0…4. */
  lane: number;
  row: number;
  /** Definition index. */
  face: number;
  /** Card instance; −1 for a Minion. */
  inst: number;
  /** 1 = Ready. */
  ready: number;
  attack: number;
  health: number;
  /** Active printed Armor (LN-10.4). */
  armor: number;
  /** Gained Armor, and the part of it that ends with the turn (LN-D24). */
  armorGained: number;
  armorTurn: number;
  /** Temporary changes really applied, taken back at the end of turn (LN-D21). */
  attackTurn: number;
  healthTurn: number;
  /** Bits of keywords gained or lost, for good and for this turn. */
  gained: number;
  gainedTurn: number;
  lost: number;
  lostTurn: number;
  mobility: number;
  mobilityTurn: number;
  /** 1 while the text box is empty (LN-18.6), for good or for this turn. */
  silent: number;
  silentTurn: number;
  /** 1 once it gained Health this turn (LN-18.2). */
  fed: number;
  /** Keywords it has now, worked out from the above. */
  kw: number;
  /** Stay in play that followed by an Upgrade: "this" means that one from then on (LN-D39). */
  became: number;
  /** 0 in play; else how it left (see LEFT) and in which event. */
  left: number;
  leftIn: number;
}

/** A triggered ability waiting in its window. Plain numbers: creatures by id. */
export interface LnTrigger {
  seat: number;
  program: number;
  /** The creature it is printed on. */
  src: number;
  face: number;
  /** The creature the event tells of, 0 if none. */
  it: number;
  /** The number the event tells of: damage, Health. */
  amount: number;
}

export interface LnChoice extends Choice {
  kind: 'champion' | 'lane' | 'creature' | 'card' | 'may' | 'order';
  /** Definition whose text asks, −1 if none (a Champion's text: the Champion is in `champion`). */
  face: number;
  /** Champion index whose text asks, −1. */
  champion: number;
  /** How many more may be named, and whether stopping is allowed ("up to"). */
  left: number;
  upTo: number;
}

export interface LnSeatState {
  health: number;
  /** Bottom first: the top is the last. */
  deck: number[];
  hand: number[];
  /** Oldest first. */
  discard: number[];
  banish: number[];
  /** Cards that everybody knows to be in this hand or deck, because they were Upgraded there (LN-D7). */
  knownHand: number[];
  knownDeck: number[];
  /** Which of the two faction decks' Champions is kept; −1 before the choice. */
  champion: number;
  championReady: number;
  /** Bits by level of abilities already used by free action. */
  championUsed: number;
  /** Facts of this turn (LN-D55): gained Health, own creatures destroyed, creatures and spells played. */
  fed: number;
  fallen: number;
  creaturesPlayed: number;
  spellsPlayed: number;
}

export interface LnState extends GameState {
  rng: RngState;
  agenda: AgendaItem[];
  choice: LnChoice | null;
  /** Never changes; shared by clones. */
  decks: readonly (readonly FactionDeck[])[];
  /** Definition index per instance. Never changes; shared by clones. */
  faces: readonly number[];
  seats: LnSeatState[];
  /** Zone per instance. */
  zones: number[];
  /** By place: seat * 5 + lane. */
  creatures: (LnCreature | null)[];
  ghosts: LnCreature[];
  nextId: number;
  turn: number;
  cycle: number;
  forge: number;
  /** Holder on odd turns (LN-4.11). */
  firstForge: number;
  /** 0…3 in an action phase. */
  action: number;
  mainUsed: number;
  freeUsed: number;
  /** Triggers of the next batch, and the batch being resolved (LN-12.10). */
  pending: LnTrigger[];
  batch: LnTrigger[];
  batches: number;
  /** First full turn of Sudden Death, 0 before it (LN-17). */
  suddenFrom: number;
  /** Number of the event under way, for simultaneous leaving. */
  event: number;
}
