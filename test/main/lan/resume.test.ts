/** The host goes away in the middle, on purpose or not: the table opens again, and guests find their seats by themselves. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { LanTable } from '../../../src-main/lan/table.ts';
import type { TableOptions } from '../../../src-main/lan/table-options.ts';
import { TableFile } from '../../../src-main/host/store/table-file.ts';
import type { TableKeep } from '../../../src-main/lan/keeper.ts';
import { DiskError } from '../../../src-main/host/env/disk-error.ts';
import { DataFolder } from '../../../src-main/host/store/files.ts';
import { CLOSE_TABLE_CLOSED } from '../../../src-shared/protocol/lobby.ts';
import { CLOSE_LATER, CLOSE_REFUSED } from '../../../src-shared/protocol/messages.ts';
import { makeRig, until } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { Guest, refusalOf } from './support.ts';

let rig: Rig;
let table: LanTable;
let notices: string[];
const errors: unknown[] = [];
const path = () => join(rig.dataDir, 'lan-table.json');
/** The file as a program that starts finds it. */
function tableFile(): TableFile {
  notices = [];
  return new TableFile(new DataFolder(rig.dataDir, (message) => notices.push(message)));
}
const options = (): TableOptions => {
  const log = (error: unknown) => errors.push(error);
  return { host: rig.host, game: 'lantern', seats: 2, addresses: ['127.0.0.1'], ports: [0], keep: tableFile(), log };
};

afterEach(async () => {
  expect(errors.splice(0)).toEqual([]);
  await table.close();
  await rig.end();
});

async function begun(): Promise<{ ada: Guest; ben: Guest; match: string }> {
  rig = makeRig();
  table = await LanTable.open(options());
  const [ada, ben] = [await Guest.join(table, 'Ada'), await Guest.join(table, 'Ben')];
  for (const guest of [ada, ben]) await guest.say('lobby.ready', { ready: true });
  const match = await table.start({}, 'seed');
  await until(() => ada.lobby.match !== null && ben.lobby.match !== null);
  await Promise.all([ada.open(), ben.open()]);
  return { ada, ben, match };
}

/** The process ends without a word and starts anew: what is on the disk at this moment is all there is. */
async function killed(): Promise<void> {
  const left = readFileSync(path(), 'utf8');
  await table.close();
  rig = await rig.restart();
  writeFileSync(path(), left);
}

test('killed right after an action was acknowledged: everybody is back at their seats, and it was not lost', async () => {
  const { ada, ben, match } = await begun();
  const code = table.places[0].code;
  await ada.act();
  await until(() => ben.frame.actions.length > 0);
  const [saw, asked] = [ben.frame.view, ben.frame.actions];
  await killed();
  table = await LanTable.open(options(), tableFile().read());
  expect(table.places[0].code).toBe(code);
  expect(table.lobby.guests.map(({ name, connected }) => [name, connected])).toEqual([
    ['Ada', false],
    ['Ben', false],
  ]);
  await Promise.all([ada.back(), ben.back()]);
  expect(ben.lobby).toMatchObject({ you: ben.you, match: { id: match, seat: 1 } });
  await Promise.all([ada.open(), ben.open()]);
  await until(() => ben.frame.reset && ben.frame.actions.length > 0);
  expect([ben.frame.view, ben.frame.actions]).toEqual([saw, asked]);
  await ben.act();
  await until(() => ada.frame.actions.length > 0 || ada.frame.status !== 'playing');
  // Nobody sits at the host's screen, as before.
  await rig.screen.ask('match.open', { match });
  expect(rig.screen.frame.mode).toBe('watch');
  for (const guest of [ada, ben]) guest.leave();
});

