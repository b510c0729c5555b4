/** The parts of `npm test`. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestReport } from '../../src-main/cli/rules/citations.ts';
import { readReport } from '../../src-main/cli/rules/reports.ts';
import { findChromium, findElectron, hasScreen, virtualScreen } from '../runtimes.ts';
import { ROOT, runCommand, SILENCE_MS } from './command.ts';
import { buildPackages, cannotTryPackages, TRIAL, TWIN } from './packages.ts';
import { countTests, stumbles } from './results.ts';
import { STATIC_CHECKS } from './static.ts';
import { TIERS, type Tier } from './tiers.ts';
import { trialsHere } from './trials.ts';

export interface PartResult {
  passed: number;
  failed: number;
  skipped: number;
  /** CPU seconds; null where the system does not tell. */
  cpu: number | null;
  /** What a reader must not miss: why tests did not run, what was cut off. */
  notes: string[];
  tests?: readonly TestReport[];
  /** Why none of it could run: something that this machine lacks. */
  lacks?: string;
}

export interface Part {
  name: string;
  /** @param tier how much of it */
  run(tier: Tier): Promise<PartResult>;
}

const RESULTS = join(ROOT, 'test-results');

const silent = (name: string, ms = SILENCE_MS): string => `${name} said nothing for ${ms / 60_000} minutes and was ended`;

/** Tools that say nothing before they are done. */
const TACITURN_MS = 15 * 60_000;

/** Failed before there was a test to count. */
const failedBefore = (...notes: string[]): PartResult => ({ passed: 0, failed: 1, skipped: 0, cpu: null, notes });

/** A command that either succeeds or does not counts as one test. */
function check(name: string, command: string[], silenceMs = SILENCE_MS): Part {
  return {
    name,
    async run() {
      const { code, hung, cpu } = await runCommand(command, {}, silenceMs);
      const notes = hung ? [silent(name, silenceMs)] : [];
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, cpu, notes };
    },
  };
}

const npm = (name: string, script: string, flags: string[], silenceMs = SILENCE_MS): Part =>
  check(name, ['npm', 'run', '--silent', script, '--', ...flags], silenceMs);

/** The built app, as the end-to-end tests start it. */
const BUILT = join(ROOT, 'out/main/headless.js');

/** Runs a test runner and counts what its report says; a runner that fails without naming a test counts as one failure. */
async function runTests(name: string, command: string[], report: string, env: NodeJS.ProcessEnv): Promise<PartResult> {
  const file = join(RESULTS, report);
  rmSync(file, { force: true });
  mkdirSync(RESULTS, { recursive: true });
  const { code, hung, cpu } = await runCommand(command, env);
  const notes = hung ? [silent(name)] : [];
  if (!existsSync(file)) return { ...failedBefore(...notes, `${name} left no report`), cpu };
  const tests = readReport(file);
  const result = countTests(tests, name);
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return { ...result, cpu, tests, notes: [...notes, ...result.notes, ...stumbles(tests)] };
}

function unitTests(): Part {
  const name = 'unit, property and conformance tests';
  const reporters = ['default', 'json', './build/test/vitest-alive.ts'].map((one) => `--reporter=${one}`);
  const command = ['vitest', 'run', ...reporters, `--outputFile.json=${join(RESULTS, 'vitest.json')}`];
  return { name, run: (tier) => runTests(name, command, 'vitest.json', { FF_TIER: tier }) };
}

/** Names the tests of a browser project that cannot run here, so that nobody takes the run for whole. */
async function announceMissing(project: string, why: string): Promise<PartResult> {
  const file = `e2e-${project}.json`;
  const listed = await runTests(project, ['playwright', 'test', '--list', `--project=${project}`, '--reporter=json'], file, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, file),
  });
  const names = existsSync(join(RESULTS, file)) ? readReport(join(RESULTS, file)).map((test) => test.name) : [];
  const notes = [`${why} These ${names.length} tests did NOT run:`, ...names.map((name) => `  - ${name}`)];
  return { passed: 0, failed: listed.failed, skipped: names.length, cpu: null, notes, lacks: why };
}

