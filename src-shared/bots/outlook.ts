import type { Seat } from '../kernel/seat.ts';
import type { Tree } from './tree.ts';

/**
 * Tree reuse: the subtree below a search's answer, for the same seat's next search of the turn. The first node is that search's root; each
 * other names its parent, which comes before it.
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

/** Limit on the nodes handed on, since they travel with the request. */
export const MOST_NODES = 256;
/** Weight of reused visits: they come from other determinizations. */
const KEPT = 0.5;
/** Nodes with fewer visits are dropped. */
const FEWEST_VISITS = 4;

/** The subtree of a node, oldest (and so mostly most visited) nodes first; empty if another seat acts there. */
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
 * Adds the nodes of a reused subtree below the root.
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
