/** The same faults planted in each registered game: its hooks must be sharp enough to find them. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GAME_IDS, GAMES } from '../../src-shared/games/index.ts';
import { teller } from '../../src-shared/kernel/events.ts';
import type { Game, GameView } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { conformance, LawBroken } from './conformance.ts';
import { HOOKS } from '../games/hooks.ts';

/** Everything that is hidden, in few letters. */
const tell = teller();
const secret = (game: Game, state: GameState) => ({ type: 'leaked', secret: game.hash(state) });

/** A determinizer that peeks: it remembers the last state whose view was asked for. */
function cheating(game: Game): Game {
  let truth: GameState;
  return {
    ...game,
    view(state, viewer) {
      truth = game.clone(state);
      return game.view(state, viewer);
    },
    determinize: () => game.clone(truth),
  };
}

const FAULTS: [fault: string, law: RegExp, plant: (game: Game) => Game][] = [
  ['a sampler that returns the true state', /^sampled worlds vary/, cheating],
  [
    'a leak in the view',
    /^a view holds nothing hidden/,
    (game) => ({ ...game, view: (state, viewer): GameView => ({ ...game.view(state, viewer), ...secret(game, state) }) }),
  ],
  [
    'a leak in the history',
    /^what a seat is told holds nothing hidden/,
    (game) => ({
      ...game,
      apply(state, action, driver) {
        game.apply(state, action, driver);
        tell()?.all(secret(game, state));
      },
    }),
  ],
  [
    'Math.random in the rules',
    /^(a clone|a saved|xstate)/,
    (game) => {
      const fickle = (state: GameState) => {
        if (Math.random() < 0.1) Object.values(state.rng.streams)[0][0] ^= 1;
      };
      return {
        ...game,
        play: (state, key, driver) => (game.play(state, key, driver), fickle(state)),
        apply: (state, action, driver) => (game.apply(state, action, driver), fickle(state)),
      };
    },
  ],
];

describe.each(GAME_IDS)('%s', (id) => {
  beforeEach(() => {
    const random = new Random('outside');
    vi.spyOn(Math, 'random').mockImplementation(() => random.unit());
  });
  afterEach(() => void vi.restoreAllMocks());

  test.each(FAULTS)('would not pass with %s', (_fault, law, plant) => {
    let failure: unknown = null;
    try {
      conformance(plant(GAMES[id]), HOOKS[id], { games: 2, seed: 2, every: 10 });
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(LawBroken);
    expect((failure as Error).message).toMatch(law);
  });
});
