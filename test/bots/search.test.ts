import { afterEach, describe, expect, test, vi } from 'vitest';
import { configForSeats, configOfDeal } from '../../src-main/arena/configs.ts';
import { createBot, decide, type BotBudget, type BotRequest } from '../../src-shared/bots/index.ts';
import { MAX_KEYS } from '../../src-shared/bots/common.ts';
import { quickKey } from '../../src-shared/bots/playout.ts';
import { depthOf } from '../../src-shared/bots/search.ts';
import { Tree } from '../../src-shared/bots/tree.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';

const HOOKS = { now: () => 0, cancelled: () => false };
const GAME_IDS = Object.keys(GAMES) as (keyof typeof GAMES)[];

function requestAt(game: Game, state: GameState, budget: BotBudget): BotRequest {
  const seat = game.toAct(state)!;
  return { game: game.id, view: game.view(state, seat), actions: game.actions(state), history: [], budget, seed: 'search' };
}

/** Positions of a match between hasty players in which there is something to choose, some moves apart. */
function* positions(game: Game, count: number, apart: number): Generator<GameState> {
  const state = game.create(configForSeats(game, configOfDeal(game, 0), 2), 'search');
  const random = new Random('search');
  const keys = new Int32Array(MAX_KEYS);
  for (let move = 0, found = 0; found < count && game.toAct(state) !== null; move++) {
    const n = game.candidates(state, keys);
    if (move >= apart * (found + 1) && n > 1) {
      found++;
      yield state;
    }
    game.play(state, quickKey(game, state, keys, n, random));
  }
}

afterEach(() => vi.restoreAllMocks());

describe('a search', () => {
  test('looks the deeper the more it may spend, and deepest where only a clock ends it', () => {
    expect([1, 499, 500, 1999, 2000, Infinity].map(depthOf)).toEqual(['shallow', 'shallow', 'deep', 'deep', 'deepest', 'deepest']);
  });

  test.each(GAME_IDS)('in %s judges moves that end the turn by no later turn than those that do not', (id) => {
    const game: Game = GAMES[id];
    // One turn unless the game says otherwise.
    const { turnsAhead = () => 1 } = game.search ?? {};
    for (const iterations of [150, 500]) {
      for (const state of positions(game, 4, 25)) {
        let latest = 0;
        const evaluate = (at: GameState, seat: Seat): number => {
          latest = Math.max(latest, game.turn(at));
          return game.evaluate(at, seat);
        };
        decide(createBot('ismcts', { ...game, evaluate }), requestAt(game, state, { iterations }), HOOKS);
        // What the last turn was worth is seen when the next one begins.
        expect(latest - game.turn(state)).toBeLessThanOrEqual(turnsAhead(state, depthOf(iterations)) + 1);
      }
    }
  });

  test.each(GAME_IDS)('in %s never begins a line anew that its tree knows', (id) => {
    const game: Game = GAMES[id];
    const { add } = Tree.prototype;
    const grow = vi.spyOn(Tree.prototype, 'add');
    let twice = 0;
    grow.mockImplementation(function (this: Tree, ...line) {
      if (this.child(line[0], line[1]) !== 0) twice++;
      return add.apply(this, line);
    });
    for (const state of positions(game, 6, 9)) decide(createBot('ismcts', game), requestAt(game, state, { iterations: 400 }), HOOKS);
    expect(grow).toHaveBeenCalled();
    expect(twice).toBe(0);
  });
});
