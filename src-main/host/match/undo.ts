import { undoable } from '../../../src-shared/kernel/match-log.ts';
import type { LogEntry } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { UndoInfo } from '../../../src-shared/protocol/messages.ts';
import type { Timeline } from './timeline.ts';

/** What undo reads of the match; `anything` is the solo setting that ignores checkpoints. */
export interface UndoScope {
  entries: readonly LogEntry[];
  /** A short description of an entry. */
  wordsOf(index: number): string;
  /** Entries before this index cannot be undone. */
  base: number;
  toAct: Seat | null;
  anything: boolean;
}

export const NO_UNDO: UndoInfo = { can: false, label: '', canRedo: false, anything: false };

export function undoScope(timeline: Timeline, anything: boolean): UndoScope {
  const { entries, header, toAct } = timeline;
  const base = Math.max(timeline.base, header.continued?.actions ?? 0);
  return { entries, base, toAct, anything, wordsOf: (index) => timeline.wordsOf(index) };
}

/** Number of entries that `seat` may undo in all: back to its last checkpoint. */
export function undoReach(scope: UndoScope, seat: Seat): number {
  if (scope.anything) return scope.entries.length - scope.base;
  // Another person has been asked since, so the action is known.
  if (scope.toAct !== seat) return 0;
  return Math.min(undoable(scope.entries, seat), scope.entries.length - scope.base);
}

/** Index of the seat's last decision by hand; −1 when there is none. */
export const lastByHand = (entries: readonly LogEntry[], seat: Seat): number =>
  entries.findLastIndex((entry) => entry.seat === seat && !entry.auto);

/** Number of entries that one undo takes back: the seat's last manual action and what followed from it; 0 when it may not. */
export function undoStep(scope: UndoScope, seat: Seat): number {
  const byHand = lastByHand(scope.entries, seat);
  if (byHand < 0) return 0;
  const n = scope.entries.length - byHand;
  return n <= undoReach(scope, seat) ? n : 0;
}

export function undoInfo(scope: UndoScope, seat: Seat, redo: number): UndoInfo {
  const n = undoStep(scope, seat);
  const label = n > 0 ? `Undo: ${scope.wordsOf(scope.entries.length - n)}` : whyNot(scope, seat);
  return { can: n > 0, label, canRedo: redo > 0, anything: scope.anything };
}

function whyNot(scope: UndoScope, seat: Seat): string {
  const last = scope.entries[scope.entries.length - 1 - undoReach(scope, seat)];
  if (!scope.entries.some((entry) => entry.seat === seat && !entry.auto)) return 'Nothing to undo yet.';
  if (last === undefined || scope.entries.length - undoReach(scope, seat) <= scope.base)
    return 'Nothing to undo: the match goes on from here.';
  if (last.standIn && last.seat === seat) return 'Nothing to undo: a bot has played for you since.';
  if (scope.toAct !== seat || last === undefined || last.seat !== seat) return 'Nothing to undo: somebody else has been asked since.';
  if (last.drawn > 0) return 'Nothing to undo: something random came out.';
  return 'Nothing to undo: what you did has been shown or carried out.';
}
