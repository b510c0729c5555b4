/** Walls, gates and streets. */
import { n1 } from '../../write.ts';
import { ridge, type Paint } from '../paint.ts';
import { box, disc, floor, HIGH, line, LOW, mist, path, rippled, shape, sunAndRays, times, type Scene } from './scene.ts';

/** A wall's top edge with merlons, as an outline closed below. */
const merlons = (y: number, width: number, depth: number, from = -10, to = 310): string => {
  let d = `M${from} 340V${y}`;
  for (let x = from; x < to; x += width * 2) d += `H${n1(x + width)}V${n1(y + depth)}H${n1(x + width * 2)}V${y}`;
  return `${d}V340Z`;
};
const stones = (random: () => number, count: number, from: number, to: number, colour: string): string =>
  times(count, () => line(`M${n1(random() * 300)} ${n1(from + random() * (to - from))}h${n1(10 + random() * 16)}`, colour, 2.4));

function battlement({ random, ground, glow, accent }: Paint): string {
  const pennant = (x: number): string =>
    line(`M${x} 150V40`, ground(12), 4) +
    shape(
      [
        [x + 2, 42],
        [x + 52, 56],
        [x + 2, 74],
      ],
      accent(52),
    );
  return (
    path(ridge(random, 180, 40, 4), ground(36)) +
    path(merlons(140, 15, 16, -10, 120), ground(28)) +
    pennant(Math.round(40 + random() * 20)) +
    pennant(Math.round(236 + random() * 20)) +
    path(merlons(196, 26, 24), ground(19)) +
    box(-10, 232, 320, 7, glow(60, 0.3)) +
    stones(random, 16, 246, 300, ground(10))
  );
}

/** A round-headed gate with a raised portcullis between two towers. */
function gate({ random, ground, glow, light: [x] }: Paint): string {
  const c = n1(x);
  const tower = (at: number): string =>
    path(merlons(50, 12, 12, at - 42, at + 42), ground(20)) + box(at - 42, 92, 84, 8, ground(14)) + box(at - 5, 130, 10, 34, ground(6));
  const bars = line(
    times(5, (i) => `M${n1(x - 44 + i * 22)} 92V152`) + times(2, (i) => `M${n1(x - 56)} ${112 + i * 22}H${n1(x + 56)}`),
    ground(9),
    5,
  );
  return (
    box(x - 70, 80, 140, 190, ground(26)) +
    path(`M${n1(x - 58)} 270V150A58 60 0 0 1 ${n1(x + 58)} 150V270Z`, glow(76)) +
    `<path d="M${n1(x - 44)} 270V160A44 48 0 0 1 ${n1(x + 44)} 160V270Z" fill="${glow(90)}" filter="url(#soft6)"/>` +
    bars +
    tower(x - 100) +
    tower(x + 100) +
    stones(random, 14, 110, 250, ground(11, 0.7)) +
    floor(262, ground(10)) +
    shape(
      [
        [c - 50, 262],
        [c + 50, 262],
        [c + 120, 340],
        [c - 120, 340],
      ],
      glow(64, 0.35),
    )
  );
}

/** A lone tower with a lit window, above roofs. */
function tower({ random, ground, glow, accent }: Paint): string {
  const x = random() > 0.5 ? 66 : 234;
  const roof = (at: number, y: number, w: number, lightness: number): string =>
    shape(
      [
        [at - w, 340],
        [at - w, y],
        [at, y - w * 0.8],
        [at + w, y],
        [at + w, 340],
      ],
      ground(lightness),
    );
  return (
    path(ridge(random, 200, 30, 4), ground(36)) +
    times(5, (i) => roof(20 + i * 66 + random() * 20, 226 + random() * 14, 30, 27)) +
    shape(
      [
        [x - 34, 340],
        [x - 28, 84],
        [x + 28, 84],
        [x + 34, 340],
      ],
      ground(19),
    ) +
    shape(
      [
        [x - 38, 92],
        [x, 8],
        [x + 38, 92],
      ],
      ground(13),
    ) +
    shape(
      [
        [x - 28, 96],
        [x - 22, 96],
        [x - 27, 340],
        [x - 34, 340],
      ],
      glow(58, 0.4),
    ) +
    path(`M${x - 9} 150V128A9 10 0 0 1 ${x + 9} 128V150Z`, accent(72)) +
    path(`M${x - 7} 206V192A7 8 0 0 1 ${x + 7} 192V206Z`, accent(66)) +
    times(4, (i) => roof(10 + i * 92 + random() * 24, 270, 40, 14))
  );
}

