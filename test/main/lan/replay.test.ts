/** Every guest gets the replay: also when the host is back in the lobby with everybody, or at the next match. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LanTable } from '../../../src-main/lan/table.ts';
import type { KeptTable } from '../../../src-main/host/store/table-file.ts';
import { until } from '../support/rig.ts';
import { openTable } from './support.ts';
import type { Guest, LanRig } from './support.ts';

let lan: LanRig;
let kept: KeptTable | null;
let ada: Guest;
let ben: Guest;

beforeEach(async () => {
  lan = await openTable(undefined, 2, { keep: { write: (table) => (kept = structuredClone(table)), remove: () => (kept = null) } });
  [ada, ben] = [await lan.guest('Ada'), await lan.guest('Ben')];
});
afterEach(async () => {
  expect(lan.errors).toEqual([]);
  await lan.end();
});

async function begun(): Promise<string> {
  for (const guest of [ada, ben]) await guest.ready();
  const match = await lan.table.start({}, 'seed');
  await until(() => ada.lobby.match?.id === match);
  await ada.open();
  return match;
}

/** Played to its end, and everybody called back. */
async function played(): Promise<string> {
  const match = await begun();
  await ada.ask('match.concede', { match, seat: 0 });
  await until(() => ada.frame.match === match && ada.frame.status === 'finished');
  lan.table.endMatch();
  await until(() => ada.lobby.match === null && ben.lobby.match === null);
  return match;
}

const replay = (guest: Guest, match?: string) => guest.say('lobby.replay', { match }) as Promise<{ fileName: string; text: string }>;

test('a guest back in the lobby gets the file of the match, and is told of which one', async () => {
  expect(ada.lobby.before).toBeNull();
  expect((await ada.refusal('lobby.replay', {})).code).toBe('notFound');
  const match = await played();
  expect([ada.lobby.before, ben.lobby.before]).toEqual([match, match]);
  const file = await replay(ben);
  expect(file.fileName).toBe(`${match}.ffmatch`);
  expect(file.text).toBe((await lan.rig.screen.ask('match.export', { match })).text);
});

test('at the next match the one before is still to be had, and the present one is not before its end', async () => {
  const first = await played();
  const second = await begun();
  expect(ada.lobby.before).toBe(first);
  expect((await replay(ada, first)).fileName).toContain(first);
  for (const params of [{}, { match: second }]) {
    expect(await ada.refusal('lobby.replay', params)).toMatchObject({ code: 'forbidden' });
  }
});

test('a match that the host ended before it was over stays secret while it is played on', async () => {
  const match = await begun();
  lan.table.endMatch();
  await until(() => ada.lobby.match === null);
  expect(ada.lobby.before).toBe(match);
  expect((await ada.refusal('lobby.replay', {})).code).toBe('forbidden');
  await lan.rig.screen.ask('match.open', { match });
  await lan.rig.screen.ask('match.ready', { match, seat: 0 });
  await lan.rig.screen.ask('match.concede', { match, seat: 0 });
  expect((await replay(ada)).fileName).toContain(match);
});

test('who was not in a match gets none of its files, whoever they are and however they name it', async () => {
  const match = await played();
  const cyd = await lan.guest('Cyd');
  expect(cyd.lobby.before).toBeNull();
  for (const params of [{}, { match }, { match: 'another-1' }]) {
    expect(await cyd.refusal('lobby.replay', params)).toMatchObject({ code: 'notFound' });
  }
  // A match of the host's own is none of this table, and its being there is nobody's business.
  const own = lan.rig.host.createMatch({
    game: 'lantern',
    config: {},
    seats: [
      { kind: 'human', name: 'Ida' },
      { kind: 'human', name: 'Odo' },
    ],
  });
  expect(await ada.refusal('lobby.replay', { match: own })).toEqual(await ada.refusal('lobby.replay', { match: 'another-1' }));
});

test('a resumed table still knows who sat where, and a guest who left is forgotten', async () => {
  const match = await played();
  ada.send({ id: 1000, method: 'lobby.leave', params: {} });
  await until(() => lan.table.lobby.guests.length === 1);
  await lan.table.suspend();
  expect(kept!.lobby.played).toEqual([{ match, guests: [ben.you] }]);
  const parts = {
    host: lan.rig.host,
    game: 'lantern',
    seats: 2,
    addresses: ['127.0.0.1'],
    log: (error: unknown) => lan.errors.push(error),
  };
  const again = await LanTable.open(parts, kept);
  await ben.back();
  expect((await replay(ben)).fileName).toContain(match);
  ben.leave();
  await again.close();
});

test('files are asked for as rarely as within a match', async () => {
  await played();
  for (let i = 0; i < 4; i++) await replay(ada);
  expect(await ada.refusal('lobby.replay', {})).toMatchObject({ code: 'tooFast' });
});
