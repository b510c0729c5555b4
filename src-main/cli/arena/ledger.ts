import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Results that take hours are kept in the repository, so that later runs and other machines can add to them. */
export const PLAYED = join(ROOT, 'docs/balance/played');
/** Finished deals of one plan, one JSON line each, so that a stopped run goes on where it was. Results of other code are left alone. */
export class Ledger<Result extends { deal: number }> {
  readonly file: string;
  readonly finished: ReadonlyMap<number, Result>;
  readonly #folder: string;
  /** Prefix of this plan's files, the same for every version of the code. */
  readonly #plan: string;
  readonly #finished: Map<number, Result>;

  /** @param name begins the file's name, for people */
  constructor(name: string, plan: { registry: string; game: string }, folder: string = join(ROOT, '.arena')) {
    mkdirSync(folder, { recursive: true });
    const { registry, ...what } = plan;
    this.#folder = folder;
    this.#plan = `${name}-${createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 8)}-`;
    this.file = join(folder, `${this.#plan}${fingerprint(registry, plan.game)}.jsonl`);
    this.finished = this.#finished = existsSync(this.file) ? readResults(this.file) : new Map<number, Result>();
  }

  add(result: Result): void {
    this.#finished.set(result.deal, result);
    appendFileSync(this.file, `${JSON.stringify(result)}\n`);
  }

  /** Files with deals of the same plan that other code has played. */
  former(): string[] {
    const isFormer = (file: string): boolean => file.startsWith(this.#plan) && file !== basename(this.file);
    return readdirSync(this.#folder)
      .filter(isFormer)
      .map((file) => join(this.#folder, file));
  }
}

/** The deals of a file, by their numbers. */
export function readResults<Result extends { deal: number }>(file: string): Map<number, Result> {
  const results = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => parsed<Result>(line) ?? []);
  return new Map(results.map((result) => [result.deal, result]));
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
