import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';
import { gameIcons } from './build/vite-game-icons.ts';
import { LongestFirst } from './build/vitest-longest-first.ts';

/** Browser specs are Playwright's; see playwright.config.ts. */
const exclude = [...configDefaults.exclude, 'test/e2e/**', '.stryker-tmp/**'];

const ON_NODE = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts') && !/^test\/(renderer|e2e)\//.test(file));

const whoseText = (pattern: RegExp): string[] => ON_NODE.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** Tests of games that may make cards for themselves, which stay in the catalogue of their worker. */
const WITH_OWN_CARDS = whoseText(/\/(scenario|position|test-cards|test-texts|set-up|everything)\.ts'|'\.\/compare\.ts'/).filter((file) =>
  file.startsWith('test/games/'),
);

/** Those that replace modules, for themselves or through the variants of games, and so need modules of their own. */
const WITH_OWN_MODULES = whoseText(/\bvi\.(mock|doMock|resetModules)\(|\/variant\.ts'/);

/** With them those that must not see what others have made: of decks, of their generator, of what content there is; or that rewrite cards. */
const APART = [
  ...WITH_OWN_MODULES,
  ...WITH_OWN_CARDS.filter((file) => /\/(section-(01|03|20)|coverage|reference-check\/)[^/]*$/.test(file)),
];
const RULES = WITH_OWN_CARDS.filter((file) => !APART.includes(file));
const SHARED = ON_NODE.filter((file) => !APART.includes(file) && !RULES.includes(file));

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
      // Loading the games takes longer than running most of these files, so those of a worker share one load.
      { extends: true, test: { name: 'rules', environment: 'node', isolate: false, include: RULES, exclude } },
      { extends: true, test: { name: 'apart', environment: 'node', include: APART, exclude } },
      { extends: true, test: { name: 'node', environment: 'node', isolate: false, include: SHARED, exclude } },
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
