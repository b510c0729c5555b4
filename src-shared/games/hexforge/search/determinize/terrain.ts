import type { Random } from '../../../../kernel/rng.ts';
import { outlineOf, type Outline } from '../../board/outline.ts';
import { TYPE, type HxBoard } from '../../board/terrain.ts';
import { TILE_TYPES } from '../../types.ts';
import type { HxView } from '../../view.ts';

/*
 * Prior for unseen terrain: maps are point-symmetric between the bases, so an unseen tile is mostly its known mirror
 * image; otherwise types come in the proportions below. What is in sight must stay in sight and what is
 * not must not come into it, so walls are mended until the seat's own line of sight agrees with its view.
 */

const SHARES: readonly [number, number][] = [
  [TYPE.blank, 0.6],
  [TYPE.mineral, 0.1],
  [TYPE.grass, 0.11],
  [TYPE.wall, 0.12],
  [TYPE.sensor, 0.03],
  [TYPE.strife, 0.04],
];
const REPAIRS = 40;

function sampleType(random: Random): number {
  let x = random.unit();
  for (const [type, share] of SHARES) if ((x -= share) < 0) return type;
  return TYPE.blank;
}

/** Tile on the other side of the middle between the two bases, −1 if there is none. */
function mirrorOf(outline: Outline, bases: readonly number[], tile: number): number {
  const [a, b] = bases;
  return outline.indexOf(outline.q[a] + outline.q[b] - outline.q[tile], outline.r[a] + outline.r[b] - outline.r[tile]);
}

interface Sightings {
  outline: Outline;
  seen: boolean[];
  unknown: boolean[];
  /** Tiles of the seat's own entities. */
  eyes: number[];
}

const clear = (types: readonly number[], line: readonly number[]): boolean => line.every((t) => types[t] !== TYPE.wall);

/** One pass over all own sight lines; true when nothing had to be mended. */
function mend(types: number[], s: Sightings): boolean {
  let fine = true;
  const seenByLine = new Set<number>();
  for (const eye of s.eyes) {
    for (const line of s.outline.sightLines[eye]) {
      if (!clear(types, line.one) && !clear(types, line.other)) continue;
      seenByLine.add(line.to);
      if (s.seen[line.to]) continue;
      fine = false;
      for (const path of [line.one, line.other]) {
        const spot = path.find((t) => s.unknown[t] && types[t] !== TYPE.wall);
        if (clear(types, path) && spot !== undefined) types[spot] = TYPE.wall;
      }
    }
  }
  for (const eye of s.eyes) {
    for (const line of s.outline.sightLines[eye]) {
      if (!s.seen[line.to] || seenByLine.has(line.to)) continue;
      for (const path of [line.one, line.other]) {
        const walls = path.filter((t) => types[t] === TYPE.wall);
        if (walls.length === 0 || !walls.every((t) => s.unknown[t])) continue;
        for (const t of walls) types[t] = TYPE.blank;
        fine = false;
      }
    }
  }
  return fine;
}

/** Grass strips and sensors that the seat stands on show themselves: what they would add cannot be there unseen. */
function mendSpecials(types: number[], s: Sightings): void {
  const onSensor = s.eyes.some((t) => types[t] === TYPE.sensor);
  const strip = new Set<number>(s.eyes.filter((t) => types[t] === TYPE.grass));
  for (const at of strip) {
    for (const n of s.outline.around[at]) {
      if (types[n] !== TYPE.grass) continue;
      if (s.unknown[n]) types[n] = TYPE.blank;
      else strip.add(n);
    }
  }
  if (!onSensor) return;
  for (let t = 0; t < types.length; t++) if (s.unknown[t] && types[t] === TYPE.sensor) types[t] = TYPE.blank;
}

/** A board that agrees with everything the seat has seen of it. */
export function sampleBoard(view: HxView, mirrorTrust: number, random: Random): HxBoard {
  const q = view.map.tiles.map((t) => t.q);
  const r = view.map.tiles.map((t) => t.r);
  const outline = outlineOf(q, r);
  const bases = view.players.map((p) => p.baseTile);
  const types = view.map.tiles.map((t) => (t.type === null ? -1 : TILE_TYPES.indexOf(t.type)));
  const unknown = types.map((type) => type < 0);
  for (let t = 0; t < types.length; t++) {
    if (types[t] >= 0) continue;
    const mirror = mirrorOf(outline, bases, t);
    const trusted = mirror >= 0 && types[mirror] >= 0 && types[mirror] !== TYPE.base && random.unit() < mirrorTrust;
    types[t] = trusted ? types[mirror] : sampleType(random);
  }
  const seat = view.me!.seat;
  const sightings: Sightings = {
    outline,
    seen: view.map.tiles.map((t) => t.seen),
    unknown,
    eyes: view.entities.filter((e) => e.owner === seat).map((e) => e.tile),
  };
  for (let i = 0; i < REPAIRS && !mend(types, sightings); i++);
  mendSpecials(types, sightings);
  return { q, r, types, bases };
}
