import type { HxHex } from '../types.ts';

/** Sight ends here (HX-2.3). */
export const SIGHT_RADIUS = 5;

/** Neighbour offsets in the fixed order of the checklist's conventions. */
export const DIRECTIONS: readonly HxHex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/**
 * What follows from which tiles exist, whatever their types: neighbours, distances and the tiles that lie
 * strictly between two tiles on both of their sight lines. Tiles are numbered by row (r), then column (q).
 */
export interface Outline {
  readonly size: number;
  readonly q: readonly number[];
  readonly r: readonly number[];
  /** 32-bit words in a set of tiles. */
  readonly words: number;
  /** `nb[tile * 6 + direction]`, −1 off the map. */
  readonly nb: Int16Array;
  /** Neighbours that exist, per tile. */
  readonly around: readonly (readonly number[])[];
  /** `dist[a * size + b]`. */
  readonly dist: Uint8Array;
  /** Per tile, the tiles within sight radius with their two lines (HX-D88). */
  readonly sightLines: readonly (readonly SightLine[])[];
  indexOf(q: number, r: number): number;
}

/** From one tile to `to`: tiles strictly between on the line nudged one way and the other. */
export interface SightLine {
  to: number;
  one: readonly number[];
  other: readonly number[];
}

export const hexDistance = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

const NUDGE = [1e-6, 2e-6, -3e-6] as const;

/** Cube rounding of a fractional hex. */
function roundHex(q: number, r: number, s: number): HxHex {
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(s);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs - s);
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq, r: rr };
}

/** Hexes strictly between two hexes on the straight line of centres, nudged off ties by `sign`. */
export function hexesBetween(a: HxHex, b: HxHex, sign: 1 | -1): HxHex[] {
  const n = hexDistance(b.q - a.q, b.r - a.r);
  const found: HxHex[] = [];
  for (let i = 1; i < n; i++) {
    const t = i / n;
    const q = a.q + (b.q - a.q) * t + sign * NUDGE[0];
    const r = a.r + (b.r - a.r) * t + sign * NUDGE[1];
    const s = -a.q - a.r + (a.q + a.r - b.q - b.r) * t + sign * NUDGE[2];
    found.push(roundHex(q, r, s));
  }
  return found;
}

function build(q: readonly number[], r: readonly number[]): Outline {
  const size = q.length;
  const index = new Map<number, number>();
  const code = (x: number, y: number) => (x + 64) * 256 + (y + 64);
  for (let i = 0; i < size; i++) index.set(code(q[i], r[i]), i);
  const indexOf = (x: number, y: number) => index.get(code(x, y)) ?? -1;
  const nb = new Int16Array(size * 6).fill(-1);
  const around: number[][] = [];
  const dist = new Uint8Array(size * size);
  for (let i = 0; i < size; i++) {
    around.push([]);
    DIRECTIONS.forEach((d, k) => {
      const j = indexOf(q[i] + d.q, r[i] + d.r);
      nb[i * 6 + k] = j;
      if (j >= 0) around[i].push(j);
    });
    for (let j = 0; j < size; j++) dist[i * size + j] = hexDistance(q[j] - q[i], r[j] - r[i]);
  }
  const sightLines: SightLine[][] = Array.from({ length: size }, () => []);
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      if (dist[i * size + j] > SIGHT_RADIUS) continue;
      // Built once per pair and used both ways, so sight is mutual by construction (HX-25.5).
      const tiles = (sign: 1 | -1) =>
        hexesBetween({ q: q[i], r: r[i] }, { q: q[j], r: r[j] }, sign)
          .map((h) => indexOf(h.q, h.r))
          .filter((t) => t >= 0);
      const one = tiles(1);
      const other = tiles(-1);
      sightLines[i].push({ to: j, one, other });
      sightLines[j].push({ to: i, one, other });
    }
  }
  return { size, q, r, words: (size + 31) >> 5, nb, around, dist, sightLines, indexOf };
}

const cache = new Map<string, Outline>();
const CACHE_LIMIT = 32;

/** The outline of a map; tables are built once per shape and kept for the life of the process. */
export function outlineOf(q: readonly number[], r: readonly number[]): Outline {
  const name = `${q.join()};${r.join()}`;
  let outline = cache.get(name);
  if (!outline) {
    if (cache.size >= CACHE_LIMIT) cache.delete(cache.keys().next().value!);
    cache.set(name, (outline = build(q.slice(), r.slice())));
  }
  return outline;
}
