/** Where metal is made. */
import { iconMark } from '../../icons.ts';
import { SCENE_ICONS } from '../../icon-names.ts';
import { n1 } from '../../write.ts';
import { rays, ridge, type Paint } from '../paint.ts';
import { box, disc, floor, HIGH, line, LOW, MIDDLE, mist, path, shape, softDisc, sunAndRays, times, type Scene } from './scene.ts';

/** A row of furnaces with glowing mouths under roof trusses. */
function foundry(paint: Paint): string {
  const { random, ground, glow, accent } = paint;
  const truss = line('M-10 46H310M-10 46L60 6L130 46L200 6L270 46L320 16', ground(12), 7);
  const furnace = (x: number, w: number): string =>
    path(
      `M${n1(x - w)} 250V${n1(150 - w * 0.2)}L${n1(x - w * 0.5)} ${n1(112 - w * 0.3)}V-10H${n1(x + w * 0.5)}V${n1(112 - w * 0.3)}L${n1(x + w)} ${n1(150 - w * 0.2)}V250Z`,
      ground(17),
    ) +
    path(`M${n1(x - w * 0.6)} 236V190A${n1(w * 0.6)} ${n1(w * 0.66)} 0 0 1 ${n1(x + w * 0.6)} 190V236Z`, accent(54)) +
    path(`M${n1(x - w * 0.4)} 236V196A${n1(w * 0.4)} ${n1(w * 0.46)} 0 0 1 ${n1(x + w * 0.4)} 196V236Z`, glow(84));
  const spill = times(3, (i) =>
    shape(
      [
        [26 + i * 124 - 24, 244],
        [26 + i * 124 + 24, 244],
        [26 + i * 124 + 56, 340],
        [26 + i * 124 - 56, 340],
      ],
      glow(62, 0.3),
    ),
  );
  return (
    box(-10, 60, 320, 190, accent(46, 0.3)) +
    furnace(26 + random() * 6, 46) +
    furnace(150, 44) +
    furnace(274 - random() * 6, 46) +
    truss +
    floor(242, ground(9)) +
    spill
  );
}

/** Chimneys that trail smoke with one wind, over roofs with lit windows. */
function smokestacks({ random, ground, glow, accent }: Paint): string {
  const wind = random() > 0.5 ? 1 : -1;
  const stack = (x: number, top: number, w: number, lightness: number): string => {
    const puffs = times(6, (i) => disc(x + wind * i * 17, top - 6 - i * 9 - random() * 8, 9 + i * 4.6, ground(lightness + 16 - i, 0.5)));
    return (
      puffs +
      shape(
        [
          [x - w, 260],
          [x - w * 0.62, top],
          [x + w * 0.62, top],
          [x + w, 260],
        ],
        ground(lightness),
      ) +
      box(x - w * 0.8, top, w * 1.6, 9, ground(lightness - 8)) +
      box(x - w * 0.6, top + 9, 3, 130, glow(62, 0.4))
    );
  };
  const roofs = (y: number, lightness: number): string => {
    let d = `M-10 340V${y}`;
    for (let x = -10; x < 310; x += 40) d += `L${x + 30} ${n1(y - 26)}V${y}L${x + 40} ${y}`;
    return path(`${d}V340Z`, ground(lightness));
  };
  const windows = times(12, (i) => (random() > 0.35 ? box(4 + i * 26, 244 + (i % 2) * 18, 9, 12, accent(70, 0.9)) : ''));
  return (
    stack(40 + random() * 20, 96, 13, 36) +
    stack(252 + random() * 20, 82, 14, 36) +
    roofs(218, 28) +
    stack(96 + random() * 16, 62, 19, 22) +
    stack(222 + random() * 12, 112, 18, 20) +
    roofs(248, 15) +
    windows
  );
}

