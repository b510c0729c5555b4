import { isolated } from '../../src-shared/text/names.ts';
import type { FairDraw } from '../../src-shared/kernel/fair-draw.ts';
import { InvalidConfig } from '../../src-shared/kernel/game.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import {
  NewerLog,
  UnreadableLog,
  contentLine,
  endsInOtherContent,
  endsSo,
  isOfOtherContent,
  snapshotLine,
} from '../../src-shared/kernel/match-log.ts';
import type { LogLine, MatchHeader, MatchLog, SeatRecord } from '../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import type { MatchSummary, TableSetup } from '../../src-shared/protocol/messages.ts';
import type { Settings } from '../../src-shared/protocol/settings.ts';
import { STILL_SECRET } from '../../src-shared/protocol/replay.ts';
import type { SpawnBotPort } from './bots/port.ts';
import { checkedConfig } from './checked-config.ts';
import { FlowActor } from './flow-actor.ts';
import { HostError } from './host-error.ts';
import { headerOf, mustBeNoLesson, type Beginning } from './match-header.ts';
import { Match } from './match/match.ts';
import type { Screen } from './match/screen-feed.ts';
import { Replay } from './replay/replay.ts';
import { Replays, type ReplaySource } from './replay/replays.ts';
import { mustSeat, mustSeatPerson, seatProblem } from './seat-count.ts';
import { inSlices } from './slices.ts';
import { Timeline, type Resumed } from './match/timeline.ts';
import type { DataFolder } from './store/files.ts';
import type { Journal } from './store/journal.ts';
import { MatchFiles } from './store/match-files.ts';
import { UnreadableFile } from './store/read-file.ts';
import { readLog } from './store/read-log.ts';

/** Cache limit of open matches; a match on a screen is never evicted. */
const MOST_LIVE = 16;

export interface MatchesDeps {
  games: Readonly<Record<string, Game>>;
  data: DataFolder;
  /** Further stores of logs that can be shown as replays. */
  otherLogs: readonly ReplaySource[];
  version: string;
  spawnBot: SpawnBotPort;
  settings(): Settings;
  notice(message: string): void;
  /** The list of matches has changed. */
  listed(): void;
  /** Seats of a match with a page of their own, also from before a restart. */
  remoteSeats(match: string): readonly Seat[];
  /** A match is over. */
  over(match: string): void;
  /** All of a lesson has been done. */
  learned(game: string, lesson: string): void;
}

/** All matches: the files, and the live matches among them. */
export class Matches {
  readonly #deps: MatchesDeps;
  readonly #files: MatchFiles;
  readonly #live = new Map<string, Match>();
  /** Stamps of files that could not be followed to their end. */
  readonly #failedAt = new Map<string, string>();
  /** Replays of the matches, and of the further stores. */
  readonly replays: Replays;

  constructor(deps: MatchesDeps) {
    this.#deps = deps;
    this.#files = new MatchFiles(deps.data);
    const own = {
      has: (id: string) => this.has(id),
      stamp: (id: string) => this.#files.stamp(id),
      read: (id: string) => this.#read(id).log,
      text: (id: string) => this.#files.text(id),
    };
    this.replays = new Replays((id) => this.game(id), [own, ...deps.otherLogs], deps.data.env.clock);
  }

  /** Without lessons, which have a list of their own. */
  list(): MatchSummary[] {
    return this.#files.list((id) => this.#known(id)?.title).filter(({ lesson }) => lesson === undefined);
  }

  game(id: string): Game {
    const game = this.#known(id);
    if (!game) throw new HostError('notFound', `There is no game "${id}".`);
    return game;
  }

