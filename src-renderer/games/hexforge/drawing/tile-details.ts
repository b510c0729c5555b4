import type { HxTileType } from '../../../../src-shared/games/hexforge/types.ts';
import { hsl, n1, pathThrough, stroke } from '../../../ui/svg/write.ts';
import type { Point } from '../../../ui/svg/write.ts';
import { HEX_SIZE as S, poly, SQUASH } from './hex.ts';

/** Pattern of each kind of tile, so that kinds differ not by colour alone. */
interface Ground {
  random: () => number;
  hue: number;
  rise: number;
  /** Colour of ore. */
  vein: string;
}
type Detail = (ground: Ground) => string;

/** Calls back with scattered points inside the hex. */
function scatter(random: () => number, count: number, place: (x: number, y: number) => string): string {
  let marks = '';
  for (let i = 0; i < count; i++) {
    const angle = random() * 2 * Math.PI;
    const reach = Math.sqrt(random()) * S * 0.66;
    marks += place(reach * Math.cos(angle), reach * Math.sin(angle) * SQUASH);
  }
  return marks;
}

const blank: Detail = ({ random }) => {
  let marks = '';
  if (random() < 0.3) {
    const towards = random() * 2 * Math.PI;
    for (let i = 0; i < 9; i++) {
      const reach = S * (0.3 + random() * 0.42);
      const angle = towards + (random() - 0.5) * 1.5;
      marks += `<ellipse cx="${n1(reach * Math.cos(angle))}" cy="${n1(reach * Math.sin(angle) * SQUASH)}" rx="${n1(2 + random() * 5)}" ry="${n1(1.4 + random() * 2.6)}" fill="${hsl(84 + random() * 30, 24, 24 + random() * 12)}" opacity=".7"/>`;
    }
  }
  if (random() < 0.55) {
    marks += scatter(
      random,
      3,
      (x, y) =>
        `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(2 + random() * 3)}" ry="${n1(1.3 + random() * 1.4)}" fill="#0d1014" opacity=".5"/>` +
        `<ellipse cx="${n1(x - 0.6)}" cy="${n1(y - 1)}" rx="${n1(1.6 + random() * 2)}" ry="1.2" fill="#fff" opacity=".1"/>`,
    );
  }
  return marks;
};

const CRYSTALS: readonly (readonly [x: number, y: number, height: number])[] = [
  [-0.34, 0.1, 0.3],
  [-0.16, -0.12, 0.44],
  [0.06, 0.12, 0.34],
  [0.28, -0.06, 0.36],
  [0.4, 0.2, 0.22],
];

const mineral: Detail = ({ random, vein }) => {
  let line = '';
  for (let k = 0; k < 2; k++) {
    let x = -S * 0.7 + random() * 6;
    let y = (random() - 0.5) * S * 0.7;
    line += `M${n1(x)} ${n1(y)}`;
    for (let i = 0; i < 5; i++) {
      x += S * 0.28;
      y += (random() - 0.5) * S * 0.34;
      line += `L${n1(x)} ${n1(y)}`;
    }
  }
  let marks =
    `<g style="clip-path:path('${poly(0.86)}')">` +
    stroke(line, '#0d1016', 6, 'opacity=".6"') +
    stroke(line, vein, 3, 'opacity=".75"') +
    stroke(line, '#fff', 0.8, 'opacity=".6" transform="translate(-.6 -1)"') +
    '</g>';
  for (const [cx, cy, tall] of CRYSTALS) {
    const x = cx * S + (random() - 0.5) * 4;
    const y = cy * S + 4;
    const w = S * 0.12;
    const h = S * tall * 1.25;
    const lean = (random() - 0.5) * S * 0.16;
    const tip: Point = [x + lean, y - h];
    const left: Point = [x - w * 0.8 + lean, y - h * 0.7];
    const right: Point = [x + w * 0.9 + lean, y - h * 0.66];
    const ridgeLine: Point = [x + w * 0.1 + lean * 0.6, y - h * 0.55];
    const foot: Point[] = [
      [x + w, y],
      [x, y + w * 0.5],
    ];
    marks +=
      `<path d="${pathThrough([[x - w, y], left, tip, right, ...foot])}" fill="${vein}"/>` +
      `<path d="${pathThrough([tip, right, ...foot, ridgeLine])}" fill="#05070c" opacity=".42"/>` +
      `<path d="${pathThrough([left, tip, ridgeLine])}" fill="#fff" opacity=".5"/>`;
  }
  return `${marks}<path d="M${n1(-S * 0.1)} ${n1(-S * 0.5)}l1.4 4.6 4.6 1.4-4.6 1.4-1.4 4.6-1.4-4.6-4.6-1.4 4.6-1.4Z" fill="#fff"/>`;
};

