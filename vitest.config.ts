import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';
import { gameIcons } from './build/vite-game-icons.ts';
import { LongestFirst } from './build/vitest-longest-first.ts';

/** Browser specs are Playwright's; see playwright.config.ts. */
const exclude = [...configDefaults.exclude, 'test/e2e/**', '.stryker-tmp/**'];

/**
 * Tests of single rules: loading the games takes longer than running them, so the files of a worker share one load. The cards that some
 * make for themselves stay in the catalogue, which tests of decks and their generator, of content and of bots must not see.
 */
const RULES = ['test/games/*/section-!(01|03|20)*.test.ts', 'test/games/*/told.test.ts'];

/** Components whose pictures are looked at. */
const DRAWN = ['ui/tidying', 'ui/*-cards', 'guest/room.svelte', 'screens/settings-panels.svelte', 'screens/crash.svelte'].map(
  (file) => `test/renderer/${file}.test.ts`,
);

/** Components must load their browser build, not the one for server rendering. */
const components = { plugins: [svelte(), gameIcons()], resolve: { conditions: ['browser'] } };

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // How fast the machine is does not decide whether a test passes; this only ends one that hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: RULES,
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...exclude, ...RULES, 'test/renderer/**'],
        },
      },
      {
        extends: true,
        ...components,
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          setupFiles: ['test/renderer/without-pictures.ts'],
          include: ['test/renderer/**/*.test.ts'],
          exclude: [...exclude, ...DRAWN],
        },
      },
      {
        extends: true,
        ...components,
        test: {
          name: 'renderer-drawn',
          environment: 'happy-dom',
          include: DRAWN,
          exclude,
        },
      },
    ],
  },
});
