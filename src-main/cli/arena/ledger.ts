import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Measurements that take many hours are kept with the project, so that several sittings and machines can add to them. */
export const PLAYED = join(ROOT, 'docs/balance/played');
/** Finished deals of one plan, one JSON line each, so that a stopped run goes on where it was. Results of other code are left alone. */
export class Ledger<Result extends { deal: number }> {
  readonly file: string;
  readonly finished = new Map<number, Result>();

  /** @param name begins the file's name, for people */
  constructor(name: string, plan: { registry: string; game: string }, folder: string = join(ROOT, '.arena')) {
    mkdirSync(folder, { recursive: true });
    const { registry, ...what } = plan;
    const sign = createHash('sha256').update(JSON.stringify(what)).update(fingerprint(registry, plan.game)).digest('hex').slice(0, 12);
    this.file = join(folder, `${name}-${sign}.jsonl`);
    if (!existsSync(this.file)) return;
    for (const line of readFileSync(this.file, 'utf8').split('\n')) {
      const result = parsed<Result>(line);
      if (result) this.finished.set(result.deal, result);
    }
  }

  add(result: Result): void {
    this.finished.set(result.deal, result);
    appendFileSync(this.file, `${JSON.stringify(result)}\n`);
  }
}

/** A line that was cut off while being written is played again. */
function parsed<Result>(line: string): Result | null {
  if (line === '') return null;
  try {
    return JSON.parse(line) as Result;
  } catch {
    return null;
  }
}
