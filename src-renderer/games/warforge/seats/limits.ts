import type { WrMode } from '../../../../src-shared/games/warforge/types.ts';

/** Cards a hand holds at most (WR-13.1, 13.2); further ones burn. */
export const HAND_LIMITS: Readonly<Record<WrMode, number>> = { classic: 10, skirmish: 8 };
