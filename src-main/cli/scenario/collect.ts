/** Runs a rule test and collects the positions that it sets up (see `test/games/hexforge/keep.ts`). */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const ROOT = join(import.meta.dirname, '../../..');

const positionSchema = z.object({
  test: z.string(),
  turn: z.number(),
  hash: z.string(),
  cards: z.array(z.unknown()),
  state: z.looseObject({ phase: z.number() }),
});
export type KeptPosition = z.infer<typeof positionSchema>;

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Positions of every test whose name contains the text, in the order in which they were set up. */
export function positionsOf(name: string, folder: string): KeptPosition[] {
  const file = join(folder, 'positions.jsonl');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  // "HX-2.1" must not find HX-2.10 as well.
  const pattern = /\d$/.test(name) ? `${literal(name)}(?!\\d)` : literal(name);
  spawnSync(process.execPath, [vitest, 'run', 'test/games/hexforge', '-t', pattern, '--reporter=dot'], {
    cwd: ROOT,
    env: { ...process.env, FF_KEEP_POSITIONS: file },
  });
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => positionSchema.parse(JSON.parse(line)));
}
