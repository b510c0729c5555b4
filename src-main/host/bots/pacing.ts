import type { Clock } from '../../../src-shared/protocol/bot-ids.ts';

/** Share of what is left of the turn that one choice may use: early choices matter most. */
const SHARE = 0.25;
/** Thinking shorter than this is not worth the way to the process and back. */
const FLOOR_MS = 20;

/**
 * Shares out a bot's time: per whole choice (a card with its targets) and per turn what its clock allows.
 */
export class Pacing {
  readonly #clock: Clock;
  #turn = -1;
  #turnSpent = 0;
  #choiceSpent = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Milliseconds for the next decision; 0 when the turn's time is used up.
   * @param continues the decision belongs to the choice before it
   */
  budget(turn: number, continues: boolean): number {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#turnSpent = 0;
    }
    if (!continues) this.#choiceSpent = 0;
    const left = this.#clock.turnMs - this.#turnSpent;
    if (left < FLOOR_MS) return 0;
    const choice = Math.max(this.#clock.choiceMs - this.#choiceSpent, FLOOR_MS);
    return Math.round(Math.min(choice, Math.max(left * SHARE, FLOOR_MS)));
  }

  spend(ms: number): void {
    this.#turnSpent += ms;
    this.#choiceSpent += ms;
  }
}
