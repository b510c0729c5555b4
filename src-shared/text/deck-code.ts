/** Share codes of drafts, by the form of their game. */
import type { DeckDraft, DeckForm } from '../kernel/deck-form.ts';
import { readShareCode, writeShareCode } from './share-code.ts';

/** @param draft one without problems: each pick is an id of the game */
export const codeOfDeck = ({ slots, zones, codeHead }: DeckForm, draft: DeckDraft): string =>
  writeShareCode(codeHead, { picks: slots.map(({ id }) => draft.picks[id]), zones: zones.map(({ id }) => draft.zones[id]) });

export type ReadDeckCode = { ok: true; draft: DeckDraft } | { ok: false; problems: string[] };

/** The list of a code, as yet without a name of its own; otherwise everything that is wrong with the code or with its list, in words. */
export function readDeckCode(form: DeckForm, text: string): ReadDeckCode {
  const { slots, zones, codeHead, ids } = form;
  const read = readShareCode(text, { head: codeHead, picks: slots.length, zones: zones.length, ids });
  if (!read.ok) return read;
  const draft: DeckDraft = {
    ...form.blank(),
    picks: Object.fromEntries(slots.map(({ id }, i) => [id, read.list.picks[i]])),
    zones: Object.fromEntries(zones.map(({ id }, i) => [id, read.list.zones[i]])),
  };
  const problems = form.problems(draft).map(({ text: problem }) => problem);
  return problems.length === 0 ? { ok: true, draft } : { ok: false, problems };
}
