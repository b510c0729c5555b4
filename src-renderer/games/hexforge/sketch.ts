import type { HxTileType } from '../../../src-shared/games/hexforge/types.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import { SKETCH } from '../../match/sketch.ts';
import type { BoardSketch, SketchShape } from '../../match/sketch.ts';
import { seatLook } from '../../ui/svg/colours.ts';
import { layOut } from './board/geometry.ts';
import { poly } from './drawing/hex.ts';

const GROUND: Readonly<Record<HxTileType, string>> = {
  blank: '#33383f',
  base: '#5a4a32',
  wall: '#4b4f55',
  mineral: '#3d6f86',
  strife: '#5c2f2a',
  sensor: '#6a5c86',
  grass: '#3f5a3c',
};
const UNKNOWN = '#14181d';

/** The map with the pieces of both sides that the viewer sees. */
export function sketchOf(view: HxView): BoardSketch {
  const { tiles, bounds } = layOut(view.map.tiles, view.me?.seat === 1);
  const scale = Math.min(SKETCH.width / (bounds.right - bounds.left), SKETCH.height / (bounds.bottom - bounds.top));
  const at = (index: number) => ({
    x: SKETCH.width / 2 + (tiles[index].x - (bounds.left + bounds.right) / 2) * scale,
    y: SKETCH.height / 2 + (tiles[index].y - (bounds.top + bounds.bottom) / 2) * scale,
  });
  const hexes = (indices: readonly number[], share: number): string => poly(share * scale, indices.map(at));
  const byGround = Map.groupBy(
    tiles.map(({ index }) => index),
    (index) => groundOf(view, index),
  );
  const byOwner = Map.groupBy(view.entities, ({ owner }) => owner);
  const shapes: SketchShape[] = [...byGround].map(([fill, indices]) => ({ d: hexes(indices, 0.94), fill }));
  for (const [owner, pieces] of byOwner)
    shapes.push({
      d: hexes(
        pieces.map(({ tile }) => tile),
        0.66,
      ),
      fill: seatLook(owner).colour,
    });
  return { shapes, texts: [] };
}

function groundOf(view: HxView, index: number): string {
  const { type } = view.map.tiles[index];
  return type === null ? UNKNOWN : GROUND[type];
}
