import { isolated } from '../../src-shared/text/names.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { UnreadableLog, isOfOtherContent } from '../../src-shared/kernel/match-log.ts';
import type { MatchHeader, MatchLog } from '../../src-shared/kernel/match-log.ts';
import type { MatchSummary } from '../../src-shared/protocol/messages.ts';
import type { Clock } from './env/clock.ts';
import { HostError } from './host-error.ts';
import { Replay } from './replay/replay.ts';
import { seatProblem } from './seat-count.ts';
import { inSlices } from './slices.ts';
import type { MatchFiles } from './store/match-files.ts';
import { readLog } from './store/read-log.ts';

export interface IntakeDeps {
  files: MatchFiles;
  clock: Clock;
  known(game: string): Game | undefined;
  /** The match is not this machine's to go on with. */
  isElsewhere(match: string): boolean;
  /** The list of matches has changed. */
  listed(): void;
}

/** Matches that come from elsewhere: as files, or with the table of another machine. Each is played through by the rules before it is kept. */
export class MatchIntake {
  readonly #deps: IntakeDeps;

  constructor(deps: IntakeDeps) {
    this.#deps = deps;
  }

  /**
   * Validates a match file from elsewhere by replaying all of it; stores nothing.
   * @throws HostError `invalid` with every problem in words
   */
  async look(fileName: string, text: string): Promise<MatchSummary> {
    await this.#validate(fileName, text);
    return this.#deps.files.describe(text, (id) => this.#deps.known(id)?.title);
  }

  /**
   * Validates and imports a match file.
   * @throws HostError `invalid` with every problem in words
   */
  async take(fileName: string, text: string): Promise<MatchSummary> {
    const seen = await this.look(fileName, text);
    if (seen.match !== '') return seen;
    const match = this.#deps.files.add(text);
    this.#deps.listed();
    return { ...seen, match };
  }

  async #validate(fileName: string, text: string): Promise<MatchHeader> {
    const refuse = (problem: string) => new HostError('invalid', `${isolated(fileName)} cannot be used.`, [problem]);
    let log;
    try {
      log = readLog(text);
    } catch (error) {
      if (error instanceof UnreadableLog) throw refuse(`It cannot be read: ${error.message}.`);
      throw error;
    }
    if (log.problem !== null) throw refuse(`Line ${log.problem.fileLine} is wrong: ${log.problem.message}.`);
    const game = this.#deps.known(log.header.game);
    if (!game) throw refuse(`This version does not know its game, “${log.header.game}”.`);
    // Without the content and rules that it was played with, the file's claims cannot be verified.
    if (isOfOtherContent(game, log)) throw refuse('It was played with other cards or rules than this version has.');
    const crowd = seatProblem(game, log.header.seats.length);
    if (crowd !== null) throw refuse(crowd);
    const replay = await this.#replay(game, log, refuse);
    if (replay.length < log.entries.length) throw refuse(replay.note);
    if (log.end !== null && !replay.finished) throw refuse('It claims another result than its actions led to.');
    return log.header;
  }

  async #replay(game: Game, log: MatchLog, refuse: (problem: string) => HostError): Promise<Replay> {
    try {
      return await inSlices(Replay.read(game, log), this.#deps.clock);
    } catch (error) {
      throw refuse(`It cannot be set up again: ${(error as Error).message}.`);
    }
  }

  /**
   * A match that comes with a table from another machine. Written only when all of it is as the rules say.
   * @param text of its file
   * @param mark called before it is written, for one that is not over: nobody goes on with it here yet
   * @returns its header
   * @throws HostError `invalid` in words, DiskError
   */
  async receive(id: string, text: string, mark: () => void): Promise<MatchHeader> {
    const header = await this.#validate('The match that was handed over', text);
    const isOver = this.#deps.files.describe(text, (game) => this.#deps.known(game)?.title).state === 'finished';
    const problem = this.#deps.files.receiveProblem(id, text, isOver || this.#deps.isElsewhere(id));
    if (problem !== null) throw new HostError('invalid', problem);
    // A match that is over is nobody's to go on with.
    if (isOver && this.#deps.files.exists(id)) return header;
    // Before the file: nobody goes on with it until it is certain whose it is.
    if (!isOver) mark();
    this.#deps.files.put(id, text);
    this.#deps.listed();
    return header;
  }
}
