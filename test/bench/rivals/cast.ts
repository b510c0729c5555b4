import type { Cast } from '../../../src-main/arena/deal.ts';
import { createBot, type Bot, type BotId } from '../../../src-shared/bots/index.ts';
import { merge } from '../../../src-shared/bots/merge.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { createRng } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { shufflePiles } from './piles.ts';
import { dealtUniformly } from './uniform.ts';

/*
 * Bots that only measurements know: neither the app nor the arena can name them. Each is the product's search at the
 * same table, with other worlds to search in, without what it found before, or twice.
 */

export const RIVALS = ['seeing', 'peeking', 'uniform', 'forgetful', 'paired'] as const;
export type RivalId = (typeof RIVALS)[number];

/**
 * The game as it lies on the table: hands, the order of decks, the fog. Not what chance will bring, which nobody could
 * see; for that each world has luck of its own.
 */
export function seenThrough(game: Game, truth: () => GameState): Game {
  return {
    ...game,
    determinize(_view, _history, random) {
      const world = game.clone(truth());
      world.rng = createRng(random.seed(), Object.keys(world.rng.streams));
      return world;
    },
  };
}

/** The same but for the order of the piles: everything that somebody holds, and nothing of what will be drawn. */
export function peekedAt(game: Game, truth: () => GameState): Game {
  const seen = seenThrough(game, truth);
  return {
    ...seen,
    determinize(view, history, random) {
      const world = seen.determinize(view, history, random);
      shufflePiles(world, random);
      return world;
    },
  };
}

/** Begins each search anew, also in the middle of a turn. */
const forgetting = (bot: Bot): Bot => ({ id: bot.id, think: ({ outlook: _, ...request }, hooks) => bot.think(request, hooks) });

/** Two processes' worth: each search with as many iterations as the product's, luck of its own, and what both found added up as a crew does. */
const pairing = (bot: Bot): Bot => ({
  id: bot.id,
  *think(request, hooks) {
    const first = yield* bot.think(request, hooks);
    const second = yield* bot.think({ ...request, seed: `${request.seed} 1` }, hooks);
    return merge([first, second]);
  },
});

/** The first bot of the plan as it is, or by the lights of `by`, and the others by the rival's. */
export const castAgainst =
  (rival: RivalId, by?: RivalId): Cast =>
  (game, { bots: [first, ...others] }) => {
    let truth: GameState;
    // The match's own state: it is played on in place.
    const table: Game = { ...game, create: (...dealt) => (truth = game.create(...dealt)) };
    const rivals: Record<RivalId, (id: BotId) => Bot> = {
      seeing: (id) =>
        createBot(
          id,
          seenThrough(game, () => truth),
        ),
      peeking: (id) =>
        createBot(
          id,
          peekedAt(game, () => truth),
        ),
      uniform: (id) => createBot(id, dealtUniformly(game)),
      forgetful: (id) => forgetting(createBot(id, game)),
      paired: (id) => pairing(createBot(id, game)),
    };
    return { game: table, bots: [by ? rivals[by](first) : createBot(first, game), ...others.map(rivals[rival])] };
  };
