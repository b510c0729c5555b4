import type { WrCardId, WrMode } from '../types.ts';

/** A deck as a player keeps it: a Warlord, a Defence card and the main deck of 30 (Classic) or 12 (Skirmish) cards (WR-2.1, WR-3.1). */
export interface WrList {
  id: string;
  name: string;
  mode: WrMode;
  warlord: WrCardId;
  defence: WrCardId;
  /** Each copy named, in no order that matters. */
  main: WrCardId[];
}

/** A main deck written as copies of each card. */
export const copies = (cards: Readonly<Record<WrCardId, number>>): WrCardId[] =>
  Object.entries(cards).flatMap(([id, n]) => Array.from({ length: n }, () => id));
