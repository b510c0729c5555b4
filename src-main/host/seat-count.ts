import type { Game } from '../../src-shared/kernel/game.ts';
import { isTimed, type Timing } from '../../src-shared/protocol/timing.ts';
import type { TableSetup } from '../../src-shared/protocol/messages.ts';
import { HostError } from './host-error.ts';

/** Why the game cannot be played with this number of seats, in a sentence; null when it can. */
export function seatProblem({ title, seats: { min, max } }: Game, seats: number): string | null {
  return seats < min || seats > max ? `${title} has ${min} to ${max} seats, not ${seats}.` : null;
}

/** @throws HostError `invalid` when the game has fewer or more seats */
export function mustSeat(game: Game, seats: number): void {
  const problem = seatProblem(game, seats);
  if (problem !== null) throw new HostError('invalid', problem);
}

/** @throws HostError `invalid` */
export function mustSeatPerson(seats: TableSetup['seats']): void {
  if (!seats.some(({ kind }) => kind === 'human')) throw new HostError('invalid', 'At least one seat is a person’s.');
}

/** @throws HostError `invalid` when there are clocks and nobody who waits for somebody else */
export function mustShareTime(timing: Timing, seats: TableSetup['seats']): void {
  if (isTimed(timing) && !areSeveral(seats)) throw new HostError('invalid', 'Clocks are for matches that several people play.');
}

export const areSeveral = (seats: TableSetup['seats']): boolean => seats.filter(({ kind }) => kind === 'human').length > 1;
