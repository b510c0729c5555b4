/** Tests that `npm run mutate` runs against each mutant: those of single rules and small modules, which take seconds. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 1,
    // Loading the rules takes longer than testing them: all files share one load.
    isolate: false,
    include: [
      'test/games/hexforge/{section-*,told}.test.ts',
      'test/kernel/{events,flow,rng,settle}.test.ts',
      'test/main/match-log.test.ts',
    ],
  },
});
