import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** Code that decides how a match goes; results of other code are not resumed. */
const RULES = ['src-shared/kernel', 'src-shared/games', 'src-shared/bots'];

/** One word for the present rules and bots. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of RULES) {
    if (!existsSync(join(ROOT, folder))) continue;
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(ROOT, folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Finished deals of one plan, one JSON line each, so that a stopped run goes on where it was. */
export class Ledger<Result extends { deal: number }> {
  readonly file: string;
  readonly finished = new Map<number, Result>();

  /** @param name begins the file's name, for people */
  constructor(name: string, plan: { registry: string }, folder: string = join(ROOT, '.arena')) {
    mkdirSync(folder, { recursive: true });
    const { registry: _where, ...what } = plan;
    const sign = createHash('sha256').update(JSON.stringify(what)).update(fingerprint()).digest('hex').slice(0, 12);
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
