/** What a picture shows: an icon, or an outline that a game draws itself. */
import { iconPath, iconTransform, ICON_SIDE, type IconPlace } from '../icons.ts';
import { rectPath, textured } from '../textures.ts';
import type { Paint } from './paint.ts';

/** A drawing in a box of 512 × 512 units, or a little beyond it. */
export interface Figure {
  /** Path data; filled by the non-zero rule. */
  readonly outline: string;
  /** Path data of the lines inside it, such as a fuller or a wrapping. */
  readonly lines?: string;
  /** Icon stamped on it. */
  readonly stamp?: string;
}

export const figureOf = (hero: string | Figure): Figure => (typeof hero === 'string' ? { outline: iconPath(hero) } : hero);

const MIDDLE = ICON_SIDE / 2;
/** How far an outline may leave its box. */
const AIR = 80;

/** Gradient of lit bodies, once in a picture. */
export const bodyGradient = (id: string, { ground, glow }: Paint): string =>
  `<linearGradient id="${id}-hero" x1=".1" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="${glow(90)}"/><stop offset=".3" stop-color="${glow(72)}"/>` +
  `<stop offset=".62" stop-color="${glow(50)}"/><stop offset=".85" stop-color="${glow(32)}"/><stop offset="1" stop-color="${ground(20)}"/></linearGradient>`;

const details = ({ lines, stamp }: Figure, colour: string): string =>
  (lines
    ? `<path d="${lines}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" opacity=".72"/>`
    : '') +
  (stamp
    ? `<path d="${iconPath(stamp)}" transform="translate(${MIDDLE} ${MIDDLE}) scale(.4) translate(${-MIDDLE} ${-MIDDLE})" fill="${colour}" opacity=".8"/>`
    : '');

/** The hero: shadow, dark outline, lit rim, and the body shifted down-right inside its own outline. Once in a picture. */
export function litFigure(id: string, figure: Figure, where: IconPlace, { ground, glow }: Paint, rim = glow(93)): string {
  const d = figure.outline;
  const place = iconTransform(where);
  return (
    `<clipPath id="${id}-body"><path d="${d}"/></clipPath>` +
    `<path d="${d}" transform="translate(9 12) ${place}" fill="#000" opacity=".55" filter="url(#soft6)"/>` +
    `<g transform="${place}"><path d="${d}" fill="${ground(7)}" stroke="${ground(7)}" stroke-width="20" stroke-linejoin="round"/><path d="${d}" fill="${rim}"/>` +
    `<g clip-path="url(#${id}-body)"><path d="${d}" transform="translate(7 8)" fill="url(#${id}-hero)"/>${details(figure, ground(14))}${textured(rectPath(-AIR, -AIR, ICON_SIDE + 2 * AIR, ICON_SIDE + 2 * AIR), 'slate', 0.75)}</g></g>`
  );
}

/** A companion of the hero, or the hero where it is one of many: outline, rim and one flat tone, without a filter. */
export function flatFigure({ outline: d, ...inside }: Figure, where: IconPlace, fill: string, rim: string, edge: string): string {
  return (
    `<g transform="${iconTransform(where)}"><path d="${d}" fill="${edge}" stroke="${edge}" stroke-width="22" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="${rim}"/><path d="${d}" transform="translate(6 8)" fill="${fill}"/>${details({ outline: d, ...inside }, edge)}</g>`
  );
}

/** One tone only, for what is far off, in shadow or in water. */
export const plainFigure = ({ outline }: Figure, where: IconPlace, paint: string): string =>
  `<path d="${outline}" transform="${iconTransform(where)}" ${paint}/>`;
