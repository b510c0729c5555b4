import { hasBit, setBit, terrainOf, type Terrain } from '../board/terrain.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { KIND, type HxEntity, type HxSeatState, type HxState } from '../state.ts';

const SHOWS = KEYWORDS.at('shows');

function addSet(into: number[], from: Int32Array, at: number, words: number): void {
  for (let w = 0; w < words; w++) into[w] |= from[at + w];
}

function addSightOf(into: number[], terrain: Terrain, tile: number): void {
  addSet(into, terrain.sight, tile * terrain.words, terrain.words);
  const extra = terrain.extra[tile];
  if (extra) addSet(into, extra, 0, terrain.words);
}

/**
 * How much of a seat's memoized vision is valid: nothing (`no`), the tiles in sight (`seen`), those and the terrain it
 * remembers (`remembered`), the terrain alone after a step (`walked`), and everything with the ids of sight (`noted`).
 */
const FRESH = { no: 0, seen: 1, remembered: 2, walked: 3, noted: 4 } as const;

/** The tiles in a seat's vision now (HX-25.1), memoized until something changes. */
export function visionOf(s: HxState, seat: number): readonly number[] {
  const own = s.seats[seat];
  if (own.fresh === FRESH.seen || own.fresh === FRESH.remembered || own.fresh === FRESH.noted) return own.vision;
  own.fresh = own.fresh === FRESH.walked ? FRESH.remembered : FRESH.seen;
  const terrain = terrainOf(s.board);
  const { vision } = own;
  for (let w = 0; w < terrain.words; w++) vision[w] = 0;
  for (const e of s.entities) {
    if (e.owner === seat) addSightOf(vision, terrain, e.tile);
    else if ((e.kw & SHOWS.mask) !== 0) for (const hook of SHOWS.hooks) if ((e.kw & hook.mask) !== 0) setBit(vision, hook.does(e));
  }
  for (const tile of own.lit) setBit(vision, tile);
  return vision;
}

export const sees = (s: HxState, seat: number, tile: number): boolean => hasBit(visionOf(s, seat), tile);

/** Bases are public wherever they stand (HX-25.12). */
export const seesEntity = (s: HxState, seat: number, e: HxEntity): boolean => e.kind === KIND.base || sees(s, seat, e.tile);

/** Invalidates both seats' vision: something came, went, moved or was lit. */
export function touchVision(s: HxState): void {
  s.seats[0].fresh = FRESH.no;
  s.seats[1].fresh = FRESH.no;
}

/**
 * A unit has just moved to another tile: only its owner sees otherwise now, and what is new in its sight is what can be
 * seen from there. Its rival may have followed it if a keyword shows where it is.
 */
export function walkSight(s: HxState, unit: HxEntity): void {
  if ((unit.kw & SHOWS.mask) !== 0) return touchVision(s);
  const own = s.seats[unit.owner];
  if (own.fresh === FRESH.no || own.fresh === FRESH.seen) {
    own.fresh = FRESH.no;
    return;
  }
  own.fresh = FRESH.walked;
  addSightOf(own.known, terrainOf(s.board), unit.tile);
}

/** Terrain once seen stays known (HX-23.4): called before anything that has just arrived can leave again. */
export function rememberTerrain(s: HxState): void {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const own = s.seats[seat];
    if (own.fresh !== FRESH.no && own.fresh !== FRESH.seen) continue;
    const { known } = own;
    const vision = visionOf(s, seat);
    for (let w = 0; w < vision.length; w++) known[w] |= vision[w];
    own.fresh = FRESH.remembered;
  }
}

const isNoted = ({ fresh }: HxSeatState): boolean => fresh === FRESH.noted;

/**
 * What comes into a seat's sight gets that seat's next own id, what leaves it loses it, so that a unit cannot be
 * followed through the fog. Sampled worlds for search do without.
 */
export function noteSight(s: HxState): void {
  rememberTerrain(s);
  // Any arrival, departure or step invalidates at least one seat.
  if (s.quiet || s.seats.every(isNoted)) return;
  for (let seat = 0; seat < s.seats.length; seat++) {
    for (const e of s.entities) {
      const seen = seesEntity(s, seat, e);
      if (seen && e.seen[seat] === 0) e.seen[seat] = s.seats[seat].nextSeen++;
      else if (!seen && e.seen[seat] !== 0) e.seen[seat] = 0;
    }
  }
  for (const own of s.seats) own.fresh = FRESH.noted;
}
