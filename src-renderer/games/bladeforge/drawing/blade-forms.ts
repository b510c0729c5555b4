/**
 * Blades, each with its own outline: x runs from 0 at the root to 100 at the point, y is in half widths of a usual Blade, negative above.
 */
import type { Point } from '../../../ui/svg/write.ts';
import { box, cut, disc, poly, smooth, star, sweep, type Form, type Piece } from './outline.ts';

type Edge = readonly (readonly [along: number, reach: number])[];

interface Profile {
  /** Reach of the upper edge along the Blade; the lower one is alike unless it is given. */
  readonly up: Edge;
  readonly down?: Edge;
  readonly soft?: boolean;
  /** How far the middle of the Blade rises, and how far its point. */
  readonly bend?: number;
  readonly tip?: number;
  /** Where the fuller runs. */
  readonly fuller?: readonly [from: number, to: number];
}

const axis = ({ bend = 0, tip = 0 }: Profile, x: number): number => -bend * 4 * (x / 100) * (1 - x / 100) - tip * (x / 100) ** 2;

/** A Blade from its two edges. */
function edged(profile: Profile): { piece: Piece; lines: Point[][] } {
  const { up, down = up, soft = false, fuller } = profile;
  const bent = soft || profile.bend !== undefined || profile.tip !== undefined;
  const edge = (points: Edge, sign: 1 | -1): Point[] => {
    const run = points.map(([x, reach]): Point => [x, sign * reach]);
    return (bent ? smooth(run, 6) : run).map(([x, y]): Point => [x, y + axis(profile, x)]);
  };
  const groove = fuller ? Array.from({ length: 7 }, (_, i) => fuller[0] + ((fuller[1] - fuller[0]) * i) / 6) : [];
  return {
    piece: { points: [...edge(up, -1), ...edge(down, 1).toReversed()] },
    lines: groove.length > 0 ? [groove.map((x): Point => [x, axis(profile, x)])] : [],
  };
}

const blade = (profile: Profile, ...more: Piece[]): Form => {
  const { piece, lines } = edged(profile);
  return { pieces: [piece, ...more], lines };
};

/** Teeth along an edge, as points of reach. */
const toothed = (from: number, to: number, count: number, high: number, low: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / count).flatMap((x): [number, number][] => [
    [x, high],
    [x + ((to - from) / count) * 0.92, low],
  ]);
const crenels = (from: number, to: number, count: number, high: number, low: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [from + ((to - from) * i) / count, (to - from) / count] as const).flatMap(
    ([x, step]): [number, number][] => [
      [x, low],
      [x, high],
      [x + step / 2, high],
      [x + step / 2, low],
    ],
  );
const waves = (count: number, middle: number, swing: number, start: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [(i * 84) / (count - 1), middle + (i % 2 === start ? swing : -swing)]);

