import type { RngState } from '../../kernel/rng.ts';
import type { AgendaItem, Choice, GameState } from '../../kernel/state.ts';
import type { DkConfig } from './config.ts';
import type { ArtifactWindow, DkChoiceKind, DkRef } from './types.ts';
import { FIRST_ID } from './types.ts';

/*
 * The state is flat: small integers and integer arrays. Tokens of a type are equal (DK-1.2), so a token is its type and a
 * hand is how many it holds of each. A permanent has a number of its own for every stay in play.
 */

export const MIN_SEATS = 2;
export const MAX_SEATS = 5;
/** DK-2.1, D36. */
export const START_LIFE = 40;
export const MAX_LIFE = 999;
/** DK-2.3, 4.5. */
export const START_HAND = 3;
export const MAX_HAND = 5;
/** DK-5.11. */
export const MOST_PLAYS = 10;
/** DK-3.3. */
export const EXTRA_ROUNDS = 10;
/** DK-15.7. */
export const LAST_TURN = 1000;

/** Ids are taken in turn from these and never twice among permanents in play, of which there are at most 100. */
export const ID_BITS = 13;
export const ID_END = 1 << ID_BITS;

export const STREAMS = ['deck', 'start', 'reveal'] as const;

/*
 * An effect that lasts, as five numbers in a row: what it is, two particulars, how long, and the turn in which it came
 * (DK-11.5, 11.17).
 */
export const FX = { mod: 0, gain: 1, lose: 2 } as const;
export const FX_SIZE = 5;
/** `left`: turns left, or one of these. */
export const UNTIL_END = 0;
export const PERMANENT = 9;

export interface DkPermanent {
  id: number;
  /** Owner and controller. */
  seat: number;
  /** Which deck of the match and which of its cards it stands for. */
  deck: number;
  card: number;
  /** Its token's type. */
  type: number;
  /** Order of entering, over all players. */
  age: number;
  /** 1 in the turn in which it entered (DK-11.2). */
  delay: number;
  /** Taken this turn (DK-9.4). */
  damage: number;
  attacked: number;
  blocked: number;
  /** 1 once it is destroyed, until the state check (DK-11.19). */
  doomed: number;
  /** 1 while its activation is carried out (DK-12.3). */
  used: number;
  /** Turns left, 0 for none, and the turn in which the status came (DK-11.3–11.7). */
  stun: number;
  stunSince: number;
  freeze: number;
  freezeSince: number;
  /** Lasting effects (see `FX`). */
  fx: number[];
  /** As they are now: printed, static and lasting (DK-9.5). Follows from the rest. */
  atk: number;
  def: number;
  kw: number;
}

export interface DkSeatState {
  life: number;
  /** 0 while in the match, then the place in the order of falling, from 1; those who fall together share it. */
  out: number;
  /** Tokens held of each type. */
  hand: number[];
  /** As many of them everybody knows of: what was returned there in the open (DK-11.18). */
  known: number[];
  /** Oldest first. */
  board: DkPermanent[];
  /** Standing Reflect charges (DK-11.12). */
  reflects: number;
  /** Standing prevent charges, oldest first; 0 prevents all (DK-11.15). */
  prevents: number[];
  /** 1 once an artifact was activated this turn (DK-12.4). */
  activated: number;
  fx: number[];
  /** Immunities as they are now. Follows from the rest. */
  kw: number;
}

/** The attack or Attack Spell under way, until its triggers are through. */
export interface DkEvent {
  /** `area`: an Attack Spell that targets nothing, which is no targeting event (DK-10.5). */
  kind: 'attack' | 'spell' | 'area';
  /** Attacking or casting player. */
  seat: number;
  /** The Attack Spell; −1 for an attack. */
  deck: number;
  card: number;
  /** Attacking creature; NONE for a spell. */
  attacker: DkRef;
  target: DkRef;
  /** Who may block and respond; NONE where nobody may (DK-10.3). */
  defender: number;
  /** NONE while there is none; stays when it leaves play (DK-7.8). */
  blocker: DkRef;
  /** Damage to the protected object that is still to be prevented; 1 in `preventAll` for all of it. */
  prevent: number;
  preventAll: number;
  /** 1 once the event has ended early: negated, or its defender or source gone. */
  over: number;
  /** 1 while a reflection waits to be carried out. */
  reflecting: number;
  /** Who reflected the spell, NONE: one reflection for each casting (DK-11.14). */
  reflectedBy: number;
}

/** Abilities of one card and moment, being carried out top to bottom (DK-5.10). */
export interface RunItem extends AgendaItem {
  do: 'run';
  seat: number;
  deck: number;
  card: number;
  /** Place of the moment among `WHENS`. */
  when: number;
  /** Ability to carry out next. */
  pc: number;
  /** The creature or artifact it is on, NONE for a spell. */
  me: DkRef;
  /** `UNASKED` until it is chosen. */
  target: DkRef;
  /** 1 for the Attack Spell of the running event itself. */
  main: number;
}
export const UNASKED = -2;

/** One round of artifact windows (DK-12.6). */
export interface WindowItem extends AgendaItem {
  do: 'window';
  where: ArtifactWindow;
  /** How many players after the active one comes who is asked next. */
  at: number;
}

export interface DiscardItem extends AgendaItem {
  do: 'discard';
  seat: number;
  n: number;
}

export interface WreckItem extends AgendaItem {
  do: 'wreck';
  seat: number;
}

/** An artifact whose effect is through goes to the Graveyard. */
export interface SpendItem extends AgendaItem {
  do: 'spend';
  id: number;
}

export interface SimpleItem extends AgendaItem {
  do: 'initiative' | 'aim' | 'block' | 'response' | 'reflect' | 'triggers' | 'dispose';
}

export type DkWork = RunItem | WindowItem | DiscardItem | WreckItem | SpendItem | SimpleItem;

/** A trigger that waits for the last step (DK-13.3). Never changed in place. */
export interface DkTrigger {
  seat: number;
  id: number;
  age: number;
  deck: number;
  card: number;
  when: number;
}

export interface DkInitiative {
  /** 0, then the number of the extra round. */
  round: number;
  /** By seat: the score, −1 still to reveal, −2 out of the contest. */
  scores: number[];
  /** By seat: deck and card last revealed, −1 before. */
  cards: number[];
}
export const TO_REVEAL = -1;
export const NOT_CONTENDING = -2;

export interface DkChoice extends Choice {
  kind: DkChoiceKind;
}

export interface DkState extends GameState {
  rng: RngState;
  agenda: AgendaItem[];
  choice: DkChoice | null;
  /** Decks and options; never changes, shared by clones. */
  config: DkConfig;
  seats: DkSeatState[];
  /** Types, next one last. */
  typeDeck: number[];
  /** Types, oldest first. */
  graveyard: number[];
  /** Tokens of spells that are being carried out or wait for the end of their event: `seat * 8 + type`. */
  resolving: number[];
  /** All players' turns together, from 1; 0 before the first. */
  turn: number;
  active: number;
  /** Cards played this turn, how many may be, and whether an Attack Spell was among them (DK-5.6, 5.7). */
  plays: number;
  limit: number;
  spellCast: number;
  nextId: number;
  nextAge: number;
  event: DkEvent | null;
  queue: DkTrigger[];
  initiative: DkInitiative | null;
}

export const isSeat = (ref: DkRef): boolean => ref >= 0 && ref < FIRST_ID;
