/** Clocks at a table on the network: the owner sets them, guests see them before they are ready, and nothing leaks by them. */
import { afterEach, expect, test } from 'vitest';
import { LanTable } from '../../../src-main/lan/table.ts';
import { realEnv } from '../../../src-main/host/env/env.ts';
import { realClock, type Clock } from '../../../src-main/host/env/clock.ts';
import { lobbySchema } from '../../../src-shared/lan/lobby-schema.ts';
import { parseLog } from '../../../src-shared/kernel/match-log.ts';
import type { Timing } from '../../../src-shared/kernel/timing.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { lantern } from '../../fixtures/lantern/game.ts';
import { forgetTold, watchRecordings, withMarkedViews } from '../../sim/secrets.ts';
import { makeRig, until, type Rig } from '../support/rig.ts';
import { leakIn } from './leaks.ts';
import { Guest } from './support.ts';

watchRecordings();
const SHORT: Timing = { clock: { turnS: 60, reserveS: 0 } };
/** How much faster the host's time goes by than the test's. */
const FAST = 60;
const fast: Clock = {
  ...realClock,
  ticks: () => realClock.ticks() * FAST,
  after: (ms, run) => realClock.after(ms / FAST, run),
};

let rig: Rig;
let table: LanTable;
const errors: unknown[] = [];
afterEach(async () => {
  forgetTold();
  expect(errors.splice(0)).toEqual([]);
  await table.close();
  await rig.end();
});

async function sat(clock: Clock = realClock): Promise<{ ada: Guest; ben: Guest }> {
  rig = makeRig({ game: withMarkedViews(lantern as Game), env: { ...realEnv, clock } });
  const log = (error: unknown) => errors.push(error);
  table = await LanTable.open({ host: rig.host, game: 'lantern', seats: 2, addresses: ['127.0.0.1'], ports: [0], log });
  return { ada: await Guest.join(table, 'Ada'), ben: await Guest.join(table, 'Ben') };
}

test('guests see the clocks in the lobby, and are no longer ready when they are set anew', async () => {
  const { ada, ben } = await sat();
  expect(ada.lobby.timing).toEqual({ clock: null });
  await ada.ready();
  table.setTiming({ clock: null });
  expect(table.lobby.seats[0]).toMatchObject({ ready: true });
  table.setTiming(SHORT);
  await until(() => ada.lobby.timing.clock !== null && ben.lobby.timing.clock !== null);
  expect(ada.lobby.timing).toEqual(SHORT);
  expect(ada.lobby.seats[0].ready).toBe(false);
  expect((await ben.refusal('lan.timing', { timing: SHORT })).code).toBe('forbidden');
  expect(lobbySchema.parse(JSON.parse(JSON.stringify(table.lobby))).timing).toEqual(SHORT);
  const { timing: _, ...older } = table.lobby;
  expect(lobbySchema.parse(JSON.parse(JSON.stringify(older))).timing).toEqual({ clock: null });
  for (const guest of [ada, ben]) guest.leave();
});

test('one guest’s time runs out: a bot ends the turn, everybody is told, and no text tells more than it may', async () => {
  const { ada, ben } = await sat(fast);
  table.setTiming(SHORT);
  for (const guest of [ada, ben]) await guest.ready();
  const match = await table.start({}, 'seed of the clocks');
  await Promise.all([ada.open(), ben.open()]);
  expect(() => table.setTiming({ clock: null })).toThrow('That can wait until the match is over.');
  expect(parseLog(rig.file(match)).header.timing).toEqual(SHORT);
  expect(ben.frame.clocks).toMatchObject({ running: 0, left: [{ reserveMs: 0 }, { turnMs: 60_000, reserveMs: 0 }] });
  await until(() => ben.frame.seats[0].timeUp === true || ben.frame.view.toAct !== 0);
  await until(() => ben.frame.view.toAct === 1 && ben.frame.actions.length > 0);
  const { entries } = parseLog(rig.file(match));
  expect(entries[0]).toMatchObject({ seat: 0, standIn: true });
  expect(ben.frames.some(({ seats }) => seats[0].timeUp === true)).toBe(true);
  await ben.act();
  for (const [seat, guest] of [ada, ben].entries()) {
    for (const text of guest.texts) expect(leakIn(text, { match, seat, never: ['seed of the clocks'] })).toBeNull();
    guest.leave();
  }
});
