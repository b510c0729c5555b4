import { seeded } from '../seeded.ts';
import { hsl, n1 } from '../write.ts';

/** Size of a picture; everything is drawn a little beyond its edges. */
export const ART_WIDTH = 300;
export const ART_HEIGHT = 320;

export type Hue = readonly [hue: number, saturation: number];
/** Hues of a colour, faction or kind: the ground, the light on it, and a second hue for what stands out from both. */
export type Hues = readonly [ground: Hue, light: Hue, accent: Hue];

export interface Palette {
  readonly ground: Hue;
  readonly light: Hue;
  readonly accent: Hue;
}

/** Neutral hues: iron in candle light, with the blue of cooling steel. */
export const IRON: Hues = [
  [212, 14],
  [38, 34],
  [204, 30],
];

const MUTE = 0.93;

/** Where a scene's light may be. */
export interface LightRange {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
}

/** Colours and randomness of a picture. */
export interface Paint {
  random: () => number;
  /** Position of the light. */
  light: readonly [x: number, y: number];
  /** Ground hue at a lightness. */
  ground: (lightness: number, alpha?: number) => string;
  /** Light hue at a lightness. */
  glow: (lightness: number, alpha?: number) => string;
  /** Second hue at a lightness. */
  accent: (lightness: number, alpha?: number) => string;
  /** Hue between the two, at most 34° from the ground. */
  dusk: string;
}

/** First colour = ground and second hue, last colour = light. */
export function paletteOf(colours: readonly string[], hues: Readonly<Record<string, Hues>>): Palette {
  const own = (colour: string | undefined): Hues => hues[colour ?? ''] ?? IRON;
  const [ground, , accent] = own(colours[0]);
  return { ground, light: own(colours.at(-1))[1], accent };
}

const within = (random: () => number, [from, to]: readonly [number, number]): number => n1(from + random() * (to - from));

export function createPaint(seed: string, { ground, light, accent }: Palette, range: LightRange): Paint {
  const random = seeded(seed);
  const towardsLight = ((light[0] - ground[0] + 540) % 360) - 180;
  const duskHue = (ground[0] + Math.max(-34, Math.min(34, towardsLight * 0.55)) + 360) % 360;
  const tone =
    ([hue, saturation]: Hue) =>
    (lightness: number, alpha?: number): string =>
      hsl(hue, saturation * MUTE, Math.max(3, lightness), alpha);
  return {
    random,
    light: [within(random, range.x), within(random, range.y)],
    ground: tone(ground),
    glow: tone(light),
    accent: tone(accent),
    dusk: hsl(duskHue, ground[1] * MUTE * 0.92, 43),
  };
}

/** An irregular line of hills or rubble across the picture, closed below. */
export function ridge(random: () => number, y: number, swing: number, splits: number): string {
  const [left, right, below] = [-10, ART_WIDTH + 10, ART_HEIGHT + 10];
  let points: [number, number][] = [
    [left, y + (random() - 0.5) * swing],
    [right, y + (random() - 0.5) * swing],
  ];
  let reach = swing;
  for (let split = 0; split < splits; split++) {
    const finer = [points[0]];
    for (let i = 1; i < points.length; i++) {
      const [before, after] = [points[i - 1], points[i]];
      finer.push([(before[0] + after[0]) / 2 + (random() - 0.5) * 8, (before[1] + after[1]) / 2 + (random() - 0.5) * reach], after);
    }
    points = finer;
    reach *= 0.56;
  }
  return `M${points.map((point) => point.map(n1).join(' ')).join('L')}L${right} ${below}L${left} ${below}Z`;
}

/** Wedges of light from the light's position. */
export function rays({ random, light: [x, y], glow }: Paint, count: number, alpha: number): string {
  const turn = random() * 6;
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = turn + (i * 2 * Math.PI) / count + (random() - 0.5) * 0.2;
    const half = 0.03 + random() * 0.09;
    const end = (a: number) => `${n1(x + 500 * Math.cos(a))} ${n1(y + 500 * Math.sin(a))}`;
    path += `M${x} ${y}L${end(angle - half)}L${end(angle + half)}Z`;
  }
  return `<path d="${path}" fill="${glow(78, alpha)}"/>`;
}
