/** The owner's requests for a table: nothing is open before one of them is pressed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { OpenTable } from '../../../src-main/host/lan-desk.ts';
import { LanTable } from '../../../src-main/lan/table.ts';
import { NoPort } from '../../../src-main/lan/table-server.ts';
import { looksOf } from '../../../src-shared/lan/looks.ts';
import { CLOSE_TABLE_CLOSED } from '../../../src-shared/protocol/lobby.ts';
import type { LanState } from '../../../src-shared/protocol/lan.ts';
import { lanMethods } from '../../../src-shared/protocol/methods/lan.ts';
import type { HostMessage, Method } from '../../../src-shared/protocol/messages.ts';
import { BOT, makeRig, until } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { Guest, isListening } from './support.ts';

let rig: Rig;
let table: LanTable;
let opened = 0;
const openTable: OpenTable = async (options, kept) => {
  opened++;
  return (table = await LanTable.open({ ...options, addresses: ['127.0.0.1'], ports: [0], announce: false }, kept));
};
const begin = (open?: OpenTable) => {
  opened = 0;
  rig = makeRig({ openTable: open });
};
afterEach(async () => {
  expect(rig.errors).toEqual([]);
  await rig.end();
});

const told = (): LanState[] =>
  rig.screen.heard.flatMap((message: HostMessage) => ('push' in message && message.push === 'lan' ? message.state : []));
test('a program that opens no tables says so, and every request for one is refused', async () => {
  begin();
  expect(await rig.screen.ask('lan.state', {})).toEqual({ state: 'off' });
  expect((await rig.screen.ask('app.info', {})).opensTables).toBe(false);
  expect(await rig.screen.refusal('lan.open', { game: 'lantern', seats: 2 })).toMatchObject({ code: 'forbidden' });
  expect((await rig.screen.refusal('lan.resume', {})).code).toBe('forbidden');
  expect((await rig.screen.refusal('lan.lock', { locked: true })).code).toBe('notFound');
  expect(await rig.screen.ask('lan.close', {})).toEqual({ state: 'off' });
  expect(told()).toEqual([]);
});

test('a table opens with the press, is there once, and is closed with the next', async () => {
  begin(openTable);
  expect(await rig.screen.ask('lan.state', {})).toEqual({ state: 'closed', kept: null });
  expect(opened).toBe(0);
  const state = await rig.screen.ask('lan.open', { game: 'lantern', seats: 2 });
  const code = expect.stringMatching(/^[0-9A-Z]{6}$/) as string;
  expect(state).toEqual({
    state: 'open',
    places: [{ address: '127.0.0.1', code, url: expect.stringContaining(`https://127.0.0.1:${table.port}/#join=`) as string }],
    lobby: {
      game: 'lantern',
      seats: [expect.objectContaining({ kind: 'open' }), expect.anything()],
      waiting: [],
      looks: looksOf(2, []),
      locked: false,
      spectators: true,
      match: null,
      common: null,
      seedHash: null,
      timing: { clock: null },
      problem: 'Seat 1 is open: give it to somebody or to a bot.',
    },
  });
  expect(await rig.screen.refusal('lan.open', { game: 'lantern', seats: 2 })).toMatchObject({ message: 'A table is open already.' });
  expect(await isListening(table)).toBe(true);
  expect(await rig.screen.ask('lan.close', {})).toEqual({ state: 'closed', kept: null });
  expect(await isListening(table)).toBe(false);
  expect(told().map(({ state }) => state)).toEqual(['open', 'closed']);
});

test('it is for games that there are, with seats that they have', async () => {
  begin(openTable);
  expect((await rig.screen.refusal('lan.open', { game: 'nothing', seats: 2 })).message).toBe('There is no game "nothing".');
  expect((await rig.screen.refusal('lan.open', { game: 'lantern', seats: 3 })).message).toBe('Lantern has 2 to 2 seats, not 3.');
  expect(opened).toBe(0);
  await rig.screen.ask('lan.open', { game: 'lantern', seats: 2 });
  expect((await rig.screen.refusal('lan.game', { game: 'lantern', seats: 6 })).code).toBe('invalid');
});

test('a port that cannot be had is said in words', async () => {
  begin(() => Promise.reject(new NoPort('None of the ports for tables is free on this computer.')));
  const error = await rig.screen.refusal('lan.open', { game: 'lantern', seats: 2 });
  expect(error).toEqual({ code: 'failed', message: 'None of the ports for tables is free on this computer.' });
  expect(await rig.screen.ask('lan.state', {})).toMatchObject({ state: 'closed' });
});

test('the owner seats, locks, shows out, begins and ends, and is told what guests do', async () => {
  begin(openTable);
  const { screen } = rig;
  await screen.ask('lan.open', { game: 'lantern', seats: 2 });
  const [ada, ben] = [await Guest.join(table, 'Ada'), await Guest.join(table, 'Ben')];
  const last = () => told().at(-1) as Extract<LanState, { state: 'open' }>;
  expect(last().lobby.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  await screen.ask('lan.fill', { seat: 0, filling: BOT });
  expect(last().lobby.waiting).toEqual([{ id: ada.you, name: 'Ada', connected: true, app: true }]);
  await screen.ask('lan.seat', { guest: ada.you, seat: 0 });
  await screen.ask('lan.fill', { seat: 1, filling: { kind: 'screen', name: 'Cid' } });
  await screen.ask('lan.lock', { locked: true });
  await screen.ask('lan.remove', { guest: ben.you });
  expect(last().lobby).toMatchObject({ locked: true, waiting: [], seats: [{ name: 'Ada' }, { name: 'Cid', kind: 'screen' }] });
  expect(await screen.refusal('lan.start', { config: {} })).toMatchObject({ code: 'illegal', message: 'Ada is not ready.' });
  await ada.say('lobby.ready', { ready: true });
  await until(() => last().lobby.seats[0].ready);
  const { match } = await screen.ask('lan.start', { config: {}, seed: 'seed' });
  await screen.ask('match.open', { match });
  expect(screen.frame).toMatchObject({ mode: 'seat', seat: 1, local: [1] });
  await ada.open();
  await ada.act();
  await until(() => screen.frame.actions.length > 0);
  await screen.ask('match.concede', { match, seat: 1 });
  await until(() => ada.frame.status === 'finished');
  expect(await screen.ask('lan.end', {})).toMatchObject({ lobby: { match: null, seats: [{ name: 'Ada', ready: false }, {}] } });
  for (const refused of ['lan.fill', 'lan.seat']) {
    expect((await screen.refusal(refused as Method, { guest: 'g9', seat: 9, filling: BOT } as never)).code).toBe('badMessage');
  }
  ada.leave();
});

test('the owner lays the table, which guests see, and begins with it', async () => {
  begin(openTable);
  const { screen } = rig;
  await screen.ask('lan.open', { game: 'lantern', seats: 2 });
  await screen.ask('lan.fill', { seat: 0, filling: { kind: 'screen', name: 'Cid' } });
  const ada = await Guest.join(table, 'Ada');
  expect(await screen.ask('lan.config', { config: { goal: 3 } })).toMatchObject({
    lobby: { common: { goal: 3 }, seats: [{ picked: 'committed' }, {}] },
  });
  expect(await screen.refusal('lan.config', { config: { goal: 99 } })).toMatchObject({ code: 'invalid' });
  await until(() => ada.lobby.common !== null);
  expect(ada.lobby.common).toMatchObject({ goal: 3 });
  await ada.ready();
  const { match } = await screen.ask('lan.start', {});
  expect(rig.file(match)).toContain('"goal":3');
  expect((await screen.refusal('lan.config', { config: {} })).message).toBe('That can wait until the match is over.');
  ada.leave();
});

test('with the program the port closes, and the table can be resumed or forgotten', async () => {
  begin(openTable);
  await rig.screen.ask('lan.open', { game: 'lantern', seats: 2 });
  const ada = await Guest.join(table, 'Ada');
  rig = await rig.restart();
  expect(await isListening(table)).toBe(false);
  expect(await rig.screen.ask('lan.state', {})).toEqual({ state: 'closed', kept: { game: 'lantern', guests: ['Ada'] } });
  expect(await rig.screen.ask('lan.resume', {})).toMatchObject({
    state: 'open',
    lobby: { seats: [{ name: 'Ada', connected: false }, {}] },
  });
  await ada.back();
  expect(ada.lobby.seats[0].connected).toBe(true);
  rig = await rig.restart();
  expect(await rig.screen.ask('lan.close', {})).toEqual({ state: 'closed', kept: null });
  expect(existsSync(join(rig.dataDir, 'lan-table.json'))).toBe(false);
  expect((await rig.screen.refusal('lan.resume', {})).code).toBe('notFound');
});

describe('a match that is not over', () => {
  const play = async () => {
    begin(openTable);
    const { screen } = rig;
    await screen.ask('lan.open', { game: 'lantern', seats: 2 });
    const [ada, ben] = [await Guest.join(table, 'Ada'), await Guest.join(table, 'Ben')];
    for (const guest of [ada, ben]) await guest.say('lobby.ready', { ready: true });
    await until(() => told().at(-1)?.state === 'open' && table.lobby.seats.every((seat) => seat.kind === 'guest' && seat.ready));
    const { match } = await screen.ask('lan.start', { config: {}, seed: 'seed' });
    await screen.ask('match.open', { match });
    expect(screen.frame).toMatchObject({ mode: 'watch', local: [] });
    await ada.open();
    return { ada, ben, match, screen };
  };

  test('is the owner’s screen’s when it is ended for all, and the guests are back in their seats', async () => {
    const { ada, ben, match, screen } = await play();
    const { lobby } = (await screen.ask('lan.end', {})) as Extract<LanState, { state: 'open' }>;
    expect(lobby).toMatchObject({
      match: null,
      seats: [
        { name: 'Ada', kind: 'guest' },
        { name: 'Ben', kind: 'guest' },
      ],
    });
    await until(() => screen.frame.local.length === 2);
    expect((await ada.refusal('match.open', { match })).code).toBe('forbidden');
    expect(ada.closed).toBeNull();
    for (const guest of [ada, ben]) await guest.say('lobby.ready', { ready: true });
    await screen.ask('lan.start', { config: {}, seed: 'seed' });
  });

  test('is the owner’s screen’s when the table is closed', async () => {
    const { ada, screen } = await play();
    await screen.ask('lan.close', {});
    await until(() => ada.closed !== null);
    expect(ada.closed).toMatchObject({ code: CLOSE_TABLE_CLOSED });
    await until(() => screen.frame.local.length === 2);
  });
});

describe('switched off in the settings', () => {
  const set = (networkTables: boolean) => rig.screen.ask('settings.set', { patch: { machine: { networkTables } } });

  test('no table opens, and the screen is told so and told when it may again', async () => {
    begin(openTable);
    expect((await rig.screen.ask('app.info', {})).opensTables).toBe(true);
    await set(false);
    expect(told()).toEqual([{ state: 'off' }]);
    const refused = { code: 'forbidden', message: 'Tables on this network are switched off in the settings.' };
    expect(await rig.screen.refusal('lan.open', { game: 'lantern', seats: 2 })).toEqual(refused);
    expect(await rig.screen.refusal('lan.resume', {})).toEqual(refused);
    expect(opened).toBe(0);
    await set(false);
    await set(true);
    expect(told().map(({ state }) => state)).toEqual(['off', 'closed']);
    expect(await rig.screen.ask('lan.open', { game: 'lantern', seats: 2 })).toMatchObject({ state: 'open' });
  });

  test('one that is open is closed, and its port with it', async () => {
    begin(openTable);
    await rig.screen.ask('lan.open', { game: 'lantern', seats: 2 });
    const ada = await Guest.join(table, 'Ada');
    await set(false);
    await until(() => ada.closed !== null);
    expect(ada.closed).toEqual({ code: CLOSE_TABLE_CLOSED, reason: 'the table was closed' });
    await until(() => told().at(-1)?.state === 'off');
    expect(await isListening(table)).toBe(false);
  });

  test('while it opens: it is shut again', async () => {
    let go = (): void => undefined;
    begin(async (options, kept) => {
      await new Promise<void>((resolve) => (go = resolve));
      return openTable(options, kept);
    });
    const opening = rig.screen.refusal('lan.open', { game: 'lantern', seats: 2 });
    await set(false);
    go();
    expect((await opening).code).toBe('forbidden');
    expect(await isListening(table)).toBe(false);
    expect(existsSync(join(rig.dataDir, 'lan-table.json'))).toBe(false);
  });

  test('no file of settings switches it on', async () => {
    begin(openTable);
    await set(false);
    const text = JSON.stringify({ format: 'five-forges-settings', version: 2, machine: { networkTables: true } });
    expect((await rig.screen.ask('settings.import', { fileName: 'mine.json', text })).settings.machine.networkTables).toBe(false);
  });
});

test('all of it is the owner’s alone', () => {
  for (const [name, { roles }] of Object.entries(lanMethods)) expect([name, roles]).toEqual([name, ['owner']]);
});
