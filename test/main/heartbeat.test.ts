/** A page hears from its host every few seconds, whatever happens in the game. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { serveSockets } from '../../src-main/web/socket-server.ts';
import { BEAT_MS, PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import { makeRig } from './support/rig.ts';

afterEach(() => vi.useRealTimers());

test('a socket brings a beat in every period, until it is closed', async () => {
  const rig = makeRig();
  const server = createServer();
  serveSockets(server, rig.host);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { Origin: `http://127.0.0.1:${port}` } });
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data as Buffer)));
  await once(socket, 'open');
  socket.send(JSON.stringify({ hello: rig.host.tokens.owner, protocol: PROTOCOL_VERSION }));
  await vi.waitFor(() => expect(heard).toEqual(['{"push":"welcome"}']));
  vi.advanceTimersByTime(2 * BEAT_MS);
  await vi.waitFor(() => expect(heard.slice(1)).toEqual(['{"push":"beat"}', '{"push":"beat"}']));
  socket.close();
  await once(socket, 'close');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  server.close();
  await rig.end();
});
