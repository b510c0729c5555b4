/** The hero by itself. */
import { n1 } from '../../write.ts';
import { litFigure, plainFigure } from '../figure.ts';
import { BADGE_SHAPES } from '../../shapes.ts';
import { backLight, CENTRE, footLight, lean, type Composition } from './composition.ts';

const [X, Y] = CENTRE;

const single: Composition = {
  draw: ({ id, paint, figure, size }) => {
    const place = { x: X + lean(paint, 12), y: Y + lean(paint, 6), size, turn: lean(paint, 5) };
    return backLight(paint, X, Y) + footLight(paint) + litFigure(id, figure, place, paint);
  },
};

/** Seen from near, beyond the edges of the picture. */
const closeUp: Composition = {
  ownFar: true,
  ownGround: true,
  draw: ({ id, paint, figure, size }) => {
    const side = paint.random() > 0.5 ? 1 : -1;
    const place = { x: X + side * 20, y: Y + 16, size: size * 1.36, turn: side * (6 + paint.random() * 8), flip: side < 0 };
    return backLight(paint, X - side * 40, 90, 110, 0.34) + litFigure(id, figure, place, paint, paint.accent(84));
  },
};

/** Great lights of several outlines: a full sun, half of one, a tall window, a beam from above. */
const LIGHTS: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  (x, y, r) => `M${n1(x - r * 1.35)} ${y + 112}a${n1(r * 1.35)} ${n1(r * 1.55)} 0 0 1 ${n1(r * 2.7)} 0Z`,
  (x, y, r) => `M${n1(x - r * 0.86)} ${y + 130}V${n1(y - r * 0.2)}a${n1(r * 0.86)} ${n1(r * 0.9)} 0 0 1 ${n1(r * 1.72)} 0V${y + 130}Z`,
  (x, y, r) => `M${n1(x - r * 0.5)} -10H${n1(x + r * 0.5)}L${n1(x + r * 1.3)} ${y + 116}Q${x} ${y + 150} ${n1(x - r * 1.3)} ${y + 116}Z`,
];

/** Dark against a great light, with a bright edge. */
const silhouette: Composition = {
  ownFar: true,
  draw: ({ paint, figure, size, level }) => {
    const { ground, glow, accent, random } = paint;
    const side = random() > 0.5 ? 1 : -1;
    const x = Math.round(X + side * (10 + random() * 30));
    const y = Math.round(132 + lean(paint, 16));
    const r = Math.round(84 + random() * 16 + level * 8);
    const light = LIGHTS[Math.floor(random() * LIGHTS.length)];
    const place = { x: X - side * 8, y: Y + 6, size: size * 0.98, turn: lean(paint, 5), flip: random() > 0.5 };
    return (
      `<path d="${light(x, y, r + 8)}" fill="${accent(58, 0.4)}" filter="url(#soft14)"/><path d="${light(x, y, r)}" fill="${glow(80)}"/><path d="${light(x, y, Math.round(r * 0.86))}" fill="${glow(90)}"/>` +
      plainFigure(figure, { ...place, x: place.x - 4, y: place.y - 5 }, `fill="${accent(64)}" stroke="${accent(64)}" stroke-width="10"`) +
      plainFigure(figure, place, `fill="${ground(10)}" stroke="${ground(10)}" stroke-width="6"`)
    );
  },
};

const FRAMES = [BADGE_SHAPES.round, BADGE_SHAPES.hex, BADGE_SHAPES.d8, BADGE_SHAPES.square, BADGE_SHAPES.shield, BADGE_SHAPES.d12];

/** Parts of a field that have the lighter tone, as on arms: none, a side, the foot, a bend, a chevron, a pale. */
const FIELDS = [
  '',
  'M0 -130H130V130H0Z',
  'M-130 0H130V130H-130Z',
  'M-130 -130L130 130H-130Z',
  'M130 -130L-130 130H130Z',
  'M0 -40L130 70V130H-130V70Z',
  'M-36 -130H36V130H-36Z',
] as const;

/** In a frame of metal before the scene. */
const medallion: Composition = {
  ownFar: true,
  ownGround: true,
  middle: [X, 150],
  draw: ({ id, paint, figure, size, level }) => {
    const { ground, glow, accent, random } = paint;
    const outline = FRAMES[Math.floor(random() * FRAMES.length)];
    const field = FIELDS[Math.floor(random() * FIELDS.length)];
    const [x, y] = [X + Math.round(lean(paint, 14)), 148 + Math.round(lean(paint, 8))];
    const grown = 0.82 + 0.08 * level;
    const studs = 6 + 2 * level;
    const stud = (i: number): string => {
      const a = (i / studs) * 2 * Math.PI - Math.PI / 2;
      return `<circle cx="${n1(Math.cos(a) * 112)}" cy="${n1(Math.sin(a) * 112)}" r="${3 + level}" fill="${glow(80)}"/>`;
    };
    return (
      `<g transform="translate(${x} ${y}) scale(${grown})"><path d="${outline(118)}" fill="#000" opacity=".5" transform="translate(6 9)" filter="url(#soft6)"/>` +
      `<path d="${outline(118)}" fill="${ground(8)}"/><path d="${outline(112)}" fill="${accent(56)}"/><path d="${outline(112)}" fill="${glow(80)}" transform="translate(-1.5 -2) scale(.97)"/>` +
      `<path d="${outline(106)}" fill="${accent(44)}"/><path d="${outline(98)}" fill="${ground(8)}"/><path d="${outline(95)}" fill="${accent(20)}"/>` +
      `<clipPath id="${id}-field"><path d="${outline(95)}"/></clipPath><path d="${field}" clip-path="url(#${id}-field)" fill="${accent(52)}"/>` +
      `<circle r="60" cy="-8" fill="${glow(62, 0.4)}" filter="url(#soft14)"/>${Array.from({ length: studs }, (_, i) => stud(i)).join('')}</g>` +
      litFigure(id, figure, { x, y, size: size * 0.78, turn: lean(paint, 4) }, paint)
    );
  },
};

export const ALONE = { single, closeUp, silhouette, medallion };
