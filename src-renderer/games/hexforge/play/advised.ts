import type { HxAction } from '../../../../src-shared/games/hexforge/actions.ts';

/** Tiles that actions speak of, each once, in their order: a unit's own and where it goes. */
export const tilesOf = (actions: readonly HxAction[]): number[] => [
  ...new Set(actions.flatMap((action) => [...('unit' in action ? [action.unit] : []), ...('tile' in action ? [action.tile] : [])])),
];
