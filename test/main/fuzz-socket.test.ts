/** The same flood at the headless host's WebSocket, with binary frames and broken ones among the texts. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { pageServer } from '../../src-main/web/page-server.ts';
import { serveSockets } from '../../src-main/web/socket-server.ts';
import { Host } from '../../src-main/host/host.ts';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import type { HostMessage } from '../../src-shared/protocol/messages.ts';
import { BATCH, FUZZ_GAMES, batchDone, batches, contents, digestOf, found, heapMB, isLong, tableOf } from './support/fuzz-rig.ts';
import { malformedMessages } from './support/malformed.ts';
import { RawPeer, upgradeRequest } from './support/raw-socket.ts';
import { TestScreen, inProcessBot, inProcessLab, until } from './support/rig.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'five-forges-flood-'));
const errors: unknown[] = [];
const matches: string[] = [];
let host: Host;
let server: Server;
let port: number;

beforeAll(async () => {
  host = new Host({
    games: FUZZ_GAMES,
    dataDir,
    version: '0.0.0',
    headless: true,
    spawnBot: inProcessBot(() => null),
    spawnLab: inProcessLab(FUZZ_GAMES),
    cores: 1,
    fetch: () => Promise.reject(new Error('nothing is asked of anybody')),
    pageUrl: (token) => `http://127.0.0.1:${port}/#token=${token}`,
    log: (error) => errors.push(error),
  });
  server = pageServer(join(import.meta.dirname, 'support/page'));
  serveSockets(server, host);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  const screen = new TestScreen(host);
  for (const game of Object.values(FUZZ_GAMES)) matches.push((await screen.ask('match.create', { setup: tableOf(game) })).match);
  for (const match of matches) await screen.ask('match.open', { match });
});
afterAll(async () => {
  await host.close();
  server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function dial(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { Origin: `http://127.0.0.1:${port}` } });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return socket;
}

async function flood(messages: number): Promise<void> {
  // Handing a seat out writes its hash to the disk.
  const tokens = { owner: host.tokens.owner, seat: host.tokens.forSeat(matches[0], 0) };
  const before = digestOf(dataDir);
  const table = await found(host, matches);
  const texts = malformedMessages({ matches, games: Object.keys(FUZZ_GAMES), contents });
  // A binary frame is answered like a text that is no JSON.
  const message = fc.oneof({ weight: 9, arbitrary: texts }, { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(message, { minLength: BATCH, maxLength: BATCH }), async (isOwner, batch) => {
      const token = isOwner ? tokens.owner : tokens.seat;
      const socket = await dial();
      const answers: HostMessage[] = [];
      socket.on('message', (data) => answers.push(JSON.parse(String(data as Buffer)) as HostMessage));
      socket.send(JSON.stringify({ hello: token, protocol: PROTOCOL_VERSION }));
      for (const one of batch) socket.send(one);
      const answered = () => answers.filter((answer) => 'id' in answer);
      await until(() => answered().length >= batch.length, 20_000);
      expect(errors).toEqual([]);
      expect(answered()).toHaveLength(batch.length);
      expect(answered().map((answer) => ('error' in answer ? answer.error.code : 'result'))).not.toContain('failed');
      expect(digestOf(dataDir)).toBe(before);
      expect(Object.prototype).not.toHaveProperty('polluted');
      batchDone();
      socket.terminate();
    }),
    batches(messages),
  );
  expect(await found(host, matches)).toBe(table);
}

/** Bytes that are no frames, from peers with and without the right manners before. */
async function rawFlood(peers: number): Promise<void> {
  const before = digestOf(dataDir);
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(bytes, { minLength: 1, maxLength: 10 }), async (polite, pieces) => {
      const peer = await RawPeer.open(port);
      if (polite) {
        peer.socket.write(upgradeRequest(port));
        await peer.hears('101 Switching Protocols');
      }
      for (const piece of pieces) peer.socket.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
      peer.reset();
      expect(digestOf(dataDir)).toBe(before);
    }),
    batches(peers * BATCH),
  );
  expect(errors).toEqual([]);
}

/** Everybody's line is gone again, and nothing of it is left. */
async function isQuiet(): Promise<void> {
  await until(() => connections() === 0, 10_000);
}
const connections = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;

describe('malformed messages at the WebSocket', () => {
  test('break nothing, leave nothing behind and change nothing', { timeout: 600_000 }, async () => {
    await flood(500);
    await rawFlood(20);
    const heap = await heapMB();
    await flood(2000);
    await rawFlood(100);
    expect((await heapMB()) - heap).toBeLessThan(16);
    await isQuiet();
  });

  test.skipIf(!isLong)('a hundred thousand of them neither (long)', { timeout: 3_600_000 }, async () => {
    await flood(500);
    const heap = await heapMB();
    await flood(100_000);
    await rawFlood(2000);
    const grown = (await heapMB()) - heap;
    process.stdout.write(`100,000 malformed messages: the heap grew by ${grown.toFixed(1)} MB\n`);
    expect(grown).toBeLessThan(32);
    await isQuiet();
  });
});
