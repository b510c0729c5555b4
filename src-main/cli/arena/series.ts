import { createHash } from 'node:crypto';
import { withoutThoughts, type DealResult } from '../../arena/plan.ts';
import { sprt, type SprtPlan, type SprtVerdict } from '../../arena/sprt.ts';
import { pointsOf } from '../../arena/tally.ts';
import { Ledger } from './ledger.ts';
import { playDeals } from './pool.ts';
import type { ArenaOrder } from './worker.ts';

/** Where no terminal shows it in place, progress is a line, this often at most. */
const TELL_MS = 30_000;

/** The module that plays the arena's deals. */
export const WORKER = new URL('./worker.ts', import.meta.url);

export interface SeriesOptions {
  deals: number;
  workers: number;
  /** Where finished deals are kept; the arena's own folder if absent. */
  folder?: string;
  /** What is kept of a deal: all but what was weighed if absent. */
  kept?: (result: DealResult) => DealResult;
  /** False: only what is finished already counts. */
  play?: boolean;
  /** Ends the series as soon as it has shown enough. */
  until?: SprtPlan;
  /** The module that plays the deals; the arena's own if absent. */
  worker?: URL;
}

/** Points of the plan's first bot in one deal, as a share of what could be had. */
const scoreOf = ({ matches }: DealResult, bots: number): number =>
  matches.reduce((sum, line) => sum + pointsOf(line, bots)[0], 0) / matches.length;

const courseOf = (choices: string): string => createHash('sha256').update(choices).digest('hex').slice(0, 12);

/** Who won, and how long it took; how it was played only as a hash, since seeds and bots would tell it again. */
export const summary = (result: DealResult): DealResult => ({
  deal: result.deal,
  matches: withoutThoughts(result).matches.map((line) => ({ ...line, choices: '', course: courseOf(line.choices) })),
});

/** What the files of a plan's deals begin with. */
export const nameOf = ({ game, bots }: ArenaOrder['plan']): string => `${game}-${bots.join('-')}`;

/** The finished deals of a plan in their order, and what a sequential test says of them. */
export interface Series {
  results: DealResult[];
  verdict: SprtVerdict | null;
}

/** Plays the deals of a plan that are not finished yet. Wherever it is stopped, the next call goes on from there. */
export async function playSeries(
  plan: ArenaOrder['plan'],
  { deals, workers, folder, kept = withoutThoughts, play = true, until, worker = WORKER }: SeriesOptions,
): Promise<Series> {
  const ledger = new Ledger<DealResult>(nameOf(plan), plan, folder);
  const all = Array.from({ length: deals }, (_, deal) => deal);
  /** Only whole runs from the first deal on are judged: which deals are finished first depends on how long they last. */
  const inOrder = (): DealResult[] => {
    const results: DealResult[] = [];
    for (let deal = 0; deal < deals && ledger.finished.has(deal); deal++) results.push(ledger.finished.get(deal)!);
    return results;
  };
  const judge = (): SprtVerdict | null => {
    if (!until) return null;
    const scores = inOrder().map((result) => scoreOf(result, plan.bots.length));
    for (let n = 1; n < scores.length; n++) {
      const early = sprt(scores.slice(0, n), until, plan.bots.length);
      if (early.verdict !== 'open') return early;
    }
    return sprt(scores, until, plan.bots.length);
  };
  const isSettled = (): boolean => (judge()?.verdict ?? 'open') !== 'open';

  const open = all.filter((deal) => !ledger.finished.has(deal)).map((deal) => ({ plan, deal }));
  if (open.length < deals) console.error(`${deals - open.length} of ${deals} deals are finished already (${ledger.file})`);
  if (play && !isSettled()) {
    let told = performance.now();
    const keep = (result: DealResult) => {
      ledger.add(kept(result));
      for (const { error } of result.matches) if (error !== undefined) console.error(`deal ${result.deal}: ${error}`);
      const progress = `${ledger.finished.size} of ${deals} deals`;
      if (process.stderr.isTTY) process.stderr.write(`\r${progress} `);
      else if (performance.now() - told > TELL_MS) {
        told = performance.now();
        console.error(progress);
      }
    };
    await playDeals<ArenaOrder, DealResult>(worker, open, workers, keep, isSettled);
    if (process.stderr.isTTY) process.stderr.write('\r');
  }
  return { results: inOrder(), verdict: judge() };
}
