import type { IncomingMessage } from 'node:http';

const NAMES = ['127.0.0.1', 'localhost'];

/**
 * Does the request come from a page of this server? Other sites can reach 127.0.0.1 too, also by DNS rebinding, so the Host must be a
 * loopback name with our port, and the Origin must match it.
 */
export function isLoopback(request: IncomingMessage, port: number, needsOrigin: boolean): boolean {
  const hosts = NAMES.map((name) => `${name}:${port}`);
  const { host, origin } = request.headers;
  if (host === undefined || !hosts.includes(host)) return false;
  if (origin === undefined) return !needsOrigin;
  return origin === `http://${host}`;
}
