import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import type { EventCut, GameEvent } from '../../../src-shared/kernel/events.ts';
import type { FlowDriver } from '../../../src-shared/kernel/flow.ts';
import type { Game, GameAction, GameView } from '../../../src-shared/kernel/game.ts';
import { takeUp } from '../../../src-shared/kernel/match-log.ts';
import type { LogEntry, LogSnapshot, MatchHeader, MatchLog, Thought } from '../../../src-shared/kernel/match-log.ts';
import { applyEntry, begin, replay } from '../../../src-shared/kernel/replay.ts';
import type { Seat, Viewer } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { LogGroup } from '../../../src-shared/protocol/messages.ts';
import { actionInWords } from './action-words.ts';

/** What the caller knows about an entry before it is applied; draws and hash come from applying it. */
export type EntryDraft = Pick<LogEntry, 'seat' | 'action' | 'concede' | 'auto' | 'at'>;

export interface Resumed {
  timeline: Timeline;
  /** What bots weighed, by the number of the action. */
  thoughts: Map<number, Thought>;
  /** Why it could not be followed to its end. */
  problem: string | null;
}

const toldTo = (viewer: Viewer, cut: EventCut): GameEvent[] => (viewer === 'spectator' ? cut.spectator : cut.seats[viewer]);

/**
 * A live match in memory: the state, the entries that led to it, what each of them told whom, and a snapshot of
 * every turn's start to go back from. It knows rules and time, but neither files nor screens.
 */
export class Timeline {
  readonly game: Game;
  readonly header: MatchHeader;
  readonly entries: LogEntry[] = [];
  /** Lines before this one cannot be gone back to: they were played with other content. */
  readonly base: number;
  readonly #driver: FlowDriver<GameState>;
  readonly #cuts: EventCut[];
  readonly #snapshots: LogSnapshot[] = [];
  readonly #words = new WeakMap<LogEntry, string>();
  #state: GameState;

