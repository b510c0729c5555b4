import type { LabPlan, LabRun, LabRunSummary } from '../../../src-shared/protocol/lab.ts';
import type { Client } from '../../client/client.ts';
import { problemOf } from '../../app/words/problems.ts';

/** Progress at a moment: the remaining time is extrapolated from the first one. */
interface Mark {
  run: string;
  at: number;
  played: number;
}

/** State of the Lab screen: its runs, and the one that is shown. */
export class LabStore {
  runs = $state.raw<readonly LabRunSummary[]>([]);
  problems = $state.raw<readonly string[]>([]);
  cores = $state(0);
  loaded = $state(false);
  shown = $state.raw<LabRun | null>(null);
  #mark: Mark | null = null;
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  get active(): LabRunSummary | null {
    return this.runs.find(({ state }) => state === 'running' || state === 'paused') ?? null;
  }

  /** Estimated remaining seconds of the shown run; null while unknown. */
  get secondsLeft(): number | null {
    const { shown } = this;
    const mark = this.#mark;
    if (shown?.state !== 'running' || shown.working === 0 || mark?.run !== shown.run) return null;
    const done = shown.played - mark.played;
    return done < 2 * shown.bots.length ? null : ((performance.now() - mark.at) / 1000 / done) * (shown.matches - shown.played);
  }

  /** @returns stops listening */
  follow(): () => void {
    void this.load();
    return this.#client.onLab((run) => (run === null ? void this.load() : this.#take(run)));
  }

  async load(): Promise<void> {
    try {
      const { runs, problems, cores } = await this.#client.request('lab.list', {});
      this.runs = runs;
      this.problems = problems;
      this.cores = cores;
      if (this.shown && !runs.some(({ run }) => run === this.shown?.run)) this.shown = null;
    } catch (error) {
      this.problems = [problemOf(error).message];
    }
    this.loaded = true;
  }

  async show(run: string): Promise<void> {
    this.#mark = null;
    this.#take(await this.#client.request('lab.open', { run }), true);
  }

  /**
   * @returns the new run's id
   * @throws RequestError
   */
  async start(plan: LabPlan): Promise<string> {
    const { run } = await this.#client.request('lab.start', { plan });
    await this.load();
    return run;
  }

  /** @throws RequestError */
  async tell(method: 'lab.pause' | 'lab.resume' | 'lab.stop', run: string): Promise<void> {
    this.#mark = null;
    this.#take(await this.#client.request(method, { run }));
  }

  /** @throws RequestError */
  async remove(run: string): Promise<void> {
    await this.#client.request('lab.delete', { run });
    await this.load();
  }

  #take(run: LabRun, show = false): void {
    this.runs = this.runs.map((other) => (other.run === run.run ? run : other));
    if (!show && this.shown?.run !== run.run) return;
    this.shown = run;
    if (run.state !== 'running' || run.working === 0) this.#mark = null;
    else if (this.#mark?.run !== run.run) this.#mark = { run: run.run, at: performance.now(), played: run.played };
  }
}
