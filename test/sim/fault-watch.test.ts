/** The law that people are told of faults: what it demands, and what it lets pass. */
import { expect, test } from 'vitest';
import { DiskError } from '../../src-main/host/env/disk-error.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import type { DiskCall } from './disk.ts';
import { FaultWatch } from './fault-watch.ts';
import { Life } from './life.ts';

const PATH = '/data/settings.json';
const OPEN: DiskCall = { op: 'open', path: PATH, deed: 'read' };
const READ: DiskCall = { op: 'read', path: PATH, deed: 'read' };
const LATER = 1_000_000;
const said = (code: string) => [{ push: 'notice', message: new DiskError('read', PATH, code).message }];

/** The file could not be read, somebody was told, and another fault has come and gone since. */
function afterTelling(): FaultWatch {
  const watch = new FaultWatch();
  watch.begin('EACCES', 100);
  watch.failed(OPEN, 50);
  watch.heard(said('EACCES'));
  watch.begin('EBUSY', 200);
  watch.begin('EACCES', 300);
  return watch;
}

test('what was said and goes on need not be said again, though another fault came between', () => {
  const watch = afterTelling();
  watch.succeeded(OPEN, 60);
  watch.failed({ ...READ, op: 'statOf' }, 70);
  watch.succeeded(READ, 80);
  watch.failed({ ...READ, op: 'stat' }, 90);
  expect(watch.isDue(LATER)).toBe(false);
});

test.each([
  ['after it was read', (watch: FaultWatch) => watch.succeeded(READ, 60)],
  ['after a restart', (watch: FaultWatch) => watch.restarted()],
])('it has to be said again %s', (_when, happens) => {
  const watch = afterTelling();
  happens(watch);
  watch.failed(OPEN, LATER);
  expect(watch.isDue(2 * LATER)).toBe(true);
  expect(() => watch.check()).toThrow('nobody was told of EACCES');
});

test('another reason, another file and a write have to be told of', () => {
  for (const [code, call] of [
    ['EBUSY', OPEN],
    ['EACCES', { ...OPEN, path: '/data/seats.json' }],
    ['EACCES', { ...OPEN, deed: 'written' }],
    ['EACCES', { ...OPEN, op: 'resolve' }],
  ] as const) {
    const watch = afterTelling();
    watch.begin(code, 400);
    watch.failed(call, 50);
    expect(watch.isDue(LATER)).toBe(true);
  }
});

test.each([
  ['2048', 'a file that stayed unreadable through two faults'],
  ['3440', 'the seat of a finished match that could not be taken out of its file'],
  ['10572', 'a match whose end could not be saved before the power was cut, and its guest'],
])('life %s: %s', async (seed) => {
  await new Life(seed, lantern as Game).live();
});
