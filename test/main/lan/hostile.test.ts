/** Who comes to a table's port without being a guest, and what a guest may not do: nothing changes, and the others notice nothing. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { connect as connectTls, createServer } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { createServer as createHttps } from 'node:https';
import { makeCertificate } from '../../../src-main/lan/certificate.ts';
import { shareOf } from '../../../src-main/lan/cpace.ts';
import { Devices } from '../../../src-main/lan/devices.ts';
import { MAX_GUEST_MESSAGE_BYTES } from '../../../src-shared/protocol/lobby.ts';
import { backToTable, joinTable } from '../../../src-main/lan/table-client.ts';
import { SECRETS, codeOf } from '../../../src-shared/lan/code.ts';
import { CLOSE_TOO_MANY, CLOSE_WRONG_CODE } from '../../../src-shared/protocol/lobby.ts';
import { CLOSE_REFUSED, PROTOCOL_VERSION } from '../../../src-shared/protocol/messages.ts';
import { METHODS } from '../../../src-shared/protocol/methods.ts';
import type { MethodRow } from '../../../src-shared/protocol/methods/row.ts';
import { RawPeer, frame, upgradeRequest } from '../support/raw-socket.ts';
import { until } from '../support/rig.ts';
import { digestOf } from '../support/fuzz-rig.ts';
import { PageGuest, openTable, placeOf, refusalOf, secretOf } from './support.ts';
import type { LanRig, Guest } from './support.ts';

let lan: LanRig;
let ada: Guest;
let before: string;
/** Texts that Ada was sent without having asked: everything but heartbeats. */
const heardOf = (guest: Guest) => guest.texts.filter((text) => text !== '{"push":"beat"}');
const picture = () => JSON.stringify([lan.table.lobby, heardOf(ada), digestOf(lan.rig.dataDir)]);
const ears = { onText: () => undefined, onClose: () => undefined };
const own = () => `127.0.0.1:${lan.table.port}`;

beforeEach(async () => {
  lan = await openTable(undefined, 2);
  ada = await lan.guest('Ada');
  before = picture();
});
/** Nothing has changed, and the guest who was there has heard nothing. */
afterEach(async () => {
  expect(picture()).toBe(before);
  expect(lan.errors).toEqual([]);
  await lan.end();
});

/** What the port answers to an upgrade. */
async function upgraded(options: { path?: string; host?: string; origin?: string }): Promise<string> {
  const peer = await RawPeer.openTls(lan.table.port);
  peer.socket.write(upgradeRequest(lan.table.port, { path: '/guest', origin: `https://${own()}`, ...options }));
  await peer.hears('HTTP/1.1');
  peer.socket.destroy();
  return peer.heard.split('\r\n', 1)[0];
}

describe('the port', () => {
  test('takes a socket of the table’s own page', async () => {
    expect(await upgraded({})).toBe('HTTP/1.1 101 Switching Protocols');
  });

  test.each(['evil.example', 'localhost:PORT', 'evil.example:PORT', '127.0.0.1', '127.0.0.1:1', '[::1]:PORT', '127.0.0.2:PORT', ''])(
    'refuses the host "%s", so no name that is made to point here gets in',
    async (name) => {
      const host = name.replace('PORT', String(lan.table.port));
      expect(await upgraded({ host, origin: `https://${host}` })).toMatch(/^HTTP\/1\.1 40[03]/);
      const peer = await RawPeer.openTls(lan.table.port);
      peer.socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      await peer.hears('HTTP/1.1');
      expect(peer.heard).toMatch(/^HTTP\/1\.1 40[03]/);
      peer.socket.destroy();
    },
  );

  test.each(['https://evil.example', 'http://127.0.0.1:PORT', 'https://127.0.0.1:1', 'null', 'https://127.0.0.1:PORT.evil.example', ''])(
    'refuses a socket of the page "%s"',
    async (page) => {
      expect(await upgraded({ origin: page.replace('PORT', String(lan.table.port)) })).toBe('HTTP/1.1 403 Forbidden');
    },
  );

  test.each(['/', '/socket', '/guest/', '/guest?x', '//guest'])('has no socket at %s', async (path) => {
    expect(await upgraded({ path })).toBe('HTTP/1.1 403 Forbidden');
  });

  test('speaks nothing but TLS 1.3', async () => {
    const plain = connect(lan.table.port, '127.0.0.1');
    plain.on('error', () => undefined);
    let heard = '';
    plain.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
    plain.write(`GET / HTTP/1.1\r\nHost: ${own()}\r\n\r\n`);
    await once(plain, 'close');
    expect(heard).not.toContain('HTTP');
    const old = connectTls({ port: lan.table.port, host: '127.0.0.1', rejectUnauthorized: false, maxVersion: 'TLSv1.2' });
    await expect(once(old, 'secureConnect')).rejects.toThrow();
  });

  test('turns away more sockets of one machine than it needs, and has room again', async () => {
    const pages = Array.from({ length: 12 }, () => new PageGuest(lan.table));
    await until(() => pages.filter(({ closed }) => closed !== null).length >= 5);
    expect(pages.filter(({ closed }) => closed === null)).toHaveLength(7);
    for (const { socket } of pages) socket.terminate();
    await until(() => pages.every(({ closed }) => closed !== null));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await upgraded({})).toContain('101');
  });

  test('outlives peers that hang up at any moment', async () => {
    for (let n = 0; n < 20; n++) {
      const socket: Socket = connect(lan.table.port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      if (n % 2 === 1) socket.write(Buffer.from([22, 3, 1, 2, 0]));
      socket.resetAndDestroy();
    }
    expect(await upgraded({})).toContain('101');
  });
});

