import type { Game } from '../../../src-shared/kernel/game.ts';
import { snapshotLine, type LogLine, type MatchHeader } from '../../../src-shared/kernel/match-log.ts';
import { FlowActor } from '../flow-actor.ts';
import type { Replay } from '../replay/replay.ts';
import { Timeline } from './timeline.ts';

/** A match that is not saved yet, with the lines of its future file. */
export interface UnsavedMatch {
  timeline: Timeline;
  lines: LogLine[];
}

export function setUp(game: Game, header: MatchHeader): UnsavedMatch {
  const unsaved = { timeline: Timeline.fresh(game, header, new FlowActor(game)), lines: [] };
  markTurn(unsaved);
  return unsaved;
}

/**
 * The same, with the first actions of another match replayed (as many as `header.continued` says), and the search statistics of bots.
 * Yields after every action.
 */
export function* setUpFrom(game: Game, header: MatchHeader, from: Replay): Generator<void, UnsavedMatch, void> {
  const unsaved = setUp(game, header);
  for (const [i, { seat, action, concede, auto }] of from.entries.slice(0, header.continued?.actions).entries()) {
    unsaved.lines.push(unsaved.timeline.append({ seat, ...(action && { action }), ...(concede && { concede }), ...(auto && { auto }) }));
    const thought = from.thoughtAt(i);
    if (thought) unsaved.lines.push({ thought, line: i + 1 });
    markTurn(unsaved);
    yield;
  }
  return unsaved;
}

function markTurn({ timeline, lines }: UnsavedMatch): void {
  const snapshot = timeline.snapshotTurn();
  if (snapshot) lines.push(snapshotLine(snapshot, timeline.header));
}
