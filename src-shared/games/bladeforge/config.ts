import { z } from 'zod';
import { issuesInWords } from '../../kernel/issue-words.ts';
import { MAX_SEATS, MIN_SEATS } from './state.ts';

/** Everything a match needs (BL-2.1, D56). */
export const blConfigSchema = z.strictObject({
  seats: z
    .number()
    .int()
    .min(MIN_SEATS, `Bladeforge takes at least ${MIN_SEATS} players.`)
    .max(MAX_SEATS, `Bladeforge takes at most ${MAX_SEATS} players.`)
    .default(2),
  /** A draw after this turn; 0 for no limit. */
  maxTurns: z.number().int().min(0).max(10_000).default(0),
});
export type BlConfig = z.infer<typeof blConfigSchema>;

export function checkConfig(config: unknown): string[] {
  const parsed = blConfigSchema.safeParse(config);
  return parsed.success ? [] : issuesInWords(parsed.error);
}
