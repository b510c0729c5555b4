/** Colour and emblem that a seat of a LAN table may have. */
import { z } from 'zod';

/** By the seat whose own it is. */
export const COLOURS = ['yellow', 'blue', 'vermilion', 'white', 'teal', 'lavender'] as const;
export const EMBLEMS = ['anvil', 'tower', 'flame', 'moon', 'leaf', 'star'] as const;
export type Colour = (typeof COLOURS)[number];
export type Emblem = (typeof EMBLEMS)[number];

export interface Look {
  readonly colour: Colour;
  readonly emblem: Emblem;
}

/** What a guest has chosen; null: that of whatever seat it has. */
export const lookWishSchema = z.strictObject({ colour: z.enum(COLOURS).nullable(), emblem: z.enum(EMBLEMS).nullable() });
export type LookWish = Readonly<z.infer<typeof lookWishSchema>>;

export const NO_WISH: LookWish = { colour: null, emblem: null };
