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
  const grounds = view.map.tiles.map(({ type }) => (type === null ? UNKNOWN : GROUND[type]));
  const ground = [...new Set(grounds)].map((fill): SketchShape => {
    const same = grounds.flatMap((one, index) => (one === fill ? [index] : []));
    return { d: hexes(same, 0.94), fill };
  });
  const pieces = view.players.map((_, seat): SketchShape => {
    const own = view.entities.flatMap(({ owner, tile }) => (owner === seat ? [tile] : []));
    return { d: hexes(own, 0.66), fill: seatLook(seat).colour };
  });
  return { shapes: [...ground, ...pieces], texts: [] };
}
