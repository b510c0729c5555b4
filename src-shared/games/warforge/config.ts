import { z } from 'zod';
import { issuesInWords } from '../../kernel/issue-words.ts';
import { checkList } from './decks/check.ts';
import type { WrList } from './decks/list.ts';
import { wrListSchema } from './decks/schema.ts';
import { MODES, type WrMode } from './types.ts';

/** Everything a match needs: the mode, and each player's list by value (WR-2, WR-3). */
export const wrConfigSchema = z.strictObject({
  mode: z.enum(MODES).default('classic'),
  lists: z.tuple([wrListSchema, wrListSchema]),
});
export type WrConfig = z.infer<typeof wrConfigSchema>;

/** Every reason why the config cannot be played. */
export function checkConfig(config: unknown): string[] {
  const parsed = wrConfigSchema.safeParse(config);
  if (!parsed.success) return issuesInWords(parsed.error);
  const { mode, lists } = parsed.data;
  return lists.flatMap((list, seat) => listProblems(list, mode).map((problem) => `Seat ${seat + 1}, ${problem}`));
}

/** Every reason why nobody can play this list in a match of the mode. */
export function listProblems(list: WrList, mode: WrMode): string[] {
  const problems = checkList(list).map((problem) => `"${list.name}": ${problem}`);
  if (list.mode !== mode) problems.push(`"${list.name}" is a list for ${list.mode}, and this is a match of ${mode}.`);
  return problems;
}
