import { DIRECTIONS, hexDistance } from '../board/outline.ts';
import type { HxMap } from './schema.ts';
import type { HxHex } from '../types.ts';

type Tile = HxMap['tiles'][number];

/** Nearer bases could be attacked before their owner has had a turn. */
export const LEAST_BASE_DISTANCE = 8;

const distance = (a: HxHex, b: HxHex): number => hexDistance(a.q - b.q, a.r - b.r);
const keyOf = (q: number, r: number) => `${q},${r}`;
const nameOf = (tile: Tile) => `(${tile.q},${tile.r})`;
const standable = (tile: Tile) => tile.type !== 'wall' && tile.type !== 'base';

/** Neighbour lookup over a map's tiles. */
export function neighboursIn(map: HxMap): (tile: HxHex) => Tile[] {
  const byPlace = new Map(map.tiles.map((tile) => [keyOf(tile.q, tile.r), tile]));
  return (tile) => DIRECTIONS.map((d) => byPlace.get(keyOf(tile.q + d.q, tile.r + d.r))).filter((found) => found !== undefined);
}

/** Steps from `start` to every tile that can be reached over tiles that `may` be entered. */
export function walk(map: HxMap, start: Tile, may: (tile: Tile) => boolean): Map<Tile, number> {
  const neighbours = neighboursIn(map);
  const steps = new Map([[start, 0]]);
  const queue = [start];
  for (const tile of queue) {
    for (const next of neighbours(tile)) {
      if (steps.has(next) || !may(next)) continue;
      steps.set(next, steps.get(tile)! + 1);
      queue.push(next);
    }
  }
  return steps;
}

/** HX-5.11, 23.3. */
function checkBases(map: HxMap): string[] {
  const bases = map.tiles.filter((tile) => tile.type === 'base');
  if (bases.length !== 2) return [`The map has ${bases.length} base tiles; it needs exactly 2, one for each player.`];
  const problems: string[] = [];
  const apart = distance(bases[0], bases[1]);
  if (apart < LEAST_BASE_DISTANCE) problems.push(`The bases are ${apart} tiles apart; they need at least ${LEAST_BASE_DISTANCE}.`);
  const neighbours = neighboursIn(map);
  for (const base of bases) {
    if (!neighbours(base).some(standable))
      problems.push(`The base at ${nameOf(base)} has no tile beside it on which a unit could be summoned.`);
  }
  return problems;
}

/** Every reason why a map cannot be played, in words; empty if it can. Only what the game itself needs (HX-8.1, 23.2). */
export function checkMap(map: HxMap): string[] {
  const problems: string[] = [];
  const places = new Set<string>();
  for (const tile of map.tiles) {
    const place = keyOf(tile.q, tile.r);
    if (places.has(place)) problems.push(`There is more than one tile at ${nameOf(tile)}.`);
    places.add(place);
  }
  problems.push(...checkBases(map));
  if (!map.tiles.some((tile) => tile.type === 'mineral'))
    problems.push('The map has no mineral tile, so no worker could ever yield anything.');
  const ground = map.tiles.filter(standable);
  if (ground.length > 0) {
    const reached = walk(map, ground[0], standable);
    const cut = ground.filter((tile) => !reached.has(tile));
    if (cut.length > 0)
      problems.push(
        `Walls or gaps cut off ${cut.length} tiles from the rest, among them ${nameOf(cut[0])}; all tiles to stand on must hang together.`,
      );
  }
  return problems;
}
