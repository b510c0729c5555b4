import { BADGE_SHAPES } from '../svg/shapes.ts';
import type { Picture } from '../svg/bake.svelte.ts';
import { iconMark } from '../svg/icons.ts';
import { rectPath, textured } from '../svg/textures.ts';
import { scaleIn, stroke } from '../svg/write.ts';
import { metalFill, themeDefs, titleFill } from '../theme.ts';
import type { CardFrame } from './frames.ts';
import { AIR } from './layout.ts';
import type { CardLayout, CardSize } from './layout.ts';

/** Layers of a card that are the same for all cards of a kind and size; art, names and numbers are drawn between and over them. */

const cardBox = ({ width, height }: CardLayout): Picture['box'] => [
  -AIR.left,
  -AIR.top,
  width + AIR.left + AIR.right,
  height + AIR.top + AIR.bottom,
];

/** A layer, with a flat placeholder that is shown until it is rasterized: rules are never read on bare ground. */
type FramePart = Picture & { flat: string };

/** A theme's engraving, none of which leaves the metal. */
const cutsWithin = (outline: string, id: string, cuts = ''): string =>
  cuts && `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${cuts}</g>`;

/** Shadow, metal and the plate below the art. */
export function frameBack(frame: CardFrame, size: CardSize, layout: CardLayout): FramePart {
  const { width, height, border, windowEnd } = layout;
  const { theme } = frame;
  const outline = frame.outline(width, height);
  const clip = `frame-${frame.id}-${size}-${windowEnd}`;
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
      themeDefs(theme) +
      `<path d="${outline}" fill="#000" opacity=".55" transform="translate(3 6)" filter="url(#soft${full ? 6 : 2})"/>` +
      `<path d="${outline}" fill="${metalFill(theme)}" filter="url(#bevel)"/>${textured(outline, theme.texture, 0.8)}` +
      cutsWithin(outline, `${clip}-cuts`, theme.cuts?.(width, height)) +
      `<clipPath id="${clip}"><path d="${outline}" transform="${within}"/></clipPath><g clip-path="url(#${clip})">${plate}</g>`,
  };
}

/** Lines that follow the frame, the crest and the title plate. */
export function frameFront(frame: CardFrame, size: CardSize, layout: CardLayout): FramePart {
  const { width, height, border, title, windowEnd } = layout;
  const { theme } = frame;
  const outline = frame.outline(width, height);
  const full = size === 'full';
  const { y, height: tall, over } = title;
  const slant = over * 1.4;
  const plate = `M${-over} ${y + tall / 2}L${slant} ${y}H${width - slant}L${width + over} ${y + tall / 2}L${width - slant} ${y + tall}H${slant}Z`;
  const within = scaleIn(width, height, border * 0.55);
  const crest =
    frame.crest !== undefined
      ? `<g transform="translate(${width / 2} ${full ? 5 : 2})"><path d="${BADGE_SHAPES.hex(full ? 17.5 : 10.5)}" fill="#0a0c0f"/>` +
        `<path d="${BADGE_SHAPES.hex(full ? 15 : 9)}" fill="url(#brass)" filter="url(#bevel-s)"/>${iconMark(frame.crest, { x: 0, y: 0, size: full ? 18 : 11 }, 'fill="#1d1404"')}</g>`
      : '';
  const etched = `translate(${width * 0.012} ${y * 0.0085 + tall * 0.004}) scale(.976 .9915)`;
  return {
    key: `front ${frame.id} ${size} ${windowEnd} ${tall}`,
    box: cardBox(layout),
    flat: `<path d="${plate}" fill="${theme.title[1]}"/>`,
    markup: () =>
      themeDefs(theme) +
      stroke(outline, '#07090b', full ? 2.4 : 1.6, `transform="${scaleIn(width, height, border * 0.8)}"`) +
      stroke(outline, theme.accent, full ? 1.6 : 1.1, `transform="${within}"`) +
      stroke(outline, '#000', 0.8, `stroke-opacity=".5" transform="translate(.6 .8) ${within}"`) +
      crest +
      `<path d="${plate}" fill="#000" opacity=".5" transform="translate(1 4)" filter="url(#soft2)"/>` +
      `<path d="${plate}" fill="${titleFill(theme)}" filter="url(#bevel-s)"/>${textured(plate, 'brushed', 0.5)}` +
      stroke(plate, theme.line, full ? 1.1 : 0.8, `stroke-opacity=".75" transform="${etched}"`),
  };
}

export const CHIP = { side: 104, border: 5 } as const;
export const CHIP_BOX: Picture['box'] = [-6, -10, CHIP.side + 12, CHIP.side + 20];

/** Frame of a chip: the silhouette squeezed into a square. */
export function chipFrame(frame: CardFrame): Picture {
  const { theme } = frame;
  const outline = frame.outline(CHIP.side, CHIP.side);
  return {
    key: `chip ${frame.id}`,
    box: CHIP_BOX,
    markup: () =>
      themeDefs(theme) +
      `<path d="${outline}" fill="#000" opacity=".6" transform="translate(3 5)" filter="url(#soft2)"/>` +
      `<path d="${outline}" fill="${metalFill(theme)}" filter="url(#bevel)"/>${textured(outline, theme.texture, 0.7)}` +
      cutsWithin(outline, `chip-${frame.id}-cuts`, theme.cuts?.(CHIP.side, CHIP.side)),
  };
}
