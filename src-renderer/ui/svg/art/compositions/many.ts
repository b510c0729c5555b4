/** The hero with its like, or with what it is about. */
import { iconMark } from '../../icons.ts';
import { n1 } from '../../write.ts';
import { figureOf, flatFigure, litFigure, plainFigure } from '../figure.ts';
import { ridge } from '../paint.ts';
import { backLight, CENTRE, footLight, lean, type Composition } from './composition.ts';

const [X, Y] = CENTRE;

/** Face to face, the second in the second hue. */
const pair: Composition = {
  ownFar: true,
  draw: ({ id, paint, figure, size }) => {
    const { ground, accent, random } = paint;
    const tilt = 6 + random() * 10;
    const s = size * 0.8;
    const side = random() > 0.5 ? 1 : -1;
    const lift = (random() > 0.5 ? 1 : 0.3) * 24;
    return (
      backLight(paint, X, Y - 10, 110, 0.3) +
      footLight(paint) +
      flatFigure(
        figure,
        { x: X + side * 64, y: Y - lift, size: s * 0.86, turn: side * tilt, flip: side > 0 },
        accent(42),
        accent(76),
        ground(7),
      ) +
      litFigure(id, figure, { x: X - side * 46, y: Y + lift * 0.8, size: s, turn: -side * tilt, flip: side < 0 }, paint)
    );
  },
};

/** Several behind each other, smaller and darker with the distance. */
const rank: Composition = {
  ownFar: true,
  draw: ({ id, paint, figure, size, level }) => {
    const { ground, accent, glow } = paint;
    const lift = paint.random() * 14;
    /** The line is seen from the front, or aslant from one side. */
    const slant = Math.round((paint.random() - 0.5) * 44);
    const behind = (dx: number, dy: number, scale: number, fill: string, rim: string): string =>
      flatFigure(figure, { x: X + dx + slant, y: Y + dy - lift - (dx * slant) / 70, size: size * scale }, fill, rim, ground(6));
    return (
      backLight(paint, X, Y - 30, 116, 0.26) +
      (level > 1 ? behind(0, -74, 0.4, ground(26), accent(58)) : '') +
      (level > 2 ? behind(-52, -64, 0.42, ground(26), accent(58)) + behind(52, -64, 0.42, ground(26), accent(58)) : '') +
      behind(-84, -36, 0.52, accent(34), glow(70)) +
      behind(84, -36, 0.52, accent(34), glow(70)) +
      footLight(paint) +
      litFigure(id, figure, { x: X - slant, y: Y + 20, size: size * 0.82, turn: lean(paint, 3), flip: slant > 0 }, paint)
    );
  },
};

/** A line of small ones on a crest behind the hero. */
const procession: Composition = {
  ownFar: true,
  ownHalo: true,
  middle: [X, 186],
  draw: ({ id, paint, figure, size, level, halo }) => {
    const { random, ground, glow, accent } = paint;
    const side = random() > 0.5 ? 1 : -1;
    const [left, crest, right] = [96 + lean(paint, 34), 66 + lean(paint, 30), 96 + lean(paint, 34)].map(Math.round);
    /** Height of the crest line, a curve through its three points. */
    const line = (t: number): number => (1 - t) ** 2 * left + 2 * t * (1 - t) * crest + t ** 2 * right;
    const count = 2 + Math.floor(random() * 3) + level;
    const walkers = Array.from({ length: count }, (_, i) => {
      const t = 0.08 + (i / (count - 1)) * 0.84;
      const step = 62 - count * 3;
      const place = {
        x: -10 + 320 * (side > 0 ? 1 - t : t),
        y: line(side > 0 ? 1 - t : t) - step * 0.42,
        size: step - (i * 8) / count,
        flip: side < 0,
      };
      return plainFigure(figure, place, `fill="${ground(9)}"`);
    }).join('');
    const crestLine = `M-10 ${left}Q${X} ${crest} 310 ${right}`;
    return (
      `<ellipse cx="${n1(X + lean(paint, 110))}" cy="66" rx="130" ry="64" fill="${glow(76, 0.7)}" filter="url(#soft14)"/>${walkers}` +
      `<path d="${crestLine}V330H-10Z" fill="${ground(26)}"/><path d="${ridge(random, 150 + random() * 30, 60, 4)}" fill="${ground(19)}"/>` +
      `<path d="${crestLine}" fill="none" stroke="${accent(62)}" stroke-width="3"/>` +
      `<path d="${ridge(random, 232, 26, 4)}" fill="${ground(11)}"/>${halo}` +
      backLight(paint, X - side * 26, 190, 92, 0.3) +
      litFigure(id, figure, { x: X - side * (10 + random() * 30), y: 190, size: size * 0.94, turn: lean(paint, 4), flip: side < 0 }, paint)
    );
  },
};

