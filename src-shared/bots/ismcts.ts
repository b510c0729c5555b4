import type { Game } from '../kernel/game.ts';
import { forced, GRACE_MS } from './common.ts';
import { Search, tuningFor, type SearchTuning } from './search.ts';
import type { Bot } from './types.ts';

/** Default budget. */
const FALLBACK_ITERATIONS = 500;
/** Iterations between checks of the clock. */
const STRIDE = 8;

/**
 * Single-observer information-set Monte Carlo tree search (ISMCTS). The root's moves are evaluated one choice ahead; the best go into
 * sequential halving. Each iteration takes one determinization: a move of the root, selection by availability-aware UCB, expansion by
 * one node, a truncated rollout, the game's heuristic, backpropagation.
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
