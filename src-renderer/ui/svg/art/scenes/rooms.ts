/** Indoors. */
import { n1 } from '../../write.ts';
import { rays, type Paint } from '../paint.ts';
import { box, disc, floor, HIGH, line, MIDDLE, path, shape, softDisc, times, type Scene } from './scene.ts';

/** Pillars before a lit arch. */
function hall({ light: [x], ground, glow }: Paint): string {
  const arch =
    path(`M${n1(x - 62)} 330V120A62 66 0 0 1 ${n1(x + 62)} 120V330Z`, glow(70, 0.75)) +
    `<path d="M${n1(x - 46)} 330V124A46 50 0 0 1 ${n1(x + 46)} 124V330Z" fill="${glow(88, 0.7)}" filter="url(#soft6)"/>`;
  const pillars = [
    [-10, 54, 11],
    [70, 26, 17],
    [212, 26, 17],
    [256, 60, 11],
  ]
    .map(
      ([left, width, lightness]) =>
        path(`M${left} -10H${left + width}V40L${left + width - 7} 52V330H${left + 7}V52L${left} 40Z`, ground(lightness)) +
        box(left + 7, 52, 5, 278, glow(60, 0.22)),
    )
    .join('');
  return (
    arch +
    pillars +
    floor(262, ground(9)) +
    shape(
      [
        [x - 60, 262],
        [x - 130, 330],
        [x + 130, 330],
        [x + 60, 262],
      ],
      glow(66, 0.26),
    )
  );
}

/** Shelves of book spines to both sides of a lit gap. */
function library({ random, ground, glow, accent }: Paint): string {
  const shelf = (from: number, to: number, y: number, height: number): string => {
    let books = box(from, y + height, to - from, 8, ground(22));
    for (let x = from + 2; x < to - 6;) {
      const w = 7 + random() * 9;
      const h = height * (0.66 + random() * 0.3);
      const roll = random();
      books += box(x, y + height - h, Math.min(w, to - x), h, roll > 0.86 ? glow(56) : roll > 0.66 ? accent(36) : ground(10 + roll * 26));
      x += w + 1.5;
    }
    return books;
  };
  const rows = times(4, (i) => shelf(-10, 92, 6 + i * 66, 54) + shelf(208, 310, 6 + i * 66, 54));
  return (
    box(92, -10, 116, 290, glow(60, 0.3)) +
    rows +
    box(90, -10, 7, 290, ground(9)) +
    box(203, -10, 7, 290, ground(9)) +
    floor(272, ground(10)) +
    shape(
      [
        [97, 272],
        [203, 272],
        [260, 340],
        [40, 340],
      ],
      glow(62, 0.3),
    )
  );
}

/** A tall window of coloured panes in lead, with its light on the floor. */
function stainedWindow({ random, ground, glow, accent, dusk }: Paint): string {
  const tones = [glow(74), accent(56), dusk, glow(60), accent(70)];
  const panes = times(5, (row) =>
    times(4, (column) => {
      const x = 66 + column * 42;
      const y = 30 + row * 42;
      return shape(
        [
          [x + 21, y - 12],
          [x + 42 + (random() - 0.5) * 8, y + 14],
          [x + 21, y + 40],
          [x + (random() - 0.5) * 8, y + 14],
        ],
        tones[Math.floor(random() * 5)],
      );
    }),
  );
  const frame = 'M-20 -20H320V260H-20ZM64 240V104A86 92 0 0 1 236 104V240Z';
  const bars = line('M64 106H236M64 172H236M107 30V240M150 12V240M193 30V240', ground(7), 3.4);
  const patches = times(4, (i) =>
    shape(
      [
        [80 + i * 38, 264],
        [112 + i * 38, 264],
        [112 + i * 60 - 18, 340],
        [60 + i * 60 - 30, 340],
      ],
      i % 2 ? accent(60, 0.4) : glow(70, 0.4),
    ),
  );
  return (
    box(60, 8, 180, 236, glow(52)) +
    panes +
    bars +
    `<path d="${frame}" fill="${ground(15)}" fill-rule="evenodd"/>` +
    `<path d="M64 240V104A86 92 0 0 1 236 104V240" fill="none" stroke="${ground(28)}" stroke-width="7"/>` +
    floor(250, ground(10)) +
    patches
  );
}

