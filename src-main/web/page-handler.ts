import { createReadStream } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pageFiles } from '../host/page/page-files.ts';
import { pageHeaders } from '../host/page/policy.ts';

export interface PageRules {
  /** Folder of the built page. */
  root: string;
  /** Why a request is not answered; null when it is. */
  refusal(request: IncomingMessage): string | null;
  headers(): Record<string, string>;
}

/** Serves the files of the built page, and nothing else. */
export function pageHandler({ root, refusal, headers }: PageRules): RequestListener {
  const files = pageFiles(root);
  return (request, response) => {
    const reason = refusal(request);
    const file = files.get((request.url ?? '/').split('?', 1)[0]);
    if (reason !== null) refuse(response, 403, reason);
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, 'Only GET is answered.');
    else if (!file) refuse(response, 404, 'There is no such page.');
    else {
      response.writeHead(200, { ...headers(), 'Content-Type': file.type });
      if (request.method === 'HEAD') response.end();
      else
        createReadStream(file.path)
          .on('error', () => response.destroy())
          .pipe(response);
    }
  };
}

export function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...pageHeaders(), 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
}
