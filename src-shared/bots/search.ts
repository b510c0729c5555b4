import type { Game } from '../kernel/game.ts';
import { Random } from '../kernel/rng.ts';
import type { GameState } from '../kernel/state.ts';
import { MAX_KEYS, offered, seatOf } from './common.ts';
import { Lookahead, Verdict } from './lookahead.ts';
import { playout, quickKey, type PlayoutLimits } from './playout.ts';
import { Tree } from './tree.ts';
import type { BotAnswer, BotRequest } from './types.ts';

export interface SearchTuning {
  /** Weight of curiosity against results so far. */
  exploration: number;
  /** Children a node may have after n visits: `width · √n`. */
  width: number;
  /** The root looks at this many candidates at most, the best by one step ahead. */
  rootWidth: number;
  /** Worlds in which the root's candidates are judged one step ahead. */
  rootWorlds: number;
  /** Visits that this first judgement counts as: it steers at first and fades as results come in. */
  rootTrust: number;
  /** Iterations that share a sampled world. */
  perWorld: number;
  /** Sampled worlds that may share their costly parts. */
  perSample: number;
  playout: PlayoutLimits;
}

export const DEFAULT_TUNING: SearchTuning = {
  exploration: 0.5,
  width: 1.5,
  rootWidth: 12,
  rootWorlds: 2,
  rootTrust: 20,
  perWorld: 3,
  perSample: 24,
  playout: { turns: 1, decisions: 60 },
};

const CAPACITY = 1 << 16;
/** No line of play in the tree is longer. */
const MAX_DEPTH = 64;
/** A move looked at less often than the busiest one by this factor is no answer: its mean may be luck. */
const TOO_RARE = 3;

/**
 * One search at a time: judge the root in a world or two, narrow it, iterate, answer. Its memory is reused from
 * decision to decision; nothing in it outlives `begin`.
 */
export class Search {
  iterations = 0;
  readonly #game: Game;
  readonly #tuning: SearchTuning;
  readonly #tree = new Tree(CAPACITY);
  readonly #lookahead: Lookahead;
  readonly #keys = new Int32Array(MAX_KEYS);
  readonly #path = new Int32Array(MAX_DEPTH + 2);
  /** What the first judgement says of the root's children, below 0; they are the first nodes of the tree. */
  readonly #bias = new Float64Array(MAX_KEYS);
  #request!: BotRequest;
  #random!: Random;
  #seat = 0;
  #samples = 0;
  #world: GameState | undefined;
  #scratch: GameState | undefined;
  /** Keys the root still considers. */
  #rootKeys: number[] = [];
  #verdict = new Verdict();

  constructor(game: Game, tuning: SearchTuning) {
    this.#game = game;
    this.#tuning = tuning;
    this.#lookahead = new Lookahead(game);
  }

  begin(request: BotRequest): void {
    this.#request = request;
    this.#random = new Random(request.seed);
    this.#seat = seatOf(request);
    this.#tree.clear();
    this.#rootKeys = [];
    this.#verdict = new Verdict();
    this.#bias.fill(0);
    this.#world = undefined;
    this.#samples = 0;
    this.iterations = 0;
  }

  /** Judges every candidate one choice ahead in one more sampled world. */
  judge(): void {
    this.#verdict.add(this.#lookahead.candidates(this.#sample()));
  }

