import { seeded } from '../seeded.ts';
import { hsl, n1 } from '../write.ts';

/** Size of a picture; everything is drawn a little beyond its edges. */
export const ART_WIDTH = 300;
export const ART_HEIGHT = 320;

export type Hue = readonly [hue: number, saturation: number];
/** Hues of a colour, faction or kind: the ground and the light on it. */
export type HuePair = readonly [ground: Hue, light: Hue];

/** Colours and randomness of a picture. */
export interface Palette {
  readonly ground: Hue;
  readonly light: Hue;
}

/** Neutral hues: iron in candle light. */
export const IRON: HuePair = [
  [212, 14],
  [38, 34],
];

const MUTE = 0.93;

export interface Paint {
  random: () => number;
  /** Position of the light. */
  light: readonly [x: number, y: number];
  /** Ground hue at a lightness. */
  ground: (lightness: number, alpha?: number) => string;
  /** Light hue at a lightness. */
  glow: (lightness: number, alpha?: number) => string;
  /** Hue between the two, at most 34° from the ground. */
  dusk: string;
}

/** First colour = ground, last colour = light. */
export function paletteOf(colours: readonly string[], hues: Readonly<Record<string, HuePair>>): Palette {
  const pair = (colour: string | undefined): HuePair => hues[colour ?? ''] ?? IRON;
  return { ground: pair(colours[0])[0], light: pair(colours.at(-1))[1] };
}

export function createPaint(seed: string, { ground, light }: Palette, centred: boolean): Paint {
  const random = seeded(seed);
  const towardsLight = ((light[0] - ground[0] + 540) % 360) - 180;
  const duskHue = (ground[0] + Math.max(-34, Math.min(34, towardsLight * 0.55)) + 360) % 360;
  const x = centred ? 130 + random() * 40 : 60 + random() * 180;
  const y = centred ? 130 + random() * 30 : 70 + random() * 50;
  return {
    random,
    light: [n1(x), n1(y)],
    ground: (lightness, alpha) => hsl(ground[0], ground[1] * MUTE, lightness, alpha),
    glow: (lightness, alpha) => hsl(light[0], light[1] * MUTE, lightness, alpha),
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
