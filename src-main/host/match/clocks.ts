import type { SeatRecord } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { ClockRules, ClocksKept, TimeLeft } from '../../../src-shared/kernel/timing.ts';
import { spent } from '../../../src-shared/protocol/timing.ts';

/**
 * What every person has left. Each turn, whosesoever it is, gives each of them the time of a turn for all that they decide in it; what they
 * need beyond that comes from their reserve. Pure: others say how much time has passed.
 */
export class Clocks {
  readonly #turnMs: number;
  #turn: number;
  readonly #left: (TimeLeft | null)[];

  /** @param kept from the log; null at the beginning */
  constructor({ turnS, reserveS }: ClockRules, records: readonly SeatRecord[], turn: number, kept: ClocksKept | null) {
    this.#turnMs = turnS * 1000;
    const full = { turnMs: this.#turnMs, reserveMs: reserveS * 1000 };
    this.#turn = kept?.turn ?? turn;
    this.#left = records.map(({ kind }, seat) => (kind === 'human' ? (kept?.left[seat] ?? full) : null));
    this.enter(turn);
  }

  get kept(): ClocksKept {
    return { turn: this.#turn, left: [...this.#left] };
  }

  /** A turn may have begun. One that has been taken back and comes anew gives nobody time anew. */
  enter(turn: number): void {
    if (turn <= this.#turn) return;
    this.#turn = turn;
    for (const [seat, left] of this.#left.entries()) if (left) this.#left[seat] = { ...left, turnMs: this.#turnMs };
  }

  spend(seat: Seat, ms: number): void {
    const left = this.#left[seat];
    if (left) this.#left[seat] = spent(left, ms);
  }

  /** What the seat has left in this turn, the reserve included, in milliseconds; Infinity without a clock. */
  total(seat: Seat): number {
    const left = this.#left[seat];
    return left ? left.turnMs + left.reserveMs : Infinity;
  }

  /** Nothing is left for the turn that is on. @param turn by the rules now: another one gives time anew */
  isOut(seat: Seat, turn: number): boolean {
    return turn <= this.#turn && this.total(seat) === 0;
  }
}
