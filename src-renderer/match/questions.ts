/** Queries of a game to the engine, cached per frame. */
import type { AnswerTo, GameTypes } from '../../src-shared/kernel/game-types.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';
import type { MatchSession } from './session.svelte.ts';

type Asked<G extends GameTypes> = Pick<MatchSession<G>, 'frame' | 'query' | 'queryInPublic'>;

export class Questions<G extends GameTypes> {
  readonly #session: Asked<G>;
  readonly #openMode: MatchFrame['mode'];
  readonly #answers = new Map<string, Promise<unknown>>();
  #answeredFor = -1;

  /** @param openMode modes in which public queries are allowed without a seat */
  constructor(session: Asked<G>, openMode: MatchFrame['mode']) {
    this.#session = session;
    this.#openMode = openMode;
  }

  /** The frame that queries refer to. */
  get seq(): number {
    return this.#session.frame?.seq ?? -1;
  }

  ask<Q extends G['question']>(question: Q): Promise<AnswerTo<G, Q>> {
    if (this.seq !== this.#answeredFor) {
      this.#answers.clear();
      this.#answeredFor = this.seq;
    }
    const key = JSON.stringify(question);
    const known = this.#answers.get(key);
    // The key is the whole query, so the cached answer has its type.
    if (known) return known as Promise<AnswerTo<G, Q>>;
    const open = this.#session.frame?.mode === this.#openMode;
    const answer = open ? this.#session.queryInPublic(question) : this.#session.query(question);
    this.#answers.set(key, answer);
    return answer;
  }
}
