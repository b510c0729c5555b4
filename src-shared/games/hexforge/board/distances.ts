import { terrainOf, TYPE, type HxBoard } from './terrain.ts';

/** Walking distances over a board, for judging positions: who stands where is left out. */
export interface Distances {
  /** Per seat, steps from each tile to a tile beside that seat's base; FAR if there is no way. */
  readonly toBase: readonly Uint8Array[];
  /** Mineral tiles, and steps from each tile to the nearest of them. */
  readonly minerals: readonly number[];
  readonly toMineral: Uint8Array;
}

export const FAR = 60;

/** Breadth first over standable tiles. A wall's own entry is the least of its neighbours' and one more. */
function flood(board: HxBoard, from: readonly number[]): Uint8Array {
  const { outline, standable } = terrainOf(board);
  const steps = new Uint8Array(outline.size).fill(FAR);
  const queue = from.slice();
  for (const tile of from) steps[tile] = 0;
  for (let i = 0; i < queue.length; i++) {
    for (const next of outline.around[queue[i]]) {
      if (steps[next] <= steps[queue[i]] + 1) continue;
      steps[next] = steps[queue[i]] + 1;
      if (standable[next]) queue.push(next);
    }
  }
  return steps;
}

const cache = new WeakMap<HxBoard, Distances>();

export function distancesOf(board: HxBoard): Distances {
  let distances = cache.get(board);
  if (!distances) {
    const { outline, standable } = terrainOf(board);
    const minerals = board.types.flatMap((type, tile) => (type === TYPE.mineral ? [tile] : []));
    distances = {
      toBase: board.bases.map((base) =>
        flood(
          board,
          outline.around[base].filter((tile) => standable[tile]),
        ),
      ),
      minerals,
      toMineral: flood(board, minerals),
    };
    cache.set(board, distances);
  }
  return distances;
}
