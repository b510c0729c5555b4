import { z } from 'zod';
import { FACTIONS } from '../types.ts';

/** A faction deck as a value: what its code makes (LN-20), kept with a match so that it needs no generator. */
export const factionDeckSchema = z.strictObject({
  code: z.string().max(40),
  name: z.string().trim().min(1).max(60),
  faction: z.enum(FACTIONS),
  /** Ten set ids in the generator's order. */
  sets: z.array(z.string().max(60)).length(10),
  /** The Champion and its ability lines at levels 2, 3 and 4. */
  champion: z.strictObject({ id: z.string().max(60), lines: z.array(z.string().max(60)).length(3) }),
});

export type FactionDeck = z.infer<typeof factionDeckSchema>;
