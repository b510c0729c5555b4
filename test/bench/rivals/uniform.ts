import type { Game } from '../../../src-shared/kernel/game.ts';
import { sample } from '../../../src-shared/games/hexforge/search/determinize/index.ts';
import type { HxPriors } from '../../../src-shared/games/hexforge/search/determinize/priors.ts';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import type { HxState } from '../../../src-shared/games/hexforge/state.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';

/*
 * The baseline that beliefs have to beat: worlds that agree with everything the seat sees, and all that agree alike.
 */

const MOST_WORKERS = 4;

const NO_OPINION: HxPriors = {
  fit: 1,
  mirrorTrust: 0,
  nearness: () => 1,
  haunts: 0,
  commanderOut: () => 0.5,
  // As many as the rules allow by now; half of the worlds have half of them.
  workers: (turns, coin) => Math.floor(Math.min(MOST_WORKERS, turns) / (1 + coin)),
  saves: 0.5,
};

type Determinize = Game['determinize'];

const hexforge: Determinize = (view, history, random, previous) =>
  sample(view as HxView, history as readonly HxEvent[], random, previous as HxState | undefined, NO_OPINION);

/** The game as a bot sees it that deals what is hidden all alike: cards in the other games' piles are weighed by history alone. */
export function dealtUniformly(game: Game): Game {
  if (game.id === 'hexforge') return { ...game, determinize: hexforge };
  return { ...game, determinize: (view, _history, random, previous) => game.determinize(view, [], random, previous) };
}
