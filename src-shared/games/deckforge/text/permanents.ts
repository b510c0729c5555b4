/** Permanents of a view by their number, and what they are called. */
import type { DeckCard } from '../decks/wire.ts';
import type { DkCardRef, DkRef } from '../types.ts';
import type { DkPermanentView, DkView } from '../view.ts';

/** What is printed on a card of a deck in use; the decks are public (DK-16.1). */
export const printedOn = ({ config }: Pick<DkView, 'config'>, { deck, card }: DkCardRef): DeckCard | null =>
  config.decks[deck]?.cards[card] ?? null;

export const permanentIn = ({ seats }: Pick<DkView, 'seats'>, id: DkRef): DkPermanentView | null =>
  seats.flatMap(({ board }) => board).find((permanent) => permanent.id === id) ?? null;

/** "Cub"; "it" for what has left play. */
export function permanentName(view: Pick<DkView, 'seats' | 'config'>, id: DkRef): string {
  const permanent = permanentIn(view, id);
  return (permanent && printedOn(view, permanent.card)?.name) ?? 'it';
}