/** Two awnings with stripes, and strings of lamps. */
function market({ random, ground, glow, accent }: Paint): string {
  const awning = (from: number, y: number, width: number): string =>
    times(6, (i) => {
      const w = width / 6;
      const x = from + i * w;
      return path(`M${n1(x)} ${y}h${n1(w)}l4 44q${n1(-w / 2 - 2)} 16 ${n1(-w - 8)} 0Z`, i % 2 ? accent(44) : glow(62));
    }) + line(`M${n1(from + 6)} ${y + 40}V262M${n1(from + width - 6)} ${y + 40}V262`, ground(10), 5);
  const strings =
    line('M-10 34Q80 84 160 40T320 44', ground(10), 2) + times(9, (i) => disc(4 + i * 36, 50 + Math.sin(i * 1.9) * 14, 5, glow(88)));
  const crates = times(4, (i) => box(6 + i * 82 + random() * 14, 236 + (i % 2) * 8, 44, 40, ground(i % 2 ? 22 : 17)));
  return (
    path(merlons(116, 30, 20), ground(28)) +
    mist(150, 70, glow(66, 0.3)) +
    awning(-24, 118 + random() * 20, 140) +
    awning(186, 104 + random() * 20, 140) +
    strings +
    crates +
    floor(270, ground(11))
  );
}

/** A stone bridge on high arches over a gorge. */
function bridge({ random, ground, glow }: Paint): string {
  const arches = `M-10 190H310V214H286V300A48 74 0 0 0 190 300V330H110V300A48 74 0 0 0 14 300V330H-10Z`;
  return (
    path(ridge(random, 150, 70, 5), ground(36)) +
    path(ridge(random, 200, 40, 4), ground(27)) +
    path(arches, ground(17)) +
    box(-10, 186, 320, 6, glow(72, 0.6)) +
    times(9, (i) => box(-6 + i * 36, 168, 12, 20, ground(17))) +
    stones(random, 18, 200, 250, ground(9)) +
    mist(276, 50, glow(66, 0.3))
  );
}

/** Broken columns and half an arch, overgrown. */
function ruins({ random, ground, glow, accent }: Paint): string {
  const column = (x: number, top: number, w: number, lightness: number): string =>
    shape(
      [
        [x - w, 270],
        [x - w, top + 12],
        [x - w * 0.3, top - 4],
        [x + w * 0.2, top + 10],
        [x + w, top - 8],
        [x + w, 270],
      ],
      ground(lightness),
    ) +
    line(
      times(3, (i) => `M${n1(x - w * 0.5 + i * w * 0.5)} ${n1(top + 22)}V262`),
      ground(lightness - 8),
      2,
    ) +
    box(x - w, top + 20, 3, 240, glow(64, 0.35));
  const arch = path('M174 270V130A70 74 0 0 1 232 60L244 84A50 56 0 0 0 204 134V270Z', ground(26));
  const ivy = times(12, () => disc(176 + random() * 60, 70 + random() * 150, 3 + random() * 5, accent(36, 0.9)));
  return (
    path(ridge(random, 200, 36, 4), ground(34)) +
    arch +
    ivy +
    column(40 + random() * 14, 70 + random() * 30, 17, 24) +
    column(96 + random() * 14, 140 + random() * 40, 15, 20) +
    column(268 + random() * 14, 100 + random() * 40, 18, 16) +
    times(5, (i) =>
      shape(
        [
          [20 + i * 62, 276],
          [28 + i * 62, 254],
          [52 + i * 62, 250 + random() * 10],
          [62 + i * 62, 276],
        ],
        ground(14),
      ),
    ) +
    path(ridge(random, 266, 22, 5), ground(11))
  );
}

/** A bridge seen from the water, with a bow of light under it. */
function weir({ random, ground, glow, accent, light: [x, y] }: Paint): string {
  return (
    disc(x, y, 44, glow(86)) +
    path(`M-10 120H310V206H262A112 96 0 0 0 38 206H-10Z`, ground(20)) +
    box(-10, 116, 320, 7, glow(68, 0.5)) +
    times(5, (i) => line(`M${20 + i * 65} 116V82`, ground(12), 4) + disc(20 + i * 65, 78, 7, accent(76))) +
    floor(206, ground(30)) +
    `<ellipse cx="150" cy="208" rx="112" ry="70" fill="${glow(66, 0.4)}"/>` +
    rippled(random, 216, 318, 150, ground(12, 0.7)) +
    rippled(random, 212, 300, x, glow(86, 0.6))
  );
}

export const TOWN = {
  battlement: { back: sunAndRays, front: battlement, grounded: false, light: HIGH, hero: 206, grain: 'slate' },
  gate: { front: gate, grounded: false, light: { x: [120, 180], y: [140, 170] }, hero: 206, grain: 'slate' },
  tower: { back: sunAndRays, front: tower, grounded: false, light: HIGH, hero: 206, grain: 'slate' },
  market: { back: (paint) => mist(60, 90, paint.glow(70, 0.3)), front: market, grounded: false, light: HIGH, hero: 200, grain: 'vellum' },
  bridge: { back: sunAndRays, front: bridge, grounded: false, light: HIGH, hero: 206, grain: 'slate' },
  ruins: { back: sunAndRays, front: ruins, grounded: true, light: HIGH, hero: 208, grain: 'slate' },
  weir: { front: weir, grounded: false, light: LOW, hero: 200, grain: 'slate' },
} satisfies Record<string, Scene>;
