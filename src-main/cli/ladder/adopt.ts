import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { DealResult } from '../../arena/plan.ts';
import { Ledger, readResults } from '../arena/ledger.ts';
import { nameOf, playSeries, summary } from '../arena/series.ts';
import type { ArenaOrder } from '../arena/worker.ts';
import { compare, inWords } from './compare.ts';

/** So many deals of a plan are played anew before what other code has played of it is believed. */
const PROOF = 2;

/**
 * Takes over the deals that other code has played of a plan, if the first of them, played anew, go exactly the same way:
 * code that was only made quicker or clearer voids no measurement. The other code's file is then removed.
 * @returns what became of each file, in words
 */
export async function adopt(plan: ArenaOrder['plan'], workers: number, folder: string): Promise<string[]> {
  const ledger = new Ledger<DealResult>(nameOf(plan), plan, folder);
  const files = ledger.former();
  if (files.length === 0) return [];
  const proof = mkdtempSync(join(tmpdir(), 'five-forges-adopt-'));
  const { results } = await playSeries(plan, { deals: PROOF, workers, folder: proof, kept: summary });
  rmSync(proof, { recursive: true });
  return files.map((file) => {
    const kept = readResults<DealResult>(file);
    const comparison = compare(kept, results);
    const isTaken = comparison.alike > 0 && comparison.other === 0;
    if (isTaken) {
      for (const result of kept.values()) if (!ledger.finished.has(result.deal)) ledger.add(result);
      rmSync(file);
    }
    return `${basename(file)}: ${inWords(comparison)}${isTaken ? `, so its ${kept.size} deals count` : '; left as it is'}`;
  });
}