test('though the file of seats was lost with the process, no guest’s seat is at the host’s screen', async () => {
  const { ada, match } = await begun();
  await killed();
  rmSync(join(rig.dataDir, 'seats.json'));
  rig = await rig.restart();
  table = await LanTable.open(options(), tableFile().read());
  await rig.screen.ask('match.open', { match });
  expect(rig.screen.frame).toMatchObject({ mode: 'watch', local: [], view: { viewer: 'spectator' } });
  await ada.back();
  await ada.open();
  await until(() => ada.frame.reset);
  expect(ada.frame).toMatchObject({ mode: 'seat', seat: 0 });
  ada.leave();
});

test('a rest is told, and guests come back after it', async () => {
  const { ada } = await begun();
  await table.suspend();
  await until(() => ada.closed !== null);
  expect(ada.closed).toEqual({ code: CLOSE_LATER, reason: 'the table rests' });
  rig = await rig.restart();
  table = await LanTable.open(options(), tableFile().read());
  await ada.back();
  expect(ada.lobby.seats[0]).toMatchObject({ name: 'Ada', connected: true });
  // A stranger is no less strange, and a new guest is another one than those before.
  const cid = await Guest.join(table, 'Cid');
  expect(cid.you).toBe('g3');
  for (const guest of [ada, cid]) guest.leave();
});

test('a table that is closed leaves nothing, and its tokens open nothing at the next', async () => {
  const { ada } = await begun();
  await table.close();
  await until(() => ada.closed !== null);
  expect(ada.closed?.code).toBe(CLOSE_TABLE_CLOSED);
  expect(tableFile().read()).toBeNull();
  // That guests have gone since is nothing to keep.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(existsSync(path())).toBe(false);
  table = await LanTable.open(options());
  const stranger = { ...ada.ticket, port: table.port, fingerprint: table.fingerprint.toString('base64url') };
  ada.ticket = stranger;
  expect((await refusalOf(ada.back())).code).toBe(CLOSE_REFUSED);
});

test('no token is in the file, and what it holds opens nothing', async () => {
  const { ada, ben } = await begun();
  const text = readFileSync(path(), 'utf8');
  for (const guest of [ada, ben]) expect(text).not.toContain(guest.ticket.token);
  const { devices } = tableFile().read()!;
  ada.ticket = { ...ada.ticket, token: devices[0].hash.slice(0, 32) };
  ada.leave();
  expect((await refusalOf(ada.back())).code).toBe(CLOSE_REFUSED);
});

test('what the table was laid with and what guests are bound to is there again, and the host is bound anew', async () => {
  rig = makeRig();
  table = await LanTable.open(options());
  table.lay({ goal: 3 });
  const [ada, ben] = [await Guest.join(table, 'Ada'), await Guest.join(table, 'Ben')];
  const hash = await ada.bring(null);
  const { seedHash } = ben.lobby;
  await until(() => readFileSync(path(), 'utf8').includes(hash));
  await killed();
  table = await LanTable.open(options(), tableFile().read());
  await Promise.all([ada.back(), ben.back()]);
  expect(ben.lobby).toMatchObject({ common: { goal: 3 }, seats: [{ picked: 'committed', hash }, { picked: 'none' }] });
  expect(ben.lobby.seedHash).toMatch(/^[0-9a-f]{64}$/);
  expect(ben.lobby.seedHash).not.toBe(seedHash);
  await Promise.all([ada.ready(), ben.ready()]);
  await table.start();
  expect(ada.shown[0]).toBe(hash);
  for (const guest of [ada, ben]) guest.leave();
});

test('what was laid before, and suits this version no more, is to be laid anew', async () => {
  await begun();
  await killed();
  writeFileSync(path(), readFileSync(path(), 'utf8').replaceAll('"goal": 4', '"goal": 400'));
  table = await LanTable.open(options(), tableFile().read());
  expect(table.lobby).toMatchObject({ common: null, commitments: [], match: expect.any(String) as string });
  expect(errors.splice(0)).toMatchObject([{ message: 'The table is not set up completely.' }]);
});

