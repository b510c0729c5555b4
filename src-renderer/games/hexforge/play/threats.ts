/** Threats: what visible rivals could attack next turn, limited to what matters to the viewer. */
import type { HxThreat } from '../../../../src-shared/games/hexforge/explain/questions.ts';
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';

/** Tiles with an own piece, or that one could enter: no known walls, no rivals. */
export function strikable(threats: readonly HxThreat[], { map, entities, me }: HxView): HxThreat[] {
  const held = new Set(entities.filter((piece) => piece.owner !== me?.seat).map((piece) => piece.tile));
  return threats.filter(({ tile }) => map.tiles[tile].type !== 'wall' && !held.has(tile));
}

export const THREATS_LEGEND = 'Numbers on the map: how many rival units in sight could strike there next turn.';
