import type { ZodType } from 'zod';
import type { Balance } from './balance.ts';
import type { GameContent } from './content.ts';
import type { EventCut, GameEvent } from './events.ts';
import type { CompiledFlow, FlowDef, FlowDriver, FlowFunctions } from './flow.ts';
import type { Foresight } from './foresight.ts';
import type { Lesson } from './lesson.ts';
import type { GameLibrary } from './library.ts';
import type { Random } from './rng.ts';
import type { Sense } from './sense.ts';
import type { SeatPicks } from './seat-picks.ts';
import type { Seat, Viewer } from './seat.ts';
import type { GameState, Outcome } from './state.ts';
import type { TableBalance } from './table-balance.ts';

/** What a seat does. Games narrow this to their own discriminated union of small plain objects. */
export interface GameAction {
  type: string;
}

/** All that one viewer may know. Games narrow it. Contents a viewer may not know are absent, not masked. */
export interface GameView {
  game: string;
  viewer: Viewer;
  /** Number of the present turn, from 1. Public in every game. */
  turn: number;
  /** Seat that must decide now, null when the game is over. Public in every game. */
  toAct: Seat | null;
  /** Name of the present phase; `over` when it has ended. Public in every game. */
  phase: string;
  /** How it ended; null until then. Public in every game. */
  result: Outcome | null;
}

/**
 * What one seat was told since the match began: the events cut for it, in order. Rebuilt from the
 * match log after undo or resume; sent whole to a restarted bot.
 */
export type History<E extends GameEvent = GameEvent> = readonly E[];

