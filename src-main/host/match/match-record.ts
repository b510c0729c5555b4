import { IllegalAction } from '../../../src-shared/kernel/game.ts';
import type { GameAction } from '../../../src-shared/kernel/game.ts';
import { snapshotLine } from '../../../src-shared/kernel/match-log.ts';
import type { LogEntry, LogLine, Thought } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { HostError } from '../host-error.ts';
import type { Journal } from '../store/journal.ts';
import type { Timeline } from './timeline.ts';

/** Who does what; the rest of a log entry follows from doing it. */
export type Deed = Pick<LogEntry, 'seat' | 'action' | 'concede' | 'auto'> & {
  /** What the bot weighed that decided on it. */
  thought?: Thought;
};

/** What a match's file says of it beyond what was done. */
export interface RecordState {
  casual: boolean;
  assisted: boolean;
  /** How it ended is written down. */
  sealed: boolean;
  /** By the number of the action it led to, from 1. */
  thoughts: ReadonlyMap<number, Thought>;
}

/**
 * Changes a match and writes it down in one go: what has happened is in the file before anybody is told. Also keeps
 * what was taken back, to be done again.
 */
export class MatchRecord {
  readonly timeline: Timeline;
  /** "Take back anything" was used. */
  casual: boolean;
  /** Somebody had a bot's advice. */
  assisted: boolean;
  /** Rises with every change of the state. */
  revision = 0;
  readonly #journal: Journal | null;
  readonly #startedAt: number;
  #sealed: boolean;
  /** What bots weighed, by the entry it led to. */
  readonly #thoughts = new WeakMap<LogEntry, Thought>();
  /** Groups of entries taken back, each to be redone in one go; the latest last. */
  #redo: LogEntry[][] = [];

  constructor(timeline: Timeline, journal: Journal | null, state: RecordState) {
    this.timeline = timeline;
    this.casual = state.casual;
    this.assisted = state.assisted;
    this.#journal = journal;
    this.#sealed = state.sealed;
    this.#startedAt = Date.parse(timeline.header.startedAt);
    timeline.entries.forEach((entry, i) => this.#remember(entry, state.thoughts.get(i + 1)));
  }

  /**
   * @returns whether a turn began
   * @throws HostError `illegal` with nothing changed, or `failed` when the match cannot go on
   */
  commit({ seat, action, concede, auto, thought }: Deed): boolean {
    const at = Math.max(0, Date.now() - this.#startedAt);
    let entry: LogEntry;
    try {
      entry = this.timeline.append({ seat, ...(action && { action }), ...(concede && { concede }), ...(auto && { auto }), at });
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
    this.#save([entry, ...(thought ? [{ thought, line }] : []), ...(snapshot ? [snapshotLine(snapshot)] : [])]);
    return snapshot !== null;
  }

  /** Takes back the last `n` entries, to be redone by `seat`. */
  rewind(n: number, casual: boolean): void {
    this.#save([casual ? { undo: n, casual: true } : { undo: n }]);
    this.#redo.push(this.timeline.rewind(n));
    this.casual ||= casual;
    this.#sealed = false;
    this.revision++;
  }

  /** How many groups `seat` could redo. */
  redoable(seat: Seat): number {
    return this.timeline.toAct === seat && this.#redo.at(-1)?.[0].seat === seat ? this.#redo.length : 0;
  }

  redo(seat: Seat): void {
    if (this.redoable(seat) === 0) throw new HostError('illegal', 'There is nothing to redo.');
    for (const entry of this.#redo.pop()!) this.commit({ ...entry, thought: this.#thoughts.get(entry) });
  }

  /** After something new was done, what was taken back is gone. */
  forgetRedo(): void {
    this.#redo = [];
  }

  /** Tries staged actions on a copy of the state after `line`. @throws HostError `illegal`, with nothing changed */
  rehearse(seat: Seat, line: number, actions: readonly GameAction[]): void {
    const { game } = this.timeline;
    const copy = this.timeline.stateAt(line);
    for (const action of actions) {
      const drawn = copy.rng.drawn;
      const locks = this.timeline.locks(game.view(copy, seat), seat, action);
      try {
        game.apply(copy, action);
      } catch (error) {
        throw new HostError('illegal', (error as Error).message);
      }
      if (locks || copy.rng.drawn > drawn || game.toAct(copy) !== seat) {
        throw new HostError('illegal', 'Only what can still be taken back can be put in another order.');
      }
    }
  }

  /** Writes down how a seat wishes to be asked from now on. */
  keepWishes(seat: Seat, wishes: Record<string, unknown>): void {
    this.#save([{ wishes, seat }]);
  }

  /** Writes down that a seat has a bot's advice on the present position. */
  keepHint(seat: Seat): void {
    this.#save([{ hint: seat, line: this.timeline.entries.length }]);
    this.assisted = true;
  }

  /** Writes down how it ended. @returns false if that is written already, or it has not ended */
  seal(): boolean {
    const outcome = this.timeline.game.outcome(this.timeline.state);
    if (this.#sealed || !outcome) return false;
    this.#sealed = true;
    this.#save([{ end: outcome }]);
    return true;
  }

  close(): void {
    this.#journal?.close();
  }

  #remember(entry: LogEntry, thought: Thought | undefined): void {
    if (thought) this.#thoughts.set(entry, thought);
  }

  #save(lines: LogLine[]): void {
    try {
      this.#journal?.append(lines);
    } catch (error) {
      throw new HostError('failed', `The match could not be saved: ${(error as Error).message}.`);
    }
  }
}
