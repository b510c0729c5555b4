/** Words in drawings. Nothing here sets type: the letters were outlined once from the product's own fonts, 1000 units to the em. */
import lettering from './lettering.json' with { type: 'json' };

export type Words = keyof typeof lettering;

/** @param size height of an em @param x where the words begin, or their middle @param y baseline */
export function words(
  which: Words,
  { x, y, size, fill, middle = false }: { x: number; y: number; size: number; fill: string; middle?: boolean },
): string {
  const { path, width } = lettering[which];
  const scale = size / 1000;
  return `<path transform="translate(${middle ? x - (width * scale) / 2 : x} ${y}) scale(${scale})" d="${path}" fill="${fill}"/>`;
}
