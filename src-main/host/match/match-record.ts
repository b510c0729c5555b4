import { IllegalAction } from '../../../src-shared/kernel/game.ts';
import type { GameAction } from '../../../src-shared/kernel/game.ts';
import { snapshotLine } from '../../../src-shared/kernel/match-log.ts';
import type { LogEntry, LogLine, StandIn, Thought } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { ClocksKept } from '../../../src-shared/kernel/timing.ts';
import type { Clock } from '../env/clock.ts';
import { DiskError } from '../env/disk-error.ts';
import { HostError } from '../host-error.ts';
import type { Journal } from '../store/journal.ts';
import type { Timeline } from './timeline.ts';

/** A decision; the rest of its log entry follows from applying it. */
export type Decision = Pick<LogEntry, 'seat' | 'action' | 'concede' | 'auto' | 'standIn'> & {
  /** Search statistics of the bot that decided. */
  thought?: Thought;
};

/** What a match file records beside the actions. */
export interface RecordState {
  casual: boolean;
  assisted: boolean;
  /** The result is written. */
  sealed: boolean;
  /** By the number of the action that it led to, counted from 1. */
  thoughts: ReadonlyMap<number, Thought>;
}

/** Write-ahead log of a match: each change is applied and noted, and `flush` writes it to the journal before any screen is told. Keeps the redo stack. */
export class MatchRecord {
  readonly timeline: Timeline;
  /** “Take back anything” has been used. */
  casual: boolean;
  /** A hint has been shown. */
  assisted: boolean;
  /** Version counter of the state; rises with every change. */
  revision = 0;
  readonly #clock: Clock;
  readonly #journal: Journal | null;
  readonly #startedAt: number;
  #sealed: boolean;
  /** Search statistics, by the log entry that they led to. */
  readonly #thoughts = new WeakMap<LogEntry, Thought>();
  /** Redo stack: groups of entries, each redone at once; the latest last. */
  #redo: LogEntry[][] = [];

