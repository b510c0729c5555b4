/** Grips with their pommels, each with its own outline: x runs from 0 at the pommel to 96 at the guard, y within 30 of the axis. */
import type { Point } from '../../../ui/svg/write.ts';
import { box, curved, cut, disc, poly, smooth, star, sweep, type Form, type Piece } from './outline.ts';

type Profile = readonly (readonly [x: number, half: number])[];

const hold = (profile: Profile, soft = true): Piece => {
  const upper = profile.map(([x, half]): Point => [x, -half]);
  const edge = soft ? smooth(upper) : upper;
  return { points: [...edge, ...edge.map(([x, y]): Point => [x, -y]).toReversed()] };
};
const slants = (from: number, to: number, count: number, lean: number, half = 15): Point[][] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1)).map((x): Point[] => [
    [x - lean / 2, half],
    [x + lean / 2, -half],
  ]);

export interface GripForm {
  readonly hold: Form;
  readonly pommel: Form;
}

const grip = (pieces: readonly Piece[], lines: Point[][], ...pommel: Piece[]): GripForm => ({
  hold: { pieces, lines },
  pommel: { pieces: pommel },
});

export const GRIP_FORMS: Readonly<Record<string, GripForm>> = {
  'wooden-grip': grip(
    [
      hold([
        [0, 9],
        [40, 11],
        [96, 10],
      ]),
      poly([52, -8], [62, -25], [70, -22], [70, -8]),
    ],
    [
      [
        [10, 3],
        [44, 5],
        [90, 2],
      ],
      [
        [16, -4],
        [40, -3],
      ],
    ],
    disc(-4, 0, 13),
  ),
  'knotted-cord': grip(
    [
      hold([
        [0, 6],
        [8, 14],
        [18, 7],
        [32, 15],
        [44, 7],
        [58, 15],
        [70, 7],
        [84, 14],
        [96, 8],
      ]),
    ],
    slants(8, 84, 4, 8),
    disc(-8, 0, 16),
    cut(disc(-9, 0, 7)),
  ),
  'cork-handle': grip(
    [
      hold([
        [0, 10],
        [30, 16],
        [70, 16],
        [96, 11],
      ]),
    ],
    [
      [
        [26, -6],
        [32, -4],
      ],
      [
        [50, 4],
        [58, 6],
      ],
      [
        [66, -7],
        [72, -6],
      ],
    ],
    curved([6, -20], [-10, -19], [-18, -8], [-18, 8], [-10, 19], [6, 20]),
  ),
  'bare-tang': grip(
    [poly([0, -6], [96, -9], [96, 9], [0, 6]), cut(disc(22, 0, 4)), cut(disc(48, 0, 4)), cut(disc(74, 0, 4))],
    [],
    box(-10, -10, 12, 20),
  ),
  'quilted-wrap': grip(
    [
      hold([
        [0, 11],
        [12, 19],
        [24, 13],
        [36, 20],
        [48, 14],
        [60, 20],
        [72, 14],
        [84, 19],
        [96, 12],
      ]),
    ],
    [...slants(12, 84, 6, 24, 20), ...slants(12, 84, 6, -24, 20)],
    disc(-6, -9, 10),
    disc(-6, 9, 10),
    disc(-12, 0, 10),
  ),
  'briar-stem': grip(
    [
      sweep([
        [0, 0, 7],
        [30, -5, 6],
        [62, 5, 6],
        [96, 0, 8],
      ]),
      poly([14, -6], [24, -25], [27, -8]),
      poly([36, 2], [40, 22], [50, 6]),
      poly([58, -2], [70, -21], [70, 0]),
      poly([76, 6], [80, 25], [88, 5]),
    ],
    [],
    disc(-12, 0, 11),
    poly([-2, -4], [-14, -22], [-18, -6]),
    poly([-2, 4], [-14, 22], [-18, 6]),
  ),
  'sharkskin-wrap': grip(
    [
      hold([
        [0, 10],
        [30, 15],
        [56, 12],
        [96, 12],
      ]),
    ],
    Array.from({ length: 10 }, (_, i): Point[] => [
      [10 + i * 8, 6 - (i % 2) * 10],
      [14 + i * 8, 1 - (i % 2) * 10],
      [18 + i * 8, 6 - (i % 2) * 10],
    ]),
    poly([6, 12], [-6, 12], [-22, -26], [-4, -16], [6, -12]),
  ),
  'turned-ash-haft': grip(
    [
      hold([
        [0, 7],
        [6, 15],
        [14, 7],
        [20, 12],
        [62, 10],
        [68, 17],
        [76, 8],
        [84, 15],
        [96, 9],
      ]),
    ],
    [
      [
        [24, 3],
        [58, 3],
      ],
      [
        [26, -4],
        [56, -3],
      ],
    ],
    curved([2, -10], [-14, -12], [-24, 0], [-14, 12], [2, 10]),
  ),
  'bucket-hilt': grip(
    [poly([0, -22], [8, -24], [96, -11], [96, 11], [8, 24], [0, 22])],
    [
      [
        [24, -20],
        [24, 20],
      ],
      [
        [60, -15],
        [60, 15],
      ],
    ],
    sweep([
      [4, -22, 3],
      [-14, -22, 3],
      [-22, 0, 3],
      [-14, 22, 3],
      [4, 22, 3],
    ]),
    box(-2, -25, 6, 50),
  ),
  'greased-handle': grip(
    [
      hold([
        [0, 13],
        [26, 7],
        [60, 7],
        [96, 15],
      ]),
    ],
    [
      [
        [20, -2],
        [70, -2],
      ],
    ],
    curved([4, -7], [-10, -14], [-22, -7], [-30, 0], [-22, 7], [-10, 14], [4, 7]),
  ),
  'wirebound-hilt': grip(
    [
      hold(
        [
          [0, 11],
          [48, 13],
          [96, 11],
        ],
        false,
      ),
    ],
    slants(6, 90, 12, 3),
    disc(-9, 0, 15),
    disc(-26, 0, 5),
  ),
  'birdcage-hilt': grip(
    [
      hold([
        [0, 7],
        [14, 22],
        [44, 29],
        [74, 22],
        [96, 9],
      ]),
      cut(
        hold(
          [
            [22, 17],
            [44, 22],
            [68, 17],
          ].map(([x, h]): [number, number] => [x, h]),
          true,
        ),
      ),
      box(14, -3, 60, 6),
      box(14, -15, 60, 4),
      box(14, 11, 60, 4),
    ],
    [],
    disc(-9, 0, 12),
    cut(disc(-10, 0, 6)),
  ),
  'spinning-pommel': grip(
    [
      hold([
        [0, 8],
        [14, 12],
        [22, 8],
        [96, 10],
      ]),
    ],
    slants(34, 88, 5, 8),
    star(-8, 0, 7, 26, 14),
    cut(disc(-8, 0, 5)),
  ),
  'serpent-spine': grip(
    [
      sweep([
        [0, 0, 8],
        [16, -12, 10],
        [36, 0, 10],
        [54, 12, 10],
        [74, 0, 10],
        [96, 0, 9],
      ]),
    ],
    [
      [
        [8, -6],
        [24, -10],
        [44, 6],
        [62, 9],
      ],
    ],
    poly([8, -8], [-10, -16], [-28, -7], [-20, 0], [-28, 7], [-10, 16], [8, 8]),
    cut(disc(-10, -6, 3)),
  ),
  'quartermasters-hold': grip(
    [poly([0, -12], [20, -12], [24, -16], [44, -16], [46, -12], [50, -12], [54, -16], [74, -16], [78, -12], [96, -12], [96, 12], [0, 12])],
    [
      [
        [22, -12],
        [22, 12],
      ],
      [
        [48, -12],
        [48, 12],
      ],
      [
        [76, -12],
        [76, 12],
      ],
    ],
    box(-22, -17, 26, 34),
    cut(disc(-9, 0, 5)),
  ),
  'the-smiths-own-hand': grip(
    [
      hold([
        [0, 12],
        [40, 10],
        [96, 12],
      ]),
      ...[18, 36, 54, 72].map((x) => disc(x, -11, 10, 12)),
      disc(28, 14, 16, 9),
    ],
    [
      [
        [27, -18],
        [27, -2],
      ],
      [
        [45, -18],
        [45, -2],
      ],
      [
        [63, -18],
        [63, -2],
      ],
    ],
    curved([4, -14], [-14, -18], [-24, -6], [-24, 10], [-12, 19], [4, 14]),
  ),
};

/** Grips of cards that are not among the shipped ones, chosen by their ids. */
export const COMMON_GRIPS: readonly GripForm[] = [
  grip(
    [
      hold(
        [
          [0, 10],
          [96, 13],
        ],
        false,
      ),
    ],
    slants(10, 88, 6, 12),
    disc(-6, 0, 16),
  ),
  grip(
    [
      hold([
        [0, 13],
        [48, 8],
        [96, 13],
      ]),
    ],
    slants(10, 88, 6, 12),
    poly([2, -17], [16, 0], [2, 17], [-18, 0]),
  ),
  grip(
    [
      hold([
        [0, 9],
        [48, 16],
        [96, 10],
      ]),
    ],
    slants(10, 88, 6, 12),
    box(-16, -15, 24, 30),
  ),
];
