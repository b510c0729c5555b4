import brushed from '../textures/brushed.webp?inline';
import cracked from '../textures/cracked.webp?inline';
import hammered from '../textures/hammered.webp?inline';
import moss from '../textures/moss.webp?inline';
import slate from '../textures/slate.webp?inline';
import vellum from '../textures/vellum.webp?inline';

export type Texture = 'hammered' | 'brushed' | 'slate' | 'moss' | 'cracked' | 'vellum';

/** As data URLs: a rasterized SVG cannot load external resources. */
export const TEXTURES: Record<Texture, string> = { hammered, brushed, slate, moss, cracked, vellum };

/** A shape covered with a texture; its colour must be painted in the same group, or the blend turns grey. */
export const textured = (shape: string, texture: Texture, opacity: number, blend: 'overlay' | 'soft-light' = 'overlay'): string =>
  `<path class="tex" d="${shape}" fill="url(#x-${texture})" opacity="${opacity}" style="mix-blend-mode:${blend}"/>`;

export const rectPath = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
