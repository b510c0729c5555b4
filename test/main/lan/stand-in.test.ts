/** A guest goes away in the middle: a bot plays on from the guest's own view, and the guest comes back to all that it may know. */
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { LanTable } from '../../../src-main/lan/table.ts';
import { TableFile } from '../../../src-main/host/store/table-file.ts';
import { DataFolder } from '../../../src-main/host/store/files.ts';
import { parseLog } from '../../../src-shared/kernel/match-log.ts';
import { makeRig, until } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { Guest } from './support.ts';

let rig: Rig;
let table: LanTable;
const errors: unknown[] = [];
const path = () => join(rig.dataDir, 'lan-table.json');
const keep = () => new TableFile(new DataFolder(rig.dataDir, (message) => errors.push(message)));
const open = async (kept: ReturnType<TableFile['read']> = null) => {
  const log = (error: unknown) => errors.push(error);
  table = await LanTable.open({ host: rig.host, game: 'lantern', seats: 2, addresses: ['127.0.0.1'], ports: [0], keep: keep(), log }, kept);
};

afterEach(async () => {
  expect(errors.splice(0)).toEqual([]);
  await table.close();
  await rig.end();
});

/** Ada has seat 0, Ben seat 1. */
async function begun(): Promise<{ ada: Guest; ben: Guest; match: string }> {
  rig = makeRig();
  await open();
  const [ada, ben] = [await Guest.join(table, 'Ada'), await Guest.join(table, 'Ben')];
  for (const guest of [ada, ben]) await guest.say('lobby.ready', { ready: true });
  const match = await table.start({}, 'seed');
  await until(() => ada.lobby.match !== null && ben.lobby.match !== null);
  await Promise.all([ada.open(), ben.open()]);
  return { ada, ben, match };
}

const entries = (match: string) => parseLog(rig.file(match)).entries;
const byBot = (match: string) => entries(match).filter(({ standIn }) => standIn);

/** Ada plays until the bot has played for Ben as often. */
async function untilBotPlayed(ada: Guest, match: string, often: number): Promise<void> {
  while (byBot(match).length < often) {
    await until(() => ada.frame.actions.length > 0 || byBot(match).length >= often || ada.frame.status !== 'playing');
    if (ada.frame.status !== 'playing') throw new Error('the match ended too early');
    if (ada.frame.actions.length > 0) await ada.act();
  }
}

test('everybody sees who is away and for whom a bot plays, and the guest takes the seat back', async () => {
  const { ada, ben, match } = await begun();
  expect(() => table.standIn(1, 'random')).toThrow('is here, and plays on');
  ben.leave();
  await until(() => ada.frame.seats[1].away === true);
  while (ada.frame.actions.length > 0) await ada.act();
  expect(ada.frame.view.toAct).toBe(1);

  table.standIn(1, 'random');
  await until(() => ada.lobby.seats[1].standIn === 'random');
  expect(ada.frame.seats[1]).toEqual({ seat: 1, name: 'Ben', kind: 'human', away: true, standIn: 'random' });
  await untilBotPlayed(ada, match, 2);

  await ben.back();
  expect(ben.lobby.seats[1]).toMatchObject({ name: 'Ben', connected: true, standIn: 'random' });
  await ben.open();
  await until(() => ben.frame.reset);
  const { frame } = ben;
  expect(frame).toMatchObject({ mode: 'seat', seat: 1, local: [1], actions: [], undo: { can: false } });
  expect(frame.view.viewer).toBe(1);
  expect(frame.log.some(({ line, events }) => line >= frame.recapFrom && events.length > 0)).toBe(true);
  const wrong = await ben.refusal('match.standIn', { match, seat: 0, stands: false });
  expect(wrong.code).toBe('forbidden');

  await ben.ask('match.standIn', { match, seat: 1, stands: false });
  await until(() => ada.lobby.seats[1].standIn === undefined && ada.frame.seats[1].standIn === undefined);
  const before = byBot(match).length;
  while (ada.frame.actions.length > 0) await ada.act();
  await until(() => ben.frame.actions.length > 0);
  await ben.act();
  expect(byBot(match).length).toBe(before);
  for (const guest of [ada, ben]) guest.leave();
});

test('the owner asks for it, changes the bot, and gives the seat back', async () => {
  const { ada, ben, match } = await begun();
  expect(() => table.standIn(5, 'random')).toThrow('No guest sits there.');
  ben.leave();
  await until(() => ada.frame.seats[1].away === true);
  table.standIn(1, 'random');
  table.standIn(1, 'master');
  expect(parseLog(rig.file(match)).standIns).toMatchObject({ 1: { bot: 'master' } });
  table.standIn(1, null);
  expect(parseLog(rig.file(match)).standIns).toEqual({});
  await until(() => ada.frame.seats[1].standIn === undefined);
  ada.leave();
});

test('a guest who must go leaves the seat to a bot, of which the table hears', async () => {
  const { ada, ben, match } = await begun();
  await ben.ask('match.standIn', { match, seat: 1, stands: true });
  await until(() => ada.lobby.seats[1].standIn === 'journeyman');
  expect(ada.frame.seats[1]).toMatchObject({ standIn: 'journeyman' });
  table.endMatch();
  await until(() => ada.lobby.match === null);
  expect(ada.lobby.seats[1].standIn).toBeUndefined();
  // The seat is the owner's screen's, and nobody's but a person's.
  expect(parseLog(rig.file(match)).standIns).toEqual({});
  for (const guest of [ada, ben]) guest.leave();
});

test('the host is killed while a bot plays: it plays on, and the guest takes the seat back', async () => {
  const { ada, ben, match } = await begun();
  ben.leave();
  await until(() => ada.frame.seats[1].away === true);
  table.standIn(1, 'random');
  await untilBotPlayed(ada, match, 1);
  await until(() => readFileSync(path(), 'utf8').includes('standIn'));
  // What is on the disk at this moment is all there is.
  const dataDir = mkdtempSync(join(tmpdir(), 'five-forges-'));
  cpSync(rig.dataDir, dataDir, { recursive: true, filter: (from) => !from.includes('in-use') });
  await table.close();
  await rig.end();
  rig = makeRig({ dataDir });
  await open(keep().read());
  expect(table.lobby.seats[1]).toMatchObject({ kind: 'guest', standIn: 'random' });

  const before = byBot(match).length;
  await ada.back();
  await ada.open();
  await until(() => ada.frame.reset);
  expect(ada.frame.seats[1]).toMatchObject({ away: true, standIn: 'random' });
  await untilBotPlayed(ada, match, before + 1);
  await ben.back();
  await ben.open();
  await until(() => ben.frame.reset && ben.frame.seat === 1);
  await ben.ask('match.standIn', { match, seat: 1, stands: false });
  while (ada.frame.actions.length > 0) await ada.act();
  await until(() => ben.frame.actions.length > 0);
  for (const guest of [ada, ben]) guest.leave();
});
