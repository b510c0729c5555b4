/** Looking at a match: replays, what bots weighed, how it went, and a bot's advice. */
import type { GameAction, GameView, HiddenThing } from '../kernel/game-types.ts';
import type { LogGroup, SeatInfo, Stage } from './messages.ts';

/** Why a match that goes on cannot be saved as a file. */
export const STILL_SECRET = 'A match can be saved as a file when it is over: its file tells every secret.';

/** One action that a bot weighed. */
export interface WeighedAction {
  /** In a few words: "play Flint Spark". */
  words: string;
  /** How often the bot looked at it. */
  visits: number;
  /** How well it expects its seat to stand afterwards, 0…1. */
  value: number;
}

/** A bot's advice. */
export interface Hint {
  /** The first of what was weighed, to be done as it is. */
  action: GameAction;
  /** The further steps of the same choice, in a few words each: the lane of a card, the way of an order. */
  further: { action: GameAction; words: string }[];
  iterations: number;
  /** Best first; at least one. */
  weighed: WeighedAction[];
}

/** A match as a replay: what is the same for every viewer. */
export interface ReplayInfo {
  match: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  startedAt: string;
  /** Through whose eyes it may be seen; to begin with, the first. */
  viewers: (number | 'spectator')[];
  /** It is over: nothing is secret any more. */
  finished: boolean;
  casual: boolean;
  assisted: boolean;
  continued: boolean;
  /** Why it cannot be shown whole; '' when it can. */
  note: string;
}

/** The way through a replay by one pair of eyes; moments are counted from 0. */
export interface ReplayRoad {
  /** Number of the last moment. */
  length: number;
  /** Where each turn begins. */
  turns: { turn: number; at: number }[];
  /** Moments whose decision a bot can explain. */
  explained: number[];
  /** What was told at each moment that told something; `line` is the moment. */
  log: LogGroup[];
}

export interface ReplayLook {
  view: GameView;
  /** Positions on the way from the moment before, oldest first. */
  stages: readonly Stage[];
  /** What is done next, while nothing is secret; null at the end. */
  next: { seat: number; words: string } | null;
  /** With `open`: what is hidden from the viewer. */
  hidden: HiddenThing[];
}

/** What a bot believed to be in one hidden place. */
export interface Belief {
  seat: number;
  place: string;
  /** Likeliest first; `true`: it was really there. */
  guesses: { what: string; card?: string; share: number; true: boolean }[];
}

export interface Explanation {
  seat: number;
  iterations: number;
  /** Best first; the first was its answer. */
  weighed: WeighedAction[];
  beliefs: Belief[];
}

/** A few turns in which a seat's chances changed much, and the action that changed them most. */
export interface TurningPoint {
  /** The moment before that deed. */
  at: number;
  /** The turn of that moment. */
  turn: number;
  /** In which turns it changed. */
  turns: { first: number; last: number };
  /** Who gained or lost, from what share to what. */
  seat: number;
  from: number;
  to: number;
  /** Whose action that was, and what; null where only automatic steps happened. */
  by: { seat: number; words: string } | null;
}

/** How a match went. */
export interface Course {
  /** Where everybody stood turn by turn, and at the end: shares that sum up to one. `at` is where the turn begins. */
  points: { at: number; turn: number; shares: number[] }[];
  turning: TurningPoint[];
}
