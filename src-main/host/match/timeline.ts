import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import type { EventCut, GameEvent } from '../../../src-shared/kernel/events.ts';
import type { FlowDriver } from '../../../src-shared/kernel/flow.ts';
import type { Game, GameAction, GameView } from '../../../src-shared/kernel/game.ts';
import { takeUp } from '../../../src-shared/kernel/match-log.ts';
import type { LogEntry, LogSnapshot, MatchHeader, MatchLog, Thought } from '../../../src-shared/kernel/match-log.ts';
import { applyEntry, beforeDamage, begin, replay } from '../../../src-shared/kernel/replay.ts';
import type { Seat, Viewer } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { LogGroup } from '../../../src-shared/protocol/messages.ts';
import { actionInWords } from './action-words.ts';
import { Staging } from './staging.ts';

/** Input of an entry, before it is applied; draws and hash result from applying it. */
export type EntryDraft = Pick<LogEntry, 'seat' | 'action' | 'concede' | 'auto' | 'standIn' | 'at'>;

export interface Resumed {
  timeline: Timeline;
  /** Search statistics of bots, by the number of the action. */
  thoughts: Map<number, Thought>;
  /** The log as far as it makes sense: lines that cannot be read may have been left out with all that follows. */
  log: MatchLog;
  /** Why the rules could not follow it to its end. */
  problem: string | null;
  /** Number of the line that could not be followed. */
  brokenLine: number | null;
}

const toldTo = (viewer: Viewer, cut: EventCut): GameEvent[] => (viewer === 'spectator' ? cut.spectator : cut.seats[viewer]);

/**
 * History of a live match in memory: the state, the entries that led to it, the events that each entry told each viewer, and a snapshot at
 * the start of every turn for undo. Knows neither files nor screens.
 */
export class Timeline {
  readonly game: Game;
  readonly header: MatchHeader;
  readonly entries: LogEntry[] = [];
  /** Index of the first entry that can be shown or undone; earlier ones were played with other content. */
  readonly base: number;
  readonly #driver: FlowDriver<GameState>;
  readonly #cuts: EventCut[];
  readonly #snapshots: LogSnapshot[] = [];
  readonly #words = new WeakMap<LogEntry, string>();
  readonly staging: Staging;
  #state: GameState;

  private constructor(game: Game, header: MatchHeader, driver: FlowDriver<GameState>, state: GameState, cuts: EventCut[], base: number) {
    this.game = game;
    this.header = header;
    this.base = base;
    const people = header.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    this.staging = new Staging(game, [...people, 'spectator']);
    this.#driver = driver;
    this.#state = state;
    this.#cuts = cuts;
  }

  /** @throws InvalidConfig */
  static fresh(game: Game, header: MatchHeader, driver: FlowDriver<GameState>): Timeline {
    const setUp = new Recording(header.seats.length);
    const state = recordInto(setUp, () => begin(game, header, driver));
    return new Timeline(game, header, driver, state, [setUp], 0);
  }

  /**
   * Replays a log; stops at the first line that disagrees with the rules and reports it. Lines of other content are migrated to the present
   * numbers and kept in these.
   * @throws ContentGone when something in play is missing from this version
   */
  static resume(game: Game, log: MatchLog, driver: FlowDriver<GameState>): Resumed {
    const from = takeUp(game, log);
    const claimed = new Map(log.snapshots.map((snapshot) => [snapshot.line, snapshot]));
    const snapshots: LogSnapshot[] = [];
    // The file's snapshots are not used: an edited one could carry a valid hash.
    const onLine = (line: number, at: GameState): void => {
      const snapshot = claimed.get(line);
      if (snapshot) snapshots.push({ line, turn: game.turn(at), hash: game.hash(at), state: game.clone(at) });
    };
    const { state, cuts, entries, thoughts, disagreement } = replay(game, log, { from, onLine });
    const before = disagreement && beforeDamage(log, disagreement);
    if (before) return Timeline.resume(game, before, driver);
    const base = from?.line ?? 0;
    const missing = Array.from({ length: base }, () => new Recording(log.header.seats.length));
    const timeline = new Timeline(game, log.header, driver, state, [cuts[0], ...missing, ...cuts.slice(1)], base);
    timeline.entries.push(...entries);
    timeline.#snapshots.push(...snapshots);
    const problem = disagreement && `action ${disagreement.line}: ${disagreement.message}`;
    const brokenLine = disagreement ? log.fileLines[disagreement.line - 1] : (log.problem?.fileLine ?? null);
    return { timeline, thoughts, log, problem, brokenLine };
  }

