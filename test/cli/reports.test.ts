import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReports } from '../../src-main/cli/rules/reports.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'five-forges-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, json: unknown) => writeFileSync(join(folder, name), JSON.stringify(json));

const here = (message: string) => ({ message, location: { file: join(process.cwd(), 'test', 'a.spec.ts'), line: 7, column: 1 } });

test('reads what vitest and playwright report, nested suites included', () => {
  write('vitest.json', {
    numTotalTests: 3,
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { title: 'holds', ancestorTitles: ['a', 'b'], status: 'passed', duration: 1500, failureMessages: [] },
          { title: 'breaks', status: 'failed', failureMessages: ['\u001b[31mtwo\u001b[39m is not three', 'besides'] },
          { title: 'waits', status: 'pending' },
        ],
      },
    ],
  });
  write('e2e-chromium.json', {
    config: { rootDir: join(process.cwd(), 'test/e2e') },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [{ title: 'opens', file: 'a.spec.ts', tests: [{ status: 'expected', results: [{ duration: 400 }, { duration: 600 }] }] }],
        suites: [
          {
            title: 'inner',
            specs: [
              {
                title: 'closes',
                tests: [{ status: 'unexpected', results: [{ errors: [here('it stayed open')] }, { errors: [here('again')] }] }],
              },
              { title: 'stumbles', tests: [{ status: 'flaky', results: [{ errors: [{ message: 'too late' }] }, { errors: [] }] }] },
              {
                title: 'waits',
                tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'belongs to the night: sleep' }] }],
              },
              { title: 'cannot', tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no sound here' }] }] },
            ],
          },
        ],
      },
    ],
  });
  write('other.json', { nothing: 'of ours' });

  const reports = readReports(folder);
  expect(reports.map(({ file }) => file)).toEqual([join(folder, 'e2e-chromium.json'), join(folder, 'vitest.json')]);
  const tests = reports.flatMap(({ tests: inReport }) => inReport);
  expect(tests[0]).toMatchObject({ file: 'test/e2e/a.spec.ts', words: 'opens', seconds: 1 });
  expect(tests[1]).toMatchObject({ words: 'inner closes', seconds: 0 });
  expect(tests[5]).toMatchObject({ file: 'a.test.ts', words: 'a b holds', seconds: 1.5 });
  expect(tests.map(({ file: _file, words: _words, seconds: _seconds, ...test }) => test)).toEqual([
    { runner: 'playwright', name: 'opens', state: 'passed' },
    { runner: 'playwright', name: 'closes', state: 'failed', why: 'test/a.spec.ts:7: it stayed open' },
    { runner: 'playwright', name: 'stumbles', state: 'passed', again: true, why: 'too late' },
    { runner: 'playwright', name: 'waits', state: 'skipped', elsewhere: 'sleep' },
    { runner: 'playwright', name: 'cannot', state: 'skipped' },
    { runner: 'vitest', name: 'holds', state: 'passed' },
    { runner: 'vitest', name: 'breaks', state: 'failed', why: 'two is not three' },
    { runner: 'vitest', name: 'waits', state: 'skipped' },
  ]);
});

test('a folder that is not there holds no reports', () => {
  expect(readReports(join(folder, 'missing'))).toEqual([]);
});

test('a report in an unknown shape is refused rather than read as empty', () => {
  write('vitest.json', { results: [] });
  expect(() => readReports(folder)).toThrow('testResults');
});
