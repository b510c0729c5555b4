/**
 * Mutation testing: a sample of the kernel, and what each game names in `test/games/<game>/mutation.json`.
 * `npm run mutate -- --mutate FILE` tries other modules.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

function sampleOf(game) {
  const file = `test/games/${game}/mutation.json`;
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).mutate.map((module) => `src-shared/games/${game}/${module}`);
}

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  mutate: [...readdirSync('test/games').flatMap(sampleOf), 'src-shared/kernel/match-log.ts', 'src-shared/kernel/settle.ts'],
  ignorePatterns: ['out', 'dist', 'coverage', 'test-results', 'reports', '.arena', '.cache', '.svelte-check', 'docs', 'test/e2e'],
  concurrency: 1,
  timeoutMS: 8000,
  // All tests once, unchanged: some minutes, and many times that beside other work.
  dryRunTimeoutMinutes: 60,
  thresholds: { high: 95, low: 90, break: 88 },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.stryker-tmp',
};
