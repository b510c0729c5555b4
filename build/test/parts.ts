/** The parts of `npm test`. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestReport } from '../../src-main/cli/rules/citations.ts';
import { LONG_MARK } from '../../src-main/cli/rules/citations.ts';
import { readReport } from '../../src-main/cli/rules/reports.ts';
import { findChromium, findElectron, hasScreen, virtualScreen } from '../runtimes.ts';
import { ROOT, runCommand } from './command.ts';
import { trialsHere } from './trials.ts';
import { buildPackages, cannotTryPackages, TRIAL, TWIN } from './packages.ts';

export interface PartResult {
  passed: number;
  failed: number;
  skipped: number;
  /** What a reader must not miss: why tests did not run, what was cut off. */
  notes: string[];
  /** Why none of it could run: something that this machine lacks. */
  lacks?: string;
}

export interface Part {
  name: string;
  run(): Promise<PartResult>;
}

export interface RunOptions {
  /** Every end-to-end test, in Chromium too what the desktop app is driven through anyway. */
  whole: boolean;
  /** That, and what takes hours. */
  long: boolean;
}

const RESULTS = join(ROOT, 'test-results');

const commandOf = ({ name, elsewhere }: TestReport): string | undefined =>
  elsewhere ?? (name.includes(LONG_MARK) ? 'npm run test:long' : undefined);

/** Of what a runner says to a failure, as much as tells what to look for: all of it stands above, where a long run has left it behind. */
const LINES_OF_A_FAILURE = 8;

function failureNote(how: string, { name, why = 'no word of why' }: TestReport): string {
  const lines = why.split('\n').filter((line) => line.trim() !== '');
  return [`${how}: ${name}`, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `      ${line}`)].join('\n');
}

const stumbles = (tests: readonly TestReport[]): string[] => [
  ...tests.filter(({ state }) => state === 'failed').map((test) => failureNote('failed', test)),
  ...tests.filter(({ again }) => again).map((test) => failureNote('passed only when it was tried again', test)),
];

/** What belongs to another command is not "skipped", but told. */
function count(tests: readonly TestReport[], what: string): PartResult {
  const of = (state: TestReport['state']) => tests.filter((test) => test.state === state);
  const later = of('skipped').flatMap((test) => commandOf(test) ?? []);
  const notes = [...new Set(later)].map((command) => {
    const n = later.filter((one) => one === command).length;
    return `${what}: ${n} more ${n === 1 ? 'test belongs' : 'tests belong'} to ${command}`;
  });
  return { passed: of('passed').length, failed: of('failed').length, skipped: of('skipped').length - later.length, notes };
}

/** A command that either succeeds or does not counts as one test. */
function check(name: string, command: string[], minutes: number): Part {
  return {
    name,
    async run() {
      const { code, timedOut } = await runCommand(command, minutes);
      const notes = timedOut ? [`${name} did not end within ${minutes} minutes`] : [];
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, notes };
    },
  };
}

/** Runs a test runner and counts what its report says; a runner that fails without naming a test counts as one failure. */
async function runTests(name: string, command: string[], report: string, minutes: number, env: NodeJS.ProcessEnv): Promise<PartResult> {
  const file = join(RESULTS, report);
  rmSync(file, { force: true });
  mkdirSync(RESULTS, { recursive: true });
  const { code, timedOut } = await runCommand(command, minutes, env);
  const notes = timedOut ? [`${name} did not end within ${minutes} minutes`] : [];
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, notes: [...notes, `${name} left no report`] };
  const tests = readReport(file);
  const result = count(tests, name);
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return { ...result, notes: [...notes, ...result.notes, ...stumbles(tests)] };
}

function unitTests({ long }: RunOptions): Part {
  const name = 'unit, property and conformance tests';
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(RESULTS, 'vitest.json')}`];
  return { name, run: () => runTests(name, command, 'vitest.json', long ? 90 : 15, long ? { FF_LONG: '1' } : {}) };
}

/** Names the tests of a browser project that cannot run here, so that nobody takes the run for whole. */
async function announceMissing(project: string, why: string): Promise<PartResult> {
  const file = `e2e-${project}.json`;
  const listed = await runTests(project, ['playwright', 'test', '--list', `--project=${project}`, '--reporter=json'], file, 1, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, file),
  });
  const names = existsSync(join(RESULTS, file)) ? readReport(join(RESULTS, file)).map((test) => test.name) : [];
  const notes = [`${why} These ${names.length} tests did NOT run:`, ...names.map((name) => `  - ${name}`)];
  return { passed: 0, failed: listed.failed, skipped: names.length, notes, lacks: why };
}

function endToEnd(
  project: 'chromium' | 'electron',
  missing: () => string | null,
  prefix: () => string[],
  { whole, long }: RunOptions,
): Part {
  const name = `end-to-end in ${project === 'chromium' ? 'Chromium' : 'Electron'}`;
  return {
    name,
    run() {
      const why = missing();
      if (why !== null) return announceMissing(project, why);
      const file = `e2e-${project}.json`;
      const command = [...prefix(), 'playwright', 'test', `--project=${project}`, '--reporter=list,json'];
      return runTests(name, command, file, long ? 90 : 60, {
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, file),
        ...(whole ? { FF_WHOLE: '1' } : {}),
        ...(long ? { FF_LONG: '1' } : {}),
      });
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
    if (!(await buildPackages()))
      return { passed: 0, failed: 1, skipped: 0, notes: ['the packages are not what they should be; see above'] };
    const file = 'e2e-package.json';
    const command = [...screenPrefix(), 'playwright', 'test', '--project=package', '--reporter=list,json'];
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, file), FF_PACKAGE: TWIN, FF_TRIAL_PACKAGE: TRIAL };
    const result = await runTests('packages', command, file, 15, env);
    return { ...result, passed: result.passed + 1, notes: [...trialsHere(process.env).untried, ...result.notes] };
  },
};

/** In the order in which they run; what stands together runs at the same time, since each of them keeps one core busy. */
export function stagesOf(options: RunOptions): Part[][] {
  return [
    [check('build', ['electron-vite', 'build', '--logLevel', 'warn'], 3)],
    [check('lint', ['npm', 'run', '--silent', 'lint'], 10), check('type check', ['npm', 'run', '--silent', 'check'], 10)],
    [unitTests(options)],
    [endToEnd('chromium', missingChromium, () => [], options)],
    [endToEnd('electron', missingElectron, screenPrefix, options)],
    [packages],
    [check('every rule cited', ['npm', 'run', '--silent', 'rules'], 1)],
  ];
}
