import type { RngState } from '../../kernel/rng.ts';
import type { AgendaItem, Choice, GameState } from '../../kernel/state.ts';
import type { HxBoard } from './board/terrain.ts';
import type { HxLoadout } from './loadouts/schema.ts';

/*
 * The state is flat: small integers and integer arrays. Card instances have fixed numbers, so owner, list and
 * forge follow from arithmetic instead of look-ups:
 *   seat p: p * 30 + 0…9 base list, p * 30 + 10 + (slot − 1) * 5 + 0…4 forge lists; 60 + p the commander's record.
 * Lists of effects (`fx`) are never changed in place, so clones may share them.
 */

export const LIST_CARDS = 30;
export const BASE_CARDS = 10;
export const FORGE_CARDS = 5;
export const SLOTS = 4;
/** First of the commanders' records. */
const COMMANDERS = 2 * LIST_CARDS;
export const INSTANCES = COMMANDERS + 2;
export const HAND_LIMIT = 8;
export const BASE_HEALTH = 20;
export const FORGE_HEALTH = 10;
export const BASE_MOVEMENT = 4;

export const KIND = { unit: 0, base: 1, forge: 2 } as const;
export const ROLE = { normal: 0, commander: 1, primaryWorker: 2, secondaryWorker: 3, token: 4 } as const;
/** Where a card instance is. `waiting`: in the list of a forge that has not been raised. */
export const ZONE = { waiting: 0, deck: 1, hand: 2, stack: 3, battlefield: 4, discard: 5, lost: 6, removed: 7 } as const;
export const DURATION = { fleeting: 0, lasting: 1, eternal: 2 } as const;
/** Why an entity must go at the next state check, beyond damage and max health. */
export const DOOM = { none: 0, destroy: 1, sacrifice: 2, bounce: 3, lose: 4 } as const;
export const SLOT = { unused: 0, raised: 1, fallen: 2 } as const;

export const ownerOf = (inst: number): number => (inst >= COMMANDERS ? inst - COMMANDERS : inst < LIST_CARDS ? 0 : 1);
/** 0 = base list, 1…4 = forge slot. */
export const listOf = (inst: number): number => {
  const k = inst % LIST_CARDS;
  return inst >= COMMANDERS || k < BASE_CARDS ? 0 : 1 + Math.floor((k - BASE_CARDS) / FORGE_CARDS);
};
export const forgeCard = (seat: number, slot: number, k: number): number => seat * LIST_CARDS + BASE_CARDS + (slot - 1) * FORGE_CARDS + k;
export const commanderRecord = (seat: number): number => COMMANDERS + seat;

/* What stands on a tile, as `occupied` holds it. */
export const tenant = (id: number, owner: number, kind: number): number => id * 4 + owner * 2 + (kind === KIND.unit ? 1 : 0);
export const tenantId = (there: number): number => there >> 2;
export const tenantOwner = (there: number): number => (there >> 1) & 1;
export const isUnitThere = (there: number): boolean => (there & 1) === 1;
export const isUnitOf = (there: number, seat: number): boolean => (there & 3) === seat * 2 + 1;

/** A running effect on a unit or card. */
export interface HxFx {
  until: number;
  power: number;
  health: number;
  /** Bits of entity keywords. */
  kw: number;
  splash: number;
  /** Change of a card's generic cost. */
  cost: number;
  /** Definition whose text made it. */
  from: number;
}

export interface HxEntity {
  /** Age: an older entity has a smaller id. Never reused. */
  id: number;
  kind: number;
  owner: number;
  /** Definition index; −1 for towers. */
  def: number;
  /** Card instance; −1 for workers, tokens, towers; the record for a commander. */
  inst: number;
  role: number;
  /** Forge slot 1…4, else 0. */
  slot: number;
  tile: number;
  damage: number;
  exhausted: number;
  /** Fleeting and Lasting effects; Eternal ones sit on the card. */
  fx: readonly HxFx[];
  /** Equipment's card instance or −1. */
  equip: number;
  /** Bits of Brilliance abilities already used in this existence. */
  used: number;
  doom: number;
  /** Derived by `derive`: printed values, effects, equipment, Adapt and Unity together. */
  power: number;
  max: number;
  kw: number;
  splash: number;
  /** Per seat: that seat's own id for it, 0 while out of its sight. */
  seen: number[];
}

