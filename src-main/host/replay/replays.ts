import type { Game, GameView } from '../../../src-shared/kernel/game.ts';
import type { MatchLog } from '../../../src-shared/kernel/match-log.ts';
import type { Viewer } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { Course, Explanation, ReplayInfo, ReplayLook, ReplayRoad } from '../../../src-shared/protocol/replay.ts';
import type { Clock } from '../env/clock.ts';
import { HostError } from '../host-error.ts';
import { askGame } from '../match/asking.ts';
import { mustSeat } from '../seat-count.ts';
import { seatInfos } from '../store/seat-infos.ts';
import { inSlices } from '../slices.ts';
import { beliefsOf } from './beliefs.ts';
import { courseOf } from './course.ts';
import { Replay } from './replay.ts';
import { roadOf, stopsOf, viewersOf } from './road.ts';

/** A store of match logs. */
export interface ReplaySource {
  has(match: string): boolean;
  /** Changes whenever the log does. */
  stamp(match: string): string;
  /** @throws HostError when the log cannot be read */
  read(match: string): MatchLog;
  /** The raw file. */
  text(match: string): string;
}

/** LRU cache size, in replays. */
const KEPT = 3;

interface Kept {
  stamp: string;
  replay: Promise<Replay>;
  course: Promise<Course> | null;
}

/** A moment of a replay, and who looks at it. */
interface Sight {
  match: string;
  viewer: Viewer;
  open: boolean;
  at: number;
}

/** Queries about recorded matches, limited to what the viewer may know at that moment. Read only. Long matches are read in time slices. */
export class Replays {
  readonly #game: (id: string) => Game;
  readonly #sources: readonly ReplaySource[];
  readonly #clock: Clock;
  /** LRU order: the most recently used last. */
  readonly #kept = new Map<string, Kept>();

  constructor(game: (id: string) => Game, sources: readonly ReplaySource[], clock: Clock) {
    this.#clock = clock;
    this.#game = game;
    this.#sources = sources;
  }

  async open(match: string): Promise<ReplayInfo> {
    const replay = await this.replayOf(match);
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

  async road(match: string, viewer: Viewer): Promise<ReplayRoad> {
    const replay = await this.replayOf(match);
    mustBeViewer(replay, viewer, false);
    return roadOf(replay, viewer);
  }

  async look(sight: Sight): Promise<ReplayLook> {
    const { replay, line, state } = await this.#at(sight);
    const decision = replay.finished && line < replay.length ? replay.entries[line] : null;
    return {
      view: viewOf(replay.game, state, sight),
      next: decision && { seat: decision.seat, words: replay.wordsAt(line, state) },
      stages: sight.open ? [] : replay.stagesTo(line, sight.viewer),
      hidden: sight.open ? (replay.game.hidden?.(state, sight.viewer) ?? []) : [],
    };
  }

  async ask(sight: Sight, question: unknown): Promise<unknown> {
    const { replay, line, state } = await this.#at(sight);
    return askGame(replay.game, viewOf(replay.game, state, sight), replay.history(line, sight.viewer), question);
  }

  async explain(match: string, at: number): Promise<Explanation | null> {
    const replay = await this.replayOf(match);
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
      beliefs: await inSlices(beliefsOf(game, state, seat, game.view(state, seat), replay.history(line, seat)), this.#clock),
    };
  }

  async course(match: string): Promise<Course> {
    const kept = this.#keptOf(match);
    const replay = await kept.replay;
    mustBeOver(replay);
    return (kept.course ??= inSlices(courseOf(replay), this.#clock));
  }

  /** The match behind a moment, and the number of its actions by then. Finished matches only. */
  async beginningAt(match: string, at: number): Promise<{ replay: Replay; line: number }> {
    const replay = await this.replayOf(match);
    mustBeOver(replay);
    return { replay, line: lineOf(replay, 'spectator', at) };
  }

  /** @throws HostError `notFound`, `invalid` */
  async replayOf(match: string): Promise<Replay> {
    return this.#keptOf(match).replay;
  }

  /** @throws HostError `notFound` */
  sourceOf(match: string): ReplaySource {
    const source = this.#sources.find((one) => one.has(match));
    if (!source) throw new HostError('notFound', 'There is no such match.');
    return source;
  }

  #keptOf(match: string): Kept {
    const source = this.sourceOf(match);
    const stamp = source.stamp(match);
    const known = this.#kept.get(match);
    this.#kept.delete(match);
    const kept = known?.stamp === stamp ? known : { stamp, replay: this.#read(source, match), course: null };
    this.#kept.set(match, kept);
    // Failures are not cached: the file may be readable the next time.
    kept.replay.catch(() => {
      if (this.#kept.get(match) === kept) this.#kept.delete(match);
    });
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return kept;
  }

  async #read(source: ReplaySource, match: string): Promise<Replay> {
    const log = source.read(match);
    const game = this.#game(log.header.game);
    mustSeat(game, log.header.seats.length);
    try {
      return await inSlices(Replay.read(game, log), this.#clock);
    } catch (error) {
      if (error instanceof HostError) throw error;
      throw new HostError('invalid', `The match cannot be set up again: ${(error as Error).message}.`);
    }
  }

  async #at(sight: Sight): Promise<{ replay: Replay; line: number; state: GameState }> {
    const replay = await this.replayOf(sight.match);
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