test('a table that was kept before guests brought anything opens as it was', async () => {
  const { ada, match } = await begun();
  await killed();
  const { config: _, ...kept } = JSON.parse(readFileSync(path(), 'utf8')) as { config: unknown; lobby: Record<string, unknown> };
  const { common: _1, commitments: _2, opening: _3, played: _5, wishes: _6, worn: _7, ...lobby } = kept.lobby;
  const seats = (lobby.seats as Record<string, unknown>[]).map(({ commitment: _4, ...seat }) => seat);
  writeFileSync(path(), JSON.stringify({ ...kept, lobby: { ...lobby, seats } }));
  table = await LanTable.open(options(), tableFile().read());
  expect(notices).toEqual([]);
  await ada.back();
  expect(ada.lobby).toMatchObject({ common: null, match: { id: match, seat: 0 }, seats: [{ picked: 'none' }, {}] });
  ada.leave();
});

test('a match that was deleted meanwhile is over, and everybody is in the lobby', async () => {
  const { ada, match } = await begun();
  await killed();
  await rig.screen.ask('match.delete', { match });
  table = await LanTable.open(options(), tableFile().read());
  await ada.back();
  expect(ada.lobby).toMatchObject({ match: null, seats: [{ name: 'Ada', ready: false }, { name: 'Ben' }] });
  ada.leave();
});

test('where the port is taken by another program, the table takes another one', async () => {
  await begun();
  const { port } = table;
  await killed();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  table = await LanTable.open(options(), tableFile().read());
  expect(table.port).not.toBe(port);
  other.close();
});

test.each([
  ['torn', (text: string) => text.slice(0, 100)],
  [
    'of guests that do not fit its seats',
    (text: string) => text.replace('"guest": "g2",\n        "ready"', '"guest": "g1",\n        "ready"'),
  ],
  ['of a device that is no guest’s', (text: string) => text.replace('"guest": "g2",\n      "hash"', '"guest": "g3",\n      "hash"')],
  ['with a seat too many fields', (text: string) => text.replace('"locked"', '"more": 1, "locked"')],
])('a file that is %s is set aside with a sentence', async (_what, change) => {
  await begun();
  const text = readFileSync(path(), 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path(), change(text));
  expect(tableFile().read()).toBeNull();
  expect(notices).toMatchObject([expect.stringContaining('lan-table.json could not be read')]);
  expect(existsSync(path())).toBe(false);
});

/** A disk that refuses from now on. */
function refusingDisk(): { keep: TableKeep; refuse(): void } {
  let isFull = false;
  const ask = () => {
    if (isFull) throw new DiskError('written', 'lan-table.json', 'ENOSPC');
  };
  return { keep: { write: ask, remove: ask }, refuse: () => (isFull = true) };
}

test('while the disk is full no new guest is let in, and the others go on', async () => {
  rig = makeRig();
  const disk = refusingDisk();
  table = await LanTable.open({ ...options(), keep: disk.keep });
  const ada = await Guest.join(table, 'Ada');
  disk.refuse();
  const refused = await refusalOf(Guest.join(table, 'Ben'));
  expect(refused).toMatchObject({ code: CLOSE_REFUSED, message: expect.stringContaining('the disk is full') as string });
  await ada.say('lobby.rename', { name: 'Ida' });
  expect(table.lobby.guests).toMatchObject([{ name: 'Ida' }]);
  await until(() => errors.length > 0);
  expect(errors.splice(0)[0]).toBeInstanceOf(DiskError);
  // The port is closed all the same.
  await expect(table.close()).rejects.toBeInstanceOf(DiskError);
  await until(() => ada.closed !== null);
  table = await LanTable.open({ ...options(), keep: undefined });
});

test('a table that cannot be kept from the beginning is not opened', async () => {
  rig = makeRig();
  const disk = refusingDisk();
  disk.refuse();
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  await expect(LanTable.open({ ...options(), keep: disk.keep, ports: [port] })).rejects.toBeInstanceOf(DiskError);
  // Its port is free again.
  table = await LanTable.open({ ...options(), ports: [port] });
  expect(table.port).toBe(port);
});
