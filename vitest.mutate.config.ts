/**
 * Tests that `npm run mutate` runs against each mutant: those of single rules and small modules, which take seconds. Each game names its own
 * in `test/games/<game>/mutation.json`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

function testsOf(game: string): string[] {
  const file = `test/games/${game}/mutation.json`;
  if (!existsSync(file)) return [];
  const { tests } = JSON.parse(readFileSync(file, 'utf8')) as { tests: string[] };
  return tests.map((pattern) => `test/games/${game}/${pattern}`);
}

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 1,
    // Loading the rules takes longer than testing them: all files share one load.
    isolate: false,
    // As in `vitest.config.ts`: a machine that others use too is slow, not wrong.
    testTimeout: 60_000,
    include: [...readdirSync('test/games').flatMap(testsOf), 'test/kernel/{events,flow,rng,settle}.test.ts', 'test/main/match-log.test.ts'],
  },
});
