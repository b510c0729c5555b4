/** Runs a rule test and collects the positions that it sets up (see `test/games/keep.ts`). */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const ROOT = join(import.meta.dirname, '../../..');
const GAMES = join(ROOT, 'test/games');

const positionSchema = z.object({
  test: z.string(),
  game: z.string(),
  seats: z.number(),
  turn: z.number(),
  hash: z.string(),
  /** What its numbers mean, with the cards that the test made. */
  content: z.record(z.string(), z.string()),
  made: z.record(z.string(), z.array(z.unknown())),
  state: z.looseObject({ phase: z.number() }),
});
export type KeptPosition = z.infer<typeof positionSchema>;

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The files of rule tests in which the name stands; all of them when it is put together from parts. */
function filesNaming(name: string): string[] {
  const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const naming = files.filter((file) => readFileSync(join(GAMES, file), 'utf8').includes(name));
  return (naming.length > 0 ? naming : files).map((file) => join(GAMES, file));
}

/** Positions of every test whose name contains the text, in the order in which they were set up. */
export function positionsOf(name: string, folder: string): KeptPosition[] {
  const file = join(folder, 'positions.jsonl');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  // "HX-2.1" must not find HX-2.10 as well.
  const pattern = /\d$/.test(name) ? `${literal(name)}(?!\\d)` : literal(name);
  spawnSync(process.execPath, [vitest, 'run', ...filesNaming(name), '-t', pattern, '--reporter=dot'], {
    cwd: ROOT,
    env: { ...process.env, FF_KEEP_POSITIONS: file },
  });
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => positionSchema.parse(JSON.parse(line)));
}