const grass: Detail = ({ random }) =>
  scatter(random, 26, (x, y) => {
    const h = 5 + random() * 8;
    return (
      `<path d="M${n1(x - 3)} ${n1(y)}Q${n1(x - 3)} ${n1(y - h * 0.6)} ${n1(x - 5)} ${n1(y - h)}Q${n1(x - 1)} ${n1(y - h * 0.7)} ${n1(x)} ${n1(y - 1)}` +
      `Q${n1(x + 1)} ${n1(y - h * 0.9)} ${n1(x + 4)} ${n1(y - h * 1.15)}Q${n1(x + 4)} ${n1(y - h * 0.5)} ${n1(x + 3.4)} ${n1(y)}Z"` +
      ` fill="${hsl(92 + random() * 24, 30 + random() * 14, 26 + random() * 24)}"/>`
    );
  });

const SENSOR_RINGS: readonly (readonly [share: number, width: number, opacity: number, dash: string])[] = [
  [0.72, 1.6, 0.55, '10 4'],
  [0.5, 1.6, 0.75, '16 3'],
  [0.28, 2.2, 0.95, 'none'],
];

const sensor: Detail = () => {
  const rings = SENSOR_RINGS.map(([share, width, opacity, dash]) => {
    const radii = `rx="${n1(S * share)}" ry="${n1(S * share * SQUASH)}" fill="none"`;
    return (
      `<ellipse ${radii} cy="1.4" stroke="#051214" stroke-width="${width + 2}" opacity=".5"/>` +
      `<ellipse ${radii} stroke="#8fd6d6" stroke-width="${width}" opacity="${opacity}" stroke-dasharray="${dash}"/>`
    );
  }).join('');
  const fork =
    '<g transform="translate(0 -6)"><path d="M-4 8L-3 -12H3L4 8Z" fill="#1c2b2f"/><path d="M-4 8L-3 -12H-1L-1.5 8Z" fill="#6f9ea3"/>' +
    '<path d="M-9 -27V-15Q-9 -10 0 -10Q9 -10 9 -15V-27H5.4V-16Q5.4 -13.6 0 -13.6Q-5.4 -13.6 -5.4 -16V-27Z" fill="url(#steel)" stroke="#0b1214"/></g>';
  return rings + fork;
};

const strife: Detail = ({ random }) => {
  let cracks = '';
  for (let k = 0; k < 5; k++) {
    let angle = k * 1.256 + random();
    let [x, y] = [0, 0];
    cracks += `M${n1(random() * 6 - 3)} ${n1(random() * 4 - 2)}`;
    for (let i = 0; i < 4; i++) {
      x += Math.cos(angle) * S * 0.22;
      y += Math.sin(angle) * S * 0.22 * SQUASH;
      angle += (random() - 0.5) * 1.3;
      cracks += `L${n1(x)} ${n1(y)}`;
    }
  }
  const shards = scatter(
    random,
    5,
    (x, y) =>
      `<path d="M${n1(x - 5)} ${n1(y + 3)}L${n1(x - 2)} ${n1(y - 6 - random() * 6)}L${n1(x + 2)} ${n1(y - 2)}L${n1(x + 5)} ${n1(y + 3)}Z" fill="#120c0c" stroke="#5a3a34" stroke-width=".7"/>`,
  );
  return stroke(cracks, '#080405', 5) + stroke(cracks, '#9c2f25', 2) + stroke(cracks, '#e2705a', 0.7) + shards;
};

const wall: Detail = ({ hue, rise }) => {
  const block = (x: number, y: number, w: number, h: number, lightness: number): string =>
    `<path d="M${n1(x - w)} ${n1(y)}L${n1(x)} ${n1(y - h * 0.5)}L${n1(x + w)} ${n1(y)}L${n1(x)} ${n1(y + h * 0.5)}Z" fill="${hsl(hue, 8, lightness + 9)}"/>` +
    `<path d="M${n1(x - w)} ${n1(y)}V${n1(y + 9)}L${n1(x)} ${n1(y + h * 0.5 + 9)}V${n1(y + h * 0.5)}Z" fill="${hsl(hue, 8, lightness - 6)}"/>` +
    `<path d="M${n1(x + w)} ${n1(y)}V${n1(y + 9)}L${n1(x)} ${n1(y + h * 0.5 + 9)}V${n1(y + h * 0.5)}Z" fill="${hsl(hue, 8, lightness - 20)}"/>`;
  const blocks = [
    [-0.3, -0.32, 0.27, 0.28, 34],
    [0.3, -0.34, 0.27, 0.28, 36],
    [0, -0.16, 0.3, 0.3, 39],
    [-0.4, 0.02, 0.24, 0.26, 33],
    [0.42, 0, 0.24, 0.26, 35],
    [0, 0.2, 0.3, 0.3, 38],
  ];
  return `<g stroke="#0c0e11" stroke-width=".8">${blocks.map(([x, y, w, h, l]) => block(x * S, y * S - rise, w * S, h * S, l)).join('')}</g>`;
};

const base: Detail = () => stroke(poly(0.7), '#0b0d10', 3, 'opacity=".6"') + stroke(poly(0.7), '#c8d0d7', 1, 'opacity=".5"');

export const TILE_DETAILS: Record<HxTileType, Detail> = { blank, mineral, grass, sensor, strife, wall, base };
