/** Guests without a seat look on: at what all may see, with nothing to decide, as long as the host lets them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../support/rig.ts';
import { openTable } from './support.ts';
import type { Guest, LanRig } from './support.ts';

let lan: LanRig;
let ada: Guest;
let cyd: Guest;
let match: string;

beforeEach(async () => {
  lan = await openTable(undefined, 2);
  ada = await lan.guest('Ada');
  const ben = await lan.guest('Ben');
  cyd = await lan.guest('Cyd');
  for (const guest of [ada, ben]) await guest.say('lobby.ready', { ready: true });
  match = await lan.table.start({}, 'seed');
  await until(() => cyd.lobby.match !== null);
  await Promise.all([ada, ben, cyd].map((guest) => guest.open()));
  await until(() => [ada, ben, cyd].every((guest) => guest.frames.length > 0));
});
afterEach(async () => {
  expect(lan.errors).toEqual([]);
  await lan.end();
});

test('they follow the match, and are asked nothing', async () => {
  expect(cyd.lobby).toMatchObject({ spectators: true, match: { id: match, seat: null } });
  expect(cyd.frame).toMatchObject({ mode: 'watch', view: { viewer: 'spectator' }, actions: [], local: [] });
  const { seq } = cyd.frame;
  await ada.act();
  await until(() => cyd.frame.seq > seq);
  expect(cyd.frame).toMatchObject({ mode: 'watch', view: { viewer: 'spectator' }, actions: [] });
});

test.each<[string, (seq: number) => object]>([
  ['match.act', (seq) => ({ match, seat: 0, seq, action: ada.frame.actions[0] })],
  ['match.concede', () => ({ match, seat: 0 })],
  ['match.past', () => ({ match, seat: 0, line: 0 })],
  ['match.ask', () => ({ match, seat: 0, ask: { kind: 'why', action: {} } })],
  ['match.ready', () => ({ match, seat: 0 })],
  ['match.hint', (seq) => ({ match, seat: 0, seq })],
  ['match.list', () => ({})],
  ['match.open', () => ({ match: 'another' })],
  // Everything is in the file, and nothing is secret after the end alone.
  ['match.export', () => ({ match })],
  ['match.draw', () => ({ match })],
  ['replay.open', () => ({ match })],
])('they may not ask for %s', async (method, params) => {
  expect((await cyd.refusal(method, params(cyd.frame.seq))).code).toBe('forbidden');
});

test('after the end they get the replay', async () => {
  await ada.ask('match.concede', { match, seat: 0 });
  await until(() => cyd.frame.status === 'finished');
  expect((await cyd.ask('match.export', { match })).text).toContain('"seed"');
});

test('the host lets nobody look on any more, and again', async () => {
  lan.table.letWatch(false);
  await until(() => !cyd.lobby.spectators);
  const seen = cyd.frames.length;
  await ada.act();
  expect((await cyd.refusal('match.open', { match })).code).toBe('forbidden');
  expect(cyd.frames).toHaveLength(seen);
  lan.table.letWatch(true);
  await until(() => cyd.lobby.spectators);
  await cyd.open();
  await until(() => cyd.frames.length > seen);
  expect(cyd.frame.reset).toBe(true);
});

test('a guest whose seat goes to the host’s screen looks on from then', async () => {
  lan.rig.host.takeSeat(match, ada.seat);
  await until(() => ada.lobby.match?.seat === null);
  await ada.open();
  await until(() => ada.frame.mode === 'watch');
  expect((await ada.refusal('match.concede', { match, seat: 0 })).code).toBe('forbidden');
});
