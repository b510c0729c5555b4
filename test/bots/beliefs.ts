/** What the tests of the determinizers know of each game: facts that a seat cannot see, and facts it was shown. */
import { GAME_IDS, type GameId } from '../../src-shared/games/index.ts';
import type { History } from '../../src-shared/kernel/game.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';

export interface Beliefs<S extends GameState = GameState> {
  /** Where each thing is that the seat cannot see, a fact each: together they are a place in the space of all worlds. */
  facts(state: S, seat: Seat): string[];
  /** Things that the seat was shown and that are not so in this world. */
  forgotten(world: S, seat: Seat, history: History): string[];
}

/** `test/games/<game>/beliefs.ts` of every game, as found; a game registers nothing here. */
const FOUND = import.meta.glob<{ BELIEFS: Beliefs }>('../games/*/beliefs.ts', { eager: true });

function beliefsOf(id: GameId): Beliefs {
  const module = FOUND[`../games/${id}/beliefs.ts`];
  if (!module) throw new Error(`${id} has no test/games/${id}/beliefs.ts: its sampled worlds cannot be judged`);
  return module.BELIEFS;
}

export const BELIEFS = Object.fromEntries(GAME_IDS.map((id) => [id, beliefsOf(id)])) as Readonly<Record<GameId, Beliefs>>;
