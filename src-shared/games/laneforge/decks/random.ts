/* The deck generator's own seeded random generator (LN-20.2): the same key gives the same numbers on every machine; it shares nothing with a match's. */

const utf8 = new TextEncoder();

/** FNV-1a over the text's UTF-8 bytes. */
export function fnv1a32(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of utf8.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Unsigned 32-bit numbers, one after another. */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** Integers of one key. */
export interface DeckStream {
  /** In [0, n). */
  int(n: number): number;
}

export function streamOf(key: string): DeckStream {
  const next = mulberry32(fnv1a32(key));
  return { int: (n) => Math.floor((next() / 0x100000000) * n) };
}
