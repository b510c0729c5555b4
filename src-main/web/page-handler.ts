import { createReadStream } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pageFiles } from '../host/page/page-files.ts';
import type { PageFile, PageName } from '../host/page/page-files.ts';
import { pageHeaders } from '../host/page/policy.ts';
import { PackedFiles, codingFor, isPackable } from './packed-files.ts';

export interface PageRules {
  /** Folder of the built page. */
  root: string;
  page?: PageName;
  /** Why a request is not answered; null when it is. */
  refusal(request: IncomingMessage): string | null;
  headers(): Record<string, string>;
  /** Sends texts compressed, as the reader takes them: for a network, since on one machine it only costs time. */
  isPacked?: boolean;
}

/** Serves the files of the built page, and nothing else. */
export function pageHandler({ root, page, refusal, headers, isPacked }: PageRules): RequestListener {
  const files = pageFiles(root, page);
  const packed = isPacked ? new PackedFiles() : null;
  return (request, response) => {
    const reason = refusal(request);
    const file = files.get((request.url ?? '/').split('?', 1)[0]);
    if (reason !== null) refuse(response, 403, reason);
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, 'Only GET is answered.');
    else if (!file) refuse(response, 404, 'There is no such page.');
    else {
      const own = { ...headers(), 'Content-Type': file.type };
      if (packed && isPackable(file)) void sendPacked(packed, file, own, request, response);
      else sendAsIs(file, own, request, response);
    }
  };
}

type Headers = Record<string, string>;

function sendAsIs({ path }: PageFile, headers: Headers, { method }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, headers);
  if (method === 'HEAD') response.end();
  else
    createReadStream(path)
      .on('error', () => response.destroy())
      .pipe(response);
}

async function sendPacked(
  packed: PackedFiles,
  file: PageFile,
  headers: Headers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const coding = codingFor(request.headers['accept-encoding']);
  const varying = { ...headers, Vary: 'Accept-Encoding' };
  if (coding === null) {
    sendAsIs(file, varying, request, response);
    return;
  }
  try {
    const body = await packed.of(file, coding);
    response.writeHead(200, { ...varying, 'Content-Encoding': coding, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  } catch {
    response.destroy();
  }
}

export function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...pageHeaders(), 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
}
