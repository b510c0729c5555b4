import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UsageError } from '../../src-main/cli/args.ts';
import { inWords, verifyFile } from '../../src-main/cli/replay/verify.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { BOT, PERSON, makeRig, openMatch, playOut } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

const GAMES = { lantern: lantern as Game };
let rig: Rig;
let file: string;
let text: string;

beforeEach(async () => {
  rig = makeRig();
  const match = await openMatch(rig.screen, [PERSON, BOT]);
  await playOut(rig.screen, match);
  text = rig.file(match);
  file = join(rig.dataDir, 'copy.ffmatch');
  writeFileSync(file, text);
});
afterEach(() => rig.end());

const verify = (edited: string) => {
  writeFileSync(file, edited);
  return verifyFile(file, GAMES);
};

test('a saved match replays as it was recorded', () => {
  const report = verifyFile(file, GAMES);
  expect(report).toMatchObject({ game: 'lantern', seats: ['Ada', 'Rust'], ok: true, problem: null, notices: [] });
  expect(report.agreed).toBe(report.actions);
  expect(report.outcome).not.toBeNull();
  expect(inWords(report)).toMatch(/\d+ of \d+ actions agree: turn \d+, \d+ draws, position \S+\.\n.*(won|draw)/);
});

test('a line that was cut off is left out and mentioned', () => {
  const report = verify(text.slice(0, -5));
  expect(report.ok).toBe(true);
  expect(report.notices[0]).toContain('cut off');
});

test('an edited line is found, with its number in the file', () => {
  const lines = text.split('\n');
  const at = lines.findIndex((line, index) => index > 3 && line.startsWith('{"seat"'));
  lines[at] = lines[at].replace(/"drawn":\d+/, '"drawn":77');
  const report = verify(lines.join('\n'));
  expect(report).toMatchObject({ ok: false, problem: { fileLine: at + 1 } });
  expect(inWords(report)).toContain(`(line ${at + 1}): the log says that it took 77 random draws`);
});

test('a broken line is found, too', () => {
  const report = verify(text.split('\n').with(5, '{').join('\n'));
  expect(report).toMatchObject({ ok: false, problem: { action: null, fileLine: 6 } });
});

test('a match of other content is checked from its last turn on, and says so', () => {
  const report = verifyFile(file, { lantern: { ...(lantern as Game), contentVersion: 2 } });
  expect(report.ok).toBe(true);
  expect(report.notices[0]).toMatch(/content version 1, this is 2: only what follows the start of turn \d+/);
});

test('what is no match is refused in words', () => {
  expect(() => verify('hello\n')).toThrow(UsageError);
  expect(() => verifyFile('/nowhere', GAMES)).toThrow('cannot be opened: ENOENT');
  expect(() => verifyFile(file, {})).toThrow(UsageError);
});

test('the command refuses unknown flags and missing files', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'src-main/cli/replay.ts', ...args], { encoding: 'utf8' });
  expect(run('--jsonn', file)).toMatchObject({ status: 2, stderr: expect.stringContaining('unknown flag --jsonn') as string });
  expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('name one .ffmatch file') as string });
});
