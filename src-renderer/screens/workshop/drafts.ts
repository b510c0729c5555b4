/** Unsaved work, kept on this computer until it is saved: by the id of the entry that is changed, or one for all that is new. */
import { z } from 'zod';
import { recall, remember } from '../../app/memory.ts';

const NEW = '';

export class Drafts<T> {
  readonly #key: string;
  readonly #schema: z.ZodType<Record<string, T>>;

  /** @param schema of one draft; what does not pass is forgotten, for another version may have kept it */
  constructor(game: string, schema: z.ZodType<T>) {
    this.#key = `drafts.${game}`;
    this.#schema = z.record(z.string(), schema);
  }

  #all(): Record<string, T> {
    return recall(this.#key, this.#schema) ?? {};
  }

  recall(entry?: string): T | null {
    return this.#all()[entry ?? NEW] ?? null;
  }

  remember(entry: string | undefined, draft: T): void {
    remember(this.#key, { ...this.#all(), [entry ?? NEW]: draft });
  }

  forget(entry: string | undefined): void {
    const { [entry ?? NEW]: _, ...rest } = this.#all();
    remember(this.#key, rest);
  }
}
