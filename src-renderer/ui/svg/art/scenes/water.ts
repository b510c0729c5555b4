/** Water with works along it. */
import { n1 } from '../../write.ts';
import { ridge, type Paint } from '../paint.ts';
import { box, disc, floor, HIGH, line, LOW, mist, path, rippled, shape, sunAndRays, times, type Scene } from './scene.ts';

/** House fronts on both sides of a canal that narrows towards the light, and a humped bridge. */
function canal({ random, ground, glow, accent, light: [x] }: Paint): string {
  const house = (side: -1 | 1, i: number): string => {
    const near = 200 - i * 52;
    const far = near - 46;
    const at = (d: number): number => x + side * d;
    const top = 20 + i * 34 + random() * 26;
    const windows = times(2, (j) =>
      shape(
        [
          [at(near - 12), top + 44 + j * 40],
          [at(near - 12), top + 64 + j * 40],
          [at(far + 12), top + 66 + j * 38],
          [at(far + 12), top + 48 + j * 38],
        ],
        random() > 0.4 ? accent(68, 0.85) : ground(8),
      ),
    );
    return (
      shape(
        [
          [at(near), 340],
          [at(near), top + 22],
          [at((near + far) / 2), top],
          [at(far), top + 26],
          [at(far), 262 - i * 6],
        ],
        ground(12 + i * 7),
      ) + windows
    );
  };
  const arch = path(`M${n1(x - 62)} 226Q${n1(x)} 168 ${n1(x + 62)} 226H${n1(x + 40)}Q${n1(x)} 196 ${n1(x - 40)} 226Z`, ground(20));
  const water =
    shape(
      [
        [x - 44, 224],
        [x + 44, 224],
        [330, 350],
        [-30, 350],
      ],
      glow(58, 0.7),
    ) + rippled(random, 232, 320, x, ground(14, 0.6));
  return box(-10, 150, 320, 80, glow(66, 0.4)) + arch + water + [2, 1, 0].map((i) => house(-1, i) + house(1, i)).join('');
}

/** Masts, rigging and a quay, with the sun's road on the water. */
function harbour({ random, ground, glow, light: [x] }: Paint): string {
  const ship = (at: number, size: number, tone: number): string => {
    const mast = (dx: number, h: number): string =>
      line(
        `M${n1(at + dx)} 206V${n1(206 - h)}M${n1(at + dx - h * 0.2)} ${n1(206 - h * 0.72)}H${n1(at + dx + h * 0.2)}`,
        ground(tone),
        3.4,
      ) +
      path(
        `M${n1(at + dx - h * 0.18)} ${n1(206 - h * 0.7)}H${n1(at + dx + h * 0.18)}Q${n1(at + dx + h * 0.26)} ${n1(206 - h * 0.44)} ${n1(at + dx + h * 0.2)} ${n1(206 - h * 0.22)}H${n1(at + dx - h * 0.2)}Q${n1(at + dx - h * 0.12)} ${n1(206 - h * 0.44)} ${n1(at + dx - h * 0.18)} ${n1(206 - h * 0.7)}Z`,
        ground(tone + 12, 0.9),
      ) +
      line(
        `M${n1(at + dx)} ${n1(206 - h)}L${n1(at - size * 0.6)} 206M${n1(at + dx)} ${n1(206 - h)}L${n1(at + size * 0.6)} 206`,
        ground(tone, 0.8),
        1.2,
      );
    return (
      mast(-size * 0.22, size * 1.5) +
      mast(size * 0.24, size * 1.2) +
      path(`M${n1(at - size * 0.7)} 200H${n1(at + size * 0.76)}L${n1(at + size * 0.5)} 226H${n1(at - size * 0.52)}Z`, ground(tone))
    );
  };
  const road = times(
    11,
    (i) =>
      `<ellipse cx="${n1(x + (random() - 0.5) * 14)}" cy="${n1(222 + i * 9)}" rx="${n1(16 + i * 5 + random() * 14)}" ry="2.6" fill="${glow(82, 0.7)}"/>`,
  );
  const quay =
    shape(
      [
        [-10, 270],
        [110, 284],
        [310, 276],
        [310, 340],
        [-10, 340],
      ],
      ground(10),
    ) + times(3, (i) => box(26 + i * 110 + random() * 30, 250, 13, 36, ground(8)));
  return (
    path(ridge(random, 204, 18, 4), ground(32)) +
    floor(214, ground(24)) +
    road +
    ship(60 + random() * 20, 74, 18) +
    ship(238 + random() * 20, 84, 14) +
    quay
  );
}

/** A fall between rocks into a lit pool. */
function waterfall({ random, ground, glow, light: [x] }: Paint): string {
  const fall = times(9, (i) => {
    const at = x - 34 + i * 8.4;
    return path(
      `M${n1(at)} 40h${n1(5 + random() * 4)}C${n1(at + 8)} 110 ${n1(at + 4)} 170 ${n1(at + 10 + random() * 8)} 232h-14Z`,
      glow(66 + (i % 3) * 10, 0.85),
    );
  });
  const cliff = (side: -1 | 1): string => {
    const at = (d: number): number => x + side * d;
    return (
      shape(
        [
          [at(34), 30],
          [at(66), 20 + random() * 20],
          [at(320), -10],
          [at(320), 260],
          [at(46), 240],
          [at(58), 150],
        ],
        ground(28),
      ) +
      shape(
        [
          [at(80), 90 + random() * 30],
          [at(130), 70],
          [at(320), 60],
          [at(320), 290],
          [at(66), 262],
        ],
        ground(18),
      )
    );
  };
  return (
    box(x - 40, 30, 80, 210, ground(40)) +
    fall +
    cliff(-1) +
    cliff(1) +
    floor(232, ground(24)) +
    rippled(random, 238, 310, x, glow(76, 0.6)) +
    mist(216, 34, glow(86, 0.35)) +
    path(ridge(random, 284, 26, 5), ground(9))
  );
}

export const WATER = {
  canal: { back: sunAndRays, front: canal, grounded: false, light: HIGH, hero: 198, grain: 'vellum' },
  harbour: {
    back: (paint) => disc(paint.light[0], paint.light[1], 40, paint.glow(82)),
    front: harbour,
    grounded: false,
    light: LOW,
    hero: 200,
    grain: 'brushed',
  },
  waterfall: { back: sunAndRays, front: waterfall, grounded: false, light: HIGH, hero: 204, grain: 'slate' },
} satisfies Record<string, Scene>;