  private constructor(game: Game, header: MatchHeader, driver: FlowDriver<GameState>, state: GameState, cuts: EventCut[], base: number) {
    this.game = game;
    this.header = header;
    this.base = base;
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
   * From a log; stops at the first line that disagrees with the rules and says why. Lines of other content are read in the
   * present numbers, which is how the timeline keeps them.
   * @throws ContentGone when something is in play that is not part of this version
   */
  static resume(game: Game, log: MatchLog, driver: FlowDriver<GameState>): Resumed {
    const from = takeUp(game, log);
    const claimed = new Map(log.snapshots.map((snapshot) => [snapshot.line, snapshot]));
    const snapshots: LogSnapshot[] = [];
    // Never the file's own positions: whoever changed one could have left its hash as it was.
    const onLine = (line: number, at: GameState): void => {
      const snapshot = claimed.get(line);
      if (snapshot) snapshots.push({ line, turn: snapshot.turn, hash: game.hash(at), state: game.clone(at) });
    };
    const { state, cuts, entries, thoughts, disagreement } = replay(game, log, { from, onLine });
    const base = from?.line ?? 0;
    const missing = Array.from({ length: base }, () => new Recording(log.header.seats.length));
    const timeline = new Timeline(game, log.header, driver, state, [cuts[0], ...missing, ...cuts.slice(1)], base);
    timeline.entries.push(...entries);
    timeline.#snapshots.push(...snapshots);
    return { timeline, thoughts, problem: disagreement && `action ${disagreement.line}: ${disagreement.message}` };
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
   * Applies and records.
   * @throws IllegalAction, with nothing changed; anything else leaves a state that `rebuild` has to mend
   */
  append(draft: EntryDraft): LogEntry {
    const { seat, action } = draft;
    const cut = new Recording(this.header.seats.length);
    const drawnBefore = this.#state.rng.drawn;
    const viewBefore = this.game.view(this.#state, seat);
    recordInto(cut, () => applyEntry(this.game, this.#state, { ...draft, drawn: 0, hash: '', revealed: false }, this.#driver));
    const drawn = this.#state.rng.drawn - drawnBefore;
    // What is plain to see costs nothing; only what stays between the seat and its own staging has to be asked.
    const shown = this.#peopleTold(cut, seat) || bringsNews(this.game, this.#state, seat, drawn, cut);
    const revealed = shown || action === undefined || this.locks(viewBefore, seat, action);
    const entry: LogEntry = { ...draft, drawn, hash: this.game.hash(this.#state), revealed };
    this.#words.set(entry, this.#describe(entry, viewBefore));
    this.entries.push(entry);
    this.#cuts.push(cut);
    return entry;
  }

  /** Another person was told of it. A bot has no memory but the log, and forgets with it. */
  #peopleTold(cut: EventCut, seat: Seat): boolean {
    return this.header.seats.some(({ kind }, other) => other !== seat && kind === 'human' && cut.seats[other].length > 0);
  }

  /** A snapshot of the present state, if a turn has begun since the last one. */
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

  /** Takes back the last `n` entries, oldest first in the answer. */
  rewind(n: number): LogEntry[] {
    const line = this.entries.length - n;
    const state = this.stateAt(line);
    const undone = this.entries.splice(line);
    this.#cuts.length = line + 1;
    while ((this.#snapshots.at(-1)?.line ?? 0) > line) this.#snapshots.pop();
    this.#state = state;
    return undone;
  }

  /** Makes the state again from the entries, after rules code failed in the middle of it. */
  rebuild(): void {
    this.#state = this.stateAt(this.entries.length);
  }

  /** The state as it was after `line` entries; a copy. */
  stateAt(line: number): GameState {
    const from = this.#snapshots.findLast((snapshot) => snapshot.line <= line);
    const { state, disagreement } = replay(this.game, { header: this.header, entries: this.entries, snapshots: [] }, { upTo: line, from });
    if (disagreement) throw new Error(`the match disagrees with itself at action ${disagreement.line}: ${disagreement.message}`);
    return state;
  }

  /** The entry at `index` in a few words, as its seat would name it. */
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

  /** Could the action not be taken back, as far as its seat could know before it? */
  locks(viewBefore: GameView, seat: Seat, action: GameAction): boolean {
    const { game } = this;
    return game.locks ? game.locks(viewBefore, action) : game.preview(viewBefore, this.history(seat), action).locks;
  }

  /** Everything `viewer` was told since the match began, in order. */
  history(viewer: Viewer): GameEvent[] {
    return this.#cuts.flatMap((cut) => toldTo(viewer, cut));
  }

  /**
   * What `viewer` was told after entry `after` (−1: from the set-up on). Groups are numbered by the viewer's own
   * count of lines that told it something, so that the numbers tell nothing about what others did.
   */
  groups(viewer: Viewer, after: number): LogGroup[] {
    const groups: LogGroup[] = [];
    let line = 0;
    this.#cuts.forEach((cut, index) => {
      const events = toldTo(viewer, cut);
      if (index > 0 && events.length > 0) line++;
      if (index > after && events.length > 0) groups.push({ line, events });
    });
    return groups;
  }

  /** The entry behind a viewer's own line number; null if it has no such line. */
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
   * The viewer's own number of the first line that came after `seat` last acted before its present stretch. What its
   * standing wishes answered for it, nobody acted.
   */
  recapFrom(seat: Seat): number {
    let index = this.entries.length;
    while (index > 0 && this.entries[index - 1].seat === seat) index--;
    while (index > 0 && (this.entries[index - 1].seat !== seat || this.entries[index - 1].auto)) index--;
    let line = 0;
    for (let i = 1; i <= index; i++) if (this.#cuts[i].seats[seat].length > 0) line++;
    return index === 0 ? 0 : line + 1;
  }
}

/** Something came of what the seat did that it could not know before: chance, another's decision, a thing come into sight. */
export const bringsNews = (game: Game, after: GameState, seat: Seat, drawn: number, cut: EventCut): boolean =>
  drawn > 0 || game.toAct(after) !== seat || hasSeenMore(cut, seat);

/** Of what everybody was told the seat learned more than an onlooker: a card drawn, a tile come into sight. */
const hasSeenMore = ({ spectator, seats }: EventCut, seat: Seat): boolean =>
  spectator.length > 0 && JSON.stringify(seats[seat]) !== JSON.stringify(spectator);
