import type { CardPlace } from './fan.ts';

/** What one card needs to know of its place on the shelf. */
export interface ShelfHandle {
  index: number;
  place: CardPlace;
  tabstop: boolean;
  raised: boolean;
  onraise: () => void;
  onlower: () => void;
}

/** Where keys put the focus. */
export const handCardId = (index: number): string => `hand-card-${index}`;
