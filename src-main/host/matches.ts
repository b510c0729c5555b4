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
import type { MatchHeader, MatchLog, SeatRecord } from '../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import { NO_TIMING, isTimed } from '../../src-shared/protocol/timing.ts';
import type { MatchSummary, TableSetup } from '../../src-shared/protocol/messages.ts';
import type { Settings } from '../../src-shared/protocol/settings.ts';
import { STILL_SECRET } from '../../src-shared/protocol/replay.ts';
import type { SpawnBotPort } from './bots/port.ts';
import { checkedConfig } from './checked-config.ts';
import { FlowActor } from './flow-actor.ts';
import { HostError } from './host-error.ts';
import { MatchIntake } from './match-intake.ts';
import { headerOf, mustBeNoLesson, type Beginning } from './match-header.ts';
import { Match } from './match/match.ts';
import type { Screen } from './match/screen-feed.ts';
import { Replays, type ReplaySource } from './replay/replays.ts';
import { mustSeat, mustSeatPerson, mustShareTime } from './seat-count.ts';
import { inSlices } from './slices.ts';
import { Timeline, type Resumed } from './match/timeline.ts';
import { setUp, setUpFrom, type UnsavedMatch } from './match/unsaved-match.ts';
import type { DataFolder } from './store/files.ts';
import type { Journal } from './store/journal.ts';
import { MatchFiles } from './store/match-files.ts';
import { UnreadableFile } from './store/read-file.ts';

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
  /** Why a match is not this machine's to go on with, in a sentence; null when it is. @throws DiskError when nobody knows */
  elsewhere(match: string): string | null;
}

/** All matches: the files, and the live matches among them. */
export class Matches {
  readonly #deps: MatchesDeps;
  readonly #files: MatchFiles;
  readonly #live = new Map<string, Match>();
  /** Stamps of files that could not be followed to their end. */
  readonly #failedAt = new Map<string, string>();
  readonly intake: MatchIntake;
  /** Replays of the matches, and of the further stores. */
  readonly replays: Replays;

  constructor(deps: MatchesDeps) {
    this.#deps = deps;
    this.#files = new MatchFiles(deps.data);
    const [files, { clock }] = [this.#files, deps.data.env];
    const isElsewhere = (id: string) => this.#elsewhere(id) !== null;
    this.intake = new MatchIntake({ files, clock, known: (id) => this.#known(id), isElsewhere, listed: () => deps.listed() });
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
    return this.#files
      .list((id) => this.#known(id)?.title)
      .filter(({ lesson }) => lesson === undefined)
      .map((one) => {
        const note = one.state === 'unfinished' ? this.#elsewhere(one.match) : null;
        return note === null ? one : { ...one, state: 'elsewhere', note };
      });
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
  create({ game: gameId, config, seats, seed, timing = NO_TIMING }: TableSetup, draw?: FairDraw): string {
    const game = this.game(gameId);
    mustSeat(game, seats.length);
    mustSeatPerson(seats);
    mustShareTime(timing, seats);
    // Cryptographic randomness: a rival could guess a seed made from the clock.
    const drawn = seed ?? this.#deps.data.env.random(16).toString('hex');
    const header = this.#headerOf({ game, seats, config: checkedConfig(game, config, seats.length), seed: drawn });
    return this.#save(setUp(game, { ...header, ...(draw && { draw }), ...(isTimed(timing) && { timing }) }));
  }

  /** Begins a lesson, from its position. @param id what its match is called; one of that name is replaced */
  async teach(id: string, game: Game, lesson: string, seats: readonly SeatRecord[]): Promise<void> {
    if (this.has(id)) await this.remove(id);
    // Config and seed are those of the lesson's position.
    this.#save(setUp(game, { ...this.#headerOf({ game, seats, config: null, seed: '' }), lesson }), id);
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
    return this.create({ game: header.game, config, seats: seats as TableSetup['seats'], seed, timing: header.timing });
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
    // It is not what was drawn at a table any more, and nobody has agreed on clocks.
    const { draw: _, timing: __, ...same } = header;
    const begun = { ...same, ...this.#headerOf({ game, seats, config: same.config, seed: same.rng.seed }) };
    return this.#save(
      await inSlices(setUpFrom(game, { ...begun, continued: { match, actions: line } }, replay), this.#deps.data.env.clock),
    );
  }

  /** The live match; resumed from its file when it is not open. */
  open(id: string): Match {
    const why = this.#deps.elsewhere(id);
    if (why !== null) throw new HostError('illegal', why);
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
    const { casual, assisted, end, wishes, standIns, clocks } = followed;
    const match = this.#add(id, timeline, journal, { casual, assisted, end, wishes, standIns, clocks, thoughts });
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

  /** Where that cannot be read, the list does not say it. */
  #elsewhere(id: string): string | null {
    try {
      return this.#deps.elsewhere(id);
    } catch {
      return null;
    }
  }

  /** @throws HostError `notFound` */
  isOver(id: string): boolean {
    return this.#read(id).log.end !== null;
  }

  /** Closes it on this machine; its file stays. */
  async letGo(id: string): Promise<void> {
    const live = this.#live.get(id);
    this.#live.delete(id);
    await live?.close();
    this.#deps.listed();
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

  async close(): Promise<void> {
    const live = [...this.#live.values()];
    this.#live.clear();
    await Promise.all(live.map((match) => match.close()));
  }

  /** Saves the match from now on. @param named its id; absent: a fresh one */
  #save({ timeline, lines }: UnsavedMatch, named?: string): string {
    const { id, journal } = this.#files.create(timeline.header, [contentLine(timeline.game), ...lines], named);
    this.#add(id, timeline, journal, {
      casual: false,
      assisted: false,
      end: null,
      wishes: {},
      standIns: {},
      clocks: null,
      thoughts: new Map(),
    });
    this.#deps.listed();
    return id;
  }

  #add(
    id: string,
    timeline: Timeline,
    journal: Journal | null,
    { end, ...kept }: Pick<MatchLog, 'casual' | 'assisted' | 'end' | 'wishes' | 'standIns' | 'clocks' | 'thoughts'>,
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
