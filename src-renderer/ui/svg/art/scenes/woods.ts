/** Trees and growing things. */
import { n1 } from '../../write.ts';
import { ridge, type Paint } from '../paint.ts';
import { disc, floor, HIGH, line, mist, path, sunAndRays, times, type Scene } from './scene.ts';

function forest({ random, ground, glow }: Paint): string {
  let trees = '';
  for (let depth = 0; depth < 3; depth++) {
    for (let i = 0; i < 7 - depth; i++) {
      const x = random() * 300;
      const w = 7 + depth * 9 + random() * 8;
      trees += path(
        `M${n1(x)} -10C${n1(x + 6)} 120 ${n1(x - 8)} 200 ${n1(x - w)} 330H${n1(x + w * 1.6)}C${n1(x + w)} 200 ${n1(x + w * 0.6)} 100 ${n1(x + w * 0.7)} -10Z`,
        ground(30 - depth * 10),
      );
    }
    trees += mist(150 + depth * 40, 200, glow(56, 0.1));
  }
  return trees + path(ridge(random, 252, 36, 5), ground(12));
}

/** Rows of round crowns with fruit, in grass. */
function orchard({ random, ground, glow, accent }: Paint): string {
  const tree = (x: number, foot: number, r: number, lightness: number): string =>
    line(`M${n1(x)} ${n1(foot)}V${n1(foot - r * 1.7)}`, ground(lightness - 10), r * 0.24) +
    disc(x - r * 0.55, foot - r * 1.9, r * 0.72, ground(lightness)) +
    disc(x + r * 0.6, foot - r * 1.8, r * 0.7, ground(lightness)) +
    disc(x, foot - r * 2.4, r * 0.86, ground(lightness + 4)) +
    times(6, () => disc(x + (random() - 0.5) * r * 1.9, foot - r * (1.5 + random() * 1.3), r * 0.11, accent(68)));
  return (
    path(ridge(random, 190, 20, 4), ground(34)) +
    times(5, (i) => tree(14 + i * 68 + random() * 14, 214, 26, 30)) +
    floor(212, ground(24)) +
    `<path d="M-10 226H310" stroke="${glow(66, 0.3)}" stroke-width="5"/>` +
    tree(20 + random() * 16, 262, 46, 21) +
    tree(272 + random() * 16, 262, 48, 19) +
    floor(258, ground(13))
  );
}

/** Pointed firs up a slope, dark against the sky. */
function firs({ random, ground, glow }: Paint): string {
  const fir = (x: number, foot: number, height: number, lightness: number): string => {
    const w = height * 0.26;
    const tier = (from: number, to: number, width: number): string =>
      `M${n1(x - width)} ${n1(foot - height * from)}L${n1(x)} ${n1(foot - height * to)}L${n1(x + width)} ${n1(foot - height * from)}Z`;
    return path(tier(0, 0.5, w) + tier(0.3, 0.78, w * 0.74) + tier(0.58, 1, w * 0.48), ground(lightness));
  };
  return (
    times(9, (i) => fir(i * 38 + random() * 16 - 10, 214, 100 + random() * 60, 34)) +
    mist(170, 60, glow(66, 0.16)) +
    times(6, (i) => fir(i * 62 + random() * 24 - 14, 252, 130 + random() * 70, 22)) +
    mist(220, 50, glow(60, 0.12)) +
    path(ridge(random, 254, 26, 5), ground(12))
  );
}

export const WOODS = {
  forest: { back: sunAndRays, front: forest, grounded: true, light: HIGH, hero: 218, grain: 'vellum' },
  orchard: { back: sunAndRays, front: orchard, grounded: true, light: HIGH, hero: 204, grain: 'moss' },
  firs: { back: sunAndRays, front: firs, grounded: true, light: HIGH, hero: 214, grain: 'moss' },
} satisfies Record<string, Scene>;
