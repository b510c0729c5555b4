import type { Game, GameAction } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import type { Seat } from '../kernel/seat.ts';
import type { BotAnswer, BotRequest } from './types.ts';

/** More keys than any position of any game offers. */
export const MAX_KEYS = 4096;

/** Least time for a decision, also when the clock has run out. */
export const GRACE_MS = 15;

/** Limit on decisions; what is still pending then is evaluated as it is. */
const PATIENCE = 40;

/** The seat to act. @throws for a request without one */
export function seatOf(request: BotRequest): Seat {
  const { viewer } = request.view;
  if (viewer === 'spectator') throw new Error('a bot needs a seat');
  return viewer;
}

/** The answer to a forced decision, else null. */
export function forced(request: BotRequest): BotAnswer | null {
  return request.actions.length === 1 ? { action: request.actions[0], stats: { iterations: 0, value: null } } : null;
}

/**
 * The offered action behind a key. Keys of a sampled world and offered actions agree by the contract; what a
 * broken `candidates` invents is never sent.
 */
export function offered(game: Game, world: GameState, request: BotRequest, key: number): GameAction | undefined {
  return request.actions.find((action) => game.key(world, action) === key);
}

const pendingByDefault = (state: GameState): boolean => state.choice !== null || state.agenda.length > 0;

/** Plays routine actions for all seats until nothing is pending. */
export function carryOut(game: Game, state: GameState): void {
  const pending = game.search?.pending ?? pendingByDefault;
  for (let i = 0; i < PATIENCE && game.toAct(state) !== null && pending(state); i++) game.play(state, game.routine(state));
}
