import type { Clock } from '../../../src-shared/protocol/bot-ids.ts';

/** Share of what is left of the turn that one choice may use: early choices matter most. */
const SHARE = 0.25;
/** Thinking shorter than this is not worth the way to the process and back. */
const FLOOR_MS = 20;

/** A beat is this part of the longest choice, within limits. */
const BEAT = 0.2;
const SHORTEST_BEAT_MS = 200;
const LONGEST_BEAT_MS = 1000;
/** So much of a beat is left for the way to the process and back. */
const WAY_MS = 80;
/** So many choices of a kind are remembered. */
const MEMORY = 5;
/** All kinds together. */
const ANY = '*';

/** What is asked: something new, the next step of a choice, or whether to answer somebody else's turn. */
export type Asked = 'choice' | 'step' | 'reply';

/**
 * Shares out a bot's time: per whole choice (a card with its targets) and per turn what its clock allows.
 *
 * It also sees to it that the time a bot takes to pass tells nothing about what it could have done. Whether to answer
 * somebody takes one beat, always. In its own turn what it does for want of anything else takes as long as the same kind
 * of deed took lately when it had been thought about.
 */
export class Pacing {
  readonly #clock: () => Clock;
  /** Chance: one of the numbers below `n`. */
  readonly #pick: (n: number) => number;
  /** By kind of deed: how long the last ones were thought about. */
  readonly #taken = new Map<string, number[]>();
  #turn = -1;
  #turnSpent = 0;
  #choiceSpent = 0;

  constructor(clock: () => Clock, pick: (n: number) => number) {
    this.#clock = clock;
    this.#pick = pick;
  }

  /** Milliseconds to think about the next decision; 0 when the turn's time is used up. */
  budget(turn: number, asked: Asked): number {
    const clock = this.#clock();
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#turnSpent = 0;
    }
    if (asked !== 'step') this.#choiceSpent = 0;
    const left = clock.turnMs - this.#turnSpent;
    if (left < FLOOR_MS) return 0;
    const longest = asked === 'reply' ? this.#beat() - WAY_MS : clock.choiceMs;
    const choice = Math.max(longest - this.#choiceSpent, FLOOR_MS);
    return Math.round(Math.min(choice, Math.max(left * SHARE, FLOOR_MS)));
  }

  /** Milliseconds before which the answer to this may not be seen, if there is more than one. */
  due(asked: Asked): number {
    return asked === 'reply' ? this.#beat() : 0;
  }

  /**
   * The same where there is nothing to choose.
   * @param kind of deed
   * @param budget what it could have thought
   */
  dueOfOnly(asked: Asked, kind: string, budget: number): number {
    if (asked === 'step') return 0;
    const taken = this.#taken.get(kind) ?? this.#taken.get(ANY);
    if (asked === 'reply' || taken === undefined) return this.#beat();
    return Math.min(taken[this.#pick(taken.length)], budget);
  }

  spend(ms: number): void {
    this.#turnSpent += ms;
    this.#choiceSpent += ms;
  }

  /** It thought so long in its own turn before it did something of this kind. */
  took(kind: string, ms: number): void {
    for (const of of [kind, ANY]) {
      const taken = this.#taken.get(of) ?? [];
      taken.push(ms);
      this.#taken.set(of, taken.slice(-MEMORY));
    }
  }

  #beat(): number {
    return Math.min(Math.max(this.#clock().choiceMs * BEAT, SHORTEST_BEAT_MS), LONGEST_BEAT_MS);
  }
}
