import { chartsOf } from '../../arena/charts.ts';
import { dealsFor, type ArenaPlan, type DealResult } from '../../arena/plan.ts';
import { reportOf } from '../../arena/report.ts';
import type { DealOrder } from '../../arena/serve-deals.ts';
import type { BotId } from '../../../src-shared/protocol/bot-ids.ts';
import type { LabRun, LabRunSummary, LabState } from '../../../src-shared/protocol/lab.ts';
import type { SpawnBotPort } from '../bots/port.ts';
import { inBrief, type KeptRun } from './lab-files.ts';
import { WorkerPool } from './pool.ts';

export interface TrialDeps {
  spawn: SpawnBotPort;
  /** Name of the game, for people. */
  title: string;
  /** Writes a finished deal down. */
  keep(result: DealResult): void;
  /** Something that screens show has changed. */
  changed(): void;
  /** It has come to its end, or cannot go on. */
  ended(): void;
}

/** One run of the Lab: what was asked for, what is finished, and the processes while it is under way. */
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
    const { game, bots, seed, iterations, config } = kept.header.plan;
    this.plan = { game, bots: bots.map(({ bot }) => bot as BotId), seed, budget: { iterations }, config };
  }

  get state(): LabState {
    if (this.#open().length === 0) return 'finished';
    if (this.#pool === null) return 'stopped';
    return this.#paused ? 'paused' : 'running';
  }

  /** Finished deals, in their own order: figures and exports do not depend on which process was quicker. */
  get results(): DealResult[] {
    return [...this.kept.results.values()].sort((a, b) => a.deal - b.deal);
  }

  /** Goes on with what is not finished. @param working so many processes at once */
  start(working: number): void {
    this.#note = '';
    this.#paused = false;
    this.#pool ??= this.#newPool();
    this.setWorking(working);
  }

  /** Everything under way stands still where it is. */
  pause(): void {
    this.#paused = true;
    this.setWorking(0);
  }

  setWorking(working: number): void {
    this.#working = this.#paused ? 0 : working;
    this.#pool?.setWorking(this.#working);
    this.#deps.changed();
  }

  /** Ends its processes; what is under way begins again when it goes on. */
  async stop(): Promise<void> {
    const pool = this.#pool;
    this.#leave();
    await pool?.close();
  }

  summary(): LabRunSummary {
    const { run, header, results } = this.kept;
    const { game, bots, matches } = header.plan;
    return {
      run,
      game,
      title: this.#deps.title,
      bots,
      matches: dealsFor(matches, bots.length) * bots.length,
      played: results.size * bots.length,
      state: this.state,
      startedAt: header.startedAt,
      note: this.#note,
    };
  }

  whole(): LabRun {
    const { seed, iterations, config } = this.kept.header.plan;
    const { plan, results } = this;
    const working = Math.min(this.#working, this.#open().length);
    const figures = { report: reportOf(plan, results), charts: chartsOf(plan, results) };
    return { ...this.summary(), seed, iterations, chosen: config !== null, working, ...figures };
  }

  #open(): number[] {
    const { matches, bots } = this.kept.header.plan;
    return Array.from({ length: dealsFor(matches, bots.length) }, (_, deal) => deal).filter((deal) => !this.kept.results.has(deal));
  }

  #newPool(): WorkerPool<DealOrder, DealResult> {
    const orders = this.#open().map((deal) => ({ plan: this.plan, deal }));
    return new WorkerPool<DealOrder, DealResult>(this.#deps.spawn, orders, {
      finished: (result) => this.#take(result),
      lost: ({ deal }, reason) => this.#take(this.#failedDeal(deal, reason)),
      failed: (reason) => this.#fail(`Its processes cannot run: ${reason}.`),
      drained: () => this.#end(),
    });
  }

  #take(result: DealResult): void {
    try {
      this.#deps.keep(result);
    } catch (error) {
      this.#fail(`What is finished cannot be saved: ${(error as Error).message}.`);
      return;
    }
    this.kept.results.set(result.deal, inBrief(result));
    this.#deps.changed();
  }

  /** A deal that took its processes down counts as errors. */
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
