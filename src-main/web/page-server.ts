import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pageFiles } from '../host/page/page-files.ts';
import { pageHeaders } from '../host/page/policy.ts';
import { isLoopback } from './loopback.ts';

/** Connection limit, far above what one machine's pages open. */
const MOST_CONNECTIONS = 256;

/** Limit on connections that have not asked for anything yet: beyond it the oldest makes room. */
const MOST_SILENT = 64;
const HEADERS_MS = 5000;
/** Timeout of a connection on which nothing moves; not of sockets, which leave the HTTP server. */
const STILL_MS = 30_000;

/** HTTP server of the built page on 127.0.0.1, for requests from there. */
export function pageServer(root: string): Server {
  const files = pageFiles(root);
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: HEADERS_MS, connectionsCheckingInterval: 1000 },
    (request, response) => {
      const { port } = server.address() as AddressInfo;
      if (!isLoopback(request, port, false)) refuse(response, 403, 'Only pages of this machine are answered.');
      else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, 'Only GET is answered.');
      else serve(request, response, port);
    },
  );

  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = STILL_MS;
  makeRoom(server);

  const serve = (request: IncomingMessage, response: ServerResponse, port: number): void => {
    const file = files.get((request.url ?? '/').split('?', 1)[0]);
    if (!file) {
      refuse(response, 404, 'There is no such page.');
      return;
    }
    response.writeHead(200, { ...headersAt(port), 'Content-Type': file.type });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(file.path)
        .on('error', () => response.destroy())
        .pipe(response);
  };
  return server;
}

/** Slow connections never keep others out. */
function makeRoom(server: Server): void {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
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

/** Headers that isolate the page from others in the same browser. The desktop window has no others. */
const headersAt = (port: number): Record<string, string> => ({
  ...pageHeaders([`ws://127.0.0.1:${port}`, `ws://localhost:${port}`]),
  'Cross-Origin-Opener-Policy': 'same-origin',
});

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...pageHeaders(), 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
}
