import type { Texture } from '../../textures.ts';
import { n1, type Point } from '../../write.ts';
import { ART_HEIGHT, ART_WIDTH, rays, type LightRange, type Paint } from '../paint.ts';

/** Scenery in three depths, each darker than the one behind it. `back` is drawn behind the far icon, `front` in front of it. */
export interface Scene {
  back?: (paint: Paint) => string;
  front: (paint: Paint) => string;
  /** The hero stands on the ground, with a dark ridge before its feet. */
  grounded: boolean;
  light: LightRange;
  /** Width of the hero in the picture's units. */
  hero: number;
  grain: Texture;
}

/** Sun or moon over land. */
export const HIGH: LightRange = { x: [60, 240], y: [70, 120] };
/** A glow in the middle of a room or a spell. */
export const MIDDLE: LightRange = { x: [130, 170], y: [130, 160] };
/** A furnace mouth or a sun at the horizon. */
export const LOW: LightRange = { x: [90, 210], y: [176, 204] };

/** A filled outline through points. */
export const shape = (points: readonly Point[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z" fill="${fill}"/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path d="M${n1(x)} ${n1(y)}h${n1(width)}v${n1(height)}h${n1(-width)}Z" fill="${fill}"/>`;
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
/** Joined results of a count of draws. */
export const times = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');
/** A blurred strip over the whole width. */
export const mist = (y: number, height: number, fill: string): string =>
  `<rect x="-10" y="${n1(y)}" width="${ART_WIDTH + 20}" height="${n1(height)}" fill="${fill}" filter="url(#soft14)"/>`;
/** From a height to below the picture. */
export const floor = (y: number, fill: string): string => box(-10, y, ART_WIDTH + 20, ART_HEIGHT + 10 - y, fill);

export const softDisc = ({ light: [x, y], glow }: Paint, r: number, alpha: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${glow(88, alpha)}" filter="url(#soft14)"/>`;

export const sunAndRays = (paint: Paint): string => {
  const [x, y] = paint.light;
  return `<circle cx="${x}" cy="${y}" r="${n1(26 + paint.random() * 26)}" fill="${paint.glow(84)}" opacity=".92"/>${rays(paint, 9, 0.09)}`;
};
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}"/>`;
/** Short strokes on water between two heights, wider towards the viewer. */
export const rippled = (random: () => number, from: number, to: number, x: number, colour: string): string =>
  times(14, (i) => {
    const t = i / 13;
    const reach = 30 + t * 150;
    const y = from + (to - from) * t;
    const at = x + (random() - 0.5) * reach * 1.6;
    return line(`M${n1(at)} ${n1(y)}h${n1(10 + random() * (14 + t * 34))}`, colour, 1.4 + t * 2.2);
  });