  constructor(timeline: Timeline, journal: Journal | null, state: RecordState, clock: Clock) {
    this.#clock = clock;
    this.timeline = timeline;
    this.casual = state.casual;
    this.assisted = state.assisted;
    this.#journal = journal;
    this.#sealed = state.sealed;
    this.#startedAt = Date.parse(timeline.header.startedAt);
    timeline.entries.forEach((entry, i) => this.#remember(entry, state.thoughts.get(i + 1)));
  }

  /**
   * Applies a decision and appends it to the journal.
   * @returns whether a turn began
   * @throws HostError `illegal` with nothing changed, or `failed` when the match cannot go on
   */
  commit({ thought, ...decision }: Decision): boolean {
    const at = Math.max(0, Math.round(this.#clock.now()) - this.#startedAt);
    let entry: LogEntry;
    try {
      entry = this.timeline.append({ ...draftOf(decision), at });
    } catch (error) {
      if (error instanceof IllegalAction) throw new HostError('illegal', error.message);
      this.timeline.rebuild();
      throw new HostError(
        'failed',
        `The rules stopped at this action: ${(error as Error).message}. The match is saved up to the one before.`,
      );
    }
    this.revision++;
    this.#remember(entry, thought);
    const snapshot = this.timeline.snapshotTurn();
    const line = this.timeline.entries.length;
    this.#note([entry, ...(thought ? [{ thought, line }] : []), ...(snapshot ? [snapshotLine(snapshot, this.timeline.header)] : [])]);
    return snapshot !== null;
  }

  /** Undoes the last `n` entries and pushes them on the redo stack of `seat`. */
  rewind(n: number, casual: boolean): void {
    this.#note([casual ? { undo: n, casual: true } : { undo: n }]);
    this.#redo.push(this.timeline.rewind(n));
    this.casual ||= casual;
    this.#sealed = false;
    this.revision++;
  }

  /** Number of groups that `seat` can redo. */
  redoable(seat: Seat): number {
    return this.timeline.toAct === seat && this.#redo.at(-1)?.[0].seat === seat ? this.#redo.length : 0;
  }

  redo(seat: Seat): void {
    if (this.redoable(seat) === 0) throw new HostError('illegal', 'There is nothing to redo.');
    for (const entry of this.#redo.pop()!) this.commit({ ...entry, thought: this.#thoughts.get(entry) });
  }

  /** A new action clears the redo stack. */
  forgetRedo(): void {
    this.#redo = [];
  }

  /**
   * Dry run of staged actions on a copy of the state after `line`.
   * @throws HostError `illegal`, with nothing changed
   */
  rehearse(seat: Seat, line: number, actions: readonly GameAction[]): void {
    const { game } = this.timeline;
    const copy = this.timeline.stateAt(line);
    for (const action of actions) {
      const drawn = copy.rng.drawn;
      const viewBefore = game.view(copy, seat);
      try {
        game.apply(copy, action);
      } catch (error) {
        throw new HostError('illegal', (error as Error).message);
      }
      // Asked after the rules: of what is not legal a game need not know what it would do.
      const locks = this.timeline.locks(viewBefore, seat, action);
      if (locks || copy.rng.drawn > drawn || game.toAct(copy) !== seat) {
        throw new HostError('illegal', 'Only what can still be taken back can be put in another order.');
      }
    }
  }

  /** Writes a seat's new auto-pass settings. */
  keepWishes(seat: Seat, wishes: Record<string, unknown>): void {
    this.#note([{ wishes, seat }]);
  }

  /** Writes which bot decides for a seat's person from now on; null: none does. */
  keepStandIn(seat: Seat, standIn: StandIn | null): void {
    this.#note([{ standIn, seat }]);
  }

  /** Writes what is left on the clocks. */
  keepClocks({ turn, left }: ClocksKept): void {
    this.#note([{ clocks: [...left], turn }]);
  }

  /** Writes that a hint was shown for the present position. */
  keepHint(seat: Seat): void {
    this.#note([{ hint: seat, line: this.timeline.entries.length }]);
    this.assisted = true;
  }

  /**
   * Writes the result.
   * @returns false when the match is not over or the result is already written
   */
  seal(): boolean {
    const outcome = this.timeline.game.outcome(this.timeline.state);
    if (this.#sealed || !outcome) return false;
    this.#sealed = true;
    // It follows from the actions: nothing is lost where it cannot be written.
    this.#journal?.add([{ end: outcome }], false);
    return true;
  }

  /**
   * Writes down what has happened since the last time.
   * @param durable it outlasts a power cut when this returns; otherwise soon
   * @param later called when that turns out to have failed; another flush tries again
   * @throws HostError `failed`; another flush tries again
   */
  flush(durable: boolean, later: (error: Error) => void): void {
    try {
      this.#journal?.flush(durable, later);
    } catch (error) {
      throw new HostError(
        'failed',
        `The match could not be saved: ${reasonOf(error)}. Nothing before is lost; try again once that is mended.`,
      );
    }
  }

  /** @param notice is told, in words, what could not be written any more */
  close(notice: (message: string) => void): void {
    try {
      this.#journal?.close();
    } catch (error) {
      notice(`The last of a match could not be saved: ${reasonOf(error)}.`);
    }
  }

  #remember(entry: LogEntry, thought: Thought | undefined): void {
    if (thought) this.#thoughts.set(entry, thought);
  }

  #note(lines: LogLine[]): void {
    this.#journal?.add(lines);
  }
}

/** What was decided, without what an earlier entry of it says besides. */
const draftOf = ({ seat, action, concede, auto, standIn }: Decision): Omit<Decision, 'thought'> => ({
  seat,
  ...(action && { action }),
  ...(concede && { concede }),
  ...(auto && { auto }),
  ...(standIn && { standIn }),
});

const reasonOf = (error: unknown): string => (error instanceof DiskError ? error.reason : (error as Error).message);
