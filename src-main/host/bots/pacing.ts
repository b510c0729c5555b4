import type { Clock } from '../../../src-shared/protocol/bot-ids.ts';

/** Share of what is left of the turn that one choice may use: early choices matter most. */
const SHARE = 0.25;
/** Thinking shorter than this is not worth the way to the process and back. */
const FLOOR_MS = 20;
/** This part of a turn is kept for its many last choices, so that none of them is made without looking. */
const RESERVE = 0.1;

/** A beat is this part of the longest choice, within limits. */
const BEAT = 0.2;
const SHORTEST_BEAT_MS = 200;
const LONGEST_BEAT_MS = 1000;
/** In a rival's long turn beats get shorter, down to this: whoever answers is never without time to look. */
const LAST_BEAT_MS = 120;
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
 * somebody takes one beat; how long it thought about it shortens none of the next. In its own turn a pass that
 * was soon decided waits for as long as one of the last passes took, and one for want of anything else for the longer of
 * two of them: both are the longer of two.
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
  /** The present choice answers somebody else's turn. */
  #answers = false;

  constructor(clock: () => Clock, pick: (n: number) => number) {
    this.#clock = clock;
    this.#pick = pick;
  }

  /** Milliseconds to think about the next decision; 0 when the time of its own turn is used up. An answer always gets some. */
  budget(turn: number, asked: Asked): number {
    const clock = this.#clock();
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#turnSpent = 0;
    }
    if (asked !== 'step') {
      this.#choiceSpent = 0;
      this.#answers = asked === 'reply';
    }
    if (asked === 'reply') return this.#beat() - WAY_MS;
    if (!this.#answers && clock.turnMs - this.#turnSpent < FLOOR_MS) return 0;
    const choice = Math.max(clock.choiceMs - this.#choiceSpent, FLOOR_MS);
    return Math.round(Math.min(choice, Math.max(this.#share(), FLOOR_MS)));
  }

  /**
   * Milliseconds before which its answer may not be seen.
   * @param only kind of deed, where there is nothing to choose
   * @param budget what it may think, or could have thought
   */
  due(asked: Asked, only: string | null, budget: number): number {
    if (asked === 'reply') return this.#beat();
    if (asked === 'step' || only === null) return 0;
    return Math.min(Math.max(this.#usual(only), this.#usual(only)), budget);
  }

  /** The same of a pass in its own turn that it had thought about. */
  dueOfPass(kind: string, budget: number): number {
    return Math.min(this.#usual(kind), budget);
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

  /** One of the times that this kind of deed took lately, or else any; a beat before the first. */
  #usual(kind: string): number {
    const taken = this.#taken.get(kind) ?? this.#taken.get(ANY);
    return taken === undefined ? this.#beat() : taken[this.#pick(taken.length)];
  }

  /** What one choice may use of the rest of the turn. */
  #share(): number {
    return (this.#clock().turnMs * (1 - RESERVE) - this.#turnSpent) * SHARE;
  }

  #beat(): number {
    const beat = Math.min(Math.max(this.#clock().choiceMs * BEAT, SHORTEST_BEAT_MS), LONGEST_BEAT_MS);
    return Math.max(Math.min(beat, this.#share()), LAST_BEAT_MS);
  }
}
