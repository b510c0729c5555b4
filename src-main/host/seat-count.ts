import type { Game } from '../../src-shared/kernel/game.ts';
import { HostError } from './host-error.ts';

/** Why so many cannot sit at the game, in a sentence; null when they can. */
export function seatProblem({ title, seats: { min, max } }: Game, seats: number): string | null {
  return seats < min || seats > max ? `${title} has ${min} to ${max} seats, not ${seats}.` : null;
}

/** @throws HostError `invalid` when the game is not for so many */
export function mustSeat(game: Game, seats: number): void {
  const problem = seatProblem(game, seats);
  if (problem !== null) throw new HostError('invalid', problem);
}
