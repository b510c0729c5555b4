import { gradient } from './svg/gradient.ts';
import type { Texture } from './svg/textures.ts';

/** A game's visual identity: its colours, and the metal of its cards. Colours are CSS colours in hex. */
export interface GameTheme {
  /** The game's id; prefix of the gradients' ids. */
  readonly id: string;
  /** Inlaid lines and borders. */
  readonly accent: string;
  /** Text and lines on iron: at least 4.5:1. */
  readonly bright: string;
  /** The same under high contrast: at least 7:1. */
  readonly brightest: string;
  /** Fills below text. */
  readonly deep: string;
  /** Bright line on title plates. */
  readonly line: string;
  /** Frame of a card: four stops, light to dark to half-light. */
  readonly metal: readonly [string, string, string, string];
  /** The pale plate that rules text stands on. */
  readonly plate: string;
  /** Title plate, top and bottom. */
  readonly title: readonly [string, string];
  /** Of the metal. */
  readonly texture: Texture;
  /** Markup of the engraving in a card's metal, in the card's units. */
  readonly cuts?: (width: number, height: number) => string;
}

/** Paint references of a game's metal and title plates, for drawings with `themeDefs`. */
export const metalFill = ({ id }: GameTheme): string => `url(#m-${id})`;
export const titleFill = ({ id }: GameTheme): string => `url(#t-${id})`;

/** Gradient definitions of a theme. */
export const themeDefs = ({ id, metal, title }: GameTheme): string =>
  `<defs>${gradient(`m-${id}`, 'diagonal', [
    [0, metal[0]],
    [0.28, metal[1]],
    [0.62, metal[2]],
    [1, metal[3]],
  ])}${gradient(`t-${id}`, 'down', [
    [0, title[0]],
    [1, title[1]],
  ])}</defs>`;
