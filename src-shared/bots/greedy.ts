import type { Game } from '../kernel/game.ts';
import { Random } from '../kernel/rng.ts';
import type { GameState } from '../kernel/state.ts';
import { carryOut, forced, MAX_KEYS, offered, seatOf } from './common.ts';
import type { Bot } from './types.ts';

/** Sampled worlds over which an action's worth is averaged. */
const WORLDS = 4;

/**
 * One action ahead: in each of a few sampled worlds it tries every candidate, lets everything begun be carried
 * out, and takes the action after which its seat stands best on average.
 */
export function greedyBot(game: Game): Bot {
  const keys = new Int32Array(MAX_KEYS);
  return {
    id: 'greedy',
    *think(request, hooks) {
      const only = forced(request);
      if (only) return only;
      const seat = seatOf(request);
      const random = new Random(request.seed);
      const totals = new Map<number, { sum: number; worlds: number }>();
      let world: GameState | undefined;
      let trial: GameState | undefined;
      let evaluations = 0;
      for (let i = 0; i < WORLDS && !(i > 0 && hooks.cancelled()); i++) {
        world = game.determinize(request.view, request.history, random, world);
        const n = game.candidates(world, keys);
        for (const key of keys.slice(0, n)) {
          trial = game.clone(world, trial);
          game.play(trial, key);
          carryOut(game, trial);
          const total = totals.get(key) ?? { sum: 0, worlds: 0 };
          total.sum += game.evaluate(trial, seat);
          total.worlds++;
          totals.set(key, total);
          evaluations++;
        }
        yield { done: (i + 1) / WORLDS, iterations: evaluations };
      }
      let best = request.actions[0];
      let value = -1;
      for (const [key, { sum, worlds }] of totals) {
        // Ties go to the earlier key: the order is fixed, so equal requests get equal answers.
        if (sum / worlds <= value) continue;
        const action = offered(game, world!, request, key);
        if (!action) continue;
        best = action;
        value = sum / worlds;
      }
      return { action: best, stats: { iterations: evaluations, value } };
    },
  };
}
