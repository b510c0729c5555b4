import type { HxEntityView, HxTileView } from '../../../../src-shared/games/hexforge/view.ts';

/** Help topic (F1) of the piece on a tile, else of the tile. */
export function helpTopic({ type }: HxTileView, entity: HxEntityView | undefined): string {
  if (entity?.kind === 'base' || entity?.kind === 'forge') return entity.kind;
  if (entity?.role === 'commander') return 'commander';
  if (entity?.yields) return 'worker';
  if (entity) return entity.keywords.length > 0 ? `keyword:${entity.keywords[0].id}` : 'units';
  return type === null ? 'fog' : `tile:${type}`;
}
