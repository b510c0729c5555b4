/** The engine's answer about what rivals in sight could strike next turn. */
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';

export interface Threat {
  tile: number;
  /** Tiles of those who could strike it. */
  by: number[];
}

/** Whatever else the engine may come to answer, only what has this shape is drawn. */
export function threatsFrom(answer: unknown): Threat[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter((one): one is Threat => {
    const threat = one as Partial<Threat> | null;
    return typeof threat?.tile === 'number' && Array.isArray(threat.by);
  });
}

/** Only where something of mine stands or could stand: not on known walls, and not where a rival does. */
export function strikable(threats: readonly Threat[], { map, entities, me }: HxView): Threat[] {
  const held = new Set(entities.filter((piece) => piece.owner !== me?.seat).map((piece) => piece.tile));
  return threats.filter(({ tile }) => map.tiles[tile].type !== 'wall' && !held.has(tile));
}

export const THREATS_LEGEND = 'Numbers on the map: how many rival units in sight could strike there next turn.';
