import { tick } from 'svelte';
import type { LessonInfo } from '../../../src-shared/protocol/lesson.ts';
import type { App } from '../../app/context.ts';
import { playNow } from '../../screens/setup/start-match.ts';
import type { LiveSession } from '../session.svelte.ts';
import type { LessonDesk } from './desk.svelte.ts';

/** What comes after a lesson. */
export class Onward {
  readonly #app: App;
  readonly #session: LiveSession;
  readonly #desk: LessonDesk;
  busy = $state(false);

  constructor(app: App, session: LiveSession, desk: LessonDesk) {
    this.#app = app;
    this.#session = session;
    this.#desk = desk;
  }

  get #lesson(): LessonInfo | undefined {
    return this.#session.frame?.lesson;
  }

  get #game(): string {
    return this.#session.frame?.game ?? '';
  }

  /** What a lesson that is done leads to; null before that, and without a lesson. */
  get main(): { label: string; go: () => Promise<void> } | null {
    const lesson = this.#lesson;
    if (!lesson || lesson.step < lesson.steps) return null;
    const { next } = lesson;
    return next ? { label: 'Next lesson', go: () => this.begin(next.id) } : { label: 'Play a match', go: () => this.play() };
  }

  /** A lesson from its beginning. */
  begin(id: string): Promise<void> {
    return this.#once(async () => {
      const match = await this.#desk.begin(this.#game, id);
      if (match === null) return;
      const { router } = this.#app;
      // The page of the same match is made anew.
      router.go({ name: 'home' });
      await tick();
      router.go({ name: 'match', id: match });
    });
  }

  play(): Promise<void> {
    return this.#once(async () => {
      await this.#app.settings.beginIdeas(this.#game);
      await playNow(this.#app, this.#game);
    });
  }

  /** Presses while the table is being laid do nothing. */
  async #once(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await act();
    } finally {
      this.busy = false;
    }
  }
}
