/** The real host above a simulated clock, disk, bots and screens; faults, deaths, sleeps and power cuts are drawn from a seed. */
import { expect, test } from 'vitest';
import { reaches } from '../../build/test/tiers.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import type { SimDisk } from './disk.ts';
import { livesOf } from './lives.ts';

const ALL = [lantern as Game, ...Object.values(GAMES as Record<string, Game>)];
const LIVES = 200;
const LONG_LIVES = 20_000;
const LONG_MINUTES = 60;

test('two hundred lives lose nothing', async () => {
  expect(await livesOf(ALL, 1, LIVES, Infinity)).toEqual({ lived: LIVES, failures: [] });
}, 600_000);

/** Offences: the laws must notice each of them. */
const SPOILT: Record<string, (disk: SimDisk) => void> = {
  'syncs that do nothing': (disk) => (disk.sync = () => undefined),
  'folders that are never synced': (disk) => (disk.syncFolder = () => undefined),
  'writes that are lost without a word': (disk) => {
    const { write } = disk;
    let count = 0;
    disk.write = (handle, bytes) => (++count % 7 === 0 ? undefined : write.call(disk, handle, bytes));
  },
};

test.each(Object.entries(SPOILT))('%s are noticed', async (_what, spoil) => {
  const { failures } = await livesOf([lantern as Game], 1, LIVES, Infinity, undefined, spoil);
  expect(failures.join()).toMatch(/is lost|is not in the file|were told|disagreement|null/);
});

test.skipIf(!reaches('long'))(
  'twenty thousand lives lose nothing (long)',
  async () => {
    const ms = LONG_MINUTES * 60_000;
    const { lived, failures } = await livesOf(ALL, LIVES + 1, LONG_LIVES, ms, (line) => process.stdout.write(`${line}\n`));
    expect(failures).toEqual([]);
    expect(lived).toBeGreaterThan(0);
  },
  (LONG_MINUTES + 5) * 60_000,
);
