/** Shields, each with its own outline: within 116 of the middle at 0,0. */
import type { Point } from '../../../ui/svg/write.ts';
import { box, curved, cut, disc, poly, star, sweep, type Form, type Piece } from './outline.ts';

const around = (count: number, r: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => [
    Math.cos(((i + turn) / count) * 2 * Math.PI) * r,
    Math.sin(((i + turn) / count) * 2 * Math.PI) * r,
  ]);
const form = (...pieces: Piece[]): Form => ({ pieces });
const lined = (lines: Point[][], ...pieces: Piece[]): Form => ({ pieces, lines });

export const SHIELD_FORMS: Readonly<Record<string, Form>> = {
  'barrel-lid': lined(
    [
      [
        [-36, -92],
        [-36, 92],
      ],
      [
        [36, -92],
        [36, 92],
      ],
    ],
    disc(0, 0, 100, 100, 36),
    box(-106, -22, 212, 44),
  ),
  'shop-sign': form(
    poly([-112, -62], [112, -62], [90, 10], [112, 84], [-112, 84], [-90, 10]),
    sweep(
      [
        [-56, -62, 6],
        [-56, -104, 6],
      ],
      false,
    ),
    sweep(
      [
        [56, -62, 6],
        [56, -104, 6],
      ],
      false,
    ),
    box(-80, -114, 160, 14),
  ),
  'kneading-trough': lined(
    [
      [
        [-92, -50],
        [92, -50],
      ],
    ],
    poly([-104, -78], [104, -78], [78, 82], [-78, 82]),
    box(-118, -78, 236, 26),
    disc(-84, 34, 18, 12),
    disc(84, 34, 18, 12),
  ),
  'studded-buckler': form(
    disc(0, 0, 84, 84, 32),
    ...around(10, 96).map(([x, y]) =>
      poly([x * 0.84 - y * 0.11, y * 0.84 + x * 0.11], [x * 1.2, y * 1.2], [x * 0.84 + y * 0.11, y * 0.84 - x * 0.11]),
    ),
  ),
  'oxhide-targe': form(
    curved(
      [-100, -100],
      [-40, -78],
      [0, -92],
      [40, -78],
      [100, -100],
      [84, -30],
      [96, 44],
      [108, 92],
      [44, 84],
      [0, 116],
      [-44, 84],
      [-108, 92],
      [-96, 44],
      [-84, -30],
    ),
  ),
  'spoked-wheel': form(
    disc(0, 0, 88, 88, 36),
    ...around(8, 94).map(([x, y]) => disc(x * 1.1, y * 1.1, 15)),
    ...around(8, 60, 0.5).map(([x, y]) => cut(disc(x, y, 15))),
  ),
  'fishscale-kite': lined(
    [
      [
        [-70, -50],
        [-35, -24],
        [0, -50],
        [35, -24],
        [70, -50],
      ],
      [
        [-60, -4],
        [-30, 22],
        [0, -4],
        [30, 22],
        [60, -4],
      ],
    ],
    poly(
      [0, -112],
      [46, -96],
      [84, -64],
      [74, -24],
      [80, -10],
      [58, 26],
      [62, 42],
      [32, 82],
      [0, 124],
      [-32, 82],
      [-62, 42],
      [-58, 26],
      [-80, -10],
      [-74, -24],
      [-84, -64],
      [-46, -96],
    ),
  ),
  'rams-head-boss': form(
    curved([-70, -78], [0, -92], [70, -78], [74, 0], [44, 66], [0, 114], [-44, 66], [-74, 0]),
    sweep([
      [-44, -72, 20],
      [-86, -86, 18],
      [-100, -44, 14],
      [-84, -14, 11],
      [-76, -36, 5],
    ]),
    sweep([
      [44, -72, 20],
      [86, -86, 18],
      [100, -44, 14],
      [84, -14, 11],
      [76, -36, 5],
    ]),
  ),
  'garden-wall': lined(
    [
      [
        [-96, -40],
        [96, -40],
      ],
      [
        [-96, 4],
        [96, 4],
      ],
      [
        [-96, 48],
        [96, 48],
      ],
      [
        [-30, -40],
        [-30, 4],
      ],
      [
        [40, -40],
        [40, 4],
      ],
      [
        [0, 4],
        [0, 48],
      ],
    ],
    poly(
      [-98, -84],
      [-60, -84],
      [-60, -108],
      [-24, -108],
      [-24, -84],
      [24, -84],
      [24, -108],
      [60, -108],
      [60, -84],
      [98, -84],
      [98, 92],
      [-98, 92],
    ),
  ),
  'polished-door': form(
    curved([-66, -40], [-58, -88], [0, -116], [58, -88], [66, -40]),
    box(-66, -46, 132, 158),
    box(-82, -30, 24, 16),
    box(-82, 66, 24, 16),
    disc(72, 30, 14),
  ),
  'strongroom-hatch': form({ points: around(8, 100, 0.5) }, ...around(4, 102).map(([x, y]) => box(x - 17, y - 17, 34, 34))),
  'noonday-disc': form(star(0, 0, 16, 116, 80), disc(0, 0, 78)),
  'great-bell': lined(
    [
      [
        [-70, 56],
        [70, 56],
      ],
    ],
    curved([-24, -98], [24, -98], [50, -60], [62, 10], [74, 54], [104, 84], [-104, 84], [-74, 54], [-62, 10], [-50, -60]),
    disc(0, -102, 18, 16),
    disc(0, 96, 22, 18),
  ),
};

/** Shields of cards that are not among the shipped ones, chosen by their ids. */
export const COMMON_SHIELDS: readonly Form[] = [
  form(disc(0, 0, 100, 100, 36)),
  form(curved([-90, -95], [0, -108], [90, -95], [88, 10], [44, 82], [0, 116], [-44, 82], [-88, 10])),
  form(poly([-86, -70], [-60, -100], [60, -100], [86, -70], [86, 70], [60, 100], [-60, 100], [-86, 70])),
];
