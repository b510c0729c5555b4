import type { DeckDraft, DeckForm, DeckSlot } from '../../../src-shared/kernel/deck-form.ts';

/** What is picked in a slot; its id where it is nothing that can be picked now. */
export const pickedTitle = ({ id, options }: DeckSlot, draft: DeckDraft): string =>
  options(draft).find((option) => option.id === draft.picks[id])?.title ?? draft.picks[id];

/** "Classic, Captain Rosamund Thill, Sandbag Detail; 30 cards". */
export function deckLine({ slots, zones }: DeckForm, draft: DeckDraft): string {
  const cards = zones.reduce((sum, { id }) => sum + draft.zones[id].length, 0);
  return `${slots.map((slot) => pickedTitle(slot, draft)).join(', ')}; ${cards} cards`;
}
