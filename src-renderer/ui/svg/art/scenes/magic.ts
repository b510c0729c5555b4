/** Nowhere: what a spell does. */
import { iconMark } from '../../icons.ts';
import { n1 } from '../../write.ts';
import { rays, ridge, type Paint } from '../paint.ts';
import { line, MIDDLE, path, shape, softDisc, times, type Scene } from './scene.ts';

function burst(paint: Paint): string {
  const {
    random,
    ground,
    glow,
    light: [x, y],
  } = paint;
  const rings = times(
    4,
    (i) =>
      `<circle cx="${x}" cy="${y}" r="${58 + i * 46}" fill="none" stroke="${glow(76, n1(0.34 - 0.06 * i))}" stroke-width="${n1(1 + random() * 5)}"` +
      ` stroke-dasharray="${n1(30 + random() * 120)} ${n1(8 + random() * 40)}" transform="rotate(${n1(random() * 360)} ${x} ${y})"/>`,
  );
  const star = (sx: number, sy: number, size: number): string =>
    iconMark('falling-star', { x: sx, y: sy, size, turn: (random() - 0.5) * 26 }, `fill="${glow(60, 0.9)}"`);
  return (
    rays(paint, 26, 0.2) +
    softDisc(paint, 70, 0.55) +
    rings +
    star(62, 84, 60) +
    star(236, 60, 44) +
    path(ridge(random, 276, 40, 5), ground(9))
  );
}

function swirl(paint: Paint): string {
  const {
    random,
    ground,
    glow,
    light: [x, y],
  } = paint;
  const arcs = times(11, (i) => {
    const r = 30 + i * 22;
    return (
      `<path d="M${n1(x - r)} ${y}A${r} ${n1(r * 0.82)} 0 1 1 ${n1(x + r * 0.7)} ${n1(y + r * 0.6)}" fill="none"` +
      ` stroke="${i % 3 ? glow(66, 0.26) : ground(10, 0.6)}" stroke-width="${n1(3 + random() * 15)}" stroke-linecap="round"` +
      ` transform="rotate(${n1(i * 41 + random() * 40)} ${x} ${y})"/>`
    );
  });
  return arcs + softDisc(paint, 50, 0.55);
}

function rune(paint: Paint): string {
  const {
    random,
    ground,
    glow,
    light: [x, y],
  } = paint;
  const runes = times(8, (i) => {
    const twig = (at: number) => `M0 ${n1(at)}L${random() > 0.5 ? 5 : -5} ${n1(at + 4 + random() * 3)}`;
    return `<g transform="rotate(${i * 45}) translate(0 -108)" stroke-width="2.4"><path d="M0 -7V7${twig(-5 + random() * 4)}${twig(random() * 4)}"/></g>`;
  });
  return (
    `<g transform="translate(${x} ${y})" fill="none" stroke="${glow(78, 0.6)}"><circle r="118" stroke-width="2.5"/><circle r="98" stroke-width="1.2"/>${runes}` +
    `<path d="M0 -96L83 48L-83 48Z" stroke-width="1.4" transform="rotate(${n1(random() * 60)})"/><path d="M0 96L83 -48L-83 -48Z" stroke-width="1.4"/></g>` +
    `${softDisc(paint, 60, 0.45)}${path(ridge(random, 286, 30, 4), ground(9))}`
  );
}

/** Cracks of light in a dark plate. */
function fracture(paint: Paint): string {
  const {
    random,
    ground,
    glow,
    accent,
    light: [x, y],
  } = paint;
  const turn = random() * 6;
  const shards = times(13, (i) => {
    const a = turn + (i / 13) * 2 * Math.PI;
    const b = turn + ((i + 0.92) / 13) * 2 * Math.PI;
    const near = 26 + random() * 22;
    const at = (angle: number, r: number): readonly [number, number] => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    return shape(
      [at(a + 0.06, near), at(a, 330), at(b, 330), at(b - 0.05, near + random() * 16)],
      ground(i % 3 === 0 ? 26 : i % 3 === 1 ? 19 : 13),
    );
  });
  return (
    `<path d="M-10 -10h320v340h-320Z" fill="${accent(60)}"/>` +
    softDisc(paint, 110, 0.9) +
    shards +
    softDisc(paint, 40, 0.8) +
    line(`M${x} ${y}h.1`, glow(96), 30)
  );
}

/** Ribbons that run across from one side to the other. */
function ribbons(paint: Paint): string {
  const { random, ground, glow, accent } = paint;
  const ribbon = (i: number): string => {
    const y = 30 + i * 44 + random() * 20;
    const swing = 60 + random() * 50;
    const w = 14 + random() * 20;
    const up = random() > 0.5 ? 1 : -1;
    const tone = [glow(60, 0.55), accent(50, 0.6), ground(12, 0.7)][i % 3];
    return path(
      `M-20 ${n1(y)}C80 ${n1(y - swing * up)} 200 ${n1(y + swing * up)} 320 ${n1(y - swing * 0.4 * up)}v${n1(w)}C200 ${n1(y + swing * up + w)} 80 ${n1(y - swing * up + w)} -20 ${n1(y + w * 0.3)}Z`,
      tone,
    );
  };
  return softDisc(paint, 80, 0.5) + times(7, ribbon);
}

/** A net of facets that lightens towards the light. */
function facets({ random, ground, glow, accent, dusk, light: [x, y] }: Paint): string {
  const side = 62;
  const jitter = (): number => (random() - 0.5) * 34;
  const points = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 7 }, (_, column): readonly [number, number] => [column * side - 36 + jitter(), row * side - 36 + jitter()]),
  );
  let net = '';
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const [a, b, c, d] = [points[row][column], points[row][column + 1], points[row + 1][column + 1], points[row + 1][column]];
      for (const triangle of [
        [a, b, d],
        [b, c, d],
      ]) {
        const far = Math.hypot((triangle[0][0] + triangle[2][0]) / 2 - x, (triangle[0][1] + triangle[2][1]) / 2 - y);
        const lightness = Math.max(8, 58 - far * 0.25 + (random() - 0.5) * 18);
        net += shape(triangle, random() > 0.8 ? accent(lightness) : far < 80 ? glow(lightness) : far < 120 ? dusk : ground(lightness));
      }
    }
  }
  return net;
}

export const MAGIC = {
  burst: { front: burst, grounded: false, light: MIDDLE, hero: 196, grain: 'vellum' },
  swirl: { front: swirl, grounded: false, light: MIDDLE, hero: 192, grain: 'vellum' },
  rune: { front: rune, grounded: true, light: MIDDLE, hero: 180, grain: 'vellum' },
  fracture: { front: fracture, grounded: false, light: MIDDLE, hero: 190, grain: 'cracked' },
  ribbons: { front: ribbons, grounded: false, light: MIDDLE, hero: 194, grain: 'vellum' },
  facets: { front: facets, grounded: false, light: MIDDLE, hero: 196, grain: 'brushed' },
} satisfies Record<string, Scene>;
