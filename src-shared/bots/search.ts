import type { Game, SearchDepth } from '../kernel/game.ts';
import { Random } from '../kernel/rng.ts';
import type { GameState } from '../kernel/state.ts';
import { MAX_KEYS, offered, seatOf } from './common.ts';
import { isMidway, Lookahead, Verdict, type Judgement } from './lookahead.ts';
import { cutOutlook, plantOutlook } from './outlook.ts';
import { Playout, type PlayoutLimits } from './playout.ts';
import { Race } from './race.ts';
import { Tree } from './tree.ts';
import { MOST_CANDIDATES, type BotAnswer, type BotCandidate, type BotRequest } from './types.ts';

export interface SearchTuning {
  /** Exploration constant of UCB. */
  exploration: number;
  /** Progressive widening: children after n visits, `width · √n`. */
  width: number;
  /** Visits before a node is expanded. */
  ripe: number;
  /** Limit on the root's candidates, the best by one choice of lookahead. */
  rootWidth: number;
  /** Determinizations in which the root's candidates are evaluated one choice ahead. */
  rootWorlds: number;
  /** Ways of completing a choice that are looked at, the best first. */
  midwayWidth: number;
  /** Weight of the one-choice evaluation as a prior, in visits. */
  trust: number;
  /** The same at the root, in rounds of sequential halving. */
  rootTrust: number;
  /** Determinizations that may share their costly parts. */
  perSample: number;
  playout: PlayoutLimits;
  /** Rollout horizon in turns after the present one. */
  turnsAhead: (state: GameState, depth: SearchDepth) => number;
}

export const DEFAULT_TUNING: SearchTuning = {
  exploration: 0.2,
  width: 0.5,
  ripe: 16,
  rootWidth: 12,
  rootWorlds: 2,
  midwayWidth: 6,
  trust: 20,
  rootTrust: 4,
  perSample: 24,
  playout: { decisions: 120, considered: 4, asWeighed: false },
  turnsAhead: () => 1,
};

/** How a game is searched: it may say itself what playouts serve it, and how far they go. */
export const tuningFor = ({ search }: Game): SearchTuning => ({
  ...DEFAULT_TUNING,
  playout: { ...DEFAULT_TUNING.playout, ...search?.playout },
  turnsAhead: search?.turnsAhead ?? DEFAULT_TUNING.turnsAhead,
});

/** Least iterations for each depth: with fewer, long rollouts are too noisy to be worth their time. */
const FEWEST: readonly (readonly [SearchDepth, number])[] = [
  ['deepest', 2000],
  ['deep', 500],
];

/** Depth for a budget in iterations. */
export const depthOf = (iterations: number): SearchDepth => FEWEST.find(([, fewest]) => iterations >= fewest)?.[0] ?? 'shallow';

const CAPACITY = 1 << 16;
/** Limit on the depth of the tree. */
const MAX_DEPTH = 64;
/** Ways of completing choices looked at when the root is judged, and in the middle of a choice. */
const ROOT_WAYS = 500;
const MIDWAY_WAYS = 100;
/** Limit on nodes with a one-choice evaluation; beyond it choices are completed by rollout moves. */
const MOST_JUDGED = 48;
/** Discount of a lead or lag by turn: of two sure wins the earlier is taken, of two losses the later. */
const IMPATIENCE = 0.03;
/** The share of a seat that is neither ahead nor behind, where two play. */
const EVEN_OF_TWO = 0.5;

/**
 * One search: evaluate the root one choice ahead, prune it, iterate, answer. The root uses sequential halving, the tree below it UCB with
 * progressive widening. Memory is reused between searches; `begin` resets it.
 */
export class Search {
  iterations = 0;
  readonly #game: Game;
  readonly #tuning: SearchTuning;
  readonly #tree = new Tree(CAPACITY);
  readonly #lookahead: Lookahead;
  readonly #playout: Playout;
  readonly #race: Race;
  readonly #keys = new Int32Array(MAX_KEYS);
  readonly #path = new Int32Array(MAX_DEPTH + 2);
  /** Per node that a judgement made, how much worse it looked than the best beside it: 0 or below. */
  readonly #bias = new Float64Array(CAPACITY);
  /** Judged moves, best first, of the root and of nodes in the middle of an own choice. */
  readonly #rankings = new Map<number, readonly Judgement[]>();
  #request!: BotRequest;
  /** Seed of the chance events of a round's iterations (common random numbers). */
  readonly #luck = new Random(0);
  readonly #random = new Random(0);
  /** Generator for all but the iterations. */
  #worlds!: Random;
  #seat = 0;
  #samples = 0;
  #world: GameState | undefined;
  /** Turn in which this round's iterations begin, and an even share then. */
  #turn = 0;
  /** The last turn that is played, if it comes to that. */
  #until = 0;
  #even = EVEN_OF_TWO;
  #scratch: GameState | undefined;
  #verdict = new Verdict();

