import { LUCIDE_STROKES, SHARED_ICONS } from 'virtual:game-icons';
import type { LucideIcon } from './icon-names.ts';
import { n1 } from './write.ts';

export type { LucideIcon } from './icon-names.ts';

/** Path data by name: those of shared parts, and of the games that are loaded. */
const icons: Record<string, string> = { ...SHARED_ICONS };

/** Called by the icons of a game when it is loaded (`build/vite-game-icons.ts`). */
export function addIcons(more: Readonly<Record<string, string>>): void {
  Object.assign(icons, more);
}

/** Does a game icon of this name exist in what is loaded? */
export const hasIcon = (name: string): boolean => Object.hasOwn(icons, name);

/** Size of a game icon's view box in units. */
export const ICON_SIDE = 512;

/** Path data of a game icon; an unknown name gives an anvil. */
export const iconPath = (name: string): string => icons[name] ?? icons.anvil;

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
