import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageHeaders } from '../host/page/policy.ts';
import { isLoopback } from './loopback.ts';
import { pageHandler } from './page-handler.ts';
import { limitSilent } from './silent-limit.ts';

/** Connection limit, far above what one machine's pages open. */
const MOST_CONNECTIONS = 256;
const HEADERS_MS = 5000;
/** Timeout of a connection on which nothing moves; not of sockets, which leave the HTTP server. */
const STILL_MS = 30_000;

/** HTTP server of the built page on 127.0.0.1, for requests from there. */
export function pageServer(root: string): Server {
  const port = (): number => (server.address() as AddressInfo).port;
  const server: Server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: HEADERS_MS, connectionsCheckingInterval: 1000 },
    pageHandler({
      root,
      refusal: (request) => (isLoopback(request, port(), false) ? null : 'Only pages of this machine are answered.'),
      headers: () => headersAt(port()),
    }),
  );
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = STILL_MS;
  limitSilent(server);
  return server;
}

/** Headers that isolate the page from others in the same browser. The desktop window has no others. */
const headersAt = (port: number): Record<string, string> => ({
  ...pageHeaders([`ws://127.0.0.1:${port}`, `ws://localhost:${port}`]),
  'Cross-Origin-Opener-Policy': 'same-origin',
});
