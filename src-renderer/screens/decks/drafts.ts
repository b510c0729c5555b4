/** Unsaved work on lists, kept on this computer until it is saved: by the id of the entry that is changed, or one for all that is new. */
import { z } from 'zod';
import type { DeckDraft } from '../../../src-shared/kernel/deck-form.ts';
import { recall, remember } from '../../app/memory.ts';

const NEW = '';
const texts = z.record(z.string(), z.string());
const draftSchema = z.object({ name: z.string(), picks: texts, zones: z.record(z.string(), z.array(z.string())), titles: texts });
const draftsSchema = z.record(z.string(), draftSchema);

const keyOf = (game: string): string => `drafts.${game}`;
const draftsOf = (game: string): Record<string, DeckDraft> => recall(keyOf(game), draftsSchema) ?? {};

/** Whether a draft has the places of the game's lists: another version may have had others. */
const fits = (draft: DeckDraft, like: DeckDraft): boolean =>
  Object.keys(like.picks).every((id) => id in draft.picks) && Object.keys(like.zones).every((id) => id in draft.zones);

/** @param like any draft of the game */
export function recallDraft(game: string, entry: string | undefined, like: DeckDraft): DeckDraft | null {
  const draft = draftsOf(game)[entry ?? NEW];
  return draft && fits(draft, like) ? draft : null;
}

export const rememberDraft = (game: string, entry: string | undefined, draft: DeckDraft): void =>
  remember(keyOf(game), { ...draftsOf(game), [entry ?? NEW]: draft });

export function forgetDraft(game: string, entry: string | undefined): void {
  const { [entry ?? NEW]: _, ...rest } = draftsOf(game);
  remember(keyOf(game), rest);
}
