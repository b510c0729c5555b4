import { chartsOf } from '../../arena/charts.ts';
import { dealsFor, withoutThoughts, type ArenaPlan, type DealResult } from '../../arena/plan.ts';
import { reportOf } from '../../arena/report.ts';
import type { DealOrder } from '../../arena/serve-deals.ts';
import type { BotId } from '../../../src-shared/protocol/bot-ids.ts';
import type { LabRun, LabRunSummary, LabState } from '../../../src-shared/protocol/lab.ts';
import type { SpawnBotPort } from '../bots/port.ts';
import type { Clock } from '../env/clock.ts';
import { inBrief, type KeptRun } from './lab-files.ts';
import { WorkerPool } from './pool.ts';
import { configOf, rivalFigures } from './rivals.ts';

export interface TrialDeps {
  spawn: SpawnBotPort;
  clock: Clock;
  /** The game's title. */
  title: string;
  /** Saves a finished deal. */
  keep(result: DealResult): void;
  /** The run's summary has changed. */
  changed(): void;
  /** The run is complete or has failed. */
  ended(): void;
}

/** One run of the Lab: its request, its finished deals, and its worker pool while it runs. */
export class Trial {
  readonly kept: KeptRun;
  readonly plan: ArenaPlan;
  readonly #deps: TrialDeps;
  #pool: WorkerPool<DealOrder, DealResult> | null = null;
  #paused = false;
  #working = 0;
  #note = '';

  constructor(kept: KeptRun, deps: TrialDeps) {
    this.kept = kept;
    this.#deps = deps;
    if (kept.damaged > 0) this.#note = damageInWords(kept.damaged);
    const { game, bots, seed, iterations, config, sides } = kept.header.plan;
    this.plan = { game, bots: bots.map(({ bot }) => bot as BotId), seed, budget: { iterations }, config, ...(sides && { turning: true }) };
  }

  get state(): LabState {
    if (this.#open().length === 0) return 'finished';
    if (this.#pool === null) return 'stopped';
    return this.#paused ? 'paused' : 'running';
  }

  /** What a deal is played by. */
  planOf(deal: number): ArenaPlan {
    return { ...this.plan, config: configOf(this.kept.header.plan, deal) };
  }

  /** Finished deals, sorted by index, so that figures and exports do not depend on the order in which processes finished. */
  get results(): DealResult[] {
    return [...this.kept.results.values()].sort((a, b) => a.deal - b.deal);
  }

  /**
   * Starts or resumes the unfinished deals.
   * @param working number of processes at once
   */
  start(working: number): void {
    this.#note = '';
    this.#paused = false;
    this.#pool ??= this.#newPool();
    this.setConcurrency(working);
  }

  /** Pauses all workers in the middle of their deals. */
  pause(): void {
    this.#paused = true;
    this.setConcurrency(0);
  }

  setConcurrency(working: number): void {
    this.#working = this.#paused ? 0 : working;
    this.#pool?.setConcurrency(this.#working);
    this.#deps.changed();
  }

  /** Ends the processes. Unfinished deals restart from the beginning at the next start. */
  async stop(): Promise<void> {
    const pool = this.#pool;
    this.#leave();
    await pool?.close();
  }

  summary(): LabRunSummary {
    const { run, header, results } = this.kept;
    const { game, bots, matches, sides } = header.plan;
    return {
      run,
      game,
      title: this.#deps.title,
      // What is compared gives them their names.
      bots: sides ? bots.map(({ bot }, i) => ({ bot, name: sides[i] })) : bots,
      ...(sides && { sides }),
      matches: dealsFor(matches, bots.length) * bots.length,
      played: results.size * bots.length,
      state: this.state,
      startedAt: header.startedAt,
      note: this.#note,
    };
  }

  whole(): LabRun {
    const { seed, iterations, config, rivals } = this.kept.header.plan;
    const { plan, results } = this;
    const working = Math.min(this.#working, this.#open().length);
    const against = rivalFigures({ rivals }, plan, results);
    const figures = { report: reportOf(plan, results), charts: chartsOf(plan, results), ...(against && { rivals: against }) };
    const { engine } = this.kept.header;
    return { ...this.summary(), engine, seed, iterations, chosen: config !== null || rivals !== undefined, working, ...figures };
  }

  #open(): number[] {
    const { matches, bots } = this.kept.header.plan;
    return Array.from({ length: dealsFor(matches, bots.length) }, (_, deal) => deal).filter((deal) => !this.kept.results.has(deal));
  }

  #newPool(): WorkerPool<DealOrder, DealResult> {
    const orders = this.#open().map((deal) => ({ plan: this.planOf(deal), deal }));
    const events = {
      finished: (result: DealResult) => this.#take(result),
      lost: ({ deal }: DealOrder, reason: string) => this.#take(this.#failedDeal(deal, reason)),
      failed: (reason: string) => this.#fail(`Its processes cannot run: ${reason}.`),
      drained: () => this.#end(),
    };
    return new WorkerPool<DealOrder, DealResult>(this.#deps.spawn, orders, events, this.#deps.clock);
  }

  #take(result: DealResult): void {
    try {
      // A comparison may be of very many matches, and is about what was brought, not about what bots thought.
      this.#deps.keep(this.plan.turning ? withoutThoughts(result) : result);
    } catch (error) {
      this.#fail(`What is finished cannot be saved: ${(error as Error).message}. Go on once that is mended.`);
      return;
    }
    this.kept.results.set(result.deal, inBrief(result));
    this.#deps.changed();
  }

  /** A deal that crashed its processes is counted as errors. */
  #failedDeal(deal: number, error: string): DealResult {
    const none = this.plan.bots.map(() => ({ ms: 0, choices: 0, slowest: 0 }));
    const line = { winners: [], reason: 'error', decisions: 0, ms: 0, turns: 0, thinking: none, choices: '', error };
    return { deal, matches: this.plan.bots.map(() => line) };
  }

  #fail(note: string): void {
    this.#note = note;
    this.#end();
  }

  #end(): void {
    const pool = this.#pool;
    this.#leave();
    void pool?.close();
    this.#deps.ended();
  }

  #leave(): void {
    this.#pool = null;
    this.#paused = false;
    this.#working = 0;
  }
}

const damageInWords = (lines: number): string =>
  lines === 1
    ? 'A line of its file could not be read; its matches count as not played.'
    : `${lines} lines of its file could not be read; their matches count as not played.`;
