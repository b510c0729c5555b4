import type { Game } from '../../../src-shared/kernel/game.ts';
import { OffScript } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';

/** One way in which chance may fall. */
export interface Outcome {
  state: GameState;
  chance: number;
}

type Script = [what: string, value: number][];

/** A shuffle is one of too many orders to count out: it stays as the world has it. */
const isDie = (what: string): boolean => !what.startsWith('shuffle');

/** What a key leads to: one state, or one for each way in which the dice may fall. */
export function outcomesOf(game: Game, state: GameState, key: number): Outcome[] {
  const after = game.clone(state);
  game.play(after, key);
  return after.rng.drawn === state.rng.drawn ? [{ state: after, chance: 1 }] : dictated(game, state, key, []);
}

function dictated(game: Game, state: GameState, key: number, script: Script): Outcome[] {
  const after = game.clone(state);
  after.rng.script = script.map(([what, value]) => [what, value]);
  try {
    game.play(after, key);
    delete after.rng.script;
    return [{ state: after, chance: 1 }];
  } catch (error) {
    if (!(error instanceof OffScript)) throw error;
    const { what, sides } = error;
    // The last of its sides leaves everything where it lies.
    if (!isDie(what)) return dictated(game, state, key, [...script, [what, sides - 1]]);
    const all = Array.from({ length: sides }, (_, value) => dictated(game, state, key, [...script, [what, value]]));
    return all.flat().map(({ state: end, chance }) => ({ state: end, chance: chance / sides }));
  }
}
