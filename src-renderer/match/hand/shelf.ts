import type { CardPlace } from './fan.ts';

/** A card's place on the shelf. */
export interface ShelfHandle {
  index: number;
  place: CardPlace;
  /** Share of its width that the next card leaves uncovered. */
  shown: number;
  tabstop: boolean;
  raised: boolean;
  onraise: () => void;
  onlower: () => void;
}

/** Roving tab index: the card that keys focus. */
export const handCardId = (index: number): string => `hand-card-${index}`;
