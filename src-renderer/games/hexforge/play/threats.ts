/** Threats: what visible rivals could attack next turn, limited to what matters to the viewer. */
import type { HxThreat } from '../../../../src-shared/games/hexforge/explain/questions.ts';
import type { Fate } from '../../../match/fates.ts';
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';

/** Tiles with an own piece, or that one could enter: no known walls, no rivals. */
export function strikable(threats: readonly HxThreat[], { map, entities, me }: HxView): HxThreat[] {
  const held = new Set(entities.filter((piece) => piece.owner !== me?.seat).map((piece) => piece.tile));
  return threats.filter(({ tile }) => map.tiles[tile].type !== 'wall' && !held.has(tile));
}

/** Of the viewer, whose base the rival units in sight could bring down next turn, if nothing is put in their way. */
export function baseFate(threats: readonly HxThreat[], { entities, players, me }: HxView): Fate[] {
  if (!me) return [];
  const { baseTile, baseHealth } = players[me.seat];
  const by = threats.find(({ tile }) => tile === baseTile)?.by ?? [];
  const damage = entities.filter((piece) => by.includes(piece.tile)).reduce((sum, { power }) => sum + power, 0);
  if (damage === 0 || damage < baseHealth) return [];
  return [{ seat: me.seat, certain: false, because: `rival units in sight could deal ${damage} to your base next turn` }];
}

export const THREATS_LEGEND = 'Numbers on the map: how many rival units in sight could strike there next turn.';
