/** The hero at work, at rest, or in the water. */
import { iconMark } from '../../icons.ts';
import { n1 } from '../../write.ts';
import { litFigure, plainFigure } from '../figure.ts';
import { backLight, CENTRE, lean, type Composition } from './composition.ts';

const [X, Y] = CENTRE;

/** Above a calm water that shows it upside down. */
const reflection: Composition = {
  ownGround: true,
  middle: [X, 128],
  draw: ({ id, paint, figure, size }) => {
    const { random, ground, glow, accent } = paint;
    const s = size * 0.94;
    const turn = lean(paint, 4);
    const water = 222;
    const mirror = plainFigure(figure, { x: X, y: 122, size: s, turn }, `fill="${glow(64)}"`);
    const ripples = Array.from({ length: 9 }, (_, i) => {
      const y = water + 6 + i * 11;
      const reach = 40 + i * 14;
      return `M${n1(X - reach + random() * 26)} ${y}h${n1(reach * (0.7 + random() * 0.7))}`;
    }).join('');
    return (
      backLight(paint, X, 124, 96, 0.3) +
      `<path d="M-10 ${water}H310V330H-10Z" fill="${ground(14)}"/><path d="M-10 ${water}H310V${water + 30}H-10Z" fill="${accent(46, 0.35)}"/>` +
      `<clipPath id="${id}-water"><path d="M-10 ${water}H310V330H-10Z"/></clipPath>` +
      `<g clip-path="url(#${id}-water)"><g transform="translate(0 ${2 * water - 8}) scale(1 -1)" opacity=".8">${mirror}</g></g>` +
      `<path d="${ripples}" stroke="${ground(10)}" stroke-width="4.5"/><path d="${ripples}" stroke="${glow(80, 0.5)}" stroke-width="1.6" transform="translate(4 -4)"/>` +
      `<path d="M-10 ${water}H310" stroke="${glow(82, 0.8)}" stroke-width="2.5"/>` +
      litFigure(id, figure, { x: X, y: 122, size: s, turn }, paint)
    );
  },
};

/** Aslant, with the streaks and shadows of its movement. */
const strike: Composition = {
  ownFar: true,
  ownGround: true,
  draw: ({ id, paint, figure, size, level }) => {
    const { random, glow, accent } = paint;
    const side = random() > 0.5 ? 1 : -1;
    const slope = 26 + random() * 16;
    const radians = ((90 - slope) * Math.PI) / 180;
    const [dx, dy] = [-side * Math.cos(radians), -Math.sin(radians)];
    const place = { x: X + side * 18, y: Y + 22, size: size * 0.94, turn: side * slope, flip: side < 0 };
    const ghost = (i: number): string =>
      plainFigure(
        figure,
        { ...place, x: place.x + dx * 34 * i, y: place.y + dy * 34 * i, size: place.size * (1 - 0.07 * i) },
        `fill="${i % 2 ? accent(56, 0.42 - i * 0.08) : glow(64, 0.4 - i * 0.08)}"`,
      );
    const streaks = Array.from({ length: 7 + 3 * level }, () => {
      const across = (random() - 0.5) * 260;
      const from = random() * 60;
      const reach = 120 + random() * 130;
      const [sx, sy] = [place.x - dy * across + dx * from, place.y + dx * across + dy * from];
      return `<path d="M${n1(sx)} ${n1(sy)}L${n1(sx + dx * reach - dy * 2)} ${n1(sy + dy * reach + dx * 2)}L${n1(sx + dx * reach + dy * 4)} ${n1(sy + dy * reach - dx * 4)}Z" fill="${random() > 0.4 ? glow(84, 0.55) : accent(66, 0.6)}"/>`;
    }).join('');
    return (
      streaks + ghost(3) + ghost(2) + ghost(1) + backLight(paint, place.x, place.y, 84, 0.2) + litFigure(id, figure, place, paint, glow(96))
    );
  },
};

/** Laid on a table among small things. */
const stillLife: Composition = {
  ownFar: true,
  ownGround: true,
  middle: [X, 150],
  draw: ({ id, paint, figure, far, size, level }) => {
    const { random, ground, glow, accent } = paint;
    const side = random() > 0.5 ? 1 : -1;
    const edge = 190 + random() * 20;
    const cloth = `M${n1(X - side * 10)} ${edge}L${n1(X + side * 170)} ${edge}V330H${n1(X + side * 40)}Z`;
    const small = (i: number): string => {
      const x = X + side * (104 - i * 34);
      const y = edge - 16 + i * 3;
      return (
        `<ellipse cx="${n1(x)}" cy="${n1(edge + 12)}" rx="30" ry="7" fill="#000" opacity=".45"/>` +
        iconMark(
          far ?? 'anvil',
          { x, y, size: 62 - i * 10, turn: lean(paint, 8) },
          `fill="${i % 2 ? glow(46) : accent(52)}" stroke="${ground(6)}" stroke-width="14" paint-order="stroke"`,
        )
      );
    };
    const candle = `<path d="M${X - side * 112 - 8} ${edge + 6}v-54h16v54Z" fill="${glow(70)}"/><path d="M${X - side * 112} ${edge - 82}q14 20 0 32q-14 -12 0 -32Z" fill="${glow(92)}"/>`;
    return (
      `<circle cx="${X - side * 112}" cy="${n1(edge - 66)}" r="70" fill="${glow(76, 0.5)}" filter="url(#soft14)"/>` +
      `<path d="M-10 ${n1(edge)}H310V330H-10Z" fill="${ground(19)}"/><path d="M-10 ${n1(edge)}H310v7H-10Z" fill="${glow(70, 0.7)}"/><path d="M-10 ${n1(edge + 40)}H310M-10 ${n1(edge + 84)}H310" stroke="${ground(9)}" stroke-width="3"/>` +
      `<path d="${cloth}" fill="${accent(30)}"/>${Array.from({ length: level }, (_, i) => small(i)).join('')}${candle}` +
      `<ellipse cx="${X}" cy="${n1(edge + 44)}" rx="112" ry="20" fill="#000" opacity=".55" filter="url(#soft6)"/>` +
      litFigure(id, figure, { x: X - side * 4, y: 196, size: size * 0.94, turn: side * (12 + random() * 14) }, paint)
    );
  },
};

export const MOVED = { reflection, strike, stillLife };