  get state(): GameState {
    return this.#state;
  }

  get toAct(): Seat | null {
    return this.game.toAct(this.#state);
  }

  get turn(): number {
    return this.game.turn(this.#state);
  }

  /**
   * Applies and records an entry.
   * @throws IllegalAction with nothing changed; any other error leaves a state that `rebuild` has to repair
   */
  append(draft: EntryDraft): LogEntry {
    const { seat, action } = draft;
    const cut = new Recording(this.header.seats.length);
    const drawnBefore = this.#state.rng.drawn;
    const viewBefore = this.game.view(this.#state, seat);
    const look = this.staging.watch(this.#cuts.length, cut);
    recordInto(cut, () => applyEntry(this.game, this.#state, { ...draft, drawn: 0, hash: '', revealed: false }, this.#driver));
    look(this.#state);
    const drawn = this.#state.rng.drawn - drawnBefore;
    // Public consequences are known from the events; asking the game is only needed for what its seat alone knows.
    const shown = this.#peopleTold(cut, seat) || revealsInformation(this.game, this.#state, seat, drawn, cut);
    // What a bot did for a person is not the person's to take back.
    const revealed = shown || action === undefined || draft.standIn === true || this.locks(viewBefore, seat, action);
    const entry: LogEntry = { ...draft, drawn, hash: this.game.hash(this.#state), revealed };
    this.#words.set(entry, this.#describe(entry, viewBefore));
    this.entries.push(entry);
    this.#cuts.push(cut);
    return entry;
  }

  /** Another person was told about the entry. Bots do not count: their memory is the log. */
  #peopleTold(cut: EventCut, seat: Seat): boolean {
    return this.header.seats.some(({ kind }, other) => other !== seat && kind === 'human' && cut.seats[other].length > 0);
  }

  /** Has `seat` decided something by hand in the turn under way? */
  hasActed(seat: Seat): boolean {
    const began = this.#snapshots.find(({ turn }) => turn === this.turn)?.line ?? this.entries.length;
    return this.entries.slice(began).some((entry) => entry.seat === seat && !entry.auto);
  }

  /** A snapshot of the present state, when a turn has begun since the last one. */
  snapshotTurn(): LogSnapshot | null {
    return this.turn <= (this.#snapshots.at(-1)?.turn ?? 0) ? null : this.snapshot();
  }

  /** A snapshot of the present state. */
  snapshot(): LogSnapshot {
    const { turn } = this;
    const snapshot = { line: this.entries.length, turn, hash: this.game.hash(this.#state), state: this.game.clone(this.#state) };
    this.#snapshots.push(snapshot);
    return snapshot;
  }

  /**
   * Undoes the last `n` entries.
   * @returns them, oldest first
   */
  rewind(n: number): LogEntry[] {
    const line = this.entries.length - n;
    const state = this.stateAt(line);
    const undone = this.entries.splice(line);
    this.#cuts.length = line + 1;
    while ((this.#snapshots.at(-1)?.line ?? 0) > line) this.#snapshots.pop();
    this.#state = state;
    return undone;
  }

  /** Restores the state from the entries, after rules code has thrown in the middle of it. */
  rebuild(): void {
    this.#state = this.stateAt(this.entries.length);
  }

  /** A copy of the state after `line` entries. */
  stateAt(line: number): GameState {
    const from = this.#snapshots.findLast((snapshot) => snapshot.line <= line);
    const { state, disagreement } = replay(this.game, { header: this.header, entries: this.entries, snapshots: [] }, { upTo: line, from });
    if (disagreement) throw new Error(`the match disagrees with itself at action ${disagreement.line}: ${disagreement.message}`);
    return state;
  }

  /** A short description of the entry at `index`, from its seat's view. */
  wordsOf(index: number): string {
    const entry = this.entries[index];
    let words = this.#words.get(entry);
    if (words === undefined) {
      words = this.#describe(entry, this.game.view(this.stateAt(index), entry.seat));
      this.#words.set(entry, words);
    }
    return words;
  }

  #describe({ concede, action }: LogEntry, viewBefore: GameView): string {
    return concede || action === undefined ? 'concede' : actionInWords(this.game, viewBefore, action);
  }

  /** Is the action irreversible, as far as its seat could know before it? */
  locks(viewBefore: GameView, seat: Seat, action: GameAction): boolean {
    const { game } = this;
    return game.locks ? game.locks(viewBefore, action) : game.preview(viewBefore, this.history(seat), action).locks;
  }

  /** All events that `viewer` was told, in order. */
  history(viewer: Viewer): GameEvent[] {
    return this.#cuts.flatMap((cut) => toldTo(viewer, cut));
  }

  /** Events that `viewer` was told by the entries from one index to before another. */
  toldBetween(viewer: Viewer, from: number, to: number): GameEvent[] {
    return this.#cuts.slice(from + 1, to + 1).flatMap((cut) => toldTo(viewer, cut));
  }

  /**
   * Events that `viewer` was told after entry `after` (−1: from the set-up on). Groups are numbered by the viewer's own count of lines with
   * events, so that the numbers reveal nothing about hidden actions.
   */
  groups(viewer: Viewer, after: number): LogGroup[] {
    const groups: LogGroup[] = [];
    let line = 0;
    this.#cuts.forEach((cut, index) => {
      const events = toldTo(viewer, cut);
      if (index > 0 && events.length > 0) line++;
      if (index <= after || events.length === 0) return;
      const stages = this.staging.of(index, viewer);
      groups.push({ line, events, ...(stages.length > 0 && { stages }) });
    });
    return groups;
  }

  /** Number of entries of which everybody was told something. */
  get publicLines(): number {
    return this.#cuts.filter(({ spectator }) => spectator.length > 0).length;
  }

  /** The viewer's own number of the first line that the entry at `index` or a later one led to; null when it was told of none. */
  lineAfter(viewer: Viewer, index: number): number | null {
    let line = 0;
    for (let i = 1; i < this.#cuts.length; i++) {
      if (toldTo(viewer, this.#cuts[i]).length === 0) continue;
      line++;
      if (i > index) return line;
    }
    return null;
  }

  /** Index of the entry behind a viewer's own line number; null when there is no such line. */
  entryOfGroup(viewer: Viewer, line: number): number | null {
    if (line === 0) return 0;
    let count = 0;
    for (let index = 1; index < this.#cuts.length; index++) {
      const cut = this.#cuts[index];
      if ((viewer === 'spectator' ? cut.spectator : cut.seats[viewer]).length > 0 && ++count === line) return index;
    }
    return null;
  }

  /**
   * The viewer's line number at which its recap starts: the first line after `seat` last acted by hand, before its present stretch.
   * Automatic answers do not count, nor does what a bot did in the seat's place.
   */
  recapFrom(seat: Seat): number {
    let index = this.entries.length;
    const isOwn = ({ seat: by, standIn }: LogEntry) => by === seat && !standIn;
    while (index > 0 && isOwn(this.entries[index - 1])) index--;
    while (index > 0 && (!isOwn(this.entries[index - 1]) || this.entries[index - 1].auto)) index--;
    let line = 0;
    for (let i = 1; i <= index; i++) if (this.#cuts[i].seats[seat].length > 0) line++;
    return index === 0 ? 0 : line + 1;
  }
}

/** Did the action reveal something to its seat: chance, another seat's decision, a thing come into sight? */
export const revealsInformation = (game: Game, after: GameState, seat: Seat, drawn: number, cut: EventCut): boolean =>
  drawn > 0 || game.toAct(after) !== seat || hasSeenMore(cut, seat);

/** The seat was told more than a spectator: a card drawn, a tile come into sight. */
const hasSeenMore = ({ spectator, seats }: EventCut, seat: Seat): boolean =>
  spectator.length > 0 && JSON.stringify(seats[seat]) !== JSON.stringify(spectator);
