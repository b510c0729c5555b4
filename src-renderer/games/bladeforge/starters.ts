import type { BlSeatView } from '../../../src-shared/games/bladeforge/view.ts';

/** What every Forge begins with. */
export const STARTERS: BlSeatView['forge'] = { blade: 'adventurer-blade', grip: 'wooden-grip', left: null, right: null, shield: null };
