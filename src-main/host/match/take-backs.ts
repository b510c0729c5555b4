import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { UndoInfo } from '../../../src-shared/protocol/messages.ts';
import { HostError } from '../host-error.ts';
import type { Decision, MatchRecord } from './match-record.ts';
import type { Rights } from './rights.ts';
import type { Screen } from './screen-feed.ts';
import type { Table } from './table.ts';
import type { Timeline } from './timeline.ts';
import { NO_UNDO, undoInfo, undoReach, undoScope, undoStep, type UndoScope } from './undo.ts';

export interface TakeBackParts {
  timeline: Timeline;
  table: Table;
  rights: Rights;
  record: MatchRecord;
  /** Everything can be taken back: in a lesson, or alone with the setting “take back anything”. */
  anything(): boolean;
  /** Undoes the last `n` entries. @throws HostError */
  rewind(seat: Seat, n: number, casual: boolean): void;
  /** @throws HostError */
  commit(decision: Decision): void;
  /** Runs a change; one that fails fails the match. @throws HostError */
  orFail(change: () => void): void;
  /** That is safe on the disk when this returns. @throws HostError `failed` */
  changed(): void;
}

/** What a seat takes back by itself, and does anew. Each deed answers the number of the screen's last frame. */
export class TakeBacks {
  readonly #parts: TakeBackParts;

  constructor(parts: TakeBackParts) {
    this.#parts = parts;
  }

  infoOf(seat: Seat): UndoInfo {
    const { table, record } = this.#parts;
    if (table.standInOf(seat)) return NO_UNDO;
    return undoInfo(this.#scope(), seat, record.redoable(seat));
  }

  undo(screen: Screen, seat: Seat): number {
    const { rights, rewind, changed } = this.#parts;
    const feed = rights.mayTakeBack(screen, seat);
    const scope = this.#scope();
    const n = undoStep(scope, seat);
    if (n === 0) throw new HostError('illegal', undoInfo(scope, seat, 0).label);
    rewind(seat, n, n > undoReach({ ...scope, anything: false }, seat));
    changed();
    return feed.seq;
  }

  redo(screen: Screen, seat: Seat): number {
    const { rights, record, orFail, changed } = this.#parts;
    const feed = rights.mayTakeBack(screen, seat);
    orFail(() => record.redo(seat));
    changed();
    return feed.seq;
  }

  /** Replaces everything since the last checkpoint by these actions; atomic. */
  restage(screen: Screen, seat: Seat, seq: number, actions: readonly unknown[]): number {
    const { timeline, rights, record, rewind, commit, changed } = this.#parts;
    const feed = rights.mayDecide(screen, seat, seq);
    const parsed = actions.map((action) => rights.actionOf(action));
    const n = undoReach({ ...this.#scope(), anything: false }, seat);
    record.rehearse(seat, timeline.entries.length - n, parsed);
    if (n > 0) rewind(seat, n, false);
    for (const action of parsed) commit({ seat, action });
    record.forgetRedo();
    changed();
    return feed.seq;
  }

  #scope(): UndoScope {
    const { timeline, anything } = this.#parts;
    return undoScope(timeline, anything());
  }
}
