/**
 * Seeded random generator with named streams. A state holds several independent streams of xoshiro128** as plain
 * integers, all derived from the match seed. Every draw says what it is for, so a log can be read and a test can
 * script exactly the draws its rule needs.
 */

export const RNG_ALGORITHM = 'xoshiro128**';

export interface RngState {
  /** Name of the generator; saved with each match so that an old replay stays reproducible. */
  algo: typeof RNG_ALGORITHM;
  /** Four 32-bit words for each named stream. */
  streams: Record<string, number[]>;
  /** Draws taken since the match began, over all streams. */
  drawn: number;
  /** Tests only: the draws that must come, in order, as [what, value]. */
  script?: [what: string, value: number][];
}

/** A draw that a script does not expect; says what it was, so that tests can count out every chance. */
export class OffScript extends Error {
  override readonly name = 'OffScript';
  readonly what: string;
  readonly sides: number;
  constructor(what: string, sides: number, expected: string) {
    super(`drew "${what}", but the script expects ${expected}`);
    this.what = what;
    this.sides = sides;
  }
}

const rotl = (x: number, k: number) => (x << k) | (x >>> (32 - k));

/** FNV-1a with a final avalanche; turns any text into a 32-bit word. */
export function hashText(text: string, basis = 0x811c9dc5): number {
  let h = basis >>> 0;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** splitmix32: fills the words of a stream from one seed word. */
function expand(seed: number): number[] {
  let s = seed | 0;
  const words: number[] = [];
  for (let i = 0; i < 4; i++) {
    s = (s + 0x9e3779b9) | 0;
    let z = s ^ (s >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    words.push((z ^ (z >>> 15)) | 0);
  }
  if ((words[0] | words[1] | words[2] | words[3]) === 0) words[0] = 1;
  return words;
}

/** A generator with the given streams, each derived from the seed and its own name. */
export function createRng(seed: string, streams: readonly string[]): RngState {
  const rng: RngState = { algo: RNG_ALGORITHM, streams: {}, drawn: 0 };
  for (const name of streams) rng.streams[name] = expand(hashText(`${name}\u0000${seed}`));
  return rng;
}

/** Next 32-bit word (unsigned) of one stream. */
function nextWord(s: number[]): number {
  const result = Math.imul(rotl(Math.imul(s[1], 5), 7), 9) >>> 0;
  const t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotl(s[3], 11);
  return result;
}

/**
 * Draws an integer in [0, sides).
 * @param what what the draw is for, e.g. `shuffle deck 0`; a scripted test fails on another name
 * @throws when a script is present and expects another draw
 */
export function draw(rng: RngState, stream: string, what: string, sides: number): number {
  rng.drawn++;
  if (rng.script) {
    const [expected, value] = rng.script.shift() ?? ['nothing more', 0];
    if (expected !== what) throw new OffScript(what, sides, expected);
    return value;
  }
  // Lemire's multiply-shift without rejection: the bias is below 2^-24 for our small ranges.
  return Math.floor((nextWord(rng.streams[stream]) / 0x100000000) * sides);
}

/** Fisher–Yates in place; one draw per swap, all under the same name. */
export function shuffle(rng: RngState, stream: string, what: string, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(rng, stream, what, i + 1);
    const x = list[i];
    list[i] = list[j];
    list[j] = x;
  }
}

export function cloneRng(rng: RngState): RngState {
  const streams: Record<string, number[]> = {};
  for (const name in rng.streams) streams[name] = rng.streams[name].slice();
  const copy: RngState = { algo: rng.algo, streams, drawn: rng.drawn };
  if (rng.script) copy.script = rng.script.map((entry) => [entry[0], entry[1]]);
  return copy;
}

/** The same into a discarded generator with the same streams, whose memory is reused. */
export function copyRng(rng: RngState, into: RngState): void {
  for (const name in rng.streams) {
    const from = rng.streams[name];
    const to = into.streams[name];
    for (let i = 0; i < 4; i++) to[i] = from[i];
  }
  into.drawn = rng.drawn;
  if (rng.script) into.script = rng.script.map((entry) => [entry[0], entry[1]]);
  else if (into.script) delete into.script;
}

/**
 * A free-standing generator for bots, determinization and tests: everything outside a match state
 * that needs chance, and still wants to be repeatable.
 */
export class Random {
  private readonly words: number[];
  constructor(seed: string | number) {
    this.words = expand(typeof seed === 'number' ? Math.imul(seed, 0x9e3779b1) ^ 0x5f3759df : hashText(seed));
  }
  /** Goes on exactly as the other would from here. */
  follow(other: Random): void {
    for (let i = 0; i < 4; i++) this.words[i] = other.words[i];
  }
  /** Integer in [0, sides). */
  below(sides: number): number {
    return Math.floor((nextWord(this.words) / 0x100000000) * sides);
  }
  /** Number in [0, 1). */
  unit(): number {
    return nextWord(this.words) / 0x100000000;
  }
  /** A text to seed something else with. */
  seed(): string {
    return nextWord(this.words).toString(16).padStart(8, '0') + nextWord(this.words).toString(16).padStart(8, '0');
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const x = list[i];
      list[i] = list[j];
      list[j] = x;
    }
    return list;
  }
}