/** The hero below, and above it what it is about, in the second hue. */
const duet: Composition = {
  ownFar: true,
  draw: ({ id, paint, figure, far, size }) => {
    const { random, ground, accent } = paint;
    const side = random() > 0.5 ? 1 : -1;
    const other = far === undefined ? figure : figureOf(far);
    return (
      `<circle cx="${X + side * 64}" cy="104" r="84" fill="${accent(64, 0.45)}" filter="url(#soft14)"/>` +
      flatFigure(
        other,
        { x: X + side * 66, y: 106, size: size * 0.66, turn: side * (4 + random() * 8) },
        accent(46),
        accent(82),
        ground(8),
      ) +
      footLight(paint) +
      litFigure(id, figure, { x: X - side * 40, y: 198, size: size * 0.8, turn: -side * (2 + random() * 6) }, paint)
    );
  },
};

/** The hero before a hanging cloth that shows what it is about. */
const banner: Composition = {
  ownFar: true,
  draw: ({ id, paint, figure, far, size, level }) => {
    const { random, ground, glow, accent } = paint;
    const side = random() > 0.5 ? 1 : -1;
    const half = Math.round(44 + random() * 26);
    const x = X + side * Math.round(124 - half);
    const foot = Math.round(180 + random() * 50);
    const [left, right] = [x - half, x + half];
    const ends = [
      `L${x} ${foot - 26}L${left} ${foot}`,
      `L${x} ${foot + 30}L${left} ${foot}`,
      `Q${x} ${foot + 44} ${left} ${foot}`,
      `H${left}`,
    ];
    const cloth = `M${left} 12H${right}V${foot}${ends[Math.floor(random() * ends.length)]}Z`;
    const light = Math.floor(random() * 3);
    const parts = [
      `M${left} 12H${x}V${foot - 20}H${left}Z`,
      `M${left} 12H${right}V92H${left}Z`,
      `M${left} 12H${right}L${left} ${foot - 20}Z`,
    ];
    const stripes =
      level > 1 ? `<path d="M${left} 150H${right}${level > 2 ? `M${left} 164H${right}` : ''}" stroke="${glow(76)}" stroke-width="6"/>` : '';
    return (
      `<path d="${cloth}" transform="translate(6 8)" fill="#000" opacity=".5"/><path d="${cloth}" fill="${accent(30)}"/><path d="${parts[light]}" fill="${accent(46)}"/>${stripes}` +
      `<path d="M${left - 12} 10H${right + 12}" stroke="${glow(62)}" stroke-width="8" stroke-linecap="round"/>` +
      iconMark(
        far ?? 'anvil',
        { x, y: 88, size: half * 1.6 },
        `fill="${glow(80)}" stroke="${ground(10)}" stroke-width="14" paint-order="stroke"`,
      ) +
      backLight(paint, X - side * 40, 190, 84, 0.24) +
      litFigure(id, figure, { x: X - side * 36, y: 186, size: size * 0.88, turn: lean(paint, 4), flip: side > 0 }, paint, ground(96))
    );
  },
};

export const MANY = { pair, rank, procession, duet, banner };
