/** The product's mark in the forms that systems want it in, all from icon.svg. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Edge of icon.svg's own square. */
const SIDE = 512;

/** Up to this many pixels fine lines only blur what is drawn. */
const SMALL_PX = 48;

/** A Mac icon keeps a tenth of its square free on every side. */
const MAC_MARGIN = 52;

const SOURCE = readFileSync(join(import.meta.dirname, 'icon.svg'), 'utf8');
const COARSE = SOURCE.replace(/<g class="fine"[\s\S]*?<\/g>/g, '');

/** The mark as it is drawn at a size in pixels. */
export const markFor = (px: number): string => (px <= SMALL_PX ? COARSE : SOURCE);

const viewBox = `viewBox="0 0 ${SIDE} ${SIDE}"`;
const withFrame = (svg: string, frame: string): string => svg.replace(viewBox, frame);

export const markForMac = (px: number): string =>
  withFrame(markFor(px), `viewBox="${-MAC_MARGIN} ${-MAC_MARGIN} ${SIDE + 2 * MAC_MARGIN} ${SIDE + 2 * MAC_MARGIN}"`);

/** The mark as a part of another drawing. */
export const markIn = (x: number, y: number, side: number): string =>
  withFrame(markFor(side), `x="${x}" y="${y}" width="${side}" height="${side}" ${viewBox}`);
