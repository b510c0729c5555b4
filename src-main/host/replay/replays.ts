import type { Game, GameView } from '../../../src-shared/kernel/game.ts';
import type { MatchLog } from '../../../src-shared/kernel/match-log.ts';
import type { Viewer } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { Course, Explanation, ReplayInfo, ReplayLook, ReplayRoad } from '../../../src-shared/protocol/replay.ts';
import { HostError } from '../host-error.ts';
import { seatInfos } from '../store/seat-infos.ts';
import { beliefsOf } from './beliefs.ts';
import { courseOf } from './course.ts';
import { Replay } from './replay.ts';
import { roadOf, stopsOf, viewersOf } from './road.ts';

/** Where replays come from: any store of match logs. */
export interface ReplaySource {
  has(match: string): boolean;
  /** Changes whenever the log does. */
  stamp(match: string): string;
  /** @throws HostError when it cannot be read */
  read(match: string): MatchLog;
}

/** Replays kept in memory: going back and forth between a few of them costs nothing. */
const KEPT = 3;

interface Kept {
  stamp: string;
  replay: Replay;
  course: Course | null;
}

/** A moment of a replay as one viewer may see it. */
interface Sight {
  match: string;
  viewer: Viewer;
  open: boolean;
  at: number;
}

/** Matches that can be looked at. It answers from what the viewer may know then, and changes nothing. */
export class Replays {
  readonly #game: (id: string) => Game;
  readonly #sources: readonly ReplaySource[];
  /** The one used last stands last. */
  readonly #kept = new Map<string, Kept>();

  constructor(game: (id: string) => Game, sources: readonly ReplaySource[]) {
    this.#game = game;
    this.#sources = sources;
  }

  open(match: string): ReplayInfo {
    const replay = this.replayOf(match);
    const { game, header, finished, casual, assisted, note } = replay;
    return {
      match,
      game: game.id,
      title: game.title,
      seats: seatInfos(header.seats),
      startedAt: header.startedAt,
      viewers: viewersOf(replay),
      finished,
      casual,
      assisted,
      continued: header.continued !== undefined,
      note,
    };
  }

  road(match: string, viewer: Viewer): ReplayRoad {
    const replay = this.replayOf(match);
    mustBeViewer(replay, viewer, false);
    return roadOf(replay, viewer);
  }

  look(sight: Sight): ReplayLook {
    const { replay, line, state } = this.#at(sight);
    const decision = replay.finished && line < replay.length ? replay.entries[line] : null;
    return {
      view: viewOf(replay.game, state, sight),
      next: decision && { seat: decision.seat, words: replay.wordsAt(line, state) },
      hidden: sight.open ? (replay.game.hidden?.(state, sight.viewer) ?? []) : [],
    };
  }

  ask(sight: Sight, question: unknown): unknown {
    const { replay, line, state } = this.#at(sight);
    return replay.game.query(viewOf(replay.game, state, sight), replay.history(line, sight.viewer), question);
  }

  explain(match: string, at: number): Explanation | null {
    const replay = this.replayOf(match);
    mustBeOver(replay);
    const line = lineOf(replay, 'spectator', at);
    const thought = replay.thoughtAt(line);
    if (thought === null) return null;
    const { game } = replay;
    const { seat, iterations, candidates } = thought;
    const state = replay.stateAt(line);
    return {
      seat,
      iterations,
      weighed: candidates.map(({ action, visits, value }) => ({ words: replay.wordsAt(line, state, action), visits, value })),
      beliefs: beliefsOf(game, state, seat, game.view(state, seat), replay.history(line, seat)),
    };
  }

  course(match: string): Course {
    const replay = this.replayOf(match);
    mustBeOver(replay);
    const kept = this.#kept.get(match)!;
    return (kept.course ??= courseOf(replay));
  }

  /** The match behind a moment, and how many of its actions had happened. Only of one that is over. */
  beginningAt(match: string, at: number): { replay: Replay; line: number } {
    const replay = this.replayOf(match);
    mustBeOver(replay);
    return { replay, line: lineOf(replay, 'spectator', at) };
  }

  /** @throws HostError `notFound`, `invalid` */
  replayOf(match: string): Replay {
    const source = this.#sources.find((one) => one.has(match));
    if (!source) throw new HostError('notFound', 'There is no such match.');
    const stamp = source.stamp(match);
    const known = this.#kept.get(match);
    this.#kept.delete(match);
    const kept = known?.stamp === stamp ? known : { stamp, replay: this.#read(source, match), course: null };
    this.#kept.set(match, kept);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return kept.replay;
  }

  #read(source: ReplaySource, match: string): Replay {
    const log = source.read(match);
    try {
      return new Replay(this.#game(log.header.game), log);
    } catch (error) {
      if (error instanceof HostError) throw error;
      throw new HostError('invalid', `The match cannot be set up again: ${(error as Error).message}.`);
    }
  }

  #at(sight: Sight): { replay: Replay; line: number; state: GameState } {
    const replay = this.replayOf(sight.match);
    mustBeViewer(replay, sight.viewer, sight.open);
    const line = lineOf(replay, sight.viewer, sight.at);
    return { replay, line, state: replay.stateAt(line) };
  }
}

function viewOf(game: Game, state: GameState, { viewer, open }: Sight): GameView {
  return open && viewer !== 'spectator' && game.openView ? game.openView(state, viewer) : game.view(state, viewer);
}

function mustBeOver({ finished }: Replay): void {
  if (!finished) throw new HostError('forbidden', 'That is told when the match is over.');
}

function mustBeViewer(replay: Replay, viewer: Viewer, open: boolean): void {
  if (open) mustBeOver(replay);
  if (!viewersOf(replay).includes(viewer)) throw new HostError('forbidden', 'The match is not over: it is shown only as you may know it.');
}

function lineOf(replay: Replay, viewer: Viewer, at: number): number {
  const line = stopsOf(replay, viewer)[at];
  if (line === undefined) throw new HostError('notFound', 'The match has no such moment.');
  return line;
}
