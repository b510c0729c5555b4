import type { Game, Leaning } from '../kernel/game.ts';

/** How far a position that pleases wholly moves the odds, as a power of e. */
const STRENGTH = 0.5;

/**
 * The game as a bot with such a leaning values it: what it is fond of looks better than its chance to win. Won stays won
 * and lost stays lost. A game that tells nothing of pleasures stays as it is.
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
