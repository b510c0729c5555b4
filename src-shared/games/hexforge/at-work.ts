import type { HxView } from './view.ts';

/** A worker that harvests where it stands: it is not idle. */
export const isAtWork = (view: HxView, tile: number): boolean =>
  view.map.tiles[tile].type === 'mineral' && view.entities.some((e) => e.tile === tile && e.yields !== undefined);
