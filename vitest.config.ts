import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';
import { gameIcons } from './build/vite-game-icons.ts';
import { LongestFirst } from './build/vitest-longest-first.ts';

/** Browser specs are Playwright's; see playwright.config.ts. */
const exclude = [...configDefaults.exclude, 'test/e2e/**', '.stryker-tmp/**'];

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
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...exclude, 'test/renderer/**'],
        },
      },
      {
        extends: true,
        plugins: [svelte(), gameIcons()],
        // Components must load their browser build, not the one for server rendering.
        resolve: { conditions: ['browser'] },
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: ['test/renderer/**/*.test.ts'],
          exclude,
        },
      },
    ],
  },
});