describe('the first message', () => {
  const wrong = () => codeOf({ host: 1, port: 0, secret: (secretOf(lan.table) + 1) % SECRETS });

  test.each([
    ['nothing like it', { hello: 'token', protocol: 1 }, 'the first message is malformed'],
    ['another version', { join: { name: 'Ben', code: '000000' }, protocol: 0 }, 'another version'],
    ['one field too many', { join: { name: 'Ben', code: '000000', seat: 0 }, protocol: PROTOCOL_VERSION }, 'malformed'],
    ['a name of nothing', { join: { name: ' ', code: '000000' }, protocol: PROTOCOL_VERSION }, 'malformed'],
    ['a long name', { join: { name: 'x'.repeat(25), code: '000000' }, protocol: PROTOCOL_VERSION }, 'malformed'],
    ['a share that is no point', { join: { name: 'Ben', share: '_'.repeat(43) }, protocol: PROTOCOL_VERSION }, 'malformed'],
    ['the neutral share', { join: { name: 'Ben', share: 'A'.repeat(43) }, protocol: PROTOCOL_VERSION }, 'malformed'],
    ['a stranger’s token', { back: 'A'.repeat(32), protocol: PROTOCOL_VERSION }, 'does not know this device'],
    ['too long', { join: { name: 'Ben', code: 'x'.repeat(1500) }, protocol: PROTOCOL_VERSION }, 'too long'],
  ])('that is %s ends the line', async (_what, hello, reason) => {
    const end = await new PageGuest(lan.table, hello).ends();
    expect(end.code).toBe(CLOSE_REFUSED);
    expect(end.reason).toContain(reason);
  });

  test('has no second try on the same line, and may not be long in pieces', async () => {
    const page = new PageGuest(lan.table, { back: 'A'.repeat(32), protocol: PROTOCOL_VERSION });
    page.socket.on('open', () =>
      page.socket.send(JSON.stringify({ join: { name: 'Ben', code: lan.table.places[0].code }, protocol: PROTOCOL_VERSION })),
    );
    await page.ends();
    expect(page.texts).toEqual([]);
    const peer = await RawPeer.openTls(lan.table.port);
    peer.socket.write(upgradeRequest(lan.table.port, { path: '/guest', origin: `https://${own()}` }));
    await peer.hears('101');
    const closed = once(peer.socket, 'close', { signal: AbortSignal.timeout(2000) });
    for (let n = 0; n < 6; n++) peer.socket.write(frame(n === 0 ? 1 : 0, 'x'.repeat(1000), { fin: false }));
    await closed;
  });

  test('with a wrong code is answered late; after four the right one has to wait as well, and a known device does not', async () => {
    const start = performance.now();
    const ends = await Promise.all(Array.from({ length: 4 }, () => PageGuest.join(lan.table, 'Ben', wrong()).ends()));
    expect(performance.now() - start).toBeGreaterThan(900);
    expect(ends.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => CLOSE_WRONG_CODE));
    const right = await PageGuest.join(lan.table, 'Ben').ends();
    expect(right).toMatchObject({ code: CLOSE_TOO_MANY, reason: expect.stringMatching(/^too many tries: wait \d s$/) as string });
    expect((await refusalOf(joinTable(placeOf(lan.table), secretOf(lan.table), 'Ben', ears))).code).toBe(CLOSE_TOO_MANY);
    const line = await backToTable(ada.ticket, ears);
    expect(line.you).toBe(ada.you);
    line.close();
    await until(() => ada.closed !== null && !lan.table.lobby.guests[0].connected);
    await ada.back();
    // Ada's own coming and going is all that was noticed.
    before = picture();
  });

  test('as a proof of a wrong code counts the same, also with many lines at once', async () => {
    const tries = Array.from({ length: 6 }, () =>
      refusalOf(joinTable(placeOf(lan.table), (secretOf(lan.table) + 1) % SECRETS, 'Ben', ears)),
    );
    const codes = (await Promise.all(tries)).map(({ code }) => code).sort();
    expect(codes).toEqual([...Array.from({ length: 4 }, () => CLOSE_WRONG_CODE), CLOSE_TOO_MANY, CLOSE_TOO_MANY]);
  });

  test('may not be a share alone: without a proof nobody is in', async () => {
    const share = shareOf({ password: Buffer.from('1'), channel: Buffer.alloc(32) }, 5n).toString('base64url');
    const page = new PageGuest(lan.table, { join: { name: 'Ben', share }, protocol: PROTOCOL_VERSION });
    await page.hears('share');
    page.socket.send(JSON.stringify({ id: 1, method: 'lobby.ready', params: { ready: true } }));
    expect((await page.ends()).reason).toBe('the proof is malformed');
  });
});

