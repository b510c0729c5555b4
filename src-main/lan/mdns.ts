import type { EventEmitter } from 'node:events';
import { Bonjour } from 'bonjour-service';

/**
 * Multicast DNS in the local network. Where the system does not let it, nothing is found and nothing said, and the code of a table still works.
 * @param log what went wrong, for developers
 */
export function openMdns(log: (error: unknown) => void): Bonjour {
  const bonjour = new Bonjour({}, log);
  // Its own errors, such as a port that is taken, have no other listener: unhandled, they would end the process.
  const { mdns } = (bonjour as unknown as { server: { mdns: EventEmitter } }).server;
  mdns.on('error', log);
  mdns.on('warning', () => undefined);
  return bonjour;
}

/** When it returns no packet is sent and none heard any more. */
export const closeMdns = (bonjour: Bonjour): Promise<void> => new Promise((resolve) => bonjour.destroy(() => resolve()));
