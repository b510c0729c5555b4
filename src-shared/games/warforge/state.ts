import type { WideMask } from '../../kernel/masks.ts';
import type { RngState } from '../../kernel/rng.ts';
import type { AgendaItem, Choice, GameState } from '../../kernel/state.ts';
import type { WrConfig } from './config.ts';

export const SEATS = 2;
/** Places of a line (WR-8.1), the Warlord's own being in the middle. */
export const LINE = 9;
export const SIDE_ROOM = 4;
export const WARLORD_PLACE = 4;
/** WR-1.8, WR-12.1, WR-19.11. */
export const LAST_TURN = 50;
export const OVERTIME_AT = 11;
export const MOST_TRIGGERS = 500;

export const STREAMS = ['start', 'deck0', 'deck1', 'chance'] as const;

export const CLASSIC = 0;
export const SKIRMISH = 1;

/** How damage comes about (WR-10.12). All but `effect` is dealt in an attack. */
export const HOW = { effect: 0, melee: 1, ranged: 2, retaliation: 3, stomp: 4, blast: 5, before: 6 } as const;

/** A unit's stay in play. */
export interface WrUnit {
  /** New for every stay in play; a younger stay has a larger number. */
  id: number;
  seat: number;
  /** Definition index. */
  card: number;
  /** Raw attack values, which may be negative (WR-17.1), and the part that ends with the turn. */
  melee: number;
  ranged: number;
  meleeTurn: number;
  rangedTurn: number;
  /** May be at 0 or less until the death check of the event under way. */
  health: number;
  maxHealth: number;
  /** Keywords it has, and those of them that end with the turn. */
  kw: WideMask;
  kwTurn: WideMask;
  /** Numbers of its keywords, by `NUMBERED`. A value: never written to, so clones share it. */
  nums: readonly number[];
  /** The part of them that ends with the turn. */
  numsTurn: readonly number[];
  /** Attacks made this turn, replacing actions included. */
  spent: number;
  /** Turn in which it entered play; 0 for a Warlord. */
  entered: number;
  /** Turn in which it was deployed, 0 if an effect created it (WR-25.11). */
  deployed: number;
  /** 1 while face down (WR-21.3). */
  hidden: number;
  /** Actions used this turn (WR-21.2), a paid Oath among them (WR-23.14). */
  used: WideMask;
  /** 1 while a prayer waits for its controller's next turn (WR-23.24). */
  praying: number;
  /** 1 once a ranged attack was made on it this turn (WR-25.7). */
  shotAt: number;
  /** Definition index of the card that a Remnant stands for, −1. */
  remnantOf: number;
}

/** A Stratagem that remains listed (WR-8.9). */
export interface WrOngoing {
  card: number;
  /** Own turns left, that under way included; 0: the whole match. */
  left: number;
}

/**
 * Cards in hand are one number each: definition, a bit for "drawn this turn" (WR-20.3), and above it the source of a Talent
 * card (WR-9.6), as the unit's id.
 */
export const CARD_BITS = 12;
const FRESH = 1 << CARD_BITS;
export const handCard = (card: number, fresh: boolean, source = 0): number => card | (fresh ? FRESH : 0) | (source << (CARD_BITS + 1));
export const cardOfHand = (entry: number): number => entry & (FRESH - 1);
export const isFresh = (entry: number): boolean => (entry & FRESH) !== 0;
export const sourceOf = (entry: number): number => entry >> (CARD_BITS + 1);
export const stale = (entry: number): number => entry & ~FRESH;

export interface WrSeatState {
  /** Left to right: L4…L1, the Warlord, R1…R4, without gaps (WR-8.4). */
  line: WrUnit[];
  /** Index of the Warlord in `line`. */
  w: number;
  hand: number[];
  /** Next card last. */
  deck: number[];
  /** Definitions that may be played this turn from outside the hand (WR-21.28, 25.4). */
  extra: number[];
  ongoing: WrOngoing[];
  energy: number;
  maxEnergy: number;
  /** 1 if a point is carried into the next turn (WR-6.3). */
  carry: number;
  fatigue: number;
  faith: number;
  questProgress: number;
  embers: number;
  ownTurn: number;
  /** Definitions that go back in the mulligan, in the order they were named; null once it is carried out. */
  returning: number[];
  /** 1 once the player has decided on the mulligan. */
  kept: number;
}

/** A trigger waiting in the queue (WR-19.6). */
export interface WrTrigger {
  /** Position of its keyword; −1 for the text of an ongoing Stratagem or a Sabotage card. */
  kw: number;
  seat: number;
  /** Id of its unit, 0 if it stands on none. */
  unit: number;
  card: number;
  /** −1 where the keyword itself says what it does. */
  program: number;
  /** Id of the unit it tells of, 0 if none. */
  it: number;
  n: number;
  /** 1 if it is of a card played in the turn it was drawn (WR-25.2). */
  fresh: number;
  /** 1 if it fires although its unit has left play (WR-19.8). */
  outlives: number;
}

/** One instance of damage that was dealt in the event under way. */
export interface WrHit {
  unit: number;
  /** Id of the unit that dealt it, 0 if none. */
  by: number;
  how: number;
  n: number;
  /** The unit's health before this instance. */
  before: number;
}

/** The attack under way (WR-10.12). */
export interface WrAttack {
  /** Of the attacker. */
  seat: number;
  attacker: number;
  target: number;
  /** HOW.melee or HOW.ranged. */
  how: number;
  /** Ids of units, once for each enemy they destroyed in it (WR-24.22). */
  kills: number[];
}

export interface WrChoice extends Choice {
  kind: 'target' | 'take' | 'pact';
  /** Definition whose text asks. */
  card: number;
  /** Definitions offered (WR-18.1). */
  offered: number[];
}

export interface WrState extends GameState {
  rng: RngState;
  agenda: AgendaItem[];
  choice: WrChoice | null;
  /** Never changes; shared by clones. */
  config: WrConfig;
  mode: number;
  /** Turns of both players together, from 1; 0 before the first. */
  turn: number;
  active: number;
  /** Seat that moves first. */
  first: number;
  overtime: number;
  seats: WrSeatState[];
  nextId: number;
  attack: WrAttack | null;
  queue: WrTrigger[];
  /** Triggers since the last action or turn step (WR-19.11). */
  fired: number;
  /** What the event under way has done so far: damage, Shields used, units to be destroyed. */
  hits: WrHit[];
  shielded: number[];
  doomed: number[];
}
