/** What a card's picture looks like from afar: a 64-bit difference hash of its brightness at the size of a hand card. */
import { Resvg } from '@resvg/resvg-js';
import { art, type ArtRecipe } from '../../../src-renderer/ui/svg/art.ts';
import { ART_WIDTH } from '../../../src-renderer/ui/svg/art/paint.ts';
import { defsFor } from '../../../src-renderer/ui/svg/defs.ts';

/** Half the pixels of a hand card's window: the hash takes means of far more, and drawing takes a third of the time. */
const WIDTH = 67;
const HEIGHT = 72;
const COLUMNS = 9;
const ROWS = 8;

function channel(hue: number, saturation: number, lightness: number, n: number): string {
  const k = (n + hue / 30) % 12;
  const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  return Math.round(255 * value)
    .toString(16)
    .padStart(2, '0');
}

/** The rasterizer does not know `hsl(h s% l% / a)`. */
const inHex = (markup: string): string =>
  markup.replace(/hsl\(([\d.]+) ([\d.]+)% ([\d.]+)%(?: \/ ([\d.]+))?\)/g, (_, hue, saturation, lightness, alpha = '1') => {
    const [h, s, l] = [Number(hue), Number(saturation) / 100, Number(lightness) / 100];
    const a = Math.round(255 * Number(alpha))
      .toString(16)
      .padStart(2, '0');
    return `#${channel(h, s, l, 0)}${channel(h, s, l, 8)}${channel(h, s, l, 4)}${a}`;
  });

/** Grain is finer than the hash sees, and slow to draw. */
const withoutGrain = (markup: string): string => markup.replace(/<path class="tex"[^>]*>/g, '');

function pixelsOf(recipe: ArtRecipe): Uint8Array {
  const markup = withoutGrain(inHex(art(recipe)));
  const height = (ART_WIDTH * HEIGHT) / WIDTH;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ART_WIDTH} ${height}" width="${WIDTH}" height="${HEIGHT}"><defs>${defsFor(markup)}</defs>${markup}</svg>`;
  return new Resvg(svg).render().pixels;
}

/** Mean red, green and blue of 9 × 8 cells. */
function cellsOf(pixels: Uint8Array): number[][] {
  const cells: number[][] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const sum = [0, 0, 0];
      let count = 0;
      for (let y = Math.floor((row * HEIGHT) / ROWS); y < Math.floor(((row + 1) * HEIGHT) / ROWS); y++) {
        for (let x = Math.floor((column * WIDTH) / COLUMNS); x < Math.floor(((column + 1) * WIDTH) / COLUMNS); x++) {
          for (const c of [0, 1, 2]) sum[c] += pixels[(y * WIDTH + x) * 4 + c];
          count++;
        }
      }
      cells.push(sum.map((value) => value / count));
    }
  }
  return cells;
}

const grey = ([r, g, b]: readonly number[]): number => 0.299 * r + 0.587 * g + 0.114 * b;

/** 64 bits: is a cell brighter than its left neighbour? */
export function differenceHash(recipe: ArtRecipe): boolean[] {
  const cells = cellsOf(pixelsOf(recipe)).map(grey);
  return cells.flatMap((value, i) => (i % COLUMNS === 0 ? [] : [value > cells[i - 1]]));
}

export const distance = (a: readonly boolean[], b: readonly boolean[]): number => a.filter((bit, i) => bit !== b[i]).length;