/** A ribbed bellows beside a hood with a fire in it. */
function bellowsRoom(paint: Paint): string {
  const {
    random,
    ground,
    glow,
    accent,
    light: [x],
  } = paint;
  const left = x > 150;
  const at = (v: number): number => (left ? v : 300 - v);
  const hood =
    path(`M${at(160)} 130L${at(196)} 60V-10H${at(276)}V60L${at(316)} 130V152H${at(160)}Z`, ground(20)) +
    box(Math.min(at(160), at(316)), 128, 156, 8, glow(66, 0.5));
  const fire =
    path(
      `M${at(176)} 236C${at(170)} 196 ${at(204)} 206 ${at(206)} 164C${at(228)} 186 ${at(230)} 200 ${at(246)} 176C${at(262)} 204 ${at(276)} 204 ${at(272)} 236Z`,
      accent(58),
    ) + path(`M${at(196)} 236C${at(196)} 214 ${at(214)} 212 ${at(220)} 192C${at(236)} 210 ${at(252)} 214 ${at(250)} 236Z`, glow(86));
  const ribs = times(7, (i) => {
    const bx = 18 + i * 20;
    const h = 62 - Math.abs(i - 2) * 7 - i * 2;
    return path(
      `M${at(bx)} ${n1(186 - h)}Q${at(bx + 14)} 186 ${at(bx)} ${n1(186 + h)}H${at(bx + 9)}Q${at(bx + 23)} 186 ${at(bx + 9)} ${n1(186 - h)}Z`,
      i % 2 ? ground(13) : accent(34),
    );
  });
  const board = shape(
    [
      [at(4), 124],
      [at(20), 118],
      [at(20), 254],
      [at(4), 250],
    ],
    ground(30),
  );
  const bricks = times(16, (i) =>
    line(`M${n1((i % 4) * 84 + random() * 10 - 16)} ${40 + Math.floor(i / 4) * 32}h${n1(30 + random() * 26)}`, ground(14, 0.8), 2),
  );
  return (
    bricks +
    softDisc(paint, 66, 0.5) +
    hood +
    box(Math.min(at(160), at(316)), 236, 156, 60, ground(15)) +
    fire +
    board +
    ribs +
    shape(
      [
        [at(152), 176],
        [at(190), 210],
        [at(186), 222],
        [at(150), 196],
      ],
      ground(10),
    ) +
    floor(262, ground(10))
  );
}

/** A tipped crucible that pours a bright stream into a mould. */
function crucible(paint: Paint): string {
  const { random, ground, glow, accent } = paint;
  const left = paint.light[0] < 150;
  const at = (v: number): number => (left ? v : 300 - v);
  const pot =
    shape(
      [
        [at(20), 32],
        [at(118), 66],
        [at(88), 138],
        [at(14), 112],
      ],
      ground(13),
    ) +
    shape(
      [
        [at(20), 32],
        [at(118), 66],
        [at(114), 76],
        [at(17), 44],
      ],
      accent(50),
    ) +
    line(`M${at(50)} -10V46M${at(92)} -10V62`, ground(9), 5);
  const stream =
    path(`M${at(108)} 64C${at(128)} 64 ${at(136)} 90 ${at(136)} 250H${at(150)}C${at(150)} 84 ${at(136)} 56 ${at(112)} 58Z`, glow(82)) +
    path(`M${at(116)} 64C${at(134)} 66 ${at(141)} 100 ${at(141)} 250H${at(146)}C${at(146)} 92 ${at(132)} 62 ${at(116)} 60Z`, glow(95));
  const splash = times(18, () => {
    const a = Math.PI + random() * Math.PI;
    const r = 12 + random() * 66;
    return disc(at(143) + Math.cos(a) * r, 250 + Math.sin(a) * r * 0.7, 1 + random() * 2.6, accent(74));
  });
  return (
    rays(paint, 12, 0.08) +
    pot +
    mist(190, 60, glow(62, 0.4)) +
    stream +
    shape(
      [
        [at(76), 248],
        [at(214), 248],
        [at(196), 300],
        [at(92), 300],
      ],
      ground(14),
    ) +
    shape(
      [
        [at(84), 248],
        [at(206), 248],
        [at(202), 256],
        [at(88), 256],
      ],
      glow(80),
    ) +
    splash +
    floor(290, ground(8))
  );
}

/** Tools on hooks over a bench in a cone of light. */
function bench({ random, light: [x], ground, glow }: Paint): string {
  const hooks = times(6, (i) => line(`M${n1(20 + i * 52 + (random() - 0.5) * 20)} -10V${n1(30 + random() * 60)}`, ground(8), 3));
  const tools = times(3, (i) => {
    const tool = SCENE_ICONS[Math.floor(random() * SCENE_ICONS.length)];
    return iconMark(
      tool,
      { x: 40 + i * 105 + (random() - 0.5) * 30, y: 96, size: 62, turn: 150 + random() * 60 },
      `fill="${ground(10)}" opacity=".75"`,
    );
  });
  return (
    `<path d="M${n1(x - 24)} -10L-30 330H330L${n1(x + 24)} -10Z" fill="${glow(74, 0.26)}" filter="url(#soft6)"/>${hooks}${tools}` +
    floor(244, ground(15)) +
    box(-10, 244, 320, 6, glow(66, 0.5)) +
    line('M-10 278H310M-10 300H310', ground(8), 2) +
    `<ellipse cx="150" cy="254" rx="110" ry="13" fill="${ground(4, 0.7)}" filter="url(#soft6)"/>`
  );
}

