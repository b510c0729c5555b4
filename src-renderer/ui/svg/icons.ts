import { GAME_ICONS, LUCIDE_STROKES } from 'virtual:game-icons';
import type { LucideIcon } from './icon-names.ts';
import { n1 } from './write.ts';

export type { LucideIcon } from './icon-names.ts';

/** Does a game icon of this name exist in the bundle? */
export const hasIcon = (name: string): boolean => name in GAME_ICONS;

/** Size of a game icon's view box in units. */
export const ICON_SIDE = 512;

/** Path data of a game icon; an unknown name gives an anvil. */
export const iconPath = (name: string): string => GAME_ICONS[name] ?? GAME_ICONS.anvil;

/** Stroke markup of an interface icon in a 24 × 24 box; it draws in `currentColor`. */
export const lucideStrokes = (name: LucideIcon): string => LUCIDE_STROKES[name];

export interface IconPlace {
  x: number;
  y: number;
  size: number;
  turn?: number;
  flip?: boolean;
}

/** Transform that centres an icon's box on a point. */
export const iconTransform = ({ x, y, size, turn = 0, flip = false }: IconPlace): string =>
  `translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)}) scale(${(flip ? -size : size) / ICON_SIDE} ${size / ICON_SIDE}) translate(${-ICON_SIDE / 2} ${-ICON_SIDE / 2})`;

/** Markup of a game icon centred on a point; `paint` holds its colour attributes. */
export const iconMark = (name: string, place: IconPlace, paint: string): string =>
  `<path d="${iconPath(name)}" transform="${iconTransform(place)}" ${paint}/>`;
