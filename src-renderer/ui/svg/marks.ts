import { BADGE_SHAPES } from './shapes.ts';
import type { BadgeMetal, BadgeShape, Shape } from './shapes.ts';
import type { Picture } from './bake.svelte.ts';

/** Metal parts of badges and gems. Numbers and letters are live text above them. */

export function badgePlate(shape: BadgeShape, metal: BadgeMetal, r: number, cracked = false): Picture {
  const outline = BADGE_SHAPES[shape];
  const crack = `M${-r * 0.5} ${-r}L${-r * 0.3} ${-r * 0.55}L${-r * 0.62} ${-r * 0.3}M${r * 0.95} ${r * 0.1}L${r * 0.6} ${r * 0.2}L${r * 0.62} ${r * 0.7}M${-r * 0.2} ${r * 1.1}L${-r * 0.3} ${r * 0.72}`;
  const reach = r * 1.5;
  return {
    key: `badge ${shape} ${metal} ${r} ${cracked}`,
    box: [-reach, -reach, 2 * reach, 2 * reach],
    markup: () =>
      `<path d="${outline(r * 1.17)}" fill="#0a0c0f" opacity=".92"/>` +
      `<path d="${outline(r)}" fill="url(#${metal})" filter="url(#${r > 15 ? 'bevel' : 'bevel-s'})"/>` +
      `<path d="${outline(r * 0.8)}" fill="none" stroke="#000" stroke-opacity=".28"/>` +
      (cracked ? `<path d="${crack}" stroke="#0a0c0f" stroke-width="1.8" fill="none"/>` : ''),
  };
}

/** A currency's gem: an enamelled stone with a letter. */
export interface Gem {
  /** Cache key of its pictures. */
  readonly id: string;
  readonly outline: Shape;
  readonly enamel: string;
  readonly letter: string;
  /** Offset of the letter below the middle, relative to r: the shapes' centres of mass differ. */
  readonly letterDrop: number;
}

export function gemStone({ id, outline, enamel }: Gem, r: number): Picture {
  const reach = r * 1.4;
  return {
    key: `gem ${id} ${r}`,
    box: [-reach, -reach, 2 * reach, 2 * reach],
    markup: () => `<path d="${outline(r * 1.2)}" fill="#0b0d10"/><path d="${outline(r)}" fill="${enamel}" filter="url(#bevel-s)"/>`,
  };
}
