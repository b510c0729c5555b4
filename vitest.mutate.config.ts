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
      'test/games/bladeforge/{section-[0-9]*,explain-odds,told}.test.ts',
      'test/games/hexforge/{section-*,told}.test.ts',
      // Not the sections of decks and their generator (1, 3, 20), which play or deal thousands of times.
      'test/games/laneforge/section-{02,04,05,06,08,09,10,11,12,13,14,15,16,18,19}*.test.ts',
      'test/kernel/{events,flow,rng,settle}.test.ts',
      'test/main/match-log.test.ts',
    ],
  },
});