const playwright = (project: string): string[] => [
  'playwright',
  'test',
  `--project=${project}`,
  '--reporter=list,json,./build/test/playwright-alive.ts',
];

function endToEnd(project: BrowserProject, missing: () => string | null, prefix: () => string[]): Part {
  const name = `end-to-end in ${project === 'chromium' ? 'Chromium' : 'Electron'}`;
  return {
    name,
    async run(tier) {
      const why = missing();
      if (why !== null) return announceMissing(project, why);
      if (!existsSync(BUILT)) return failedBefore(`Nothing is built. Ask for the build as well: --only build,${project}`);
      const file = `e2e-${project}.json`;
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, file), FF_TIER: tier };
      return runTests(name, [...prefix(), ...playwright(project)], file, env);
    },
  };
}

const missingChromium = () => (findChromium() === null ? 'NO CHROMIUM was found (set CHROMIUM_PATH to one).' : null);

function missingElectron(): string | null {
  if (findElectron() === null) return 'NO ELECTRON was found (in node_modules/electron/dist or ELECTRON_OVERRIDE_DIST_PATH).';
  if (!hasScreen() && virtualScreen().length === 0) return 'NO SCREEN for Electron (set DISPLAY or install xvfb).';
  return null;
}

const screenPrefix = () => (hasScreen() ? [] : virtualScreen());

/** Building and checking count as one test; then both packages are started, and a game is played in the twin. */
const packages: Part = {
  name: 'packages',
  async run() {
    const why = cannotTryPackages() ?? missingElectron();
    if (why !== null) return announceMissing('package', why);
    const built = await buildPackages();
    if (built.code !== 0) return { ...failedBefore('the packages are not what they should be; see above'), cpu: built.cpu };
    const file = 'e2e-package.json';
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, file), FF_PACKAGE: TWIN, FF_TRIAL_PACKAGE: TRIAL };
    const result = await runTests('packages', [...screenPrefix(), ...playwright('package')], file, env);
    const cpu = built.cpu === null || result.cpu === null ? null : built.cpu + result.cpu;
    return { ...result, passed: result.passed + 1, cpu, notes: [...trialsHere(process.env).untried, ...result.notes] };
  },
};

/** Half an hour and more each; what they find is printed above. */
const LONG_COMMANDS: readonly Part[] = [
  npm('long fuzz', 'fuzz', ['--game', 'all', '--minutes', '15', '--keep', '--seed', 'any']),
  // Its first run of all tests, unchanged, says nothing before its end.
  npm('mutation', 'mutate', [], TACITURN_MS),
  npm('ladder sample', 'ladder', ['--sample']),
];

const reached = (tier: Tier, first: Tier): boolean => TIERS.indexOf(tier) >= TIERS.indexOf(first);

/** Parts that run one after the other. */
export type Lane = readonly Part[];

export type BrowserProject = 'chromium' | 'electron';

const DAY_MS = 86_400_000;

/** The later of the two may get its quick dose only, so they take turns from day to day. */
export const firstOn = (day: Date): BrowserProject => (Math.floor(day.getTime() / DAY_MS) % 2 === 0 ? 'electron' : 'chromium');

/**
 * In the order in which they run; the lanes of a stage run at the same time: where one leaves a core idle, the other takes it.
 * @param first which of the browser projects runs first
 */
export function stagesOf(tier: Tier, first: BrowserProject = 'chromium'): Lane[][] {
  const browsers = [[[endToEnd('chromium', missingChromium, () => [])]], [[endToEnd('electron', missingElectron, screenPrefix)]]];
  return [
    [[check('build', ['electron-vite', 'build', '--logLevel', 'warn'], TACITURN_MS)]],
    [[unitTests()], STATIC_CHECKS.filter(({ from }) => reached(tier, from)).map(({ name, command }) => check(name, command, TACITURN_MS))],
    ...(first === 'chromium' ? browsers : browsers.toReversed()),
    ...(reached(tier, 'full') ? [[[packages]]] : []),
    [[npm('every rule cited', 'rules', [])]],
    ...(reached(tier, 'long') ? [[LONG_COMMANDS]] : []),
  ];
}
