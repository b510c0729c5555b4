import type { GameAction } from '../../../src-shared/kernel/game-types.ts';
import type { Client } from '../../client/client.ts';
import { wordsOf } from '../session.svelte.ts';

/** What a learner asks of the lesson itself. */
export class LessonDesk {
  readonly #client: Client;
  readonly #match: string;
  readonly #onProblem: (problem: string) => void;
  /** The next action of the solution, once it was asked for. */
  shown = $state.raw<{ action: GameAction; words: string } | null>(null);
  /** It was asked for, and the step has to be tried again first. */
  isLost = $state(false);

  constructor(client: Client, match: string, onProblem: (problem: string) => void) {
    this.#client = client;
    this.#match = match;
    this.#onProblem = onProblem;
  }

  /** The position has changed. */
  forget(): void {
    this.shown = null;
    this.isLost = false;
  }

  async show(): Promise<void> {
    const answer = await this.#ask(this.#client.request('lesson.show', { match: this.#match }));
    if (!answer) return;
    this.shown = answer.shown;
    this.isLost = answer.shown === null;
  }

  async tryAgain(): Promise<void> {
    await this.#ask(this.#client.request('lesson.again', { match: this.#match }));
  }

  /** @returns the lesson's match, from its beginning */
  async begin(game: string, lesson: string): Promise<string | null> {
    const answer = await this.#ask(this.#client.request('lesson.open', { game, lesson, anew: true }));
    return answer?.match ?? null;
  }

  async #ask<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (error) {
      this.#onProblem(wordsOf(error));
      return null;
    }
  }
}
