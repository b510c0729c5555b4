import { expect } from 'vitest';
import { configForSeats, configOfDeal } from '../../../src-main/arena/configs.ts';
import { Recording, recordInto, type GameEvent } from '../../../src-shared/kernel/events.ts';
import type { Game, GameAction, GameView } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';

/**
 * At every decision of a match in which everybody does the obvious: a seat has begun just when it was told so.
 * @param turnOf whose turn an event begins
 */
export function expectBeginnings<S extends GameState, A extends GameAction, V extends GameView, E extends GameEvent>(
  game: Game<S, A, V, E>,
  seats: number,
  turnOf: (event: E) => Seat | null,
): void {
  const untyped = game as unknown as Game;
  const told = new Recording<E>(seats);
  const into = told as unknown as Recording;
  const state = recordInto(into, () => game.create(configForSeats(untyped, configOfDeal(untyped, 0), seats), 'begun'));
  const counts = new Set<number>();
  for (let decision = 0; decision < 400 && game.toAct(state) !== null; decision++) {
    const begun = new Set(told.spectator.map(turnOf));
    for (let seat = 0; seat < seats; seat++)
      expect(game.search!.sense!.hasBegun(state, seat), `decision ${decision}, seat ${seat}`).toBe(begun.has(seat));
    counts.add(Array.from({ length: seats }, (_, seat) => seat).filter((seat) => begun.has(seat)).length);
    recordInto(into, () => game.apply(state, game.decode(state, game.routine(state))));
  }
  // It was looked at before each of them had begun.
  expect([...counts]).toEqual(expect.arrayContaining(Array.from({ length: seats }, (_, n) => n + 1)));
}