/** Wheels with teeth that fill the wall. */
function clockwork(paint: Paint): string {
  const { random, ground, glow, accent } = paint;
  const wheel = (x: number, y: number, r: number, tone: string, rim: string): string => {
    const teeth = Math.round(r / 4.2);
    let d = '';
    for (let i = 0; i < teeth * 4; i++) {
      const a = (i / (teeth * 4)) * 2 * Math.PI;
      const reach = i % 4 < 2 ? r : r * 0.86;
      d += `${i ? 'L' : 'M'}${n1(x + Math.cos(a) * reach)} ${n1(y + Math.sin(a) * reach)}`;
    }
    const hole = (s: number): string =>
      `M${n1(x - s)} ${n1(y)}a${n1(s)} ${n1(s)} 0 1 0 ${n1(2 * s)} 0a${n1(s)} ${n1(s)} 0 1 0 ${n1(-2 * s)} 0Z`;
    const spokes = line(
      times(3, (i) => {
        const a = (i * Math.PI) / 3 + r;
        return `M${n1(x - Math.cos(a) * r * 0.7)} ${n1(y - Math.sin(a) * r * 0.7)}L${n1(x + Math.cos(a) * r * 0.7)} ${n1(y + Math.sin(a) * r * 0.7)}`;
      }),
      tone,
      r * 0.13,
    );
    return `<path d="${d}Z${hole(r * 0.64)}" fill="${tone}" fill-rule="evenodd"/>${spokes}${disc(x, y, r * 0.2, tone)}<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r * 0.75)}" fill="none" stroke="${rim}" stroke-width="2"/>`;
  };
  return (
    softDisc(paint, 80, 0.5) +
    wheel(40 + random() * 50, 40 + random() * 40, 60 + random() * 26, ground(24), glow(60, 0.5)) +
    wheel(230 + random() * 40, 70 + random() * 60, 70 + random() * 30, ground(18), accent(62, 0.7)) +
    wheel(50 + random() * 60, 220 + random() * 50, 74 + random() * 26, ground(14), glow(62, 0.4)) +
    wheel(250 + random() * 30, 270 + random() * 20, 54, ground(10), accent(58, 0.5))
  );
}

/** Slag heaps, a tip wagon on a trestle, and a dull sky. */
function slagHeaps({ random, ground, glow, accent }: Paint): string {
  const heap = (x: number, y: number, w: number, lightness: number): string =>
    shape(
      [
        [x - w, 270],
        [x - w * 0.2, y],
        [x + w * 0.16, y + 4],
        [x + w, 270],
      ],
      ground(lightness),
    ) + line(`M${n1(x)} ${n1(y + 8)}L${n1(x + w * 0.34)} ${n1(y + 60)}L${n1(x + w * 0.3)} ${n1(y + 120)}`, accent(56, 0.9), 4);
  const trestle =
    line(
      times(5, (i) => `M${i * 70 - 6} 214V300M${i * 70 - 6} 214L${i * 70 + 64} 290`),
      ground(11),
      4,
    ) + box(-10, 208, 320, 8, ground(12));
  const wagon = (x: number): string =>
    shape(
      [
        [x - 24, 176],
        [x + 24, 176],
        [x + 16, 202],
        [x - 16, 202],
      ],
      ground(9),
    ) +
    disc(x - 11, 205, 6, ground(8)) +
    disc(x + 11, 205, 6, ground(8)) +
    path(`M${x - 20} 176Q${x} 160 ${x + 20} 176Z`, glow(70));
  return (
    heap(70 + random() * 30, 92, 110, 36) +
    heap(232 + random() * 30, 76 + random() * 30, 120, 28) +
    heap(150, 150, 120, 20) +
    trestle +
    wagon(Math.round(40 + random() * 30)) +
    wagon(Math.round(250 + random() * 20)) +
    path(ridge(random, 278, 20, 5), ground(8))
  );
}

export const WORKS = {
  foundry: { back: (paint) => softDisc(paint, 90, 0.4), front: foundry, grounded: true, light: MIDDLE, hero: 206, grain: 'hammered' },
  smokestacks: { back: sunAndRays, front: smokestacks, grounded: true, light: HIGH, hero: 206, grain: 'hammered' },
  bellowsRoom: { front: bellowsRoom, grounded: false, light: LOW, hero: 200, grain: 'brushed' },
  crucible: { front: crucible, grounded: false, light: MIDDLE, hero: 198, grain: 'hammered' },
  bench: { front: bench, grounded: false, light: MIDDLE, hero: 202, grain: 'hammered' },
  clockwork: { front: clockwork, grounded: false, light: MIDDLE, hero: 200, grain: 'brushed' },
  slagHeaps: { back: sunAndRays, front: slagHeaps, grounded: true, light: HIGH, hero: 206, grain: 'slate' },
} satisfies Record<string, Scene>;
