/** A game's plaque at Home. */
export interface PlaqueUi {
  /** A sentence: why to play it. */
  readonly pitch: string;
  /** "2 players · about 25 minutes". */
  readonly facts: string;
  /** The plate's metal, light to dark; by default its cards' metal and title plates. */
  readonly fill?: readonly [string, string, string];
  /** The plate, as path data in a box of `PLAQUE_WIDTH` × `PLAQUE_HEIGHT`; plain by default. */
  readonly outline?: string;
  /** Outline of the medallion behind the game's emblem, as path data around 0,0; a circle by default. */
  readonly medallion?: (r: number) => string;
  /** Markup worked into the plate, below its texture. */
  readonly etching?: string;
}

export const PLAQUE_WIDTH = 229;
export const PLAQUE_HEIGHT = 456;
