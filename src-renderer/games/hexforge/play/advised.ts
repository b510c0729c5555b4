import type { HxAction } from '../../../../src-shared/games/hexforge/actions.ts';

/** Tiles of a sequence of actions without duplicates, in order: a unit's own and its destination. */
export const tilesOf = (actions: readonly HxAction[]): number[] => [
  ...new Set(actions.flatMap((action) => [...('unit' in action ? [action.unit] : []), ...('tile' in action ? [action.tile] : [])])),
];
