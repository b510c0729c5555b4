import { BADGE_SHAPES } from '../svg/shapes.ts';
import type { Picture } from '../svg/bake.svelte.ts';
import { FRAME_OUTLINES, FRAME_THEMES } from '../svg/frames.ts';
import type { FrameKind, GameTheme } from '../svg/frames.ts';
import { iconMark } from '../svg/icons.ts';
import { rectPath, textured } from '../svg/textures.ts';
import { n1, scaleIn, stroke } from '../svg/write.ts';
import { AIR } from './layout.ts';
import type { CardLayout, CardSize } from './layout.ts';

/** The parts of a card that are the same for all cards of a kind and size; art, names and numbers lie between and over them. */

const themeOf = (kind: FrameKind) => {
  const game = kind.split('.')[0] as GameTheme;
  return { game, theme: FRAME_THEMES[game] };
};

const cardBox = ({ width, height }: CardLayout): Picture['box'] => [
  -AIR.left,
  -AIR.top,
  width + AIR.left + AIR.right,
  height + AIR.top + AIR.bottom,
];

export const frameOutline = (kind: FrameKind, { width, height }: { width: number; height: number }): string =>
  FRAME_OUTLINES[kind](width, height);

/** What is cut into a game's metal: copper has five fluted lines at its foot. */
function cuts(game: GameTheme, { width: W, height: H }: { width: number; height: number }): string {
  if (game !== 'laneforge') return '';
  const lines = [0, 1, 2, 3, 4].map((i) => `M${n1((W * (i + 0.5)) / 5)} ${n1(H - W * 0.085)}V${n1(H - W * 0.01)}`).join('');
  return (
    stroke(lines, '#2b1408', W * 0.05, 'opacity=".35"') +
    stroke(lines, '#ffdcb8', W * 0.008, `opacity=".6" transform="translate(${-W * 0.02})"`)
  );
}

/** A part of the frame, and the same in plain colours for the moment until it is drawn: rules are never read on bare ground. */
type FramePart = Picture & { flat: string };

/** Shadow, metal and the plate below the art. */
export function frameBack(kind: FrameKind, size: CardSize, layout: CardLayout): FramePart {
  const { width, height, border, windowEnd } = layout;
  const { game, theme } = themeOf(kind);
  const outline = frameOutline(kind, layout);
  const clip = `frame-${kind}-${size}-${windowEnd}`;
  const full = size === 'full';
  const plate = full
    ? `<rect width="${width}" height="${height}" fill="${theme.plate}"/>${textured(rectPath(0, 0, width, height), 'vellum', 0.4)}` +
      `<rect y="${windowEnd}" width="${width}" height="${height * 0.08}" fill="#000" opacity=".18" filter="url(#soft6)"/>`
    : `<rect width="${width}" height="${height}" fill="${theme.title[1]}"/>${textured(rectPath(0, 0, width, height), 'hammered', 0.6)}`;
  const within = scaleIn(width, height, border * 0.8);
  return {
    key: `back ${clip}`,
    box: cardBox(layout),
    flat:
      `<path d="${outline}" fill="${theme.metal[1]}"/>` +
      `<path d="${outline}" fill="${full ? theme.plate : theme.title[1]}" transform="${within}"/>`,
    markup: () =>
      `<path d="${outline}" fill="#000" opacity=".55" transform="translate(3 6)" filter="url(#soft${full ? 6 : 2})"/>` +
      `<path d="${outline}" fill="url(#m-${game})" filter="url(#bevel)"/>${textured(outline, theme.texture, 0.8)}` +
      cuts(game, layout) +
      `<clipPath id="${clip}"><path d="${outline}" transform="${within}"/></clipPath><g clip-path="url(#${clip})">${plate}</g>`,
  };
}

/** Lines that follow the frame, the crown of commanders and the title plate. */
export function frameFront(kind: FrameKind, size: CardSize, layout: CardLayout): FramePart {
  const { width, height, border, title, windowEnd } = layout;
  const { game, theme } = themeOf(kind);
  const outline = frameOutline(kind, layout);
  const full = size === 'full';
  const { y, height: tall, over } = title;
  const slant = over * 1.4;
  const plate = `M${-over} ${y + tall / 2}L${slant} ${y}H${width - slant}L${width + over} ${y + tall / 2}L${width - slant} ${y + tall}H${slant}Z`;
  const within = scaleIn(width, height, border * 0.55);
  const crown =
    kind === 'hexforge.commander'
      ? `<g transform="translate(${width / 2} ${full ? 5 : 2})"><path d="${BADGE_SHAPES.hex(full ? 17.5 : 10.5)}" fill="#0a0c0f"/>` +
        `<path d="${BADGE_SHAPES.hex(full ? 15 : 9)}" fill="url(#brass)" filter="url(#bevel-s)"/>${iconMark('crown', { x: 0, y: 0, size: full ? 18 : 11 }, 'fill="#1d1404"')}</g>`
      : '';
  const etched = `translate(${width * 0.012} ${y * 0.0085 + tall * 0.004}) scale(.976 .9915)`;
  return {
    key: `front ${kind} ${size} ${windowEnd} ${tall}`,
    box: cardBox(layout),
    flat: `<path d="${plate}" fill="${theme.title[1]}"/>`,
    markup: () =>
      stroke(outline, '#07090b', full ? 2.4 : 1.6, `transform="${scaleIn(width, height, border * 0.8)}"`) +
      stroke(outline, theme.inlay, full ? 1.6 : 1.1, `transform="${within}"`) +
      stroke(outline, '#000', 0.8, `stroke-opacity=".5" transform="translate(.6 .8) ${within}"`) +
      crown +
      `<path d="${plate}" fill="#000" opacity=".5" transform="translate(1 4)" filter="url(#soft2)"/>` +
      `<path d="${plate}" fill="url(#t-${game})" filter="url(#bevel-s)"/>${textured(plate, 'brushed', 0.5)}` +
      stroke(plate, theme.line, full ? 1.1 : 0.8, `stroke-opacity=".75" transform="${etched}"`),
  };
}

export const CHIP = { side: 104, border: 5 } as const;
export const CHIP_BOX: Picture['box'] = [-6, -10, CHIP.side + 12, CHIP.side + 20];

/** Frame of a chip: the silhouette squeezed into a square. */
export function chipFrame(kind: FrameKind): Picture {
  const { game, theme } = themeOf(kind);
  const outline = frameOutline(kind, { width: CHIP.side, height: CHIP.side });
  return {
    key: `chip ${kind}`,
    box: CHIP_BOX,
    markup: () =>
      `<path d="${outline}" fill="#000" opacity=".6" transform="translate(3 5)" filter="url(#soft2)"/>` +
      `<path d="${outline}" fill="url(#m-${game})" filter="url(#bevel)"/>${textured(outline, theme.texture, 0.7)}` +
      cuts(game, { width: CHIP.side, height: CHIP.side }),
  };
}