/** A window with many panes beside a shelf of jars; the light falls in aslant. */
function workshopWindow({ random, ground, glow, accent, light: [x] }: Paint): string {
  const left = x < 150;
  const at = (v: number): number => (left ? v : 300 - v);
  const pane = times(9, (i) => {
    const px = at(28 + (i % 3) * 44) - 18;
    return box(px, 34 + Math.floor(i / 3) * 48, 36, 42, random() > 0.3 ? glow(80) : glow(66));
  });
  const beam = `<path d="M${at(10)} 40L${at(140)} 40L${at(300)} 330H${at(90)}Z" fill="${glow(76, 0.26)}" filter="url(#soft6)"/>`;
  const jar = (i: number): string => {
    const jx = at(190 + i * 34);
    const h = 26 + random() * 22;
    return path(
      `M${n1(jx - 11)} 128V${n1(128 - h)}Q${n1(jx)} ${n1(118 - h)} ${n1(jx + 11)} ${n1(128 - h)}V128Z`,
      i % 2 ? accent(40) : ground(14),
    );
  };
  const shelf =
    box(Math.min(at(170), at(310)), 128, 140, 8, ground(10)) +
    times(4, jar) +
    line(
      times(4, (i) => `M${at(186 + i * 34)} 136v${n1(20 + random() * 34)}`),
      ground(10),
      4,
    );
  return (
    box(at(72) - 70, 26, 140, 152, ground(10)) +
    pane +
    beam +
    shelf +
    floor(246, ground(14)) +
    box(-10, 246, 320, 6, glow(64, 0.45)) +
    line('M-10 282H310', ground(8), 2)
  );
}

/** Weapons in racks on a panelled wall between torches. */
function armoury(paint: Paint): string {
  const { random, ground, glow, accent } = paint;
  const spear = (x: number): string =>
    line(`M${n1(x)} 250V60`, ground(11), 5) +
    shape(
      [
        [x, 22],
        [x + 10, 52],
        [x, 66],
        [x - 10, 52],
      ],
      glow(56),
    );
  const torch = (x: number): string =>
    `<circle cx="${x}" cy="92" r="44" fill="${accent(66, 0.5)}" filter="url(#soft14)"/>` +
    shape(
      [
        [x - 8, 108],
        [x + 8, 108],
        [x + 4, 160],
        [x - 4, 160],
      ],
      ground(9),
    ) +
    path(`M${x - 12} 108C${x - 16} 84 ${x - 2} 84 ${x} 58C${x + 6} 80 ${x + 17} 86 ${x + 12} 108Z`, accent(74));
  const panels = times(5, (i) => box(i * 64 - 8, 20, 54, 220, ground(i % 2 ? 25 : 21)));
  const racks = box(-10, 128, 320, 8, ground(13)) + box(-10, 214, 320, 8, ground(13));
  return (
    softDisc(paint, 70, 0.35) +
    panels +
    times(3, (i) => spear(10 + i * 20 + random() * 8)) +
    times(3, (i) => spear(244 + i * 20 + random() * 8)) +
    racks +
    torch(82) +
    torch(218) +
    floor(250, ground(10))
  );
}

/** A round stair that winds down into light. */
function stair(paint: Paint): string {
  const {
    ground,
    glow,
    light: [x, y],
  } = paint;
  const turn = paint.random() * 60;
  const steps = times(14, (i) => {
    const a = ((turn + i * 25.7) * Math.PI) / 180;
    const b = a + 0.46;
    const r = 46 + i * 17;
    return path(
      `M${x} ${y}L${n1(x + Math.cos(a) * (r + 130))} ${n1(y + Math.sin(a) * (r + 130))}L${n1(x + Math.cos(b) * (r + 130))} ${n1(y + Math.sin(b) * (r + 130))}Z`,
      ground(8 + (i % 7) * 5),
    );
  });
  return steps + disc(x, y, 44, ground(9)) + disc(x, y, 38, glow(78)) + softDisc(paint, 40, 0.9);
}

export const ROOMS = {
  hall: { back: (paint) => rays(paint, 14, 0.14), front: hall, grounded: true, light: HIGH, hero: 220, grain: 'hammered' },
  library: { back: (paint) => softDisc(paint, 80, 0.6), front: library, grounded: false, light: MIDDLE, hero: 206, grain: 'vellum' },
  stainedWindow: { front: stainedWindow, grounded: false, light: MIDDLE, hero: 204, grain: 'vellum' },
  workshopWindow: { front: workshopWindow, grounded: false, light: HIGH, hero: 202, grain: 'vellum' },
  armoury: { front: armoury, grounded: false, light: MIDDLE, hero: 206, grain: 'hammered' },
  stair: { front: stair, grounded: false, light: MIDDLE, hero: 196, grain: 'slate' },
} satisfies Record<string, Scene>;
