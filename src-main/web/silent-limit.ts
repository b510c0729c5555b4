import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Limit on connections that have not asked for anything yet: beyond it the oldest makes room, so slow ones never keep others out. */
const MOST_SILENT = 64;

/** @param born the event of a new connection, with the same socket that its requests have */
export function limitSilent(server: Pick<Server, 'on'>, born: 'connection' | 'secureConnection' = 'connection'): void {
  const silent = new Set<Socket>();
  server.on(born, (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
    const [oldest] = silent;
    if (silent.size > MOST_SILENT) {
      silent.delete(oldest);
      oldest.destroy();
    }
  });
  for (const event of ['request', 'upgrade'] as const) server.on(event, ({ socket }: IncomingMessage) => silent.delete(socket));
}