  constructor(game: Game, tuning: SearchTuning) {
    this.#game = game;
    this.#tuning = tuning;
    this.#lookahead = new Lookahead(game);
    this.#playout = new Playout(game, tuning.playout);
    this.#race = new Race(tuning.rootTrust);
  }

  begin(request: BotRequest): void {
    this.#request = request;
    this.#worlds = new Random(request.seed);
    this.#seat = seatOf(request);
    this.#tree.clear();
    this.#rankings.clear();
    this.#verdict = new Verdict();
    this.#world = undefined;
    this.#samples = 0;
    this.iterations = 0;
  }

  /** Judges the candidates one choice ahead in one more sampled world, as many as there is time for. */
  judge(isOver: () => boolean): void {
    this.#verdict.add(this.#lookahead.candidates(this.#sample(), ROOT_WAYS, isOver));
  }

  /** Starts sequential halving with the best moves of the root, and adds the reused subtree. */
  narrow(): void {
    const ranking = this.#verdict.ranked(this.#worlds).slice(0, this.#tuning.rootWidth);
    this.#race.begin(ranking);
    const { outlook } = this.#request;
    const entrants = new Set(ranking.map(({ key }) => key));
    if (outlook) plantOutlook(this.#tree, this.#bias, outlook, (key) => entrants.has(key));
  }

  /** One move is clearly the best. */
  get decided(): boolean {
    return this.#race.decided;
  }

  /** @param share of the budget that is spent, 0…1 */
  iterate(share: number): void {
    const game = this.#game;
    const tree = this.#tree;
    if (this.#race.atStart) {
      const world = this.#sample();
      this.#turn = this.#game.turn(world);
      // Counted from the root: moves that end the turn are judged by the same turns as those that do not.
      this.#until = this.#turn + this.#tuning.turnsAhead(world, depthOf(this.#request.budget.iterations ?? Infinity));
      this.#even = game.search?.even?.(world) ?? EVEN_OF_TWO;
      this.#luck.follow(this.#worlds);
      this.#worlds.unit();
    }
    this.#random.follow(this.#luck);
    const state = this.#copy(this.#world!);
    const path = this.#path;
    const entrant = this.#race.key;
    let node = tree.child(0, entrant) || this.#grow(0, entrant, this.#seat, 0);
    let grown = tree.visits[node] === 0;
    let depth = 1;
    path[1] = node;
    game.play(state, entrant);
    while (depth < MAX_DEPTH && !tree.full) {
      const seat = game.toAct(state);
      if (seat === null || this.#game.turn(state) > this.#until) break;
      // A choice is completed in the tree: half of one has no meaningful value.
      const midway = seat === this.#seat && isMidway(game, state);
      if (!midway && (grown || tree.visits[node] < this.#tuning.ripe)) break;
      const n = game.candidates(state, this.#keys);
      const ranking = this.#rankingOf(node, state, midway);
      let next = ranking ? this.#selectJudged(node, ranking, n, seat) : -1;
      if (next < 0) next = this.#select(node, n);
      if (next < 0) next = this.#grow(node, this.#newKey(state, node, n), seat, 0);
      if (tree.visits[next] === 0) grown = true;
      game.play(state, tree.key[next]);
      node = next;
      path[++depth] = node;
    }
    this.#playout.run(state, this.#random, this.#until);
    this.#race.record(this.#value(state, this.#seat), share);
    this.#backUp(state, depth);
    this.iterations++;
  }

  answer(): BotAnswer {
    const candidates = this.#weighed();
    if (candidates.length === 0) return { action: this.#request.actions[0], stats: { iterations: this.iterations, value: null } };
    const [{ action, value }] = candidates;
    const node = this.#tree.child(0, this.#game.key(this.#world!, action));
    const outlook = node === 0 ? undefined : cutOutlook(this.#tree, this.#bias, node, this.#seat);
    return { action, stats: { iterations: this.iterations, value, candidates, ...(outlook && { outlook }) } };
  }

  /** The moves of the root, the winner of the race first. */
  #weighed(): BotCandidate[] {
    const candidates: BotCandidate[] = [];
    for (const { key, rounds, value } of this.#race.ranking()) {
      const action = offered(this.#game, this.#world!, this.#request, key);
      if (action) candidates.push({ action, visits: rounds, value });
      if (candidates.length === MOST_CANDIDATES) break;
    }
    return candidates;
  }

  /** What is left of a judgement after so many visits. */
  #steer(bias: number, visits: number): number {
    const { trust } = this.#tuning;
    return (bias * trust) / (trust + visits);
  }

  /** A new determinization; now and then one that shares no parts with the last. */
  #sample(): GameState {
    const { view, history } = this.#request;
    const previous = this.#samples++ % this.#tuning.perSample === 0 ? undefined : this.#world;
    return (this.#world = this.#game.determinize(view, history, this.#worlds, previous));
  }

  #copy(world: GameState): GameState {
    return (this.#scratch = this.#game.clone(world, this.#scratch));
  }

  /** The judged moves of a node; a node in the middle of an own choice is judged when it is first reached. */
  #rankingOf(node: number, state: GameState, midway: boolean): readonly Judgement[] | null {
    const known = this.#rankings.get(node);
    if (known || !midway || this.#rankings.size >= MOST_JUDGED) return known ?? null;
    const verdict = new Verdict();
    verdict.add(this.#lookahead.candidates(state, MIDWAY_WAYS));
    const ranking = verdict.ranked(this.#worlds).slice(0, this.#tuning.midwayWidth);
    this.#rankings.set(node, ranking);
    return ranking;
  }

  /** The child to go to among the judged moves that are at hand, new or known; -1 if none is at hand. */
  #selectJudged(node: number, ranking: readonly Judgement[], n: number, seat: number): number {
    const tree = this.#tree;
    // A choice is first completed in the best way, later in others too.
    const most = Math.min(ranking.length, 1 + Math.floor(Math.sqrt(tree.visits[node]) / 2));
    let best = -1;
    let bestScore = -Infinity;
    for (let i = 0; i < most; i++) {
      const { key, value } = ranking[i];
      if (!this.#atHand(key, n)) continue;
      const child = tree.child(node, key);
      if (child === 0) return this.#grow(node, key, seat, value - ranking[0].value);
      tree.available[child]++;
      const score = this.#score(child);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    return best;
  }

  #atHand(key: number, n: number): boolean {
    for (let i = 0; i < n; i++) if (this.#keys[i] === key) return true;
    return false;
  }

  #score(child: number): number {
    const tree = this.#tree;
    const visits = tree.visits[child];
    const curiosity = this.#tuning.exploration * Math.sqrt(Math.log(tree.available[child]) / visits);
    return tree.sum[child] / visits + curiosity + this.#steer(this.#bias[child], visits);
  }

  #grow(node: number, key: number, seat: number, bias: number): number {
    const child = this.#tree.add(node, key, seat);
    this.#tree.available[child] = 1;
    this.#bias[child] = bias;
    return child;
  }

  /** The child to go to among the `n` keys at hand, or -1 to grow a new one. */
  #select(node: number, n: number): number {
    const tree = this.#tree;
    let known = 0;
    let best = -1;
    let bestScore = -Infinity;
    for (let i = 0; i < n; i++) {
      const child = tree.child(node, this.#keys[i]);
      if (child === 0) continue;
      known++;
      tree.available[child]++;
      const score = this.#score(child);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    return known < n && known < this.#tuning.width * Math.sqrt(tree.visits[node] + 1) ? -1 : best;
  }

  /** A key that has no node yet: what a playout would do if possible. */
  #newKey(state: GameState, node: number, n: number): number {
    const tree = this.#tree;
    const keys = this.#keys;
    const quick = this.#playout.key(state, keys, n, this.#random);
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
    tree.visits[0]++;
    for (let i = 1; i <= depth; i++) {
      const node = this.#path[i];
      tree.visits[node]++;
      tree.sum[node] += this.#value(state, tree.seat[node]);
    }
    this.#values.fill(-1);
  }

  readonly #values = new Float64Array(8).fill(-1);

  /** Value of an iteration's last position for a seat: the heuristic, discounted by turns. Evaluated once a seat. */
  #value(state: GameState, seat: number): number {
    const known = this.#values[seat];
    if (known >= 0) return known;
    const turns = this.#game.turn(state) - this.#turn;
    const value = this.#even + (this.#game.evaluate(state, seat) - this.#even) * (1 - IMPATIENCE) ** turns;
    return (this.#values[seat] = value);
  }
}
