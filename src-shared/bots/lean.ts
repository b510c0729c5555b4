import type { Game, Leaning } from '../kernel/game.ts';

/** Shift of the log-odds by a position that pleases fully. */
const STRENGTH = 0.5;

/**
 * Utility shaping: the game with a heuristic that favours what a style likes. Won and lost keep their values. A game without
 * `search.pleasure` is returned unchanged.
 */
export function leaning(game: Game, toWhat: Leaning): Game {
  const pleasure = game.search?.pleasure;
  if (!pleasure) return game;
  return {
    ...game,
    evaluate: (state, seat) => {
      const value = game.evaluate(state, seat);
      const factor = Math.exp(STRENGTH * pleasure(state, seat, toWhat));
      return (value * factor) / (1 - value + value * factor);
    },
  };
}
