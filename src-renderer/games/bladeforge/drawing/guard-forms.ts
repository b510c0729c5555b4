/** Half a cross-guard, each with its own outline: from the axis at 0,0 upward to y = −100; the point of the sword is at positive x. */
import type { Point } from '../../../ui/svg/write.ts';
import { box, curved, cut, disc, poly, star, sweep, type Form, type Piece } from './outline.ts';

const form = (...pieces: Piece[]): Form => ({ pieces });
const lined = (lines: Point[][], ...pieces: Piece[]): Form => ({ pieces, lines });
const arc = (x: number, y: number, r: number, from: number, to: number, half: number, end = half): Piece =>
  sweep(
    Array.from({ length: 9 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 8) * Math.PI) / 180;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, half + ((end - half) * i) / 8] as const;
    }),
  );
const stem = (to: number, half = 11): Piece => box(-half, to, 2 * half, -to);

export const GUARD_FORMS: Readonly<Record<string, Form>> = {
  'bent-horseshoe': form(
    stem(-30),
    arc(22, -62, 34, 130, 400, 12, 11),
    ...[160, 210, 260, 310, 360].map((a) =>
      cut(disc(22 + Math.cos((a * Math.PI) / 180) * 34, -62 + Math.sin((a * Math.PI) / 180) * 34, 3.6)),
    ),
  ),
  'door-spike': form(box(-19, -26, 38, 26), poly([-13, -26], [0, -118], [13, -26])),
  'tin-crosspiece': form(poly([-12, 0], [-12, -60], [-7, -96], [13, -93], [11, -60], [12, 0])),
  'pan-lid': lined(
    [
      [
        [-26, -58],
        [-14, -40],
        [10, -40],
      ],
    ],
    stem(-24),
    disc(0, -60, 44, 44),
    box(-6, -60, 12, 0.1),
    disc(-50, -60, 9, 9),
  ),
  'wagon-hub': form(
    stem(-20),
    disc(0, -58, 45),
    ...[0, 60, 120, 180, 240, 300].map((a) =>
      cut(
        curved(
          ...[-16, 0, 16].map((d): Point => [Math.cos(((a + d) * Math.PI) / 180) * 35, -58 + Math.sin(((a + d) * Math.PI) / 180) * 35]),
          [Math.cos((a * Math.PI) / 180) * 15, -58 + Math.sin((a * Math.PI) / 180) * 15],
        ),
      ),
    ),
  ),
  'barn-door': lined(
    [
      [
        [-14, -100],
        [-14, -16],
      ],
      [
        [14, -100],
        [14, -16],
      ],
      [
        [-36, -96],
        [36, -22],
      ],
    ],
    stem(-14),
    box(-40, -104, 80, 92),
  ),
  'nail-bouquet': form(
    poly([-13, 0], [-9, -36], [9, -36], [13, 0]),
    ...(
      [
        [-46, -86],
        [-17, -106],
        [17, -106],
        [46, -86],
      ] as const
    ).flatMap(([x, y]) => [
      sweep(
        [
          [0, -16, 5],
          [x, y, 4],
        ],
        false,
      ),
      disc(x, y, 12, 8),
    ]),
  ),
  'loose-sickle': form(
    stem(-20),
    sweep([
      [0, -14, 10],
      [-24, -46, 13],
      [-18, -88, 14],
      [18, -108, 11],
      [54, -88, 2],
    ]),
  ),
  'forked-quillons': form(
    sweep(
      [
        [0, 0, 13],
        [0, -40, 11],
      ],
      false,
    ),
    sweep([
      [0, -34, 11],
      [-20, -66, 9],
      [-28, -108, 3],
    ]),
    sweep([
      [0, -34, 11],
      [20, -66, 9],
      [28, -108, 3],
    ]),
  ),
  'shell-guard': lined(
    [-60, -30, 0, 30, 60].map((a): Point[] => [
      [0, -12],
      [Math.sin((a * Math.PI) / 180) * 76, -12 - Math.cos((a * Math.PI) / 180) * 76],
    ]),
    stem(-10, 14),
    poly([-10, -4], [-62, -40], [62, -40], [10, -4]),
    ...[-66, -40, -14, 14, 40, 66].map((a) => disc(Math.sin((a * Math.PI) / 180) * 68, -22 - Math.cos((a * Math.PI) / 180) * 68, 21)),
    disc(0, -44, 44),
  ),
  'bramble-cross': form(
    sweep([
      [0, 0, 12],
      [-14, -28, 9],
      [12, -58, 8],
      [-8, -86, 6],
      [6, -112, 2],
    ]),
    poly([-18, -20], [-44, -34], [-12, -36]),
    poly([10, -48], [42, -58], [12, -66]),
    poly([-6, -74], [-34, -90], [-6, -92]),
    poly([4, -22], [30, -22], [2, -34]),
  ),
  'anvil-horn': form(
    poly([-20, 0], [-12, -26], [-12, -50], [-34, -58], [-34, -86], [20, -86], [66, -74], [26, -58], [12, -50], [12, -26], [20, 0]),
  ),
  'impatient-spring': form(
    sweep(
      [
        [0, 0, 9],
        [0, -14, 9],
        [30, -24, 8],
        [-30, -42, 8],
        [30, -60, 8],
        [-30, -78, 8],
        [22, -94, 8],
        [0, -106, 8],
      ],
      false,
    ),
    disc(0, -112, 14, 7),
  ),
  'stag-tines': form(
    sweep([
      [0, 0, 13],
      [-10, -40, 10],
      [8, -80, 8],
      [34, -116, 2],
    ]),
    sweep([
      [-8, -36, 9],
      [-38, -54, 7],
      [-50, -84, 2],
    ]),
    sweep([
      [2, -68, 8],
      [-18, -92, 6],
      [-20, -118, 2],
    ]),
    sweep([
      [-2, -26, 8],
      [26, -38, 6],
      [46, -64, 2],
    ]),
  ),
  'ringing-crossguard': form(
    poly([-10, 0], [-10, -40], [-16, -56], [-40, -84], [-40, -94], [40, -94], [40, -84], [16, -56], [10, -40], [10, 0]),
    disc(0, -100, 9),
    cut(disc(0, -70, 9)),
  ),
  'tower-bracket': lined(
    [
      [
        [-24, -40],
        [24, -40],
      ],
      [
        [-24, -64],
        [24, -64],
      ],
    ],
    poly(
      [-17, 0],
      [-24, -20],
      [-24, -82],
      [-33, -88],
      [-33, -112],
      [-19, -112],
      [-19, -100],
      [-7, -100],
      [-7, -112],
      [7, -112],
      [7, -100],
      [19, -100],
      [19, -112],
      [33, -112],
      [33, -88],
      [24, -82],
      [24, -20],
      [17, 0],
    ),
    cut(box(-5, -60, 10, 22)),
  ),
  'wolf-jaw': form(
    sweep([
      [0, 0, 14],
      [-14, -34, 15],
      [-10, -76, 13],
      [18, -110, 5],
    ]),
    poly([-2, -22], [36, -18], [2, -40]),
    poly([2, -44], [40, -46], [2, -62]),
    poly([2, -66], [40, -76], [8, -84]),
    poly([-26, -44], [-46, -66], [-22, -70]),
  ),
  'heraldic-wing': form(
    sweep([
      [0, 0, 13],
      [-14, -34, 13],
      [-4, -62, 11],
    ]),
    ...[0, 1, 2, 3, 4].map((i) =>
      sweep([
        [-10, -22 - i * 12, 8],
        [18 + i * 3, -34 - i * 16, 9],
        [62 - i * 9, -30 - i * 22, 3],
      ]),
    ),
  ),
  'guildhall-gate': form(
    poly([-16, 0], [-22, -12], [-44, -18], [-44, -70], [0, -116], [44, -70], [44, -18], [22, -12], [16, 0]),
    cut(poly([-32, -26], [-32, -62], [-18, -78], [-10, -78], [-10, -26])),
    cut(poly([32, -26], [32, -62], [18, -78], [10, -78], [10, -26])),
    star(0, -70, 4, 10, 4),
  ),
};

/** Guards of cards that are not among the shipped ones, chosen by their ids. */
export const COMMON_GUARDS: readonly Form[] = [
  form(stem(-84, 12), disc(0, -88, 17)),
  form(
    sweep([
      [0, 0, 13],
      [2, -50, 11],
      [18, -86, 8],
      [52, -102, 2],
    ]),
  ),
  form(
    sweep([
      [0, 0, 13],
      [-2, -50, 11],
      [-18, -86, 8],
      [-52, -102, 2],
    ]),
  ),
  form(poly([-12, 0], [-10, -45], [-32, -92], [0, -102], [32, -92], [10, -45], [12, 0])),
];
