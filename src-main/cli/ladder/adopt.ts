import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { DealResult } from '../../arena/plan.ts';
import { Ledger, readResults } from '../arena/ledger.ts';
import { playDeals } from '../arena/pool.ts';
import { nameOf, summary, WORKER } from '../arena/series.ts';
import type { ArenaOrder } from '../arena/worker.ts';
import { compare, inWords } from './compare.ts';

/** Number of deals, the quickest of a plan, that have to replay alike before another version's results are adopted. */
const PROOF = 2;

const msOf = ({ matches }: DealResult): number => matches.reduce((sum, { ms }) => sum + ms, 0);

const quickest = (kept: ReadonlyMap<number, DealResult>): DealResult[] =>
  [...kept.values()].toSorted((a, b) => msOf(a) - msOf(b)).slice(0, PROOF);

/**
 * Takes over the deals that other code has played of a plan, if some of them, played anew, go exactly the same way:
 * code that was only made quicker or clearer voids no measurement. The other code's file is then removed.
 * @param worker the module that plays the deals
 * @returns what became of each file, in words
 */
export async function adopt(plan: ArenaOrder['plan'], workers: number, folder: string, worker = WORKER): Promise<string[]> {
  const ledger = new Ledger<DealResult>(nameOf(plan), plan, folder);
  const said: string[] = [];
  for (const file of ledger.former()) {
    const kept = readResults<DealResult>(file);
    const proof = quickest(kept).map(({ deal }) => ({ plan, deal }));
    const results: DealResult[] = [];
    await playDeals<ArenaOrder, DealResult>(worker, proof, workers, (result) => results.push(summary(result)));
    const comparison = compare(kept, results);
    const isTaken = comparison.alike > 0 && comparison.other === 0;
    if (isTaken) {
      for (const result of kept.values()) if (!ledger.finished.has(result.deal)) ledger.add(result);
      rmSync(file);
    }
    said.push(`${basename(file)}: ${inWords(comparison)}${isTaken ? `, so its ${kept.size} deals count` : '; left as it is'}`);
  }
  return said;
}
