import type { Seat } from '../kernel/seat.ts';
import type { Tree } from './tree.ts';

/**
 * The part of a search's tree that grows out of its answer, for the same seat's next search of the turn. The first node
 * is where that one begins; each other names the one it grew from, which stands before it.
 */
export type BotOutlook = readonly OutlookNode[];

export type OutlookNode = readonly [
  grewFrom: number,
  key: number,
  seat: number,
  visits: number,
  available: number,
  sum: number,
  bias: number,
];

/** So many nodes are handed on at most: they travel with the request. */
export const MOST_NODES = 256;
/** Part of the looks that still count: they were taken before the answer, in other worlds. */
const KEPT = 0.5;
/** Nodes looked at less often tell nothing. */
const FEWEST_VISITS = 4;

/** Cuts out what grew out of a node, the oldest and therefore mostly the busiest first; nothing if the seat does not go on there. */
export function cutOutlook(tree: Tree, bias: Float64Array, from: number, seat: Seat): BotOutlook | undefined {
  const places = new Map([[from, 0]]);
  const nodes: OutlookNode[] = [[0, 0, 0, tree.visits[from], 0, 0, 0]];
  for (let node = from + 1; node < tree.size && nodes.length < MOST_NODES; node++) {
    const grewFrom = places.get(tree.parent[node]);
    if (grewFrom === undefined || tree.visits[node] < FEWEST_VISITS || (grewFrom === 0 && tree.seat[node] !== seat)) continue;
    places.set(node, nodes.length);
    nodes.push([grewFrom, tree.key[node], tree.seat[node], tree.visits[node], tree.available[node], tree.sum[node], bias[node]]);
  }
  return nodes.length > 1 ? nodes : undefined;
}

/**
 * Grows the root's moves, with all that stands on them, out of an outlook.
 * @param isMove whether a key is a move of the root now
 */
export function plantOutlook(tree: Tree, bias: Float64Array, outlook: BotOutlook, isMove: (key: number) => boolean): void {
  const grown = new Int32Array(outlook.length).fill(-1);
  grown[0] = 0;
  outlook.forEach(([grewFrom, key, seat, visits, available, sum, leant], i) => {
    if (i === 0 || grown[grewFrom] < 0 || (grewFrom === 0 && !isMove(key))) return;
    const looks = Math.round(visits * KEPT);
    const node = tree.add(grown[grewFrom], key, seat);
    grown[i] = node;
    tree.visits[node] = looks;
    tree.available[node] = Math.max(looks, Math.round(available * KEPT));
    tree.sum[node] = (sum * looks) / visits;
    bias[node] = leant;
    if (grewFrom === 0) tree.visits[0] += looks;
  });
}
