/** Unsaved work on lists. */
import { z } from 'zod';
import type { DeckDraft } from '../../../src-shared/kernel/deck-form.ts';
import { Drafts } from '../workshop/drafts.ts';

const texts = z.record(z.string(), z.string());
const draftSchema: z.ZodType<DeckDraft> = z.object({
  name: z.string(),
  picks: texts,
  zones: z.record(z.string(), z.array(z.string())),
  titles: texts,
});

const draftsOf = (game: string): Drafts<DeckDraft> => new Drafts(game, draftSchema);

/** Whether a draft has the places of the game's lists: another version may have had others. */
const fits = (draft: DeckDraft, like: DeckDraft): boolean =>
  Object.keys(like.picks).every((id) => id in draft.picks) && Object.keys(like.zones).every((id) => id in draft.zones);

/** @param like any draft of the game */
export function recallDraft(game: string, entry: string | undefined, like: DeckDraft): DeckDraft | null {
  const draft = draftsOf(game).recall(entry);
  return draft && fits(draft, like) ? draft : null;
}

export const rememberDraft = (game: string, entry: string | undefined, draft: DeckDraft): void => draftsOf(game).remember(entry, draft);
export const forgetDraft = (game: string, entry: string | undefined): void => draftsOf(game).forget(entry);
