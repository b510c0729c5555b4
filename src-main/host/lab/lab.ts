import { BOT_IDS, type BotId } from '../../../src-shared/protocol/bot-ids.ts';
import { contentMark, contentOf } from '../../../src-shared/kernel/content.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { LabPlan, LabRun } from '../../../src-shared/protocol/lab.ts';
import type { Results } from '../../../src-shared/protocol/methods.ts';
import { newestFirst } from '../../../src-shared/protocol/recent.ts';
import type { SpawnBotPort } from '../bots/port.ts';
import { HostError } from '../host-error.ts';
import { mustSeat } from '../seat-count.ts';
import type { Timer } from '../env/clock.ts';
import type { DataFolder } from '../store/files.ts';
import { tryTo } from '../store/write-file.ts';
import { csvOf, jsonOf, rowsOf } from './export.ts';
import { LabFiles, type KeptRun } from './lab-files.ts';
import type { LabMatchLogs } from './match-logs.ts';
import { Trial } from './trial.ts';

/** Throttle of progress messages to screens. */
const TELL_MS = 250;
/** Cores reserved for an open match: one for its window, one for its bots. */
const CORES_FOR_MATCH = 2;

export interface LabDeps {
  data: DataFolder;
  /** Writes requested matches as logs, which are shown as replays. */
  logs: LabMatchLogs;
  version: string;
  spawn: SpawnBotPort;
  cores: number;
  /** @throws HostError `notFound` */
  game(id: string): Game;
  /** The config with its defaults filled in. @throws HostError `invalid` with every problem in words */
  checkedConfig(game: Game, config: unknown, seats: number): unknown;
  /** Called with a run that changed; with null when the list of runs changed. */
  tell(run: LabRun | null): void;
}

/** Scheduler of bot tournaments in the background: one run at a time, on all cores except those reserved for an open match. */
export class Lab {
  readonly #deps: LabDeps;
  readonly #files: LabFiles;
  #trials: Map<string, Trial> | null = null;
  #active: Trial | null = null;
  #matchOpen = false;
  /** Throttle state: the runs whose changes are still to be sent, and the timer. */
  readonly #news = new Set<Trial>();
  #timer: Timer | null = null;

