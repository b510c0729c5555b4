import type { Game } from '../../src-shared/kernel/game.ts';
import { HostError } from './host-error.ts';

/** @throws HostError `invalid` when the game is not for so many */
export function mustSeat({ title, seats: { min, max } }: Game, seats: number): void {
  if (seats < min || seats > max) throw new HostError('invalid', `${title} has ${min} to ${max} seats, not ${seats}.`);
}
