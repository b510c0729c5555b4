import type { HxEntityView, HxTileView } from '../../../../src-shared/games/hexforge/view.ts';

/** Topic of the rules for what stands on a tile, else for the tile: what F1 opens when a hex has focus. */
export function helpTopic({ type }: HxTileView, entity: HxEntityView | undefined): string {
  if (entity?.kind === 'base' || entity?.kind === 'forge') return entity.kind;
  if (entity?.role === 'commander') return 'commander';
  if (entity?.yields) return 'worker';
  if (entity) return entity.keywords.length > 0 ? `keyword:${entity.keywords[0].id}` : 'units';
  return type === null ? 'fog' : `tile:${type}`;
}
