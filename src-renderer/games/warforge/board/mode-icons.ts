import type { WrAttackMode } from '../../../../src-shared/games/warforge/types.ts';

/** Icons of the two attack values, the same on cards and units. */
export const MODE_ICONS: Readonly<Record<WrAttackMode, string>> = { melee: 'crossed-swords', ranged: 'bow-arrow' };
