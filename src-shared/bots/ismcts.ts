import type { Game } from '../kernel/game.ts';
import { forced, GRACE_MS } from './common.ts';
import { Search, tuningFor, type SearchTuning } from './search.ts';
import type { Bot } from './types.ts';

/** Iterations of a request that names no budget at all. */
const FALLBACK_ITERATIONS = 500;
/** Iterations between looks at the clock. */
const STRIDE = 8;

/**
 * Single-observer information-set Monte Carlo tree search. The root's moves are judged one choice ahead, and the best
 * race each other. Each iteration walks one sampled world: a move of the race, down the shared tree by upper confidence
 * among the moves that exist in this world, one new node, a short playout, the game's heuristic, and back up.
 */
export function ismctsBot(game: Game, tuning: SearchTuning = tuningFor(game)): Bot {
  let memory: Search | null = null;
  return {
    id: 'ismcts',
    *think(request, hooks) {
      const only = forced(request);
      if (only) return only;
      const started = hooks.now();
      const { ms = Infinity, iterations = ms === Infinity ? FALLBACK_ITERATIONS : Infinity } = request.budget;
      const search = (memory ??= new Search(game, tuning));
      search.begin(request);
      const isOver = () => hooks.cancelled() || hooks.now() - started >= ms;

      search.judge(() => hooks.cancelled() || hooks.now() - started >= Math.max(ms, GRACE_MS));
      for (let world = 1; world < tuning.rootWorlds && !isOver(); world++) search.judge(isOver);
      search.narrow();
      while (!isOver() && search.iterations < iterations && !search.decided) {
        const share = Math.max(search.iterations / iterations, (hooks.now() - started) / ms);
        yield { done: share, iterations: search.iterations };
        for (let i = 0; i < STRIDE && search.iterations < iterations && !search.decided; i++) search.iterate(share);
      }
      return search.answer();
    },
  };
}
