/** Bug reports: one text that names nobody, the log behind it, and the words for a window that broke down. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LogBook } from '../../src-main/host/report/log-book.ts';
import { privatePaths, redact } from '../../src-main/host/report/redact.ts';
import { CrashCount, goneInWords } from '../../src-main/host/shell/crashes.ts';
import { DataFolder } from '../../src-main/host/store/files.ts';
import type { ReportWish } from '../../src-shared/protocol/report.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { BOT, PERSON, TestScreen, makeRig, openMatch } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

const WISH: ReportWish = { error: null, window: 'Window of 1280 × 800', noticed: [], match: null };

describe('a report', () => {
  let rig: Rig;
  beforeEach(() => (rig = makeRig()));
  afterEach(() => rig.end());
  const report = (wish: Partial<ReportWish> = {}) => rig.screen.ask('report.make', { ...WISH, ...wish });

  test('says what broke, the versions, the system and the window', async () => {
    const { fileName, text } = await report({
      error: { what: 'Settings could not be shown', detail: 'Error: planted' },
      noticed: ['TypeError: odd'],
    });
    expect(fileName).toMatch(/^five-forges-report-\d{4}-\d\d-\d\d\.txt$/);
    for (const words of [
      'Settings could not be shown',
      'Error: planted',
      'TypeError: odd',
      `Node.js ${process.versions.node}`,
      'Window of 1280 × 800',
    ])
      expect(text).toContain(words);
  });

  test('names settings that were changed, but neither the name nor any folder of the person', async () => {
    await rig.screen.ask('settings.set', { patch: { person: { name: 'Ada Lovelace', uiScale: 1.5 } } });
    rig.host.noteTrouble(new Error(`cannot open ${join(rig.dataDir, 'matches')} nor ${join(homedir(), 'Documents/secret')}`));
    const { text } = await report({ noticed: [`at file://${homedir()}/app.js`] });
    expect(text).toContain('uiScale: 1.5');
    expect(text).toContain('cannot open <data folder>');
    expect(text).toContain(join('<home>', 'Documents'));
    for (const secret of ['Ada Lovelace', rig.dataDir, homedir()]) expect(text).not.toContain(secret);
    expect(rig.errors).toHaveLength(1);
  });

  test('carries a match only when asked, and then to the letter', async () => {
    const match = await openMatch(rig.screen, [PERSON, BOT]);
    expect((await report()).text).not.toContain('"rng"');
    expect((await report({ match })).text).toContain(rig.file(match));
    expect(await rig.screen.refusal('report.make', { ...WISH, match: '../settings' })).toMatchObject({ code: 'badMessage' });
  });
});

describe('a report of a match whose file cannot be read', () => {
  test('is made without it, and says why', async () => {
    const rig = makeRig();
    const match = await openMatch(rig.screen, [PERSON, BOT]);
    const again = await rig.restart();
    rmSync(again.path(match));
    const { text } = await again.screen.ask('report.make', { ...WISH, match });
    expect(text).toContain(`Node.js ${process.versions.node}`);
    expect(text).toContain('It is not here: There is no such match.');
    await again.end();
  });
});

describe('trouble', () => {
  let rig: Rig;
  beforeEach(() => (rig = makeRig()));
  afterEach(() => rig.end());

  test('of a window is told to the next one, once', async () => {
    rig.host.noteCrash('The window broke down: the memory was used up (5).');
    expect((await rig.screen.ask('app.info', {})).crash).toContain('memory');
    expect((await rig.screen.ask('app.info', {})).crash).toBeNull();
    expect((await rig.screen.ask('report.make', WISH)).text).toContain('the memory was used up');
  });

  test('before there is a screen of this machine is told to the first that comes, once, and to nobody else', () => {
    rig.screen.close();
    rig.host.noteTrouble(new Error('early'));
    const elsewhere = new TestScreen(rig.host, { kind: 'seat', match: 'lantern-1', seat: 0 });
    const first = new TestScreen(rig.host);
    const second = new TestScreen(rig.host);
    expect(first.pushed).toEqual([{ push: 'trouble', what: 'early' }]);
    expect([...elsewhere.pushed, ...second.pushed]).toEqual([]);
    rig.host.noteTrouble(new Error('late'));
    expect(first.pushed.at(-1)).toEqual({ push: 'trouble', what: 'late' });
    expect(second.pushed).toEqual([{ push: 'trouble', what: 'late' }]);
  });

  test('without end fills no memory while nobody is there', () => {
    rig.screen.close();
    for (let i = 0; i < 1000; i++) rig.host.noteTrouble(new Error(`fault ${i}`));
    const { pushed } = new TestScreen(rig.host);
    expect(pushed.length).toBeLessThan(50);
    expect(pushed[0]).toEqual({ push: 'trouble', what: 'fault 0' });
  });

  test('cannot be mended by a restart where there is nothing to restart', async () => {
    expect(await rig.screen.refusal('app.restart', {})).toMatchObject({
      code: 'forbidden',
      message: 'Start it again where you started it.',
    });
  });
});

describe('the log', () => {
  let folder: string;
  beforeEach(() => (folder = temporaryFolder('log')));
  const book = () => new LogBook(new DataFolder(folder, () => undefined));

  test('outlives the process, one line each, and keeps the last two hundred', () => {
    const first = book();
    for (let i = 0; i < 250; i++) first.add(new Error(`fault ${i}`));
    const { lines } = book();
    expect(lines).toHaveLength(200);
    expect(lines.at(-1)).toMatch(/^\d{4}-.*Error: fault 249 \| at /);
    expect(readFileSync(join(folder, 'log.txt'), 'utf8').trim().split('\n')).toEqual(lines);
  });

  test('does not fail where it cannot be written or read', () => {
    mkdirSync(join(folder, 'log.txt'));
    const kept = book();
    kept.add('odd');
    expect(kept.lines).toEqual([expect.stringContaining('odd')]);
  });

  test('fills no disk', () => {
    writeFileSync(join(folder, 'log.txt'), '');
    const kept = book();
    for (let i = 0; i < 2500; i++) kept.add('again');
    expect(readFileSync(join(folder, 'log.txt'), 'utf8').trim().split('\n')).toHaveLength(2000);
  });
});

describe('private words', () => {
  const places = [
    ['C:\\Users\\ada\\AppData\\Five Forges', '<data folder>'],
    ['C:\\Users\\ada', '<home>'],
  ] as const;

  test.each([
    ['C:\\Users\\ada\\AppData\\Five Forges\\log.txt', '<data folder>\\log.txt'],
    ['file:///C:/Users/ada/AppData/Five%20Forges/x', 'file:///<data folder>/x'],
    ['{"path":"C:\\\\Users\\\\ada\\\\x"}', '{"path":"<home>\\\\x"}'],
    ['/media/ada/stick', '/media/<user>/stick'],
    ['Canada', 'Canada'],
  ])('%s', (text, told) => {
    expect(redact(text, places, 'ada')).toBe(told);
  });

  test('are those of this computer, the inner folder first', () => {
    const inner = join(homedir(), 'a', 'b');
    expect(privatePaths(inner).map(([place]) => place)).toEqual([inner, homedir()]);
  });
});

describe('a window that is gone', () => {
  test('is put into words, unless it left by itself', () => {
    expect(goneInWords('oom', 5)).toBe('The window broke down: the memory was used up (5).');
    expect(goneInWords('something new', 1)).toContain('something new');
    expect(goneInWords('clean-exit', 0)).toBeNull();
  });

  test('comes back by itself, but not for ever', () => {
    const count = new CrashCount();
    expect([0, 1000, 2000].map((now) => count.add(now))).toEqual([false, false, true]);
    expect(new CrashCount().add(0)).toBe(false);
    const seldom = new CrashCount();
    expect([0, 50_000, 100_000, 170_000].map((now) => seldom.add(now))).toEqual([false, false, false, false]);
  });
});
