/** The numbers of a match's beginning. */
import type { WrMode } from './types.ts';

/** Cards drawn before the first turn (WR-4.4, 4.5, 4.7, 4.8). */
export const cardsDrawn = (mode: WrMode, isFirst: boolean): number => (mode === 'classic' && isFirst ? 3 : 4);
/** Most energy in the first own turn (WR-5.1, 6.1). */
export const FIRST_ENERGY: Readonly<Record<WrMode, number>> = { classic: 2, skirmish: 3 };
/** What each own turn adds to it (WR-5.2, 6.1). */
export const MORE_ENERGY: Readonly<Record<WrMode, number>> = { classic: 1, skirmish: 2 };
/** What the second player has beyond it in the first own turn (WR-5.1, 6.2). */
export const SECOND_BONUS: Readonly<Record<WrMode, number>> = { classic: 0, skirmish: 1 };
