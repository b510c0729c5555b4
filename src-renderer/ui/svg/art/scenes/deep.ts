/** Under the ground. */
import { n1 } from '../../write.ts';
import { ridge, type Paint } from '../paint.ts';
import { HIGH, line, LOW, MIDDLE, mist, path, shape, softDisc, sunAndRays, times, type Scene } from './scene.ts';

function cavern({ random, ground }: Paint): string {
  let rock = '';
  for (let depth = 0; depth < 2; depth++) {
    let spikes = '';
    for (let i = 0; i < 9; i++) {
      const x = i * 38 + (random() - 0.5) * 30;
      const length = 40 + random() * (depth ? 60 : 120) - depth * 10;
      spikes += `M${n1(x - 20)} -12L${n1(x + (random() - 0.5) * 10)} ${n1(length)}L${n1(x + 22)} -12Z`;
    }
    rock += path(spikes, ground(depth ? 11 : 21));
  }
  return rock + path(ridge(random, 214, 70, 5), ground(22)) + path(ridge(random, 256, 50, 6), ground(12));
}

/** Timber frames one behind the other, and rails into the dark. */
function mineShaft(paint: Paint): string {
  const {
    ground,
    glow,
    light: [x, y],
  } = paint;
  const frame = (i: number): string => {
    const scale = 0.42 + i * 0.42;
    const at = (dx: number, dy: number) => `${n1(x + dx * scale)} ${n1(y + dy * scale)}`;
    const tone = 34 - i * 9;
    return (
      `<path d="M-20 -20H320V340H-20ZM${at(-82, 140)}L${at(-66, -80)}L${at(66, -80)}L${at(82, 140)}Z" fill="${ground(tone - 8, 0.72)}" fill-rule="evenodd"/>` +
      line(`M${at(-78, 140)}L${at(-64, -82)}M${at(78, 140)}L${at(64, -82)}M${at(-84, -80)}L${at(84, -80)}`, ground(tone + 4), 15 * scale) +
      line(`M${at(-72, -88)}L${at(72, -88)}`, glow(66, 0.4), 2.5 * scale)
    );
  };
  const rails = line(`M${n1(x - 16)} ${n1(y + 70)}L50 340M${n1(x + 16)} ${n1(y + 70)}L250 340`, glow(62, 0.55), 4);
  const ties = times(6, (i) => {
    const t = 0.16 + (i / 6) ** 1.6 * 0.84;
    const ty = y + 70 + (340 - y - 70) * t;
    return line(`M${n1(x + (40 - x) * t - 8)} ${n1(ty)}L${n1(x + (260 - x) * t + 8)} ${n1(ty)}`, ground(9), 3 + t * 7);
  });
  return softDisc(paint, 46, 0.9) + times(4, frame) + ties + rails;
}

/** Clusters of six-sided crystals from roof and floor, lit along one edge. */
function crystalCave({ random, ground, glow, accent }: Paint): string {
  const crystal = (x: number, y: number, length: number, angle: number, tone: (l: number, a?: number) => string, dim: number): string => {
    const w = length * 0.17;
    return (
      `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(angle)})">` +
      shape(
        [
          [-w, 0],
          [-w, -length * 0.78],
          [0, -length],
          [w, -length * 0.74],
          [w, 0],
        ],
        tone(46 - dim),
      ) +
      shape(
        [
          [-w, 0],
          [-w, -length * 0.78],
          [0, -length],
          [-w * 0.2, -length * 0.66],
          [-w * 0.2, 0],
        ],
        tone(72 - dim),
      ) +
      '</g>'
    );
  };
  const cluster = (x: number, y: number, size: number, up: number, dim: number): string =>
    times(5, (i) =>
      crystal(x + (i - 2) * size * 0.2, y, size * (0.6 + random() * 0.55), up + (i - 2) * 19 + random() * 8, i % 2 ? accent : glow, dim),
    );
  return (
    path(ridge(random, 200, 60, 4), ground(24)) +
    cluster(60, 4, 110, 180, 22) +
    cluster(250, 0, 90, 180, 22) +
    cluster(52, 250, 120, 0, 8) +
    cluster(258, 246, 130, 0, 8) +
    path(ridge(random, 250, 40, 5), ground(12))
  );
}

/** A bright winding river of melt between black banks. */
function moltenRiver(paint: Paint): string {
  const {
    random,
    ground,
    glow,
    accent,
    light: [x, y],
  } = paint;
  const bend = 40 + random() * 30;
  const river = (spread: number): string =>
    `M${n1(x - spread * 0.2)} ${y}C${n1(x + bend)} ${n1(y + 34)} ${n1(x - bend * 1.6 - spread * 0.5)} ${n1(y + 50)} ${n1(150 - spread * 1.5)} 330` +
    `H${n1(150 + spread * 1.5)}C${n1(x - bend * 0.6 + spread * 0.5)} ${n1(y + 60)} ${n1(x + bend * 1.7)} ${n1(y + 40)} ${n1(x + spread * 0.2)} ${y}Z`;
  return (
    path(ridge(random, y - 20, 70, 5), ground(28)) +
    path(ridge(random, y + 14, 40, 5), ground(16)) +
    mist(y + 8, 60, accent(60, 0.35)) +
    path(river(70), accent(52)) +
    path(river(50), glow(68)) +
    path(river(24), glow(90)) +
    times(
      7,
      () =>
        `<ellipse cx="${n1(90 + random() * 130)}" cy="${n1(y + 50 + random() * 70)}" rx="${n1(8 + random() * 14)}" ry="4" fill="${ground(12)}"/>`,
    )
  );
}

export const DEEP = {
  cavern: { back: sunAndRays, front: cavern, grounded: true, light: HIGH, hero: 214, grain: 'slate' },
  mineShaft: { front: mineShaft, grounded: true, light: MIDDLE, hero: 204, grain: 'hammered' },
  crystalCave: { back: sunAndRays, front: crystalCave, grounded: true, light: HIGH, hero: 204, grain: 'slate' },
  moltenRiver: { back: (paint) => softDisc(paint, 60, 0.5), front: moltenRiver, grounded: true, light: LOW, hero: 204, grain: 'slate' },
} satisfies Record<string, Scene>;
