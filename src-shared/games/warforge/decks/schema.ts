import { z } from 'zod';
import { MODES } from '../types.ts';

const cardId = z.string().min(1).max(60);

/** A list as a file or a config holds it. What it may hold is checked apart (`check.ts`), so that each fault has a sentence. */
export const wrListSchema = z.strictObject({
  id: z.string().max(60),
  name: z.string().min(1).max(60),
  mode: z.enum(MODES),
  warlord: cardId,
  defence: cardId,
  main: z.array(cardId).max(60),
});
