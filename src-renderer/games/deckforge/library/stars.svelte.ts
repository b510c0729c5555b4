/** What players think of their decks, 1 to 5 stars (DK-20.12): their own note, kept on this computer, no part of any deck. */
import { z } from 'zod';
import { recall, remember } from '../../../app/memory.ts';

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

const KEY = 'stars.deckforge';
const schema = z.record(z.string(), z.literal(STARS));

class StarBook {
  #notes = $state.raw<Readonly<Record<string, Stars>>>(recall(KEY, schema) ?? {});

  /** @param entry id in the library; 0 where nothing has been noted */
  of(entry: string): Stars | 0 {
    return Object.hasOwn(this.#notes, entry) ? this.#notes[entry] : 0;
  }

  note(entry: string, stars: Stars | 0): void {
    const { [entry]: _, ...rest } = this.#notes;
    this.#notes = stars === 0 ? rest : { ...rest, [entry]: stars };
    remember(KEY, this.#notes);
  }
}

export const starBook = new StarBook();
