/** Weather and night. */
import { n1 } from '../../write.ts';
import { ridge, type Paint } from '../paint.ts';
import { disc, HIGH, line, LOW, mist, path, shape, times, type Scene } from './scene.ts';

/** Heavy cloud, a forked bolt and slanting rain. */
function storm({ random, ground, glow, accent, light: [x] }: Paint): string {
  const cloud = (y: number, lightness: number): string =>
    times(9, (i) => disc(i * 40 - 10 + random() * 16, y + random() * 16, 30 + random() * 18, ground(lightness)));
  let bolt: [number, number][] = [[x, 60]];
  let [bx, by] = [x, 60];
  for (let i = 0; i < 5; i++) {
    bx += (i % 2 ? -1 : 1) * (16 + random() * 22);
    by += 26 + random() * 16;
    bolt = [...bolt, [bx, by]];
  }
  const d = `M${bolt.map((point) => point.map(n1).join(' ')).join('L')}`;
  const rain = line(
    times(34, () => `M${n1(random() * 340)} ${n1(60 + random() * 220)}l-9 26`),
    glow(80, 0.35),
    1.6,
  );
  return (
    `<path d="${d}" fill="none" stroke="${accent(70, 0.8)}" stroke-width="16" filter="url(#soft6)"/>` +
    line(d, glow(95), 6) +
    cloud(70, 30) +
    cloud(34, 20) +
    cloud(0, 12) +
    path(ridge(random, 230, 40, 5), ground(22)) +
    rain +
    path(ridge(random, 262, 30, 5), ground(11))
  );
}

/** A crescent, stars and a band of them, over low hills. */
function nightSky({ random, ground, glow, accent, light: [x, y] }: Paint): string {
  const star = (sx: number, sy: number, r: number): string =>
    path(
      `M${n1(sx)} ${n1(sy - r)}Q${n1(sx)} ${n1(sy)} ${n1(sx + r)} ${n1(sy)}Q${n1(sx)} ${n1(sy)} ${n1(sx)} ${n1(sy + r)}Q${n1(sx)} ${n1(sy)} ${n1(sx - r)} ${n1(sy)}Q${n1(sx)} ${n1(sy)} ${n1(sx)} ${n1(sy - r)}Z`,
      glow(92),
    );
  const band = `<path d="M-10 190C90 130 180 120 310 20V80C210 150 110 170 -10 240Z" fill="${accent(58, 0.35)}" filter="url(#soft14)"/>`;
  const dust = times(60, () => disc(random() * 300, random() * 220, 0.6 + random() * 1.3, glow(90, 0.8)));
  const stars = times(7, () => star(random() * 300, random() * 180, 5 + random() * 9));
  const r = 34 + random() * 12;
  const moon = path(
    `M${n1(x)} ${n1(y - r)}A${n1(r)} ${n1(r)} 0 1 1 ${n1(x - r * 0.9)} ${n1(y + r * 0.5)}A${n1(r * 0.86)} ${n1(r * 0.86)} 0 0 0 ${n1(x)} ${n1(y - r)}Z`,
    glow(90),
  );
  return band + dust + stars + moon + path(ridge(random, 236, 40, 4), ground(20)) + path(ridge(random, 264, 26, 4), ground(9));
}

/** Long bands of cloud before a large low sun. */
function cloudSea({ random, ground, glow, accent, light: [x, y] }: Paint): string {
  const bank = (by: number, tone: string): string =>
    path(
      times(8, (i) => {
        const cx = i * 44 - 4 + random() * 12;
        const r = 26 + random() * 18;
        return `M${n1(cx - r)} ${n1(by)}a${n1(r)} ${n1(r * 0.8)} 0 0 1 ${n1(2 * r)} 0V340H${n1(cx - r)}Z`;
      }),
      tone,
    );
  const peak = (px: number, py: number): string =>
    shape(
      [
        [px - 46, 300],
        [px, py],
        [px + 52, 300],
      ],
      ground(18),
    );
  return (
    disc(x, y - 30, 52, glow(84)) +
    bank(150, accent(58, 0.4)) +
    peak(50 + random() * 30, 116) +
    peak(246 + random() * 30, 94) +
    bank(206, glow(72, 0.55)) +
    bank(244, ground(34)) +
    bank(280, ground(16))
  );
}

/** Curtains of light over a flat horizon. */
function aurora({ random, ground, glow, accent }: Paint): string {
  const curtain = (from: number, tone: (l: number, a?: number) => string): string => {
    const sway = 20 + random() * 30;
    return times(12, (i) => {
      const cx = -20 + i * 30;
      const top = from + Math.sin(i * 0.8 + sway) * 30;
      return shape(
        [
          [cx, top],
          [cx + 24, top + 10],
          [cx + 18, top + 120 + random() * 40],
          [cx + 2, top + 110],
        ],
        tone(62, n1(0.2 + random() * 0.35)),
      );
    });
  };
  return (
    mist(80, 80, accent(56, 0.4)) +
    curtain(30, glow) +
    curtain(74, accent) +
    times(26, () => disc(random() * 300, random() * 170, 1 + random(), glow(94, 0.9))) +
    path(ridge(random, 222, 36, 5), ground(22)) +
    path(ridge(random, 256, 24, 5), ground(10))
  );
}

/** Sparks that rise in a column from a dark foot. */
function emberRain({ random, ground, glow, accent, light: [x] }: Paint): string {
  const streaks = times(34, () => {
    const sx = x + (random() - 0.5) * 300;
    const sy = random() * 280;
    const l = 8 + random() * 34;
    return line(
      `M${n1(sx)} ${n1(sy)}q${n1((random() - 0.5) * 14)} ${n1(-l / 2)} ${n1((random() - 0.5) * 10)} ${n1(-l)}`,
      random() > 0.4 ? glow(76, 0.9) : accent(64, 0.9),
      1.4 + random() * 2.6,
    );
  });
  return (
    mist(200, 90, glow(60, 0.55)) + path(ridge(random, 206, 60, 5), ground(24)) + streaks + path(ridge(random, 254, 40, 6), ground(10))
  );
}

export const SKY = {
  storm: { front: storm, grounded: true, light: HIGH, hero: 208, grain: 'brushed' },
  nightSky: { front: nightSky, grounded: true, light: HIGH, hero: 206, grain: 'vellum' },
  cloudSea: { front: cloudSea, grounded: false, light: LOW, hero: 208, grain: 'vellum' },
  aurora: { front: aurora, grounded: true, light: HIGH, hero: 208, grain: 'vellum' },
  emberRain: { front: emberRain, grounded: true, light: LOW, hero: 204, grain: 'slate' },
} satisfies Record<string, Scene>;
