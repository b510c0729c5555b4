import type { Duplex } from 'node:stream';

/**
 * Destroys a socket that sends more than `most` bytes before its peer is accepted, however few messages they belong to.
 * @param head bytes that came with the upgrade request
 * @returns to be called when the peer is accepted: lifts the limit
 */
export function limitEarlyBytes(socket: Duplex, head: Buffer, most: number): () => void {
  let early = 0;
  let isAccepted = false;
  const count = (chunk: Buffer): void => {
    early += chunk.length;
    // Deferred: what makes the peer accepted may be in this very chunk.
    if (early > most) setImmediate(() => isAccepted || socket.destroy());
  };
  count(head);
  socket.on('data', count);
  return () => {
    isAccepted = true;
    socket.off('data', count);
  };
}
