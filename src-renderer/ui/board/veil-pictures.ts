import type { Picture } from '../svg/bake.svelte.ts';
import { HEX_SIZE, poly } from './hex.ts';

/** A tile's share of a fog mask: white with a soft edge. `flat` stands in while it is being drawn. */
export interface Veil extends Picture {
  flat: string;
}

/** Room for the soft edge: three times its blur. */
const REACH = HEX_SIZE + 20;

function veil(key: string, share: number): Veil {
  const flat = `<path d="${poly(share)}" fill="#fff"/>`;
  return { key, box: [-REACH, -REACH, 2 * REACH, 2 * REACH], flat, markup: () => `<g filter="url(#soft6)">${flat}</g>` };
}

/**
 * Blurred tile by tile and added up they are what the whole mask would be if it were blurred at once, which the
 * browser would do anew for every piece of the screen, and keep every step of. Thin veils end at the tile's edge, so
 * that two of them are no thicker where they meet; thick ones overlap, since nothing is thicker than opaque.
 */
export const VEILS = { never: veil('veil never', 1.06), known: veil('veil known', 1) };