/** Thrown by `apply` for an action that is not legal now; carries a sentence for people. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';
}

/** Thrown for a config, loadout or map that cannot be played; lists every problem in words. */
export class InvalidConfig extends Error {
  override readonly name = 'InvalidConfig';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** One thing that would change, as far as the seat can know. */
export interface PreviewChange {
  /** Stable sign of the thing in the seat's view, e.g. `entity:12`, `base:1`, `seat:0.hand`. */
  subject: string;
  /** Named number of the thing that changes: `damage`, `health`, `power`… or `gone`, `arrives`; of a `seat:1` also `falls`. */
  what: string;
  from: number;
  to: number;
  /** False when sampled worlds, or what others may openly decide, lead to different values. */
  certain: boolean;
  /** Of an uncertain value: does it hang on open decisions alone, or on what the seat cannot know? */
  hangsOn?: 'choice' | 'unknown';
  /** Lowest and highest of the values found; only where it is uncertain. By open decisions it stays between them. */
  least?: number;
  most?: number;
}

/** What an action would do if it resolved without a response, from the seat's own knowledge. */
export interface Preview {
  changes: PreviewChange[];
  /** True when the action could not be taken back afterwards. */
  locks: boolean;
}

/** Something in a state that a viewer does not know, in words. */
export interface HiddenThing {
  /** Whose it is. */
  seat: Seat;
  /** Where it is: "hand", "in the fog". */
  place: string;
  /** What it is: "Flint Spark". */
  what: string;
  /** The card, where the window can show it. */
  card?: string;
}

/** When a seat wants to be asked (see `priorityPrefsSchema` in the protocol). */
export interface PriorityWishes {
  preset: 'relaxed' | 'standard' | 'full';
  stops?: { own: string[]; rival: string[] };
  until: string | null;
  /** Decisions with one possible answer answer themselves, where the game finds that safe. */
  forced?: boolean;
  /** The seat has decided something by hand in the turn under way. */
  acted?: boolean;
}

/** What a bot may be fond of beyond winning: blows at rivals, growth of its own, answers up its sleeve. */
export type Leaning = 'aggressive' | 'builder' | 'trickster';

/** How deep a search looks, the deepest last: the more it may spend, the deeper. */
export type SearchDepth = 'shallow' | 'deep' | 'deepest';

/** What a game may tell search beyond its rules. Never anything the seat could not know. */
export interface SearchHints<S extends GameState> {
  /** The share, of 1, of a seat that is neither ahead nor behind. Absent: one half. */
  even?(state: S): number;
  /**
   * Of how many quick moves a playout takes the best, and whether it finishes a choice of several steps as it weighed it
   * rather than weigh each step anew. Absent: what serves most games.
   */
  readonly playout?: { readonly considered: number; readonly asWeighed?: boolean };
  /**
   * How much better a move may be, in log-odds of a win, and still be easily overlooked: levels below the highest overlook
   * a multiple of it. For games in which iterations alone set the levels too little apart. Absent: 0.
   */
  readonly overlooked?: number;
  /** How many turns after the one under way a search of some depth looks ahead. Absent: through the next one. */
  turnsAhead?(state: S, depth: SearchDepth): number;
  /** Something begun is not carried out yet (a choice, a stack item, a staged order): bots play it out before they judge. */
  pending(state: S): boolean;
  /** The seat to act is in the middle of one choice: a card whose targets it names, an order it draws. Absent: `choice` tells. */
  midway?(state: S): boolean;
  /** A quick, sensible, not always equal move for playouts, one of `keys[0..n)`. Absent: the routine or a random candidate. */
  playoutKey?(state: S, keys: Int32Array, n: number, random: Random): number;
  /** How much a position pleases a seat with such a leaning, beyond its chance to win; about −1 to 1. Absent: styles play alike. */
  pleasure?(state: S, seat: Seat, leaning: Leaning): number;
  /** What beginners see as well. Absent: the lower levels of bots may do absurd things. */
  readonly sense?: Sense<S>;
}

/** What the exhaustive runner wants to see used at least once: cards, keywords, verbs. Phases it knows itself. */
export interface Coverage<S extends GameState, E extends GameEvent> {
  readonly goals: readonly string[];
  /** A playable config; over many of them everything turns up. */
  config(random: Random): unknown;
  /** The goals that these events or the state after them show as reached. */
  reached(events: EventCut<E>, state: S): string[];
}

/** Something whose time is measured. */
export interface TimedTask {
  readonly what: string;
  /** Milliseconds. */
  readonly withinMs: number;
  /** Makes ready what is not measured, and gives what is. */
  prepare(): () => void;
}

/** What the bench and the ladder hold a game against; what is absent is measured without being judged. */
export interface GameTargets {
  /** At least so many a second, in one process; duels are games of two, where the usual table is larger. */
  readonly speed?: {
    readonly decisionsPerSecond?: number;
    readonly gamesPerSecond?: number;
    readonly duelsPerSecond?: number;
    readonly iterationsPerSecond?: number;
  };
  /** Other things that take time at the table, each with what its median may take. */
  readonly tasks?: readonly TimedTask[];
  /** Share of the points, 0…1, that a tree search of 1,000 iterations and the strongest level take from greedy, two at the table. */
  readonly againstGreedy?: { readonly search: number; readonly grandmaster: number };
}

/**
 * The contract: the host, bots, window shell, arena and tests know a game through this alone.
 * The conformance suite (`test/kernel/conformance.ts`) checks its laws on every registered game.
 *
 * Type parameters are narrowed by each game; method syntax keeps `Game<HxState, …>` assignable to `Game`.
 */
export interface Game<
  S extends GameState = GameState,
  A extends GameAction = GameAction,
  V extends GameView = GameView,
  E extends GameEvent = GameEvent,
> {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Rises whenever cards, maps or rules change so that an old match may replay differently. */
  readonly contentVersion: number;
  /** What the numbers in its states mean, so that a state of other content can be read. */
  readonly content: GameContent<S, A>;
  readonly flow: FlowDef;
  /** The functions behind the flow's names; both drivers call the same ones. They never read `state.phase`. */
  readonly flowFunctions: FlowFunctions<S>;
  readonly compiled: CompiledFlow<S>;
  /** Shape of a match's config (decks, map, options). Parsing fills defaults. */
  readonly config: ZodType;
  /** Schema of an action, to validate what crosses a process or the network. */
  readonly action: ZodType<A>;
  readonly search?: SearchHints<S>;
  /** What `preview` is made from. */
  readonly foresight: Foresight<S>;
  readonly coverage?: Coverage<S, E>;
  /** What its engine and its bots are asked to reach. */
  readonly targets?: GameTargets;
  /** Loadouts and maps as files, built-in ones included. */
  readonly library?: GameLibrary;
  /** Short lessons that teach it, in the order in which they are best taken. */
  readonly lessons?: readonly Lesson<S, A, V, E>[];
  /** What each seat brings to a match. Absent: nothing, the table is the same for all. */
  readonly picks?: SeatPicks;
  /** How the balance of its built-in content is measured. Absent: there is none. */
  readonly balance?: Balance<E>;
  /** The same for a game without loadouts: figures of whole tables. */
  readonly tableBalance?: TableBalance<E>;

  /** Every reason why a well-shaped config cannot be played, in words; empty when it can. */
  checkConfig(config: unknown): string[];

  /**
   * Config of the `deal`-th of a series of matches between bots, in which built-in loadouts take turns.
   * Absent: the config's defaults do.
   */
  seriesConfig?(deal: number): unknown;

  /** The config for a table of so many seats. Absent: the game is always for the same number. */
  forSeats?(config: unknown, seats: number): unknown;

  /**
   * The config with each seat's own part (its loadout) one seat further on, for a rematch in which people change
   * places. Absent: nothing in the config belongs to a seat.
   */
  rotateSeats?(config: unknown): unknown;

  /**
   * A fresh state, in which the first automatic phases have run and a seat must decide.
   * Same config and seed give the same state, byte for byte, on every platform.
   * @throws InvalidConfig
   */
  create(config: unknown, seed: string, driver?: FlowDriver<S>): S;

  /** Number of the turn under way, from 1, as every view shows it. */
  turn(state: S): number;

  /** The one seat that decides now; null when the game is over. Never depends on hidden information of others. */
  toAct(state: S): Seat | null;

  /** Every legal action of `toAct`, finite, unique, in a fixed order that follows from that seat's knowledge. */
  actions(state: S): A[];

  /**
   * Checked. Applies one action of `toAct` and settles: runs the agenda and the automatic phases until
   * a seat must decide or the game is over. Draws only from `state.rng`. Emits events if recording.
   * @param driver the live match passes its xstate actor; absent: the compiled flow
   * @throws IllegalAction, with the state untouched and nothing drawn
   */
  apply(state: S, action: A, driver?: FlowDriver<S>): void;

  /** Small integer of an action: names its card's equivalence class, not its place in the hand. */
  key(state: S, action: A): number;
  /** The action behind a legal key; inverse of `key`. */
  decode(state: S, key: number): A;

  /** Unchecked, for search: writes the keys of all legal actions into `out`, returns how many. Same order as `actions`. */
  legal(state: S, out: Int32Array): number;
  /** Unchecked, for search: applies a key that `legal` listed and settles, as `apply` does. */
  play(state: S, key: number, driver?: FlowDriver<S>): void;
  /**
   * The legal keys worth a bot's thought, at least one: leaves out what cannot matter or has an equal
   * twin (paying generic costs by hand, moving step by step). A subset of `legal`.
   */
  candidates(state: S, out: Int32Array): number;
  /** Default action: pass, agree, first target. Always legal. */
  routine(state: S): number;

  /** `seat` gives up: legal for every living seat at any moment, logged, never in `actions`, never tried by bots. */
  concede(state: S, seat: Seat, driver?: FlowDriver<S>): void;

  /** Hand-written deep copy of all that can change. `into` is a discarded state whose memory may be reused. */
  clone(state: S, into?: S): S;

  /** Short hash of everything that matters for the further game; for logs and tests, never inside search. */
  hash(state: S): string;

  /** What `viewer` may know, and nothing else. Pure. */
  view(state: S, viewer: Viewer): V;

  /** The view of `seat` with nothing hidden from it, for matches that are over. Absent: what `hidden` names is all that a table shows. */
  openView?(state: S, seat: Seat): V;
  /** What `viewer` does not know and would like to, in words: told when a match is over, asked of sampled worlds for what a bot believed. */
  hidden?(state: S, viewer: Viewer): HiddenThing[];

  /**
   * A full state in which the seat sees exactly `view` and everything hidden is drawn from stated priors
   * (`docs/bots.md`) narrowed by `history`. Never looks anywhere else.
   * @param previous an earlier sample for the same view whose costly parts (terrain, loadout) may be shared
   */
  determinize(view: V, history: History<E>, random: Random, previous?: S): S;

  /** The first reason why `intent` is not legal now, as a sentence; null if it is legal. From the view alone. */
  why(view: V, history: History<E>, intent: A): string | null;
  /** What would change without a response; numbers on which determinizations differ are marked uncertain. */
  preview(view: V, history: History<E>, action: A): Preview;
  /** What `preview` says as `locks`, for a smaller price: asked of every action as it happens. Absent: `preview` is asked. */
  locks?(view: V, action: A): boolean;
  /** An action in a few words, from its seat's view before it: "play Flint Spark". Absent: its type has to do. */
  describe?(view: V, action: A): string;
  /** Answers a game's own questions for its window (threats, derivations, odds). From the view alone, which may be an onlooker's. */
  query(view: V, history: History<E>, question: unknown): unknown;

  /**
   * The action a seat's standing wishes answer with, without asking the person: pass, agree, let resolve; null to ask.
   * @param publicOnly several humans sit at this table: decide from public facts and stops alone, never from the hand
   */
  auto(view: V, actions: readonly A[], prefs: PriorityWishes, publicOnly: boolean): A | null;
  /**
   * Does "pass until…" still hold? Asked after every seat's action; where it does not, `auto` is not given it.
   * @param since turn in which it was wished. Absent: the game has no "pass until…".
   */
  passesOn?(view: V, until: string, since: number): boolean;

  /**
   * Does the pending decision need public information alone? People who share a screen then answer it without the
   * curtain. From the spectator's view. Absent: never.
   */
  isOpen?(view: V): boolean;

  /**
   * Is the pending decision a response in another seat's turn? A bot's pass is then paced, so that its timing does not
   * tell what the bot could have played. Absent: never.
   */
  isReply?(view: V): boolean;

  /** Heuristic value for `seat`, 0 (lost) to 1 (won). */
  evaluate(state: S, seat: Seat): number;
  outcome(state: S): Outcome | null;
  /** Seats at this table. */
  seatCount(state: S): number;
}