/** By card; the others get `COMMON`. */
export const BLADE_FORMS: Readonly<Record<string, Form>> = {
  'adventurer-blade': blade({
    up: [
      [0, 0.9],
      [60, 0.8],
      [74, 0],
    ],
    fuller: [4, 52],
  }),
  'second-attempt': blade({
    up: [
      [0, 1],
      [22, 1],
      [26, 0.5],
      [30, 1],
      [55, 0.95],
      [58, 0.7],
      [66, 0.95],
      [88, 0.8],
      [96, 0],
    ],
    down: [
      [0, 1],
      [40, 1],
      [44, 0.45],
      [50, 1],
      [70, 0.9],
      [73, 0.5],
      [77, 0.85],
      [96, 0],
    ],
  }),
  'ambitious-poker': blade(
    {
      up: [
        [0, 0.42],
        [86, 0.36],
        [98, 0],
      ],
    },
    sweep([
      [62, 0, 0.3],
      [70, -1.3, 0.34],
      [80, -2.3, 0.34],
      [90, -2.2, 0.08],
    ]),
  ),
  'breakfast-cleaver': blade(
    {
      up: [
        [0, 0.7],
        [12, 0.7],
        [16, 1.9],
        [80, 2.1],
        [86, 1.5],
      ],
      down: [
        [0, 0.7],
        [12, 1],
        [78, 1],
        [86, 0.4],
      ],
    },
    cut(disc(77, -1.3, 3.4, 0.42)),
  ),
  'gate-bar': blade(
    {
      up: [
        [0, 0.8],
        [98, 0.8],
      ],
    },
    box(14, -1.15, 6, 2.3),
    box(46, -1.15, 6, 2.3),
    box(78, -1.15, 6, 2.3),
    disc(97, 0, 3, 0.8),
  ),
  'tax-collector': blade({
    up: [
      [0, 2.2],
      [8, 2.05],
      [44, 1.2],
      [84, 0],
    ],
    fuller: [6, 66],
  }),
  'polite-rapier': blade(
    {
      up: [
        [0, 0.46],
        [60, 0.34],
        [100, 0],
      ],
    },
    cut(disc(5, 0, 2, 0.2)),
    disc(10, 0, 3, 1.7),
    disc(16, 0, 1.6, 1),
  ),
  'twice-sold-sabre': blade({
    up: [
      [0, 0.7],
      [40, 0.75],
      [70, 1],
      [84, 1.15],
      [97, 0],
    ],
    down: [
      [0, 0.7],
      [50, 0.75],
      [80, 0.8],
      [97, 0],
    ],
    bend: 1.2,
    tip: -0.7,
    fuller: [6, 70],
  }),
  'retired-ploughshare': blade({
    up: [
      [0, 0.7],
      [40, 0.85],
      [70, 0.7],
      [92, 0],
    ],
    down: [
      [0, 0.7],
      [18, 0.9],
      [38, 2.3],
      [58, 2.1],
      [76, 1.1],
      [92, 0],
    ],
    soft: true,
  }),
  'foregone-conclusion': blade({
    up: [
      [0, 0.7],
      [30, 1.3],
      [58, 1.5],
      [82, 0.9],
      [100, 0],
    ],
    down: [
      [0, 0.7],
      [40, 0.3],
      [70, 0.2],
      [100, 0],
    ],
    bend: 1.1,
    tip: -1.2,
  }),
  'ninth-fold': blade({
    up: [...waves(9, 0.95, 0.34, 0), [99, 0]],
    down: [...waves(9, 0.95, 0.34, 1), [99, 0]],
    soft: true,
    fuller: [6, 80],
  }),
  'the-magistrate': blade(
    {
      up: [
        [0, 0.8],
        [14, 0.8],
        [17, 2.1],
        [21, 1],
        [84, 0.9],
        [100, 0],
      ],
      fuller: [24, 80],
    },
    cut(disc(9, 0, 2.2, 0.34)),
  ),
  'portcullis-tooth': blade(
    {
      up: [
        [0, 1.1],
        [66, 1.1],
        [66, 1.75],
        [76, 1.75],
        [96, 0],
      ],
    },
    cut(disc(14, 0, 2.6, 0.42)),
    cut(disc(32, 0, 2.6, 0.42)),
    cut(disc(50, 0, 2.6, 0.42)),
  ),
  'sharpened-star': blade(
    {
      up: [
        [0, 0.55],
        [64, 0.42],
        [70, 0],
      ],
    },
    { points: star(80, 0, 6, 19, 7.4).points.map(([x, y]): Point => [x, y * 0.135]) },
  ),
  'gravediggers-falchion': blade(
    {
      up: [
        [0, 0.5],
        [42, 0.5],
        [52, 1.5],
        [74, 1.9],
        [90, 1.3],
        [98, 0],
      ],
      soft: true,
    },
    box(46, -1.7, 4, 3.4),
  ),
  bridgekeeper: blade({
    up: [[0, 1.3], ...crenels(8, 80, 6, 1.75, 1.2), [82, 1.2], [98, 0]],
    down: [
      [0, 1.3],
      [84, 1.2],
      [98, 0],
    ],
    fuller: [6, 78],
  }),
  'sharp-furniture': blade({
    up: [
      [0, 0.7],
      [86, 0.6],
      [99, 0],
    ],
    down: [
      [0, 0.7],
      [42, 0.7],
      [44, 2.3],
      [58, 2.6],
      [72, 2.3],
      [74, 0.7],
      [86, 0.6],
      [99, 0],
    ],
  }),
  'final-invoice': blade({
    up: [
      [0, 0.6],
      [12, 1.7],
      [26, 0.9],
      [46, 1.6],
      [60, 0.8],
      [74, 1.2],
      [100, 0],
    ],
    down: [
      [0, 0.6],
      [20, 0.8],
      [32, 1.6],
      [50, 0.7],
      [64, 1.4],
      [80, 0.5],
      [100, 0],
    ],
  }),
  'dawn-in-iron': blade(
    {
      up: [
        [0, 0.8],
        [20, 0.8],
        [60, 1.1],
        [84, 0.7],
        [100, 0],
      ],
      soft: true,
      fuller: [24, 84],
    },
    disc(9, 0, 8, 1.5),
    ...[-1, 1].flatMap((side) => [
      poly([14, side * 1.2], [32, side * 2.3], [22, side * 0.7]),
      poly([6, side * 1.3], [10, side * 2.7], [14, side * 1.1]),
      poly([2, side * 1], [-4, side * 2.2], [8, side * 1.2]),
    ]),
  ),
  'bad-weather': {
    pieces: [
      sweep(
        [
          [0, 0, 0.8],
          [22, -0.7, 0.85],
          [30, 0.8, 0.8],
          [54, -0.6, 0.7],
          [61, 0.8, 0.6],
          [100, -0.2, 0.02],
        ],
        false,
      ),
    ],
    lines: [],
  },
  'mountains-elbow': {
    pieces: [
      sweep(
        [
          [0, 0, 1],
          [24, 0.9, 1.3],
          [46, -1.1, 1.25],
          [64, -0.4, 1],
          [80, 0.3, 0.75],
          [98, -0.3, 0.04],
        ],
        false,
      ),
      poly([40, -1.6], [48, -2.7], [56, -1.2]),
    ],
    lines: [
      [
        [6, 0.2],
        [26, 0.8],
        [46, -0.9],
        [70, -0.2],
      ],
    ],
  },
};

/** Blades of cards that are not among the shipped ones, chosen by their ids. */
export const COMMON_BLADES: readonly Form[] = [
  blade({
    up: [
      [0, 1],
      [85, 1],
      [100, 0],
    ],
    fuller: [0, 72],
  }),
  blade({
    up: [
      [0, 1.15],
      [82, 0.62],
      [100, 0],
    ],
    fuller: [0, 60],
  }),
  blade({
    up: [
      [0, 0.8],
      [40, 0.6],
      [62, 1.35],
      [80, 1.2],
      [100, 0],
    ],
    soft: true,
  }),
  blade({
    up: [
      [0, 1],
      [80, 1],
      [100, 0],
    ],
    down: [[0, 1], ...toothed(8, 80, 8, 1.1, 0.7), [80, 1], [100, 0]],
  }),
];
