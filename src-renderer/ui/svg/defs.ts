import { gradient } from './gradient.ts';
import { TEXTURES } from './textures.ts';

/** Bevel filter: the blurred outline lit from above-left, and a bright rim. */
const bevel = (id: string, blur: number, height: number, shine: number): string =>
  `<filter id="${id}" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/>` +
  `<feDiffuseLighting in="b" surfaceScale="${height}" diffuseConstant="1" lighting-color="#fff" result="d"><feDistantLight azimuth="232" elevation="52"/></feDiffuseLighting>` +
  `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.27" result="m"/>` +
  `<feSpecularLighting in="b" surfaceScale="${height}" specularConstant="${shine}" specularExponent="22" lighting-color="#fff1da" result="s"><feDistantLight azimuth="232" elevation="44"/></feSpecularLighting>` +
  `<feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/><feComposite in="m" in2="SourceAlpha" operator="in" result="m2"/>` +
  `<feMerge><feMergeNode in="m2"/><feMergeNode in="s2"/></feMerge></filter>`;

const blur = (id: string, deviation: number, air: number): string =>
  `<filter id="${id}" x="-${air}%" y="-${air}%" width="${100 + 2 * air}%" height="${100 + 2 * air}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const METALS = [
  gradient('steel', 'diagonal', [
    [0, '#eef2f5'],
    [0.45, '#b6c0c9'],
    [1, '#7d8894'],
  ]),
  gradient('iron', 'diagonal', [
    [0, '#5d6874'],
    [0.5, '#343c46'],
    [1, '#1b2027'],
  ]),
  gradient('blood', 'diagonal', [
    [0, '#b74643'],
    [0.5, '#8d2a2b'],
    [1, '#561517'],
  ]),
  gradient('brass', 'diagonal', [
    [0, '#f2dca6'],
    [0.5, '#b9924e'],
    [1, '#6d5124'],
  ]),
  gradient('blued', 'diagonal', [
    [0, '#7fb0e0'],
    [0.5, '#3a6696'],
    [1, '#173150'],
  ]),
  gradient('ember', 'diagonal', [
    [0, '#ffe0a0'],
    [0.5, '#ff9a4a'],
    [1, '#b4511a'],
  ]),
];

const PATTERNS = Object.entries(TEXTURES).map(
  ([name, address]) =>
    `<pattern id="x-${name}" width="160" height="160" patternUnits="userSpaceOnUse"><image href="${address}" width="160" height="160" preserveAspectRatio="none"/></pattern>`,
);

const FILTERS = [
  bevel('bevel-s', 0.8, 2, 0.5),
  bevel('bevel', 1.5, 3.2, 0.5),
  bevel('bevel-l', 3, 5, 0.55),
  blur('soft2', 2, 20),
  blur('soft6', 6, 30),
  blur('soft14', 14, 50),
];

/**
 * Gradients, textures and filters shared by drawings, by id. The page holds all of them once (Defs.svelte); a rasterized picture holds
 * those that it references.
 */
const DEFS: readonly (readonly [id: string, markup: string])[] = [...METALS, ...PATTERNS, ...FILTERS].map((markup) => [
  / id="([^"]+)"/.exec(markup)![1],
  markup,
]);

export const allDefs = (): string => DEFS.map(([, markup]) => markup).join('');

/** Only the definitions that the markup references. */
export const defsFor = (markup: string): string =>
  DEFS.filter(([id]) => markup.includes(`url(#${id})`))
    .map(([, definition]) => definition)
    .join('');
