import type { GameTheme } from '../theme.ts';

/** Outline of a card of this width and height, as path data. */
export type Outline = (width: number, height: number) => string;

/** Frame of a card: the silhouette shows the kind, the metal the game. */
export interface CardFrame {
  /** Cache key of its pictures; unique among all frames. */
  readonly id: string;
  readonly theme: GameTheme;
  readonly outline: Outline;
  /** Icon set on its upper edge. */
  readonly crest?: string;
}

/** Frames of a game by kind, each named after game and kind. */
export function framesOf<Kind extends string>(theme: GameTheme, outlines: Readonly<Record<Kind, Outline>>): Record<Kind, CardFrame> {
  const frames = Object.entries<Outline>(outlines).map(([kind, outline]) => [kind, { id: `${theme.id}.${kind}`, theme, outline }]);
  return Object.fromEntries(frames) as Record<Kind, CardFrame>;
}

/** The back of a game's cards. */
export interface CardBackLook {
  readonly frame: CardFrame;
  /** Icon in its middle. */
  readonly emblem: string;
  readonly ground: string;
}