/** Targets are numbers: a kind and an id (see `targets.ts`); 0 = gone illegal. */
export interface HxItem {
  id: number;
  /** 0 card, 1 ability of a unit, 2 base ability. */
  what: number;
  owner: number;
  inst: number;
  def: number;
  /** Index into the source's abilities, or of the base ability. */
  ability: number;
  slot: number;
  /** Entity that made it, 0 for cards. */
  src: number;
  srcTile: number;
  /** The source's last power and keywords, kept once it has left (HX-D55). */
  srcPower: number;
  srcKw: number;
  targets: number[];
  countered: number;
  resolving: number;
  /** Bits of the seats that have seen it (HX-D107). Older snapshots lack it, which reads as none. */
  seen: number;
}

/** Something half played: targets, other costs and payment are gathered here before anything is committed. */
export interface HxPending {
  what: number;
  seat: number;
  inst: number;
  def: number;
  ability: number;
  slot: number;
  src: number;
  targets: number[];
  discards: number[];
  sacrifices: number[];
  /** Generic already assigned by hand, per resource. */
  paid: number[];
  /** 1 once the rest is paid by default. */
  settled: number;
}

export interface HxOrder {
  unit: number;
  path: number[];
}

export interface HxAttack {
  unit: number;
  tile: number;
}

/** A trigger waiting for the next state check. */
export interface HxTrigger {
  program: number;
  seat: number;
  src: number;
  srcTile: number;
  srcPower: number;
  srcKw: number;
  def: number;
  targets: number[];
  /** Which keyword it is, for the log. */
  keyword: number;
}

export interface HxChoice extends Choice {
  kind: 'play' | 'discard' | 'attackers';
  /** Cards still to discard; 0 elsewhere. */
  left: number;
  /** Definition whose text asks, −1 if none. */
  def: number;
  /** Tile whose attackers are being ordered. */
  tile: number;
}

export interface HxSeatState {
  /** Bottom first: the top is the last. */
  deck: number[];
  /** Oldest first. */
  hand: number[];
  /** Oldest first: the top is the last. */
  discard: number[];
  lost: number[];
  /** F, O, R, G, E, C. */
  pool: number[];
  /** Per slot 0…3: see SLOT. */
  slots: number[];
  raised: number;
  /** Vision, as a set of tiles; how far it is worked out says `fresh` (`rules/vision.ts`). */
  vision: number[];
  fresh: number;
  /** Terrain seen at least once. */
  known: number[];
  /** Tiles seen until this turn's End phase: collisions and reveal effects. */
  lit: number[];
  /** Next own id for something coming into sight. */
  nextSeen: number;
  /** Entity id of the commander on the battlefield, 0 if none, and its health when the present event began. */
  commander: number;
  commanderHealth: number;
}

export interface HxState extends GameState {
  rng: RngState;
  agenda: AgendaItem[];
  choice: HxChoice | null;
  /** Never changes; shared by clones. */
  board: HxBoard;
  loadouts: HxLoadout[];
  /** Worker definitions: seat 0 primary, secondary, seat 1 primary, secondary. Never changes. */
  workers: number[];
  maxTurns: number;
  /** Definition index per instance. */
  defs: number[];
  zones: number[];
  /** Effects on cards: all durations outside the battlefield, Eternal ones everywhere. */
  cardFx: (readonly HxFx[])[];
  seats: HxSeatState[];
  entities: HxEntity[];
  nextId: number;
  /** Per tile: 0 free, else its `tenant`. */
  occupied: number[];
  turn: number;
  turnSeat: number;
  priority: number;
  offered: number;
  stack: HxItem[];
  nextItem: number;
  pending: HxPending | null;
  orders: HxOrder[];
  /** 1 while the last order may still grow. */
  orderOpen: number;
  attacks: HxAttack[];
  triggers: HxTrigger[];
  /** 1 when derived values of units must be worked out again. */
  stale: number;
  /** 1 in sampled worlds for search: ids of sight are not kept up. */
  quiet: number;
}
