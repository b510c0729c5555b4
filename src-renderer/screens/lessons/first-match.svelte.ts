import type { LessonEntry } from '../../../src-shared/protocol/lesson.ts';
import type { App } from '../../app/context.ts';
import { playNow } from '../setup/start-match.ts';
import { openLesson } from './open-lesson.ts';

/** “Play now”, which offers the first lesson of a game once: to somebody who has neither learned nor played it. */
export class FirstMatch {
  readonly #app: App;
  /** What is offered. */
  offer = $state.raw<{ game: string; lesson: LessonEntry } | null>(null);
  busy = $state(false);

  constructor(app: App) {
    this.#app = app;
  }

  async play(game: string): Promise<void> {
    this.busy = true;
    const lesson = await this.#lessonFor(game);
    if (lesson) this.offer = { game, lesson };
    else await playNow(this.#app, game);
    this.busy = false;
  }

  async learn(): Promise<void> {
    const { offer } = this;
    if (!offer) return;
    await this.#answered(offer.game);
    await openLesson(this.#app, offer.game, offer.lesson.id);
  }

  async straightIn(): Promise<void> {
    const { offer } = this;
    if (!offer) return;
    await this.#answered(offer.game);
    await playNow(this.#app, offer.game);
  }

  /** Neither: it is offered again. */
  cancel(): void {
    this.offer = null;
  }

  async #answered(game: string): Promise<void> {
    this.offer = null;
    await this.#app.settings.beginIdeas(game);
  }

  /** Null where it is not offered, also when nobody knows whether it should be. */
  async #lessonFor(game: string): Promise<LessonEntry | null> {
    const { client, settings } = this.#app;
    if (settings.ideasOf(game) !== null) return null;
    try {
      const [{ lessons }, { matches }] = await Promise.all([client.request('lesson.list', { game }), client.request('match.list', {})]);
      const isNew = lessons.every(({ state }) => state === 'new') && matches.every((match) => match.game !== game);
      return isNew ? (lessons.at(0) ?? null) : null;
    } catch {
      return null;
    }
  }
}
