import { tenantId, type HxEntity, type HxState } from '../state.ts';

/* Looking entities up. */

export function entityById(s: HxState, id: number): HxEntity | null {
  for (let i = s.entities.length - 1; i >= 0; i--) if (s.entities[i].id === id) return s.entities[i];
  return null;
}

/** Who stands on a tile. */
export function entityAt(s: HxState, tile: number): HxEntity | null {
  const there = s.occupied[tile];
  return there === 0 ? null : entityById(s, tenantId(there));
}

export const isFree = (s: HxState, tile: number): boolean => s.occupied[tile] === 0;

export function baseOf(s: HxState, seat: number): HxEntity {
  return entityAt(s, s.board.bases[seat])!;
}
