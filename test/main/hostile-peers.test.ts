/** What reaches the headless host's port without being a page of ours: it stays up, and tells nothing. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_OWNER_MESSAGE_BYTES, PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import { HeadlessProcess, SocketScreen } from './support/headless-process.ts';
import { RawPeer, frame, upgradeRequest } from './support/raw-socket.ts';
import { BOT, FRIEND, PERSON } from './support/rig.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'five-forges-peers-'));
let host: HeadlessProcess;

beforeAll(async () => {
  host = await HeadlessProcess.start('--data', dataDir);
}, 20_000);
afterAll(async () => {
  await host.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const hello = (token: string) => JSON.stringify({ hello: token, protocol: PROTOCOL_VERSION });
const isUp = async () => {
  const screen = await SocketScreen.open(host);
  expect((await screen.ask('app.info', {})).headless).toBe(true);
  screen.close();
};

test('only this machine reaches it', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  for (const address of others) {
    const socket = connect(host.port, address);
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  }
  const listening = readListeners(host.port);
  if (listening) expect(listening).toEqual(['0100007F']);
});

/** Addresses, as the kernel writes them, at which somebody listens on the port; null where it does not tell. */
function readListeners(port: number): string[] | null {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const LISTEN = '0A';
  try {
    return ['tcp', 'tcp6'].flatMap((file) =>
      readFileSync(`/proc/net/${file}`, 'utf8')
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .filter(([, local, , state]) => state === LISTEN && local.endsWith(`:${hex}`))
        .map(([, local]) => local.split(':')[0]),
    );
  } catch {
    return null;
  }
}

describe('peers that hang up', () => {
  test.each([
    ['as they are refused', { origin: 'http://evil.example' }],
    ['as they are let in', {}],
  ])('%s do not end it', async (_when, options) => {
    for (let n = 0; n < 60; n++) {
      const peer = await RawPeer.open(host.port);
      peer.socket.write(upgradeRequest(host.port, options));
      // A different moment each time: before, while and after the answer is written.
      if (n % 3 === 1) await new Promise((resolve) => setImmediate(resolve));
      if (n % 3 === 2) await new Promise((resolve) => setTimeout(resolve, 3));
      peer.reset();
    }
    await isUp();
  });

  test('in the middle of a frame, or of an answer, do not end it', async () => {
    for (let n = 0; n < 10; n++) {
      const peer = await RawPeer.welcomed(host.port, hello(host.token));
      peer.socket.write(frame(1, JSON.stringify({ id: 1, method: 'match.list', params: {} })));
      peer.socket.write(frame(1, 'x'.repeat(1000)).subarray(0, 100));
      peer.reset();
    }
    await isUp();
  });
});

test('a page that leaves after asking for a match that is not there does not end it', async () => {
  const screen = await SocketScreen.open(host);
  await expect(screen.ask('match.open', { match: 'nowhere-1' })).rejects.toThrow('no such match');
  screen.close();
  await isUp();
});

// Windows cannot tell a process to end, only end it.
test.skipIf(process.platform === 'win32')('a page that watches while it is told to end does not end it with an error', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'five-forges-end-'));
  const other = await HeadlessProcess.start('--data', dir);
  const screen = await SocketScreen.open(other);
  const { match } = await screen.ask('match.create', { setup: { game: 'lantern', config: {}, seats: [PERSON, BOT] } });
  await screen.ask('match.open', { match });
  await other.end('SIGTERM');
  expect(other.child.exitCode).toBe(0);
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
});

describe('frames that break the rules of WebSockets', () => {
  test.each([
    ['text that is no UTF-8', frame(1, Buffer.from([0xc3, 0x28])), 1007],
    ['reserved bits, as compressed frames have them', frame(1, 'x', { reserved: 4 }), 1002],
    ['an unknown kind', frame(3, 'x'), 1002],
    ['a ping that is too long', frame(9, 'x'.repeat(126)), 1002],
    ['more than is read at all', frame(1, 'x'.repeat(MAX_OWNER_MESSAGE_BYTES + 2 ** 20 + 1)), 1009],
  ])('%s', async (_what, bytes, code) => {
    const peer = await RawPeer.welcomed(host.port, hello(host.token));
    peer.heard = '';
    peer.socket.write(bytes);
    await peer.hears(String.fromCharCode(0x88, 2, code >> 8, code & 0xff));
    peer.socket.destroy();
    await isUp();
  });

  test('a message in very many pieces is cut off where a whole one would be', async () => {
    const peer = await RawPeer.welcomed(host.port, hello(host.token));
    peer.heard = '';
    const piece = 'x'.repeat(MAX_OWNER_MESSAGE_BYTES / 2);
    peer.socket.write(frame(1, piece, { fin: false }));
    for (let n = 0; n < 2; n++) peer.socket.write(frame(0, piece, { fin: false }));
    await peer.hears(String.fromCharCode(0x88, 2, 1009 >> 8, 1009 & 0xff));
    peer.socket.destroy();
  });

  test('nothing is compressed, whatever the peer offers', async () => {
    const peer = await RawPeer.welcomed(host.port, hello(host.token));
    expect(peer.heard).not.toMatch(/Sec-WebSocket-Extensions/i);
    peer.socket.destroy();
  });
});

