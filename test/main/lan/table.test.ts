/** A LAN table over real sockets: joining, the lobby, playing, coming back, closing. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../../src-shared/games/index.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { CLOSE_ELSEWHERE, CLOSE_TABLE_CLOSED } from '../../../src-shared/protocol/lobby.ts';
import { CLOSE_REFUSED } from '../../../src-shared/protocol/messages.ts';
import { BOT, PERSON, until } from '../support/rig.ts';
import { Guest, hostBut, openTable, placeOf, refusalOf, secretOf } from './support.ts';
import type { LanRig } from './support.ts';
import { DiskError } from '../../../src-main/host/env/disk-error.ts';
import { joinTable } from '../../../src-main/lan/table-client.ts';

let lan: LanRig;
afterEach(async () => {
  expect(lan.errors).toEqual([]);
  await lan.end();
});

/** The first game at which three can sit. */
const FOR_THREE = Object.values(GAMES).find(({ seats }) => seats.max >= 3)!;
const ready = (...guests: Guest[]) => Promise.all(guests.map((guest) => guest.say('lobby.ready', { ready: true })));

async function got(port: number, path: string, method = 'GET', headers: Record<string, string> = {}) {
  const asked = request({ host: '127.0.0.1', port, path, method, headers, rejectUnauthorized: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const whole = Buffer.concat(chunks);
  return { status: response.statusCode, headers: response.headers, whole, body: whole.toString() };
}

describe('the lobby', () => {
  test('is the same for all, and each knows which guest it is', async () => {
    lan = await openTable(undefined, 2);
    const ada = await lan.guest('Ada');
    const other = await lan.guest('ada');
    await until(() => ada.lobby.seats[1].kind === 'guest');
    expect(ada.lobby.seats.map(({ name }) => name)).toEqual(['Ada', 'ada 2']);
    expect(other.lobby).toEqual({ ...ada.lobby, you: other.you });
    await other.say('lobby.rename', { name: 'Ben' });
    await ready(ada);
    await until(() => ada.lobby.seats[1].name === 'Ben' && other.lobby.seats[0].ready);
    expect(ada.lobby.seats[1].ready).toBe(false);
  });

  test('refuses in words and changes nothing', async () => {
    lan = await openTable(undefined, 2);
    const ada = await lan.guest('Ada');
    const before = JSON.stringify(lan.table.lobby);
    expect(await ada.refusal('lobby.sit', { seat: 5 })).toEqual({ code: 'illegal', message: 'The table has 2 seats.' });
    expect(await ada.refusal('lobby.rename', { name: '\u200b' })).toMatchObject({ code: 'badMessage' });
    expect(await ada.refusal('lobby.ready', { ready: true, guest: 'g2' })).toMatchObject({ code: 'badMessage' });
    expect(await ada.refusal('lobby.remove', { guest: 'g2' })).toMatchObject({ code: 'forbidden' });
    expect(await ada.refusal('match.list', {})).toEqual({ code: 'forbidden', message: 'You have no seat in a match.' });
    expect(JSON.stringify(lan.table.lobby)).toBe(before);
  });

  test('shows who is away, and knows a device again', async () => {
    lan = await openTable(undefined, 2);
    const [ada, ben] = [await lan.guest('Ada'), await lan.guest('Ben')];
    ben.leave();
    await until(() => !ada.lobby.seats[1].connected);
    expect(ada.lobby.seats[1]).toMatchObject({ name: 'Ben', guest: ben.you });
    await ben.back();
    expect(ben.lobby.you).toBe(ben.you);
    await until(() => ada.lobby.seats[1].connected);
  });

  test('gives a device that comes twice to the newer line', async () => {
    lan = await openTable(undefined, 2);
    const ada = await lan.guest('Ada');
    const again = new Guest();
    again.ticket = ada.ticket;
    await again.back();
    await until(() => ada.closed !== null);
    expect(ada.closed).toMatchObject({ code: CLOSE_ELSEWHERE });
    expect(again.lobby.seats[0]).toMatchObject({ name: 'Ada', connected: true });
    again.leave();
  });

  test('lets nobody in while it is locked, and nobody back who was shown out', async () => {
    lan = await openTable(undefined, 2);
    const ada = await lan.guest('Ada');
    lan.table.lock(true);
    expect((await refusalOf(Guest.join(lan.table, 'Ben'))).message).toContain('locked');
    lan.table.removeGuest(ada.you);
    await until(() => ada.closed !== null);
    expect(ada.closed?.code).toBe(CLOSE_REFUSED);
    expect((await refusalOf(ada.back())).code).toBe(CLOSE_REFUSED);
    expect(lan.table.lobby.guests).toEqual([]);
  });
});

describe('a match', () => {
  test('waits for everybody, and refuses in words', async () => {
    lan = await openTable(undefined, 2);
    const ada = await lan.guest('Ada');
    const { table } = lan;
    await expect(table.start({})).rejects.toThrow('Ada is not ready.');
    await ready(ada);
    await expect(table.start({})).rejects.toThrow('Seat 2 is open');
    table.fill(1, BOT);
    await expect(table.start({ goal: 'a text' })).rejects.toThrow('not set up completely');
    expect(table.lobby.match).toBeNull();
    expect((await lan.rig.screen.ask('match.list', {})).matches).toEqual([]);
  });

  test(`of two guests and a bot is played to its end, and one of them loses its line in the middle (${FOR_THREE.id})`, async () => {
    lan = await openTable(FOR_THREE, 3);
    const [ada, ben] = [await lan.guest('Ada'), await lan.guest('Ben')];
    lan.table.fill(2, BOT);
    await ready(ada, ben);
    const match = await lan.table.start({}, 'two guests');
    await until(() => ada.lobby.match !== null && ben.lobby.match !== null);
    await Promise.all([ada.open(), ben.open()]);
    expect([ada.seat, ben.seat]).toEqual([0, 1]);
    // Nobody sits at the host's screen: it looks on.
    await lan.rig.screen.ask('match.open', { match });
    expect(lan.rig.screen.frame).toMatchObject({ mode: 'watch', actions: [], local: [], view: { viewer: 'spectator' } });

    const [first, second] = [new Random('ada'), new Random('ben')];
    const adaPlays = ada.play(first);
    await ben.play(second, ({ log, view }) => view.turn >= 6 && log.length > 0);
    const seen = ben.frame;
    ben.leave();
    await until(() => !lan.table.lobby.guests[1].connected);
    // The others go on as far as they can without it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await ben.back();
    await ben.open();
    await until(() => ben.frame !== seen);
    expect(ben.frame).toMatchObject({ match, mode: 'seat', seat: 1, reset: true, local: [1] });
    // The log is whole, and the recap starts with what came since its own last deed: no later than what it did not see.
    const lines = ben.frame.log.map(({ line }) => line);
    expect(lines).toEqual(lines.map((_, n) => n));
    expect(ben.frame.recapFrom).toBeGreaterThan(0);
    expect(ben.frame.recapFrom).toBeLessThanOrEqual(Math.max(...seen.log.map(({ line }) => line)) + 1);
    await Promise.all([adaPlays, ben.play(second)]);
    expect([ada.frame.status, ben.frame.status]).toEqual(['finished', 'finished']);
    expect(ada.frame.view.result).toEqual(ben.frame.view.result);
    await until(() => lan.rig.screen.frame.status === 'finished');
    expect(lan.rig.screen.frame).toMatchObject({ mode: 'watch' });
    lan.table.endMatch();
    await until(() => ada.lobby.match === null);
    expect(ada.lobby.seats.map(({ name, ready }) => [name, ready])).toEqual([
      ['Ada', false],
      ['Ben', false],
      ['Rust', true],
    ]);
    expect(await ada.refusal('match.open', { match })).toMatchObject({ code: 'forbidden' });
  });

  test('of a guest and somebody at the screen needs no curtain; who comes meanwhile has no seat in it', async () => {
    lan = await openTable(undefined, 2);
    lan.table.fill(0, { kind: 'screen', name: PERSON.name });
    const ben = await lan.guest('Ben');
    await ready(ben);
    const match = await lan.table.start({}, 'seed');
    await until(() => ben.lobby.match !== null);
    await ben.open();
    await lan.rig.screen.ask('match.open', { match });
    expect(lan.rig.screen.frame).toMatchObject({ mode: 'seat', seat: 0, local: [0] });
    const late = await lan.guest('Cid');
    expect(late.lobby).toMatchObject({ match: { id: match, seat: null }, waiting: [{ name: 'Cid' }] });
    await late.open();
    await until(() => late.frame?.mode === 'watch');
    expect(await late.refusal('match.concede', { match, seat: 0 })).toMatchObject({ code: 'forbidden' });
  });

  test('whose guest is shown out goes on at the host’s screen', async () => {
    lan = await openTable(undefined, 2);
    const [ada, ben] = [await lan.guest('Ada'), await lan.guest('Ben')];
    await ready(ada, ben);
    const match = await lan.table.start({}, 'seed');
    await until(() => ben.lobby.match !== null);
    await lan.rig.screen.ask('match.open', { match });
    lan.table.removeGuest(ben.you);
    await until(() => lan.rig.screen.frame.local.length > 0);
    expect(lan.rig.screen.frame).toMatchObject({ mode: 'seat', seat: 1, local: [1] });
    await until(() => ada.lobby.seats[1].kind === 'screen');
    // The owner takes the other seat as well, and Ada looks on.
    lan.rig.host.takeSeat(match, 0);
    await until(() => ada.lobby.match?.seat === null);
    expect(ada.closed).toBeNull();
  });

  test('whose seats cannot be given away does not begin, and stays at the host’s screen', async () => {
    lan = await openTable(undefined, 2, {}, (host) =>
      hostBut(host, {
        giveSeat: (match, seat) => {
          if (seat === 1) throw new DiskError('written', 'seats.json', 'ENOSPC');
          host.giveSeat(match, seat);
        },
      }),
    );
    const [ada, ben] = [await lan.guest('Ada'), await lan.guest('Ben')];
    await ready(ada, ben);
    await expect(lan.table.start({})).rejects.toThrow('the disk is full');
    expect(lan.table.lobby).toMatchObject({ match: null, seats: [{ ready: true }, { ready: true }] });
    const { matches } = await lan.rig.screen.ask('match.list', {});
    await lan.rig.screen.ask('match.open', { match: matches[0].match });
    expect(lan.rig.screen.frame.local).toEqual([0, 1]);
    expect(await ada.refusal('match.open', { match: matches[0].match })).toMatchObject({ code: 'forbidden' });
  });

  test('that is deleted brings everybody back to the lobby', async () => {
    lan = await openTable(undefined, 2);
    const [ada, ben] = [await lan.guest('Ada'), await lan.guest('Ben')];
    await ready(ada, ben);
    const match = await lan.table.start({}, 'seed');
    await until(() => ada.lobby.match !== null);
    await ada.open();
    await lan.rig.screen.ask('match.delete', { match });
    await until(() => ada.lobby.match === null && ben.lobby.match === null);
    expect(ada.lobby.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  });
});

describe('the port', () => {
  test('is open from the first to the last moment of the table, and no longer', async () => {
    lan = await openTable(undefined, 2);
    const ada = await lan.guest('Ada');
    const { port } = lan.table;
    await lan.table.close();
    await until(() => ada.closed !== null);
    expect(ada.closed).toEqual({ code: CLOSE_TABLE_CLOSED, reason: 'the table was closed' });
    const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  });

  test('is closed at once though somebody is in the middle of coming in', async () => {
    lan = await openTable(undefined, 2);
    const half = connect(lan.table.port, '127.0.0.1');
    await once(half, 'connect');
    half.on('error', () => undefined);
    const gone = once(half, 'close');
    await lan.table.close();
    await gone;
  });

  test('serves the built page to guests, and no other file', async () => {
    lan = await openTable(undefined, 2, { pageDir: join(import.meta.dirname, '../support/page') });
    const { port } = lan.table;
    const page = await got(port, '/');
    expect(page).toMatchObject({ status: 200, body: readFileSync(join(import.meta.dirname, '../support/page/guest.html'), 'utf8') });
    expect(page.headers['content-security-policy']).toContain(`connect-src 'self' wss://127.0.0.1:${port};`);
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
    for (const path of ['/../page/guest.html', '/guest.html/..', '/index.html', '/lan-table.json', '/guest'])
      expect((await got(port, path)).status).toBe(404);
    expect((await got(port, '/', 'POST')).status).toBe(405);
  });

  test('sends the page as compressed as its reader takes it', async () => {
    const pageDir = join(import.meta.dirname, '../support/page');
    const page = readFileSync(join(pageDir, 'guest.html'), 'utf8');
    lan = await openTable(undefined, 2, { pageDir });
    const { port } = lan.table;
    for (const [takes, coding, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
      ['*', 'br', brotliDecompressSync],
    ] as const) {
      const { headers, whole } = await got(port, '/', 'GET', { 'Accept-Encoding': takes });
      expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding', 'content-length': String(whole.length) });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(unpack(whole).toString()).toBe(page);
      const head = await got(port, '/', 'HEAD', { 'Accept-Encoding': takes });
      expect(head.headers).toEqual({ ...headers, date: head.headers.date });
      expect(head.whole).toHaveLength(0);
    }
    for (const takes of ['identity', 'br;q=0', '*;q=0']) {
      const { headers, body } = await got(port, '/', 'GET', { 'Accept-Encoding': takes });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body).toBe(page);
    }
  });

  test('is not shared by two tables, and codes are of one table', async () => {
    lan = await openTable(undefined, 2);
    const other = await openTable(undefined, 2);
    expect(other.table.port).not.toBe(lan.table.port);
    expect(other.table.fingerprint).not.toEqual(lan.table.fingerprint);
    const [mine, theirs] = [secretOf(lan.table), secretOf(other.table)];
    expect(mine).not.toBe(theirs);
    const ears = { onText: () => undefined, onClose: () => undefined };
    expect((await refusalOf(joinTable(placeOf(other.table), mine, 'Ada', ears))).message).toBe('that is not the code of this table');
    await other.end();
  });
});
