import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageFiles } from '../host/page/page-files.ts';
import { pageHeaders } from '../host/page/policy.ts';
import { isLoopback } from './loopback.ts';

/** Connection limit, far above what one machine's pages open. */
const MOST_CONNECTIONS = 256;

/** HTTP server of the built page on 127.0.0.1, for requests from there. */
export function pageServer(root: string): Server {
  const files = pageFiles(root);
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    if (!isLoopback(request, port, false)) refuse(response, 403, 'Only pages of this machine are answered.');
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, 'Only GET is answered.');
    else serve(request, response, port);
  });

  server.maxConnections = MOST_CONNECTIONS;

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

/** Headers that isolate the page from others in the same browser. The desktop window has no others. */
const headersAt = (port: number): Record<string, string> => ({
  ...pageHeaders([`ws://127.0.0.1:${port}`, `ws://localhost:${port}`]),
  'Cross-Origin-Opener-Policy': 'same-origin',
});

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...pageHeaders(), 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
}
