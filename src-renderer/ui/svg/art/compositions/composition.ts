import type { Figure } from '../figure.ts';
import { ART_WIDTH, type Paint } from '../paint.ts';

/** Everything a composition draws with. */
export interface Stage {
  readonly id: string;
  readonly paint: Paint;
  readonly figure: Figure;
  /** Icon of what the picture is about beside its hero. */
  readonly far: string | undefined;
  /** Width of a hero that stands alone. */
  readonly size: number;
  readonly level: ArtLevel;
  /** What the level adds behind the hero; drawn before the composition unless that does it. */
  readonly halo: string;
}

/** Rank of a card: with it a picture has more and larger things. */
export type ArtLevel = 1 | 2 | 3;

/** How a picture shows its hero before the scene. */
export interface Composition {
  readonly draw: (stage: Stage) => string;
  /** It draws the far icon itself, or leaves it out. */
  readonly ownFar?: boolean;
  /** It draws the ground before the hero's feet itself. */
  readonly ownGround?: boolean;
  /** It draws the halo itself. */
  readonly ownHalo?: boolean;
  /** Middle of the halo of higher levels. */
  readonly middle?: readonly [x: number, y: number];
}

/** Middle of a hero that stands alone. */
export const CENTRE = [ART_WIDTH / 2, 162] as const;

/** Light behind a hero, so that it stands off any scenery. */
export const backLight = ({ glow }: Paint, x: number, y: number, r = 100, alpha = 0.2): string =>
  `<ellipse cx="${x}" cy="${y - 6}" rx="${r}" ry="${r * 0.92}" fill="${glow(74, alpha)}" filter="url(#soft14)"/>`;

/** Light on the ground at a hero's feet. */
export const footLight = ({ glow }: Paint): string =>
  `<rect x="-10" y="216" width="${ART_WIDTH + 20}" height="60" fill="${glow(62, 0.16)}" filter="url(#soft14)"/>`;

/** A small turn to either side, in degrees. */
export const lean = ({ random }: Paint, reach: number): number => (random() - 0.5) * 2 * reach;
