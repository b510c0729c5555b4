import type { Clock } from '../../../src-shared/protocol/bot-ids.ts';

/** Share of the turn's remaining time for one choice: early choices matter most. */
const SHARE = 0.25;
/** Budget below which a round trip to the process is not worth it. */
const FLOOR_MS = 20;
/** Share of a turn's time that is reserved for its last choices, so that each gets a search. */
const RESERVE = 0.1;

/** A beat (the fixed delay of a reply) as a share of the longest choice, within limits. */
const BEAT = 0.2;
const SHORTEST_BEAT_MS = 200;
const LONGEST_BEAT_MS = 1000;
/** Lower limit of beats in another seat's long turn, so that every reply gets a search. */
const LAST_BEAT_MS = 120;
/** Part of a beat that is left for the round trip to the process. */
const WAY_MS = 80;
/** Number of remembered thinking times per kind of action. */
const MEMORY = 5;
/** Key for all kinds of actions together. */
const ANY = '*';

/** Kind of decision: a new choice, a further step of it, or a reply in another seat's turn. */
export type Asked = 'choice' | 'step' | 'reply';

/**
 * Time management of a bot: budgets per choice (a card with its targets) and per turn, by its clock.
 * Also mitigates the timing side channel: how long a bot takes to pass reveals nothing about what it could have done. A reply always takes
 * one beat, and its thinking time shortens no later budget. In the bot's own turn, a quick pass is delayed by the thinking time of an
 * earlier pass, and a forced one by the longer of two of them, so that both have the same distribution (the longer of two).
 */
export class Pacing {
  readonly #clock: () => Clock;
  /** Uniform random number below `n`. */
  readonly #pick: (n: number) => number;
  /** The last thinking times by kind of action, in milliseconds. */
  readonly #taken = new Map<string, number[]>();
  #turn = -1;
  #turnSpent = 0;
  #choiceSpent = 0;
  /** The present choice is a reply in another seat's turn. */
  #answers = false;

  constructor(clock: () => Clock, pick: (n: number) => number) {
    this.#clock = clock;
    this.#pick = pick;
  }

  /** Budget of the next decision in milliseconds; 0 when the time of the bot's own turn is used up. A reply always gets some. */
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
   * Delay in milliseconds before the answer may be shown.
   * @param only kind of action, when only one is legal
   * @param budget milliseconds that the decision may take, or could have taken
   */
  due(asked: Asked, only: string | null, budget: number): number {
    if (asked === 'reply') return this.#beat();
    if (asked === 'step' || only === null) return 0;
    return Math.min(Math.max(this.#usual(only), this.#usual(only)), budget);
  }

  /** Delay in milliseconds before a pass in the bot's own turn, which it thought about, may be shown. */
  dueOfPass(kind: string, budget: number): number {
    return Math.min(this.#usual(kind), budget);
  }

  spend(ms: number): void {
    this.#turnSpent += ms;
    this.#choiceSpent += ms;
  }

  /** Records the thinking time of an action in the bot's own turn. */
  took(kind: string, ms: number): void {
    for (const of of [kind, ANY]) {
      const taken = this.#taken.get(of) ?? [];
      taken.push(ms);
      this.#taken.set(of, taken.slice(-MEMORY));
    }
  }

  /** A recent thinking time of this kind of action, else of any kind; a beat before the first. */
  #usual(kind: string): number {
    const taken = this.#taken.get(kind) ?? this.#taken.get(ANY);
    return taken === undefined ? this.#beat() : taken[this.#pick(taken.length)];
  }

  /** Share of the turn's remaining time for one choice, in milliseconds. */
  #share(): number {
    return (this.#clock().turnMs * (1 - RESERVE) - this.#turnSpent) * SHARE;
  }

  #beat(): number {
    const beat = Math.min(Math.max(this.#clock().choiceMs * BEAT, SHORTEST_BEAT_MS), LONGEST_BEAT_MS);
    return Math.max(Math.min(beat, this.#share()), LAST_BEAT_MS);
  }
}
