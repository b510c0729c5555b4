import { iconMark } from '../icons.ts';
import { SCENE_ICONS } from '../icon-names.ts';
import { n1 } from '../write.ts';
import { rays, ridge } from './paint.ts';
import type { Paint } from './paint.ts';

/** Scenery in three depths, each darker than the one behind it. `back` is drawn behind the far icon, `front` in front of it. */
interface Scene {
  back?: (paint: Paint) => string;
  front: (paint: Paint) => string;
  /** The hero stands on the ground, with a dark ridge before its feet. */
  grounded: boolean;
  /** The light is near the middle. */
  centred: boolean;
}

const sunAndRays = (paint: Paint): string => {
  const [x, y] = paint.light;
  return `<circle cx="${x}" cy="${y}" r="${n1(26 + paint.random() * 26)}" fill="${paint.glow(84)}" opacity=".92"/>${rays(paint, 9, 0.09)}`;
};

const softDisc = ({ light: [x, y], glow }: Paint, r: number, alpha: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${glow(88, alpha)}" filter="url(#soft14)"/>`;

function ridgeScene({ random, ground, glow }: Paint): string {
  const depths = [
    [150, 60, 38],
    [190, 56, 28],
    [232, 40, 18],
  ];
  return depths
    .map(
      ([y, swing, lightness]) =>
        `<path d="${ridge(random, y, swing * 2, 5)}" fill="${ground(lightness)}"/>` +
        `<path d="${ridge(random, y + 34, swing, 3)}" fill="${glow(60, 0.1)}" filter="url(#soft6)"/>`,
    )
    .join('');
}

function forestScene({ random, ground, glow }: Paint): string {
  let trees = '';
  for (let depth = 0; depth < 3; depth++) {
    for (let i = 0; i < 7 - depth; i++) {
      const x = random() * 300;
      const w = 7 + depth * 9 + random() * 8;
      trees +=
        `<path d="M${n1(x)} -10C${n1(x + 6)} 120 ${n1(x - 8)} 200 ${n1(x - w)} 330H${n1(x + w * 1.6)}` +
        `C${n1(x + w)} 200 ${n1(x + w * 0.6)} 100 ${n1(x + w * 0.7)} -10Z" fill="${ground(30 - depth * 10)}"/>`;
    }
    trees += `<rect y="${150 + depth * 40}" x="-10" width="320" height="200" fill="${glow(56, 0.1)}" filter="url(#soft14)"/>`;
  }
  return `${trees}<path d="${ridge(random, 252, 36, 5)}" fill="${ground(12)}"/>`;
}

function cavernScene({ random, ground }: Paint): string {
  let rock = '';
  for (let depth = 0; depth < 2; depth++) {
    let spikes = '';
    for (let i = 0; i < 9; i++) {
      const x = i * 38 + (random() - 0.5) * 30;
      const length = 40 + random() * (depth ? 60 : 120) - depth * 10;
      spikes += `M${n1(x - 20)} -12L${n1(x + (random() - 0.5) * 10)} ${n1(length)}L${n1(x + 22)} -12Z`;
    }
    rock += `<path d="${spikes}" fill="${ground(depth ? 11 : 21)}"/>`;
  }
  return `${rock}<path d="${ridge(random, 214, 70, 5)}" fill="${ground(22)}"/><path d="${ridge(random, 256, 50, 6)}" fill="${ground(12)}"/>`;
}

function hallScene({ light: [x], ground, glow }: Paint): string {
  const arch =
    `<path d="M${n1(x - 62)} 330V120A62 66 0 0 1 ${n1(x + 62)} 120V330Z" fill="${glow(70, 0.75)}"/>` +
    `<path d="M${n1(x - 46)} 330V124A46 50 0 0 1 ${n1(x + 46)} 124V330Z" fill="${glow(88, 0.7)}" filter="url(#soft6)"/>`;
  const pillars = [
    [-10, 54, 11],
    [70, 26, 17],
    [212, 26, 17],
    [256, 60, 11],
  ]
    .map(
      ([left, width, lightness]) =>
        `<path d="M${left} -10H${left + width}V40L${left + width - 7} 52V330H${left + 7}V52L${left} 40Z" fill="${ground(lightness)}"/>` +
        `<path d="M${left + 7} 52V330H${left + 12}V52Z" fill="${glow(60, 0.22)}"/>`,
    )
    .join('');
  const floor =
    `<path d="M-10 262H310V330H-10Z" fill="${ground(9)}"/>` +
    `<path d="M${n1(x - 60)} 262L${n1(x - 130)} 330H${n1(x + 130)}L${n1(x + 60)} 262Z" fill="${glow(66, 0.26)}"/>`;
  return arch + pillars + floor;
}

function burstScene(paint: Paint): string {
  const { random, ground, glow } = paint;
  const [x, y] = paint.light;
  let rings = '';
  for (let i = 0; i < 4; i++) {
    rings +=
      `<circle cx="${x}" cy="${y}" r="${58 + i * 46}" fill="none" stroke="${glow(76, n1(0.34 - 0.06 * i))}" stroke-width="${n1(1 + random() * 5)}"` +
      ` stroke-dasharray="${n1(30 + random() * 120)} ${n1(8 + random() * 40)}" transform="rotate(${n1(random() * 360)} ${x} ${y})"/>`;
  }
  const stars = [
    [62, 84, 60],
    [236, 60, 44],
  ]
    .map(([sx, sy, size]) => iconMark('falling-star', { x: sx, y: sy, size, turn: (random() - 0.5) * 26 }, `fill="${glow(60, 0.9)}"`))
    .join('');
  return `${rays(paint, 26, 0.2)}${softDisc(paint, 70, 0.55)}${rings}${stars}<path d="${ridge(random, 276, 40, 5)}" fill="${ground(9)}"/>`;
}

function swirlScene(paint: Paint): string {
  const { random, ground, glow } = paint;
  const [x, y] = paint.light;
  let arcs = '';
  for (let i = 0; i < 11; i++) {
    const r = 30 + i * 22;
    arcs +=
      `<path d="M${n1(x - r)} ${y}A${r} ${n1(r * 0.82)} 0 1 1 ${n1(x + r * 0.7)} ${n1(y + r * 0.6)}" fill="none"` +
      ` stroke="${i % 3 ? glow(66, 0.26) : ground(10, 0.6)}" stroke-width="${n1(3 + random() * 15)}" stroke-linecap="round"` +
      ` transform="rotate(${n1(i * 41 + random() * 40)} ${x} ${y})"/>`;
  }
  return arcs + softDisc(paint, 50, 0.55);
}

function runeScene(paint: Paint): string {
  const { random, ground, glow } = paint;
  const [x, y] = paint.light;
  let runes = '';
  for (let i = 0; i < 8; i++) {
    const twig = (at: number) => `M0 ${n1(at)}L${random() > 0.5 ? 5 : -5} ${n1(at + 4 + random() * 3)}`;
    runes += `<g transform="rotate(${i * 45}) translate(0 -108)" stroke-width="2.4"><path d="M0 -7V7${twig(-5 + random() * 4)}${twig(random() * 4)}"/></g>`;
  }
  return (
    `<g transform="translate(${x} ${y})" fill="none" stroke="${glow(78, 0.6)}"><circle r="118" stroke-width="2.5"/><circle r="98" stroke-width="1.2"/>${runes}` +
    `<path d="M0 -96L83 48L-83 48Z" stroke-width="1.4" transform="rotate(${n1(random() * 60)})"/><path d="M0 96L83 -48L-83 -48Z" stroke-width="1.4"/></g>` +
    `${softDisc(paint, 60, 0.45)}<path d="${ridge(random, 286, 30, 4)}" fill="${ground(9)}"/>`
  );
}

function benchScene({ random, light: [x], ground, glow }: Paint): string {
  let hanging = '';
  for (let i = 0; i < 6; i++) {
    hanging += `<path d="M${n1(20 + i * 52 + (random() - 0.5) * 20)} -10V${n1(30 + random() * 60)}" stroke="${ground(8)}" stroke-width="3"/>`;
  }
  for (let i = 0; i < 3; i++) {
    const tool = SCENE_ICONS[Math.floor(random() * SCENE_ICONS.length)];
    const place = { x: 40 + i * 105 + (random() - 0.5) * 30, y: 96, size: 62, turn: 150 + random() * 60 };
    hanging += iconMark(tool, place, `fill="${ground(10)}" opacity=".75"`);
  }
  return (
    `<path d="M${n1(x - 24)} -10L-30 330H330L${n1(x + 24)} -10Z" fill="${glow(74, 0.26)}" filter="url(#soft6)"/>${hanging}` +
    `<path d="M-10 244H310V330H-10Z" fill="${ground(15)}"/><path d="M-10 244H310V250H-10Z" fill="${glow(66, 0.5)}"/>` +
    `<path d="M-10 278H310M-10 300H310" stroke="${ground(8)}" stroke-width="2"/><ellipse cx="150" cy="254" rx="110" ry="13" fill="${ground(4, 0.7)}" filter="url(#soft6)"/>`
  );
}

export const SCENES = {
  ridge: { back: sunAndRays, front: ridgeScene, grounded: true, centred: false },
  cavern: { back: sunAndRays, front: cavernScene, grounded: true, centred: false },
  forest: { back: sunAndRays, front: forestScene, grounded: true, centred: false },
  hall: { back: (paint) => rays(paint, 14, 0.14), front: hallScene, grounded: true, centred: false },
  burst: { front: burstScene, grounded: false, centred: true },
  swirl: { front: swirlScene, grounded: false, centred: true },
  rune: { front: runeScene, grounded: true, centred: true },
  bench: { front: benchScene, grounded: false, centred: true },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
export const sceneOf = (name: SceneName): Scene => SCENES[name];