describe('who was refused', () => {
  const refused = '\u0011\u0031';

  test('has no second guess on the same line', async () => {
    const peer = await RawPeer.open(host.port);
    peer.socket.write(upgradeRequest(host.port));
    await peer.hears('101 Switching Protocols');
    peer.socket.write(Buffer.concat([frame(1, hello('guess')), frame(1, hello(host.token))]));
    await peer.hears(refused);
    peer.socket.write(frame(1, JSON.stringify({ id: 1, method: 'app.info', params: {} })));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(peer.heard).not.toContain('welcome');
    expect(peer.heard).not.toContain('"id":1');
    peer.socket.destroy();
  });

  test('may not talk at length first', async () => {
    const peer = await RawPeer.open(host.port);
    peer.socket.write(upgradeRequest(host.port));
    await peer.hears('101 Switching Protocols');
    peer.socket.write(frame(1, `${hello(host.token)}${' '.repeat(2000)}`));
    await peer.hears('the first message is too long');
    peer.socket.destroy();
  });

  test('is cut off in the middle of a message that is far too long', async () => {
    const peer = await RawPeer.open(host.port);
    peer.socket.write(upgradeRequest(host.port));
    await peer.hears('101 Switching Protocols');
    const closed = once(peer.socket, 'close', { signal: AbortSignal.timeout(2000) });
    peer.socket.write(frame(1, 'x'.repeat(MAX_OWNER_MESSAGE_BYTES)).subarray(0, 100_000));
    await closed;
    // The same in small messages that are no tokens yet: fragments of one.
    const other = await RawPeer.open(host.port);
    other.socket.write(upgradeRequest(host.port));
    await other.hears('101 Switching Protocols');
    const also = once(other.socket, 'close', { signal: AbortSignal.timeout(2000) });
    for (let n = 0; n < 10; n++) other.socket.write(frame(n === 0 ? 1 : 0, 'x'.repeat(1000), { fin: false }));
    await also;
    await isUp();
  });

  test('does nothing more in a seat that was taken back', async () => {
    const owner = await SocketScreen.open(host);
    const { match } = await owner.ask('match.create', { setup: { game: 'lantern', config: {}, seats: [PERSON, FRIEND] } });
    await owner.ask('match.open', { match });
    const { url } = await owner.ask('match.seatLink', { match, seat: 1 });
    // This one takes no notice of being shown out.
    const peer = await RawPeer.welcomed(host.port, hello(url!.split('=')[1]));
    peer.socket.write(frame(1, JSON.stringify({ id: 1, method: 'match.open', params: { match } })));
    await peer.hears('"id":1,"result"');
    await owner.ask('match.seatLink', { match, seat: 1, revoke: true });
    await peer.hears('the seat was taken back');
    peer.socket.write(frame(1, JSON.stringify({ id: 2, method: 'match.concede', params: { match, seat: 1 } })));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await owner.ask('app.info', {});
    expect(owner.frame.status).toBe('playing');
    peer.socket.destroy();
    owner.close();
  });
});

test('hundreds of connections that never finish their request do not keep the page from others', async () => {
  const peers = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const peer = await RawPeer.open(host.port);
      peer.socket.write('GET / HT');
      return peer;
    }),
  );
  const page = await fetch(host.origin, { signal: AbortSignal.timeout(4000) });
  expect(page.status).toBe(200);
  for (const peer of peers) peer.reset();
});

/** While lines of an earlier test are still closing, the host drops new ones without a word. */
async function answered(): Promise<RawPeer> {
  for (;;) {
    const peer = await RawPeer.open(host.port);
    peer.socket.write(upgradeRequest(host.port));
    const isHeard = await peer.hears('HTTP/1.1', 1000).then(
      () => true,
      () => false,
    );
    if (isHeard) return peer;
    peer.reset();
  }
}

test('more sockets than pages of one machine could open are turned away, and room is made again', async () => {
  const peers = await Promise.all(Array.from({ length: 80 }, answered));
  const turnedAway = peers.filter(({ heard }) => heard.includes('503')).length;
  // Some lines of earlier tests may still be closing.
  expect(turnedAway).toBeGreaterThanOrEqual(16);
  expect(turnedAway).toBeLessThan(30);
  for (const peer of peers) peer.reset();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await isUp();
});