  /** Own properties only: `constructor` is not a game. */
  #known(id: string): Game | undefined {
    const { games } = this.#deps;
    return Object.hasOwn(games, id) ? games[id] : undefined;
  }

  /** @param draw how the seed came about, where everybody at the table has given a share */
  create({ game: gameId, config, seats, seed }: TableSetup, draw?: FairDraw): string {
    const game = this.game(gameId);
    mustSeat(game, seats.length);
    mustSeatPerson(seats);
    // Cryptographic randomness: a rival could guess a seed made from the clock.
    const drawn = seed ?? this.#deps.data.env.random(16).toString('hex');
    const checked = checkedConfig(game, config, seats.length);
    const header = this.#headerOf({ game, seats, config: checked, seed: drawn });
    return this.#save(this.#setUp(game, { ...header, ...(draw && { draw }) }));
  }

  /** Begins a lesson, from its position. @param id what its match is called; one of that name is replaced */
  async teach(id: string, game: Game, lesson: string, seats: readonly SeatRecord[]): Promise<void> {
    if (this.has(id)) await this.remove(id);
    // Config and seed are those of the lesson's position.
    this.#save(this.#setUp(game, { ...this.#headerOf({ game, seats, config: null, seed: '' }), lesson }), id);
  }

  #headerOf(beginning: Beginning): MatchHeader {
    return headerOf(beginning, this.#deps.version, this.#deps.data.env.clock);
  }

  rematch(id: string, swap: boolean, sameSeed: boolean): string {
    const { header } = this.#read(id).log;
    mustBeNoLesson(header);
    const game = this.game(header.game);
    const seats = swap ? [...header.seats.slice(-1), ...header.seats.slice(0, -1)] : header.seats;
    // Loadouts move with the people who change seats.
    const config = swap && game.rotateSeats ? game.rotateSeats(header.config) : header.config;
    const seed = sameSeed ? header.rng.seed : undefined;
    return this.create({ game: header.game, config, seats: seats as TableSetup['seats'], seed });
  }

  /**
   * A new match that continues another, finished one from a moment of it. Its log begins with the replayed actions up to there, so it
   * verifies like any other.
   */
  async continueFrom(match: string, at: number, seats: TableSetup['seats']): Promise<string> {
    const { replay, line } = await this.replays.beginningAt(match, at);
    const { game, header } = replay;
    mustBeNoLesson(header);
    if (replay.base > 0) throw new HostError('invalid', 'It was played with other cards or rules and cannot be gone on with.');
    if (game.toAct(replay.stateAt(line)) === null) throw new HostError('invalid', 'The game is over here: there is nothing to go on with.');
    if (seats.length !== header.seats.length) throw new HostError('invalid', `The match has ${header.seats.length} seats.`);
    mustSeatPerson(seats);
    // It is not what was drawn at a table any more.
    const { draw: _, ...same } = header;
    const begun = { ...same, ...this.#headerOf({ game, seats, config: same.config, seed: same.rng.seed }) };
    return this.#save(
      await inSlices(this.#setUpFrom(game, { ...begun, continued: { match, actions: line } }, replay), this.#deps.data.env.clock),
    );
  }

  /** The live match; resumed from its file when it is not open. */
  open(id: string): Match {
    const live = this.#live.get(id);
    if (live) return live.tryAgain() || !this.#hasChanged(id, live) ? live : this.#openAnew(id, live);
    return this.#openFromFile(id);
  }

  /** The file of a match that failed says something else now. */
  #hasChanged(id: string, { failure }: Match): boolean {
    return failure !== null && this.#failedAt.get(id) !== this.#files.stamp(id);
  }

  /** The same on all screens, from the file as it is now. */
  #openAnew(id: string, failed: Match): Match {
    this.#live.delete(id);
    this.#files.markDamaged(id, null);
    const { screens } = failed;
    // It writes what it still has before the file is read.
    void failed.close();
    const match = this.#openFromFile(id);
    for (const screen of screens) match.attach(screen);
    this.#deps.listed();
    return match;
  }

  #openFromFile(id: string): Match {
    const { log, text } = this.#read(id);
    const game = this.game(log.header.game);
    const { timeline, thoughts, problem, log: followed } = this.#resume(id, game, log);
    const journal = problem === null ? this.#files.resume(id, text) : null;
    if (journal) this.#adoptContent(timeline, followed, journal);
    const { casual, assisted, end, wishes, standIns } = followed;
    const match = this.#add(id, timeline, journal, { casual, assisted, end, wishes, standIns, thoughts });
    if (problem !== null) {
      this.#failedAt.set(id, this.#files.stamp(id));
      this.#files.markDamaged(id, problem);
      match.fail(problem);
      this.#deps.listed();
    } else if (log.cutOff !== null) {
      this.#deps.notice('The last line of the match was cut off by a crash; it goes on from the action before.');
    }
    return match;
  }

  /**
   * What came before the damage of a match, as a match of its own; the damaged file stays as it is.
   * @throws HostError `invalid` when nothing is wrong with it
   */
  salvage(id: string): string {
    const { log } = this.#read(id);
    const { brokenLine } = this.#resume(id, this.game(log.header.game), log);
    if (brokenLine === null) throw new HostError('invalid', 'Nothing is wrong with the match: it can be gone on with as it is.');
    const copy = this.#files.addBefore(id, brokenLine);
    this.#deps.listed();
    return copy;
  }

  /** A screen shows a match that is not over. */
  get isAnyPlayed(): boolean {
    return [...this.#live.values()].some((match) => match.isPlayed);
  }

  /** The match, when it is open. */
  find(id: string): Match | undefined {
    return this.#live.get(id);
  }

  /** @throws HostError `notFound` when it is not open */
  live(id: string): Match {
    const match = this.find(id);
    if (!match) throw new HostError('notFound', 'The match is not open here.');
    return match;
  }

  /** The screen has closed the match; idempotent. */
  leave(id: string, screen: Screen): void {
    this.#live.get(id)?.detach(screen);
  }

  /** The eyes have left every table. */
  cover(): void {
    for (const match of this.#live.values()) match.cover();
  }

  has(id: string): boolean {
    return this.#files.exists(id);
  }

  async remove(id: string): Promise<void> {
    if (!this.has(id)) throw new HostError('notFound', 'There is no such match.');
    const live = this.#live.get(id);
    this.#live.delete(id);
    await live?.close();
    try {
      this.#files.remove(id);
    } finally {
      this.#deps.listed();
    }
  }

  /**
   * The file's text, which holds all secrets; hence only of a match that is finished, or, for the owner, cannot be played on here.
   * @throws HostError `forbidden`, `notFound`
   */
  export(id: string, forOwner: boolean): { fileName: string; text: string } {
    const source = this.replays.sourceOf(id);
    const { header, end } = source.read(id);
    const playable = this.#known(header.game) !== undefined && !this.#files.isDamaged(id);
    if (!end && (playable || !forOwner)) throw new HostError('forbidden', STILL_SECRET);
    return { fileName: `${id}.ffmatch`, text: source.text(id) };
  }

  /**
   * The match's file, finished or not, for the owner's bug report.
   * @throws HostError `notFound`
   */
  text(id: string): string {
    if (!this.#files.exists(id)) throw new HostError('notFound', 'There is no such match.');
    return this.#files.text(id);
  }

  /**
   * Validates a match file from elsewhere by replaying all of it; stores nothing.
   * @throws HostError `invalid` with every problem in words
   */
  async look(fileName: string, text: string): Promise<MatchSummary> {
    await this.#validate(fileName, text);
    return this.#files.describe(text, (id) => this.#known(id)?.title);
  }

  /**
   * Validates and imports a match file.
   * @throws HostError `invalid` with every problem in words
   */
  async take(fileName: string, text: string): Promise<MatchSummary> {
    const seen = await this.look(fileName, text);
    if (seen.match !== '') return seen;
    const match = this.#files.add(text);
    this.#deps.listed();
    return { ...seen, match };
  }

  async #validate(fileName: string, text: string): Promise<void> {
    const refuse = (problem: string) => new HostError('invalid', `${isolated(fileName)} cannot be used.`, [problem]);
    let log;
    try {
      log = readLog(text);
    } catch (error) {
      if (error instanceof UnreadableLog) throw refuse(`It cannot be read: ${error.message}.`);
      throw error;
    }
    if (log.problem !== null) throw refuse(`Line ${log.problem.fileLine} is wrong: ${log.problem.message}.`);
    const game = this.#known(log.header.game);
    if (!game) throw refuse(`This version does not know its game, “${log.header.game}”.`);
    // Without the content and rules that it was played with, the file's claims cannot be verified.
    if (isOfOtherContent(game, log)) throw refuse('It was played with other cards or rules than this version has.');
    const crowd = seatProblem(game, log.header.seats.length);
    if (crowd !== null) throw refuse(crowd);
    const replay = await this.#replay(game, log, refuse);
    if (replay.length < log.entries.length) throw refuse(replay.note);
    if (log.end !== null && !replay.finished) throw refuse('It claims another result than its actions led to.');
  }

  async #replay(game: Game, log: MatchLog, refuse: (problem: string) => HostError): Promise<Replay> {
    try {
      return await inSlices(Replay.read(game, log), this.#deps.data.env.clock);
    } catch (error) {
      throw refuse(`It cannot be set up again: ${(error as Error).message}.`);
    }
  }

  async close(): Promise<void> {
    const live = [...this.#live.values()];
    this.#live.clear();
    await Promise.all(live.map((match) => match.close()));
  }

  /** Sets up a new match that is not saved yet. */
  #setUp(game: Game, header: MatchHeader): UnsavedMatch {
    const unsaved = { timeline: Timeline.fresh(game, header, new FlowActor(game)), lines: [] };
    markTurn(unsaved);
    return unsaved;
  }

  /**
   * The same, with the first actions of another match replayed (as many as `header.continued` says), and the search statistics of bots.
   * Yields after every action.
   */
  *#setUpFrom(game: Game, header: MatchHeader, from: Replay): Generator<void, UnsavedMatch, void> {
    const unsaved = this.#setUp(game, header);
    for (const [i, { seat, action, concede, auto }] of from.entries.slice(0, header.continued?.actions).entries()) {
      unsaved.lines.push(unsaved.timeline.append({ seat, ...(action && { action }), ...(concede && { concede }), ...(auto && { auto }) }));
      const thought = from.thoughtAt(i);
      if (thought) unsaved.lines.push({ thought, line: i + 1 });
      markTurn(unsaved);
      yield;
    }
    return unsaved;
  }

  /** Saves the match from now on. @param named its id; absent: a fresh one */
  #save({ timeline, lines }: UnsavedMatch, named?: string): string {
    const { id, journal } = this.#files.create(timeline.header, [contentLine(timeline.game), ...lines], named);
    this.#add(id, timeline, journal, { casual: false, assisted: false, end: null, wishes: {}, standIns: {}, thoughts: new Map() });
    this.#deps.listed();
    return id;
  }

  #add(
    id: string,
    timeline: Timeline,
    journal: Journal | null,
    { end, ...kept }: Pick<MatchLog, 'casual' | 'assisted' | 'end' | 'wishes' | 'standIns' | 'thoughts'>,
  ): Match {
    const { settings, spawnBot, notice, listed, remoteSeats, data } = this.#deps;
    const over = () => this.#deps.over(id);
    const { game, lesson = '' } = timeline.header;
    const learned = () => this.#deps.learned(game, lesson);
    const told = { settings, spawnBot, notice, listed, over, learned, env: data.env };
    const sealed = end !== null && endsSo(timeline.game.outcome(timeline.state), end);
    const match = new Match({ id, timeline, journal, ...kept, sealed, remote: remoteSeats(id), ...told });
    this.#evictIdle();
    this.#live.set(id, match);
    // The process may have died before it was acted on.
    if (sealed) over();
    return match;
  }

  /** Cache eviction: closes idle matches, the oldest first. Each holds a file and its snapshots; it is reopened on demand. */
  #evictIdle(): void {
    for (const [id, match] of this.#live) {
      if (this.#live.size < MOST_LIVE) return;
      if (!match.isIdle) continue;
      this.#live.delete(id);
      void match.close();
    }
  }

  #read(id: string): { log: MatchLog; text: string } {
    if (!this.#files.exists(id)) throw new HostError('notFound', 'There is no such match.');
    try {
      return this.#files.read(id);
    } catch (error) {
      if (error instanceof NewerLog)
        throw new HostError('invalid', 'A newer version of Five Forges wrote this match. It stays as it is for that one.');
      if (!(error instanceof UnreadableLog) && !(error instanceof UnreadableFile)) throw error;
      this.#deps.listed();
      throw new HostError('invalid', `The file of the match cannot be read: ${error.message}.`);
    }
  }

  #resume(id: string, game: Game, read: MatchLog): Resumed {
    mustSeat(game, read.header.seats.length);
    try {
      const { problem, ...resumed } = Timeline.resume(game, read, new FlowActor(game));
      const { log } = resumed;
      if (problem !== null && !isOfOtherContent(game, log)) {
        return { ...resumed, problem: `The match file disagrees with the rules at ${problem}. This is the position before it.` };
      }
      if (log.problem !== null) {
        const { fileLine, message } = log.problem;
        return { ...resumed, problem: `The match file cannot be followed beyond line ${fileLine - 1}: in line ${fileLine} ${message}.` };
      }
      return { ...resumed, problem: null };
    } catch (error) {
      const message = `The match cannot be set up again: ${(error as Error).message}.`;
      this.#files.markDamaged(id, message);
      this.#deps.listed();
      throw new HostError('invalid', message, error instanceof InvalidConfig ? error.problems : []);
    }
  }

  /** Continues a match of other content in the present numbers. Its last actions are undone where they are not legal any more. */
  #adoptContent(timeline: Timeline, log: MatchLog, journal: Journal): void {
    const { game } = timeline;
    const lost = log.entries.length - timeline.entries.length;
    if (lost > 0) journal.add([{ undo: lost }], false);
    if (endsInOtherContent(game, log)) journal.add([contentLine(game), snapshotLine(timeline.snapshot(), timeline.header)], false);
    else if (lost === 0) return;
    this.#deps.notice(
      lost > 0
        ? `The match was begun with other cards or rules. Its last actions (${lost}) do not fit them any more and were taken back.`
        : 'The match was begun with other cards or rules; it goes on where it was.',
    );
  }
}

/** A match that is not saved yet, with the lines of its future file. */
interface UnsavedMatch {
  timeline: Timeline;
  lines: LogLine[];
}

function markTurn({ timeline, lines }: UnsavedMatch): void {
  const snapshot = timeline.snapshotTurn();
  if (snapshot) lines.push(snapshotLine(snapshot, timeline.header));
}
