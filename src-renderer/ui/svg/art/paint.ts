import { seeded } from '../seeded.ts';
import { hsl, n1 } from '../write.ts';

/** Pictures live in a 300 × 320 box; everything is drawn a little beyond its edges. */
export const ART_WIDTH = 300;
export const ART_HEIGHT = 320;

type Hue = readonly [hue: number, saturation: number];

/** Two hues per colour or faction: the ground, and the light that falls on it. */
const HUES: Record<string, readonly [ground: Hue, light: Hue]> = {
  F: [
    [262, 40],
    [330, 62],
  ],
  O: [
    [214, 58],
    [188, 64],
  ],
  R: [
    [350, 54],
    [34, 82],
  ],
  G: [
    [152, 40],
    [76, 58],
  ],
  E: [
    [24, 48],
    [46, 82],
  ],
  C: [
    [212, 14],
    [38, 34],
  ],
  // slate and brass, tide and quicksilver, coal and fire, grove and moss
  f1: [
    [248, 24],
    [38, 66],
  ],
  f2: [
    [200, 50],
    [172, 50],
  ],
  f3: [
    [10, 52],
    [34, 82],
  ],
  f4: [
    [132, 32],
    [68, 54],
  ],
  // Bladeforge by kind: gold on blue, leather, blued steel, brass on steel, green on violet
  blade: [
    [212, 46],
    [44, 78],
  ],
  grip: [
    [24, 38],
    [30, 66],
  ],
  guard: [
    [212, 50],
    [204, 66],
  ],
  shield: [
    [206, 34],
    [28, 74],
  ],
  gadget: [
    [292, 36],
    [96, 58],
  ],
};

const MUTE = 0.93;

export interface Paint {
  random: () => number;
  /** Where the light stands. */
  light: readonly [x: number, y: number];
  /** Ground hue at a lightness. */
  ground: (lightness: number, alpha?: number) => string;
  /** Light hue at a lightness. */
  glow: (lightness: number, alpha?: number) => string;
  /** Between the two, at most 34° away from the ground. */
  dusk: string;
}

/** First colour = ground, last colour = light; a colourless card is iron in candle light. */
export function paletteOf(colours: readonly string[]): { ground: Hue; light: Hue } {
  const first = HUES[colours[0] ?? 'C'] ?? HUES.C;
  const last = HUES[colours[colours.length - 1] ?? 'C'] ?? HUES.C;
  return { ground: first[0], light: last[1] };
}

export function createPaint(seed: string, colours: readonly string[], centred: boolean): Paint {
  const random = seeded(seed);
  const { ground, light } = paletteOf(colours);
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

/** A broken line of hills or rubble across the picture, closed below. */
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

/** Wedges of light from the light's place. */
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
