/** Open country. */
import { n1 } from '../../write.ts';
import { rays, ridge, type Paint } from '../paint.ts';
import { box, disc, floor, HIGH, line, LOW, mist, path, shape, sunAndRays, times, type Scene } from './scene.ts';

function ridgeScene({ random, ground, glow }: Paint): string {
  const depths = [
    [150, 60, 38],
    [190, 56, 28],
    [232, 40, 18],
  ];
  return depths
    .map(
      ([y, swing, lightness]) =>
        path(ridge(random, y, swing * 2, 5), ground(lightness)) +
        `<path d="${ridge(random, y + 34, swing, 3)}" fill="${glow(60, 0.1)}" filter="url(#soft6)"/>`,
    )
    .join('');
}

/** Three peaks with lit snow on the side of the light, and falling flakes. */
function snowPass({ random, ground, glow, light }: Paint): string {
  const peak = (x: number, y: number, width: number, lightness: number): string => {
    const lit = light[0] < x ? -1 : 1;
    return (
      shape(
        [
          [x - width, 250],
          [x, y],
          [x + width, 250],
        ],
        ground(lightness),
      ) +
      shape(
        [
          [x, y],
          [x + lit * width * 0.52, y + (250 - y) * 0.52],
          [x + lit * width * 0.3, y + (250 - y) * 0.42],
          [x + lit * width * 0.2, y + (250 - y) * 0.6],
          [x - lit * width * 0.06, y + (250 - y) * 0.3],
        ],
        glow(86, 0.8),
      )
    );
  };
  const flakes = times(26, () => disc(random() * 300, random() * 250, 1.2 + random() * 2, glow(94, 0.7)));
  return (
    peak(50 + random() * 40, 90 + random() * 30, 120, 36) +
    peak(220 + random() * 50, 60 + random() * 40, 130, 30) +
    path(ridge(random, 226, 30, 4), glow(70, 0.5)) +
    path(ridge(random, 246, 24, 4), ground(20)) +
    flakes
  );
}

/** Low heath with standing stones and pools that hold the sky. */
function moor({ random, ground, glow }: Paint): string {
  const stone = (x: number, y: number, height: number, lightness: number): string =>
    shape(
      [
        [x - height * 0.22, y],
        [x - height * 0.18, y - height * 0.9],
        [x + height * 0.05, y - height],
        [x + height * 0.2, y - height * 0.82],
        [x + height * 0.24, y],
      ],
      ground(lightness),
    );
  const pool = (y: number, width: number): string => {
    const x = 60 + random() * 180;
    return `<ellipse cx="${n1(x)}" cy="${y}" rx="${n1(width)}" ry="${n1(width * 0.13)}" fill="${glow(74, 0.7)}"/>`;
  };
  return (
    path(ridge(random, 170, 26, 4), ground(32)) +
    times(4, (i) => stone(30 + i * 80 + random() * 30, 186, 50 + random() * 60, 22)) +
    path(ridge(random, 194, 22, 4), ground(23)) +
    pool(222, 50) +
    pool(250, 78) +
    path(ridge(random, 266, 22, 5), ground(12)) +
    times(30, () => {
      const x = random() * 300;
      return line(`M${n1(x)} 285l${n1((random() - 0.5) * 14)} ${n1(-14 - random() * 22)}`, ground(9), 1.8);
    })
  );
}

/** Stepped faces of cut stone, with a ramp and a crane. */
function quarry({ random, ground, glow, light }: Paint): string {
  const left = light[0] > 150;
  const at = (x: number): number => (left ? x : 300 - x);
  const step = (i: number): string => {
    const edge = 210 - i * 46 + random() * 16;
    const y = 66 + i * 48;
    return (
      shape(
        [
          [at(-10), y],
          [at(edge), y],
          [at(edge + 10), y + 300],
          [at(-10), y + 300],
        ],
        ground(40 - i * 8),
      ) +
      shape(
        [
          [at(-10), y],
          [at(edge), y],
          [at(edge - 8), y + 8],
          [at(-10), y + 8],
        ],
        glow(72, 0.5),
      ) +
      times(3, (j) => line(`M${n1(at(edge - 30 - j * 44 - random() * 14))} ${y + 12}v${n1(22 + random() * 16)}`, ground(14, 0.6), 2))
    );
  };
  const crane =
    line(`M${at(232)} 232V84L${at(150)} 58M${at(232)} 84L${at(262)} 100M${at(150)} 58V112`, ground(12), 5) +
    box(at(150) - 11, 112, 22, 18, ground(14));
  return path(ridge(random, 214, 40, 4), ground(30)) + times(4, step) + crane + path(ridge(random, 256, 34, 5), ground(13));
}

/** A sun on the horizon over ploughed fields that run towards it. */
function sunrise(paint: Paint): string {
  const {
    random,
    ground,
    glow,
    accent,
    light: [x, y],
  } = paint;
  const furrows = times(11, (i) => {
    const foot = -260 + i * 82;
    return shape(
      [
        [x, y + 8],
        [foot, 340],
        [foot + 40, 340],
      ],
      ground(i % 2 ? 14 : 26),
    );
  });
  return (
    rays(paint, 16, 0.2) +
    disc(x, y, 58 + random() * 14, glow(82)) +
    times(3, (i) => box(-10, 60 + i * 36 + random() * 16, 320, 5 + i * 4, accent(66, 0.24))) +
    path(ridge(random, y + 4, 14, 4), ground(32)) +
    floor(y + 16, ground(20)) +
    furrows
  );
}

export const LAND = {
  ridge: { back: sunAndRays, front: ridgeScene, grounded: true, light: HIGH, hero: 220, grain: 'slate' },
  snowPass: { back: sunAndRays, front: snowPass, grounded: true, light: HIGH, hero: 214, grain: 'slate' },
  moor: {
    back: (paint) => sunAndRays(paint) + mist(150, 40, paint.accent(70, 0.3)),
    front: moor,
    grounded: true,
    light: HIGH,
    hero: 212,
    grain: 'moss',
  },
  quarry: { back: sunAndRays, front: quarry, grounded: true, light: HIGH, hero: 208, grain: 'slate' },
  sunrise: { front: sunrise, grounded: true, light: LOW, hero: 206, grain: 'vellum' },
} satisfies Record<string, Scene>;
