import type { IncomingMessage } from 'node:http';

const NAMES = ['127.0.0.1', 'localhost'];

/**
 * Did a page of this very server ask? Other sites in the same browser can reach 127.0.0.1 too (and names of theirs can
 * be made to point there), so the Host must be a loopback name with our port, and a page's Origin must be the same.
 */
export function isLoopback(request: IncomingMessage, port: number, needsOrigin: boolean): boolean {
  const hosts = NAMES.map((name) => `${name}:${port}`);
  const { host, origin } = request.headers;
  if (host === undefined || !hosts.includes(host)) return false;
  if (origin === undefined) return !needsOrigin;
  return origin === `http://${host}`;
}
