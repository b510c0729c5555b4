/** The real host above a simulated clock, disk, bots and screens; faults, deaths, sleeps and power cuts are drawn from a seed. */
import { expect, test, vi } from 'vitest';
import { reaches } from '../../build/test/tiers.ts';
import { SharedScreen } from '../../src-main/host/match/shared-screen.ts';
import { Timeline } from '../../src-main/host/match/timeline.ts';
import { Screens } from '../../src-main/host/screens.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import type { SimDisk } from './disk.ts';
import { livesOf } from './lives.ts';
import { OTHER_SEAT } from './play.ts';

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
  'removals that do nothing': (disk) => (disk.remove = () => undefined),
  'writes that are lost without a word': (disk) => {
    const { write } = disk;
    let count = 0;
    disk.write = (handle, bytes) => (++count % 7 === 0 ? undefined : write.call(disk, handle, bytes));
  },
};

test.each(Object.entries(SPOILT))('%s are noticed', async (_what, spoil) => {
  const { failures } = await livesOf([lantern as Game], 1, LIVES, Infinity, { spoil, enough: 1 });
  expect(failures.join()).toMatch(/is lost|is back|half written|is not in the file|were told|disagreement|null/);
});

/** Offences of the host against the secrets of seats, and against being open about faults. */
const FAULTY_HOSTS: Record<string, [spoil: () => unknown, words: RegExp]> = {
  'a screen that shows the seat that did not take it': [
    () => vi.spyOn(SharedScreen.prototype, 'sightOf').mockReturnValue({ mode: 'seat', seat: OTHER_SEAT }),
    /its person had not taken the screen|is not at the screen/,
  ],
  'a screen that is never given back': [
    () => vi.spyOn(SharedScreen.prototype, 'giveBack').mockReturnValue(false),
    /its person had not taken the screen/,
  ],
  'a log that is the same for everybody': [
    () => {
      const { groups } = Timeline.prototype;
      return vi.spyOn(Timeline.prototype, 'groups').mockImplementation(function (this: Timeline, _viewer, after) {
        return groups.call(this, 0, after);
      });
    },
    /was told \{/,
  ],
  'bots that remember what the person was told': [
    () => {
      const { history } = Timeline.prototype;
      return vi.spyOn(Timeline.prototype, 'history').mockImplementation(function (this: Timeline) {
        return history.call(this, 0);
      });
    },
    /1 was told \{/,
  ],
  'notices that nobody sees': [
    () => vi.spyOn(Screens.prototype, 'queueForOwner').mockImplementation(() => undefined),
    /nobody was told of E/,
  ],
};

/** A fault that comes once in hundreds of lives, on a busy machine. */
const RARE_FAULT_MS = 240_000;

test.each(Object.entries(FAULTY_HOSTS))(
  '%s: noticed',
  async (_what, [spoil, words]) => {
    spoil();
    // Ends with the first failure; a fault that is told of seldom may take more lives.
    const { failures } = await livesOf(ALL, 1, 5 * LIVES, Infinity, { enough: 1 });
    expect(failures.join()).toMatch(words);
    vi.restoreAllMocks();
  },
  RARE_FAULT_MS,
);

test.skipIf(!reaches('long'))(
  'twenty thousand lives lose nothing (long)',
  async () => {
    const ms = LONG_MINUTES * 60_000;
    const { lived, failures } = await livesOf(ALL, LIVES + 1, LONG_LIVES, ms, { say: (line) => process.stdout.write(`${line}\n`) });
    expect(failures).toEqual([]);
    expect(lived).toBeGreaterThan(0);
  },
  (LONG_MINUTES + 5) * 60_000,
);
