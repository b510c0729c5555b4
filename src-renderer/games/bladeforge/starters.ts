import type { BlSeatView } from '../../../src-shared/games/bladeforge/view.ts';

/** Cards that every Forge starts with. */
export const STARTERS: BlSeatView['forge'] = { blade: 'adventurer-blade', grip: 'wooden-grip', left: null, right: null, shield: null };