test('a fault at the table over what one guest says ends that line alone', async () => {
  const planted = vi.spyOn(Devices.prototype, 'guestOf').mockImplementation(() => {
    throw new Error('planted');
  });
  const end = await new PageGuest(lan.table, { back: 'A'.repeat(32), protocol: PROTOCOL_VERSION }).ends();
  planted.mockRestore();
  expect(end.code).toBe(1011);
  expect(lan.errors.splice(0)).toMatchObject([{ message: 'planted' }]);
});

describe('somebody in between', () => {
  /** Ends TLS with a certificate of its own and passes everything on, so that the table sees its own name. */
  async function relay(): Promise<{ port: number; close(): void }> {
    const server = createServer({ ...makeCertificate(['127.0.0.1']) }, (guest) => {
      const on = connectTls({ port: lan.table.port, host: '127.0.0.1', rejectUnauthorized: false });
      const rename = (chunk: Buffer) => Buffer.from(chunk.toString('latin1').replaceAll(`127.0.0.1:${port}`, own()), 'latin1');
      guest.on('data', (chunk: Buffer) => on.write(rename(chunk)));
      on.on('data', (chunk: Buffer) => guest.write(chunk));
      for (const [one, other] of [
        [guest, on],
        [on, guest],
      ]) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { port, close: () => server.close() };
  }

  test('is found out: the right code does not match another certificate', async () => {
    const between = await relay();
    const refused = await refusalOf(joinTable({ address: '127.0.0.1', port: between.port }, secretOf(lan.table), 'Ben', ears));
    expect(refused.code).toBe(CLOSE_WRONG_CODE);
    between.close();
  });

  test('is not shown a device’s token', async () => {
    const between = await relay();
    const refused = await refusalOf(backToTable({ ...ada.ticket, port: between.port }, ears));
    expect(refused.message).toBe('another table is at that address now');
    between.close();
  });

  test('who plays the table without knowing the code gets nobody to sit down', async () => {
    const server = createHttps(makeCertificate(['127.0.0.1']));
    const heard: string[] = [];
    new WebSocketServer({ server }).on('connection', (socket) => {
      socket.on('message', (data) => {
        heard.push(String(data as Buffer));
        const share = shareOf({ password: Buffer.from('1'), channel: Buffer.alloc(32) }, 5n).toString('base64url');
        if (heard.length === 1) socket.send(JSON.stringify({ push: 'share', share }));
        socket.send(JSON.stringify({ push: 'welcome', you: 'g1', token: 'A'.repeat(32), proof: 'A'.repeat(43) }));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const refused = await refusalOf(joinTable({ address: '127.0.0.1', port }, secretOf(lan.table), 'Ben', ears));
    expect(refused.message).toContain('somebody is in between');
    expect(heard.join('')).not.toContain(String(secretOf(lan.table)));
    server.close();
  });
});

describe('a guest with a page of its own making', () => {
  let ben: Guest;
  let match: string;
  beforeEach(async () => {
    ben = await lan.guest('Ben');
    await ada.say('lobby.ready', { ready: true });
    await ben.say('lobby.ready', { ready: true });
    match = await lan.table.start({}, 'seed');
    await until(() => ada.lobby.match !== null && ben.lobby.match !== null);
    await Promise.all([ada.open(), ben.open()]);
    // Ada is asked first: Ben may do nothing yet.
    expect(ada.frame.actions).not.toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 30));
    before = picture();
  });
  const act = (seat: number, seq: number, action: unknown) => ben.refusal('match.act', { match, seat, seq, action });

  test('does nothing at another seat, or out of turn', async () => {
    expect(await act(0, ada.frame.seq, ada.frame.actions[0])).toMatchObject({ code: 'forbidden' });
    expect(await act(1, ben.frame.seq, ada.frame.actions[0])).toMatchObject({ code: 'illegal', message: 'It is not your turn to decide.' });
    for (const method of ['match.undo', 'match.concede', 'match.redo']) {
      expect(await ben.refusal(method, { match, seat: 0 })).toMatchObject({ code: 'forbidden' });
    }
    expect(await ben.refusal('match.past', { match, seat: 0, line: 0 })).toMatchObject({ code: 'forbidden' });
    expect(await ben.refusal('match.open', { match: 'another-1' })).toMatchObject({ code: 'forbidden' });
  });

  test('asks for nothing that is the owner’s', async () => {
    const owners = Object.entries<MethodRow>(METHODS).filter(([, { roles }]) => !roles.includes('seat'));
    expect(owners.length).toBeGreaterThan(30);
    for (const [method] of owners) {
      // As a person would press: the table is not as fast as this.
      await new Promise((resolve) => setTimeout(resolve, 35));
      expect(await ben.refusal(method, {}), method).toMatchObject({ code: 'forbidden' });
    }
  });

  test('decides on frames of the past or future in vain, and what was said twice counts once', async () => {
    const first = JSON.stringify({
      id: 900,
      method: 'match.act',
      params: { match, seat: 0, seq: ada.frame.seq, action: ada.frame.actions[0] },
    });
    expect(await ada.raw(first, 900)).toMatchObject({ result: {} });
    expect(await ada.raw(first, 900)).toMatchObject({ error: { code: 'stale' } });
    await until(() => ben.frame.actions.length > 0);
    before = picture();
    const [action] = ben.frame.actions;
    for (const seq of [0, ben.frame.seq - 1, ben.frame.seq + 1, Number.MAX_SAFE_INTEGER]) {
      expect(await act(1, seq, action)).toMatchObject({ code: 'stale' });
    }
    // What Ada said, said by Ben.
    expect(await ben.raw(first, 900)).toMatchObject({ error: { code: 'forbidden' } });
  });

  test('sends what is no message: each is answered once', async () => {
    const noise = ['', '{', '[]', 'null', '['.repeat(50_000), '{"id":-1,"method":"match.act","params":{}}', '"x"'];
    for (const text of noise) expect(await ben.raw(text)).toMatchObject({ id: -1, error: { code: 'badMessage' } });
    for (const method of ['constructor', '__proto__', 'lobby.', 'lobby.constructor']) {
      expect((await ben.refusal(method, {})).code).toBe('badMessage');
    }
    expect(await ben.raw('x'.repeat(MAX_GUEST_MESSAGE_BYTES + 1))).toMatchObject({ error: { code: 'tooLarge' } });
    expect(await ben.refusal('match.act', { match, seat: 1, seq: 1, action: { type: 'x' }, more: 1 })).toMatchObject({
      code: 'badMessage',
    });
    expect(ben.closed).toBeNull();
  });

  test('sends far too much at once: it is cut off, and only that it is away is seen', async () => {
    ben.send('x'.repeat(3 * MAX_GUEST_MESSAGE_BYTES));
    await until(() => ben.closed !== null && ada.lobby.seats[1].connected === false);
    expect(ben.closed?.code).toBe(1009);
    await ben.back();
    for (let n = 0; n < 400; n++) ben.send({ id: n, method: 'match.step', params: {} });
    await until(() => ben.closed !== null);
    expect(ben.closed).toEqual({ code: CLOSE_TOO_MANY, reason: 'too many messages' });
    await until(() => ada.lobby.seats[1].connected === false);
    // A seat of the same match, and still its own.
    await ben.back();
    await ben.open();
    expect(ben.frame).toMatchObject({ match, seat: 1 });
    expect(ada.closed).toBeNull();
    before = picture();
  });
});
