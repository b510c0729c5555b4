/** Helpers for writing SVG markup. */

/** One decimal is finer than a pixel and keeps the markup short. */
export const n1 = (value: number): number => Math.round(value * 10) / 10;

export const hsl = (hue: number, saturation: number, lightness: number, alpha = 1): string =>
  alpha === 1 ? `hsl(${n1(hue)} ${n1(saturation)}% ${n1(lightness)}%)` : `hsl(${n1(hue)} ${n1(saturation)}% ${n1(lightness)}% / ${alpha})`;

export type Point = readonly [x: number, y: number];

export const pathThrough = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;

/** Transform that shrinks a W × H outline by `border` on every side. */
export const scaleIn = (width: number, height: number, border: number): string =>
  `translate(${border} ${border}) scale(${(width - 2 * border) / width} ${(height - 2 * border) / height})`;

/** Path without fill, as a stroke. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more ? ` ${more}` : ''}/>`;

export const group = (x: number, y: number, content: string): string => `<g transform="translate(${n1(x)} ${n1(y)})">${content}</g>`;
