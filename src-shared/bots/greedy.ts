import type { Game } from '../kernel/game.ts';
import { Random } from '../kernel/rng.ts';
import type { GameState } from '../kernel/state.ts';
import { forced, GRACE_MS, offered } from './common.ts';
import type { BotId } from '../protocol/bot-ids.ts';
import { Lookahead, Verdict } from './lookahead.ts';
import { overlooking } from './overlook.ts';
import { CommonSense } from './sense.ts';
import { MOST_CANDIDATES, type Bot, type BotCandidate } from './types.ts';

export interface GlanceTuning {
  /** Determinizations over which an action's value is averaged. */
  worlds: number;
  /** Chance to win that is easily overlooked: a move by so much worse than the best is taken e times as rarely. 0: never. */
  blur: number;
  /** It leaves what is absurd where it can, and spares people who have not had a turn (see `CommonSense`). */
  sense: boolean;
}

const CAREFUL: GlanceTuning = { worlds: 4, blur: 0, sense: false };
/** Ways of completing choices looked at in one world. */
const WAYS = 800;

/**
 * One-choice lookahead: in a few determinizations completes every candidate in the best way, resolves what is pending, and takes the
 * action with the best mean value.
 */
export function greedyBot(game: Game, id: BotId = 'greedy', tuning: GlanceTuning = CAREFUL): Bot {
  const lookahead = new Lookahead(game);
  const hints = (tuning.sense && game.search?.sense) || null;
  return {
    id,
    *think(request, hooks) {
      const only = forced(request);
      if (only) return only;
      const started = hooks.now();
      const { ms = Infinity } = request.budget;
      const isOver = () => hooks.cancelled() || hooks.now() - started >= Math.max(ms, GRACE_MS);
      const random = new Random(request.seed);
      const verdict = new Verdict();
      const before = lookahead.judged;
      let world: GameState | undefined;
      for (let i = 0; i < tuning.worlds && !(i > 0 && isOver()); i++) {
        world = game.determinize(request.view, request.history, random, world);
        const sense = hints && new CommonSense(game, hints, world, request.people ?? []);
        const judged = lookahead.candidates(world, WAYS, hooks.cancelled, sense);
        verdict.add(sense ? sense.sift(judged) : judged);
        yield { done: (i + 1) / tuning.worlds, iterations: lookahead.judged - before };
      }
      const iterations = lookahead.judged - before;
      const candidates: BotCandidate[] = [];
      for (const { key, value, worlds } of overlooking(verdict.ranked(random), tuning.blur, random)) {
        const action = offered(game, world!, request, key);
        if (action) candidates.push({ action, visits: worlds, value });
        if (candidates.length === MOST_CANDIDATES) break;
      }
      if (candidates.length === 0) return { action: request.actions[0], stats: { iterations, value: null } };
      const [{ action, value }] = candidates;
      return { action, stats: { iterations, value, candidates } };
    },
  };
}
