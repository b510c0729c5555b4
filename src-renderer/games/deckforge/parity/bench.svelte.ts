import { makeFair, type FairProposal, type FairWay } from '../../../../src-shared/games/deckforge/decks/parity/fair.ts';
import { shareOf, USUAL_GAMES, type Interval, type ParityReport } from '../../../../src-shared/games/deckforge/decks/parity/report.ts';
import type { LabRun } from '../../../../src-shared/protocol/lab.ts';
import { problemOf } from '../../../app/words/problems.ts';
import type { Client } from '../../../client/client.ts';
import { keepVerdict } from './kept.ts';
import { isUnderWay, parityPlan, reportFrom, type DeckPair } from './plan.ts';

/** Games for each estimate of “Make it fair”: ±3 %. */
export const FAIR_GAMES = 1000;

/** What is compared now, or was last. */
interface Comparison {
  decks: DeckPair;
  /** Null until the Lab has told of it. */
  run: LabRun | null;
}

/** The search for fair changes, under way or done. */
interface Fairness {
  decks: DeckPair;
  way: FairWay | null;
  played: number;
  /** Null while it is under way. */
  found: readonly FairProposal[] | null;
  /** It was stopped before it had tried everything. */
  stopped: boolean;
}

/**
 * Comparisons of two decks through the Lab, one at a time. It lives as long as the window, so that one who leaves the room finds what was
 * played meanwhile.
 */
export class ParityBench {
  games = $state<number | null>(USUAL_GAMES);
  seed = $state('1');
  comparison = $state.raw<Comparison | null>(null);
  fairness = $state.raw<Fairness | null>(null);
  /** Why the last thing asked for was not done; '' when it was. */
  problem = $state('');
  /** A comparison has ended: what to say of it. */
  onended: ((report: ParityReport) => void) | null = null;
  readonly #client: Client;
  /** The run that is waited for, and what is done with its news. */
  #awaited: { run: string; hear: (run: LabRun) => void } | null = null;
  #stopping = false;

  constructor(client: Client) {
    this.#client = client;
    client.onLab((run) => {
      if (run && run.run === this.#awaited?.run) this.#awaited.hear(run);
    });
  }

  get report(): ParityReport | null {
    const { comparison } = this;
    return comparison?.run && comparison.run.played > 0 ? reportFrom(comparison.run, comparison.decks) : null;
  }

  get isComparing(): boolean {
    return this.comparison !== null && (this.comparison.run === null || isUnderWay(this.comparison.run));
  }

  get isSearching(): boolean {
    return this.fairness !== null && this.fairness.found === null;
  }

  get isBusy(): boolean {
    return this.isComparing || this.isSearching;
  }

  async compare(decks: DeckPair): Promise<void> {
    if (this.isBusy || this.games === null) return;
    this.problem = '';
    this.fairness = null;
    this.#stopping = false;
    this.comparison = { decks, run: null };
    try {
      const run = await this.#play(decks, this.games, (news) => (this.comparison = { decks, run: news }));
      this.comparison = { decks, run };
      const { report } = this;
      if (report) {
        keepVerdict(report);
        this.onended?.(report);
      }
    } catch (error) {
      this.comparison = null;
      this.problem = problemOf(error).message;
    }
  }

  /** Ends what is under way; what was played stays, and says that it is not all. */
  async cancel(): Promise<void> {
    this.#stopping = true;
    const { run } = this.#awaited ?? {};
    if (run === undefined) return;
    try {
      const stopped = await this.#client.request('lab.stop', { run });
      if (this.#awaited?.run === run) this.#awaited.hear(stopped);
    } catch (error) {
      this.problem = problemOf(error).message;
    }
  }

  async makeFair(): Promise<void> {
    const { report, comparison } = this;
    if (this.isBusy || !report || !comparison) return;
    const { decks } = comparison;
    this.problem = '';
    this.#stopping = false;
    this.fairness = { decks, way: null, played: 0, found: null, stopped: false };
    try {
      const search = makeFair(decks, report);
      let step = search.next();
      while (!step.done) {
        const { way, decks: changed } = step.value;
        this.fairness = { decks, way, played: 0, found: null, stopped: false };
        const estimate = await this.#estimate(changed, ({ played }) => {
          if (this.isSearching) this.fairness = { decks, way, played, found: null, stopped: false };
        });
        step = search.next(estimate);
      }
      this.fairness = { decks, way: null, played: 0, found: step.value, stopped: this.#stopping };
    } catch (error) {
      this.fairness = null;
      this.problem = problemOf(error).message;
    }
  }

  /** A’s share with changed decks; null when it was stopped. The run is of no interest afterwards. */
  async #estimate(decks: DeckPair, tell: (run: LabRun) => void): Promise<Interval | null> {
    const run = await this.#play(decks, FAIR_GAMES, tell);
    await this.#client.request('lab.delete', { run: run.run });
    if (this.#stopping) return null;
    const { wins, draws, errors } = run.report;
    return shareOf(wins[0], draws, run.played - errors);
  }

  /** @returns the run when it has ended. @throws RequestError */
  async #play(decks: DeckPair, games: number, tell: (run: LabRun) => void): Promise<LabRun> {
    const { run } = await this.#client.request('lab.start', { plan: parityPlan(decks, games, this.seed.trim() || '1') });
    const ended = new Promise<LabRun>((resolve) => {
      this.#awaited = {
        run,
        hear: (news) => {
          tell(news);
          if (!isUnderWay(news)) resolve(news);
        },
      };
    });
    // It may have ended before anybody listened.
    const awaited = this.#awaited!;
    awaited.hear(this.#stopping ? await this.#client.request('lab.stop', { run }) : await this.#client.request('lab.open', { run }));
    const last = await ended;
    if (this.#awaited === awaited) this.#awaited = null;
    return last;
  }
}

const benches = new WeakMap<Client, ParityBench>();

/** The one of this window. */
export function parityBench(client: Client): ParityBench {
  let bench = benches.get(client);
  if (!bench) benches.set(client, (bench = new ParityBench(client)));
  return bench;
}
