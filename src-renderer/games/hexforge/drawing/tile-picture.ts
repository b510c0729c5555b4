import type { HxResource, HxTileType } from '../../../../src-shared/games/hexforge/types.ts';
import type { Picture } from '../../../ui/svg/bake.svelte.ts';
import { GEMS } from './gems.ts';
import { hashText, seeded } from '../../../ui/svg/seeded.ts';
import { textured } from '../../../ui/svg/textures.ts';
import type { Texture } from '../../../ui/svg/textures.ts';
import { hsl, pathThrough } from '../../../ui/svg/write.ts';
import type { Point } from '../../../ui/svg/write.ts';
import { corners, poly, SLAB, WALL_RISE } from './hex.ts';
import { TILE_DETAILS } from './tile-details.ts';

/** Ground by kind: hue, saturation, lightness, texture. */
const MATERIALS: Record<HxTileType, readonly [hue: number, saturation: number, lightness: number, grain: Texture]> = {
  blank: [214, 12, 33, 'slate'],
  mineral: [226, 15, 30, 'slate'],
  grass: [102, 27, 30, 'moss'],
  sensor: [192, 22, 30, 'hammered'],
  wall: [212, 8, 36, 'slate'],
  strife: [12, 20, 20, 'cracked'],
  base: [212, 10, 36, 'hammered'],
};

/** Number of variants per kind, which limits the number of bitmaps. */
const VERSIONS: Record<HxTileType, number> = { blank: 14, mineral: 6, grass: 8, sensor: 2, wall: 6, strife: 8, base: 2 };

const TOP_SHARE = 0.975;
const BEVEL_SHARE = 0.87;
/** From corner, to corner, colour: the three lit edges, then the three in shade. */
const BEVELS: readonly (readonly [from: number, to: number, fill: string])[] = [
  [4, 5, 'rgb(255 248 232 / 17%)'],
  [5, 0, 'rgb(255 248 232 / 26%)'],
  [0, 1, 'rgb(255 248 232 / 12%)'],
  [1, 2, 'rgb(0 0 0 / 20%)'],
  [2, 3, 'rgb(0 0 0 / 36%)'],
  [3, 4, 'rgb(0 0 0 / 16%)'],
];

export const TILE_BOX: Picture['box'] = [-37, -60, 74, 104];

const raised = (points: readonly Point[], by: number): Point[] => points.map(([x, y]) => [x, y - by]);

function draw(type: HxTileType, version: number, resource: HxResource | undefined): string {
  const random = seeded(`${type}${version}`);
  const [baseHue, saturation, baseLightness, grain] = MATERIALS[type];
  const hue = type === 'blank' ? baseHue - 16 + random() * 34 : baseHue;
  const lightness = baseLightness + (random() - 0.5) * 5;
  const rise = type === 'wall' ? WALL_RISE : 0;
  const edge = raised(corners(TOP_SHARE), rise);
  const inner = raised(corners(BEVEL_SHARE), rise);
  const side = (from: number, to: number, share: number): string => {
    const [a, b] = [edge[from], edge[to]];
    const depth = SLAB + rise;
    return `<path d="${pathThrough([a, b, [b[0], b[1] + depth], [a[0], a[1] + depth]])}" fill="${hsl(hue, saturation, lightness * share)}"/>`;
  };
  const top = pathThrough(edge);
  let tile = side(2, 3, 0.26) + side(3, 4, 0.46);
  if (rise) tile += side(1, 2, 0.26) + side(4, 5, 0.5);
  tile += `<path d="${top}" fill="${hsl(hue, saturation, lightness)}"/>${textured(top, grain, 0.95)}`;
  for (const [from, to, fill] of BEVELS)
    tile += `<path d="${pathThrough([edge[from], edge[to], inner[to], inner[from]])}" fill="${fill}"/>`;
  const detail = TILE_DETAILS[type];
  return tile + detail({ random, hue, rise, vein: resource ? GEMS[resource].enamel : '#9fb0d8' });
}

/** Picture of a tile; the seed picks one of the versions of its kind. */
export function tilePicture(type: HxTileType, seed: string | number, resource?: HxResource): Picture {
  const version = hashText(String(seed)) % VERSIONS[type];
  return {
    key: `tile ${type} ${version} ${resource ?? ''}`,
    box: TILE_BOX,
    markup: () => draw(type, version, resource),
  };
}

export const UNSEEN_MEANWHILE = `<path d="${poly(TOP_SHARE)}" fill="#10141a" stroke="#1d232b"/>`;

/** Picture of a tile that the viewer has not seen yet. */
export const UNSEEN: Picture = { key: 'tile unseen', box: TILE_BOX, markup: () => UNSEEN_MEANWHILE };

/** Flat placeholder until the bitmap exists. */
export function tileMeanwhile(type: HxTileType): string {
  const [hue, saturation, lightness] = MATERIALS[type];
  return `<path d="${pathThrough(corners(TOP_SHARE))}" fill="${hsl(hue, saturation, lightness)}"/>`;
}
