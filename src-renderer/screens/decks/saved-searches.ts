/** Searches with a name, kept on this computer for each game. */
import { z } from 'zod';
import { recall, remember } from '../../app/memory.ts';

export interface SavedSearch {
  readonly name: string;
  readonly text: string;
}

const schema = z.array(z.object({ name: z.string(), text: z.string() }));
const keyOf = (game: string): string => `searches.${game}`;

export const savedSearches = (game: string): readonly SavedSearch[] => recall(keyOf(game), schema) ?? [];
export const rememberSearches = (game: string, searches: readonly SavedSearch[]): void => remember(keyOf(game), searches);
