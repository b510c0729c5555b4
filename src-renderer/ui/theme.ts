import { gradient } from './svg/gradient.ts';
import type { Texture } from './svg/textures.ts';

/** What a game is known by wherever it is seen: its colours and the metal of its cards. Colours are CSS colours in hex. */
export interface GameTheme {
  /** The game's id; names the gradients below. */
  readonly id: string;
  /** Lines let into metal, borders. */
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
  /** Markup of what is cut into the metal of a card, in its own units. */
  readonly cuts?: (width: number, height: number) => string;
}

/** Fill of a game's metal and of its title plates, for drawings that carry `themeDefs`. */
export const metalFill = ({ id }: GameTheme): string => `url(#m-${id})`;
export const titleFill = ({ id }: GameTheme): string => `url(#t-${id})`;

/** The gradients of a theme, for the markup of a drawing that uses them. */
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
