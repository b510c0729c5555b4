import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { pageFiles } from '../host/page/page-files.ts';
import { pageHeaders } from '../host/page/policy.ts';
import { SCHEME, isPageFile } from './page-address.ts';

/** Must run before the app is ready. */
export function declarePageScheme(): void {
  // `codeCache` keeps compiled scripts between starts.
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }]);
}

/** Serves the built page under its custom scheme, without `file:` URLs and without a server. */
export function servePage(root: string): void {
  const files = pageFiles(root);
  protocol.handle(SCHEME, async (request) => {
    const file = isPageFile(request.url) ? files.get(new URL(request.url).pathname) : undefined;
    if (!file) return new Response('There is no such page.', { status: 404, headers: pageHeaders() });
    const content = await readFile(file.path);
    return new Response(new Uint8Array(content), { headers: { ...pageHeaders(), 'Content-Type': file.type } });
  });
}
