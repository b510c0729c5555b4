import { Recording, recordInto, type EventCut } from '../../src-shared/kernel/events.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { quickKey } from '../../src-shared/bots/playout.ts';

/** A position at which somebody has a choice, with what everybody was told on the way. */
export interface Moment {
  state: GameState;
  told: EventCut;
  seat: Seat;
}

/** Moments of a match of quick sensible moves, so many choices apart. */
export function momentsOf(game: Game, config: unknown, seed: string, apart: number, count: number): Moment[] {
  const random = new Random(seed);
  const keys = new Int32Array(8192);
  const told = new Recording(game.seatCount(game.create(config, seed)));
  const state = recordInto(told, () => game.create(config, seed));
  const moments: Moment[] = [];
  for (let choices = 1; moments.length < count;) {
    const seat = game.toAct(state);
    if (seat === null) break;
    const n = game.candidates(state, keys);
    if (n > 1 && choices++ % apart === 0) moments.push({ state: game.clone(state), told: Recording.after(told), seat });
    const action = game.decode(state, quickKey(game, state, keys, n, random));
    recordInto(told, () => game.apply(state, action));
  }
  return moments;
}