  /** Keeps the best judged moves as the root's children. */
  narrow(): void {
    const ranked = this.#verdict.ranked();
    const best = ranked[0].value;
    for (const { key, value } of ranked.slice(0, this.#tuning.rootWidth)) {
      // Only how much worse it looks than the best counts: results of playouts live on a level of their own.
      this.#bias[this.#tree.add(0, key, this.#seat)] = value - best;
      this.#rootKeys.push(key);
    }
  }

  /** No other move could be looked at as often as the busiest within `left` more iterations. */
  decided(left: number): boolean {
    let first = 0;
    let second = 0;
    for (const key of this.#rootKeys) {
      const visits = this.#tree.visits[this.#tree.child(0, key)];
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return first - second > left;
  }

  iterate(): void {
    const game = this.#game;
    const tree = this.#tree;
    const world = this.iterations % this.#tuning.perWorld === 0 ? this.#sample() : this.#world!;
    const state = this.#copy(world);
    const path = this.#path;
    let depth = 0;
    let node = 0;
    path[0] = 0;
    for (let grown = false; !grown && depth < MAX_DEPTH && game.toAct(state) !== null;) {
      const seat = game.toAct(state)!;
      const n = game.candidates(state, this.#keys);
      let next = this.#select(node, n);
      if (next < 0) {
        if (tree.full) break;
        next = tree.add(node, this.#newKey(state, node, n), seat);
        tree.available[next] = 1;
        grown = true;
      }
      game.play(state, tree.key[next]);
      node = next;
      path[++depth] = node;
    }
    playout(game, state, this.#keys, this.#tuning.playout, this.#random);
    this.#backUp(state, depth);
    this.iterations++;
  }

  answer(): BotAnswer {
    const tree = this.#tree;
    let best = this.#request.actions[0];
    const { rootTrust } = this.#tuning;
    let busiest = 0;
    for (const key of this.#rootKeys) busiest = Math.max(busiest, tree.visits[tree.child(0, key)]);
    let most = -Infinity;
    let value: number | null = null;
    const world = this.#world ?? this.#sample();
    for (const key of this.#rootKeys) {
      const node = tree.child(0, key);
      const visits = tree.visits[node];
      const mean = visits === 0 ? 0 : tree.sum[node] / visits;
      const worth = mean + (this.#bias[node] * rootTrust) / (rootTrust + visits);
      if (worth <= most || visits * TOO_RARE < busiest) continue;
      const action = offered(this.#game, world, this.#request, key);
      if (!action) continue;
      best = action;
      most = worth;
      value = visits === 0 ? null : mean;
    }
    return { action: best, stats: { iterations: this.iterations, value } };
  }

  /** A fresh world; every so often one that shares nothing with the last. */
  #sample(): GameState {
    const { view, history } = this.#request;
    const previous = this.#samples++ % this.#tuning.perSample === 0 ? undefined : this.#world;
    return (this.#world = this.#game.determinize(view, history, this.#random, previous));
  }

  #copy(world: GameState): GameState {
    return (this.#scratch = this.#game.clone(world, this.#scratch));
  }

  /** The child to go to among the `n` keys at hand, or -1 to grow a new one. */
  #select(node: number, n: number): number {
    const tree = this.#tree;
    const keys = this.#keys;
    const { exploration, width, rootTrust } = this.#tuning;
    let known = 0;
    let best = -1;
    let bestScore = -Infinity;
    for (let i = 0; i < n; i++) {
      const child = tree.child(node, keys[i]);
      if (child === 0) continue;
      known++;
      const available = ++tree.available[child];
      const visits = tree.visits[child];
      if (visits === 0) return child;
      let score = tree.sum[child] / visits + exploration * Math.sqrt(Math.log(available) / visits);
      if (node === 0) score += (this.#bias[child] * rootTrust) / (rootTrust + visits);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    // The root's moves are all there from the beginning.
    if (node === 0 && best >= 0) return best;
    return known < n && known < width * Math.sqrt(tree.visits[node] + 1) ? -1 : best;
  }

  /** A key that has no node yet: a quick sensible one if possible. */
  #newKey(state: GameState, node: number, n: number): number {
    const tree = this.#tree;
    const keys = this.#keys;
    const quick = quickKey(this.#game, state, keys, n, this.#random);
    if (tree.child(node, quick) === 0) return quick;
    const from = this.#random.below(n);
    for (let i = 0; i < n; i++) {
      const key = keys[(from + i) % n];
      if (tree.child(node, key) === 0) return key;
    }
    return quick;
  }

  #backUp(state: GameState, depth: number): void {
    const tree = this.#tree;
    const game = this.#game;
    tree.visits[0]++;
    for (let i = 1; i <= depth; i++) {
      const node = this.#path[i];
      tree.visits[node]++;
      tree.sum[node] += this.#value(game, state, tree.seat[node]);
    }
    this.#values.fill(-1);
  }

  readonly #values = new Float64Array(8).fill(-1);

  /** The heuristic for one seat, asked once per iteration. */
  #value(game: Game, state: GameState, seat: number): number {
    const known = this.#values[seat];
    return known >= 0 ? known : (this.#values[seat] = game.evaluate(state, seat));
  }
}