  constructor(deps: LabDeps) {
    this.#deps = deps;
    this.#files = new LabFiles(deps.data);
    deps.data.onReadable(() => this.#readAgain());
  }

  list(): Results['lab.list'] {
    const { data, cores } = this.#deps;
    const all = [...this.#all().values()].map((trial) => trial.summary());
    const runs = newestFirst(all, ({ startedAt }) => startedAt, data.env.clock.now());
    return { runs, problems: data.problems, cores };
  }

  open(run: string): LabRun {
    return this.#trial(run).whole();
  }

  start(plan: LabPlan): string {
    const game = this.#deps.game(plan.game);
    mustSeat(game, plan.bots.length);
    const unknown = plan.bots.find(({ bot }) => !BOT_IDS.includes(bot as BotId));
    if (unknown) throw new HostError('invalid', `There is no bot "${unknown.bot}".`);
    if (plan.sides && !game.rotateSeats) throw new HostError('invalid', `In ${game.title} the seats bring nothing that could be compared.`);
    const config = (plan.config ?? null) === null ? null : this.#deps.checkedConfig(game, plan.config, plan.bots.length);
    const rivals = plan.rivals?.map((rival) => ({ ...rival, config: this.#deps.checkedConfig(game, rival.config, plan.bots.length) }));
    this.#mustBeFree();
    const kept = this.#files.create({ ...plan, config, ...(rivals && { rivals }) }, this.#deps.version, contentMarks(game));
    const trial = this.#newTrial(kept);
    this.#all().set(kept.run, trial);
    this.#begin(trial);
    this.#deps.tell(null);
    return kept.run;
  }

  pause(run: string): LabRun {
    const trial = this.#trial(run);
    if (trial.state === 'running') trial.pause();
    return trial.whole();
  }

  resume(run: string): LabRun {
    const trial = this.#trial(run);
    if (trial.state === 'stopped') {
      this.#mustBeOurs(trial);
      this.#mustBeFree();
    }
    if (trial.state === 'stopped' || trial.state === 'paused') this.#begin(trial);
    return trial.whole();
  }

  async stop(run: string): Promise<LabRun> {
    const trial = this.#trial(run);
    if (trial === this.#active) this.#active = null;
    await trial.stop();
    this.#tellSoon(trial);
    return trial.whole();
  }

  async remove(run: string): Promise<void> {
    const trial = this.#trial(run);
    await this.stop(run);
    this.#files.remove(run);
    this.#deps.logs.forget(run);
    this.#all().delete(run);
    this.#news.delete(trial);
    this.#deps.tell(null);
  }

  matches(run: string, from: number, count: number): Results['lab.matches'] {
    const { results, plan } = this.#trial(run);
    const rows = rowsOf(plan.bots.length, results);
    return { rows: rows.slice(from, from + count), total: rows.length };
  }

  /** Writes one match of a run as a match log. @returns its id, for a replay */
  async match(run: string, deal: number, rotation: number): Promise<string> {
    const trial = this.#trial(run);
    this.#mustBeOurs(trial);
    const line = this.#files.matchOf(run, deal, rotation);
    if (line === null) throw new HostError('notFound', 'That match is not finished yet.');
    if (line.error !== undefined) throw new HostError('invalid', 'That match was stopped by an error and cannot be shown.');
    const { header } = trial.kept;
    return this.#deps.logs.write(this.#deps.game(header.plan.game), run, header, trial.planOf(deal), { deal, rotation, line });
  }

  export(run: string, format: 'csv' | 'json'): Results['lab.export'] {
    const { kept, plan, results } = this.#trial(run);
    const rows = rowsOf(plan.bots.length, results);
    const { report } = this.#trial(run).whole();
    return { fileName: `lab-${run}.${format}`, text: format === 'csv' ? csvOf(kept, rows) : jsonOf(kept, report, rows) };
  }

  /** Sets whether a person plays a match now; cores are reserved for it. */
  setMatchOpen(open: boolean): void {
    if (open === this.#matchOpen) return;
    this.#matchOpen = open;
    this.#active?.setConcurrency(this.#concurrency());
  }

  async close(): Promise<void> {
    this.#timer?.cancel();
    this.#timer = null;
    await this.#active?.stop();
    this.#active = null;
  }

  #concurrency(): number {
    const { cores } = this.#deps;
    return this.#matchOpen ? Math.max(0, cores - CORES_FOR_MATCH) : cores;
  }

  #begin(trial: Trial): void {
    this.#active = trial;
    trial.start(this.#concurrency());
  }

  /** Lazy: the files are read at the first request. @throws DiskError when the folder cannot be read */
  #all(): Map<string, Trial> {
    return (this.#trials ??= new Map(this.#files.readAll().map((kept) => [kept.run, this.#newTrial(kept)])));
  }

  /** Takes up runs that could not be read before. */
  #readAgain(): void {
    const trials = this.#trials;
    if (trials === null) return;
    tryTo(() => {
      for (const kept of this.#files.readAll()) if (!trials.has(kept.run)) trials.set(kept.run, this.#newTrial(kept));
    });
    this.#deps.tell(null);
  }

  #trial(run: string): Trial {
    const trial = this.#all().get(run);
    if (!trial) throw new HostError('notFound', 'There is no such run.');
    return trial;
  }

  #newTrial(kept: KeptRun): Trial {
    const { game } = kept.header.plan;
    const trial: Trial = new Trial(kept, {
      spawn: this.#deps.spawn,
      clock: this.#deps.data.env.clock,
      title: this.#titleOf(game),
      keep: (result) => this.#files.append(kept.run, result),
      changed: () => this.#tellSoon(trial),
      ended: () => {
        if (this.#active === trial) this.#active = null;
        this.#tellSoon(trial);
      },
    });
    return trial;
  }

  /** A run may belong to a game that this version does not have. */
  #titleOf(game: string): string {
    try {
      return this.#deps.game(game).title;
    } catch {
      return game;
    }
  }

  #tellSoon(trial: Trial): void {
    this.#news.add(trial);
    this.#timer ??= this.#deps.data.env.clock.after(TELL_MS, () => {
      this.#timer = null;
      for (const changed of this.#news) this.#deps.tell(changed.whole());
      this.#news.clear();
    });
  }

  #mustBeFree(): void {
    if (this.#active) throw new HostError('invalid', 'Another run is under way: stop it, or let it finish first.');
  }

  /** Other rules or bots would give other figures and other matches. */
  #mustBeOurs({ kept: { header } }: Trial): void {
    const game = this.#deps.game(header.plan.game);
    const { contentVersion, content } = contentMarks(game);
    const isOurContent = header.contentVersion === contentVersion && (header.content ?? content) === content;
    if (isOurContent && header.engine === this.#deps.version) return;
    throw new HostError('invalid', 'It was begun with other cards, rules or bots. Its figures stay, but it cannot go on or be replayed.');
  }
}

const contentMarks = (game: Game) => ({ contentVersion: game.contentVersion, content: contentMark(contentOf(game)) });
