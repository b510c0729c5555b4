import { z } from 'zod';
import { issuesInWords } from '../../kernel/issue-words.ts';
import { checkFactionDeck } from './decks/check.ts';
import { factionDeckSchema, type FactionDeck } from './decks/deck-schema.ts';
import { FACTION_INFO } from './factions.ts';

export const twoDecks = z.tuple([factionDeckSchema, factionDeckSchema]);

/** Everything a match needs: each player's two faction decks by value, picked on the setup screen (LN-D3). */
export const lnConfigSchema = z.strictObject({ decks: z.tuple([twoDecks, twoDecks]) });
export type LnConfig = z.infer<typeof lnConfigSchema>;

/** Every reason why the config cannot be played (LN-1.2–1.5). */
export function checkConfig(config: unknown): string[] {
  const parsed = lnConfigSchema.safeParse(config);
  if (!parsed.success) return issuesInWords(parsed.error);
  return parsed.data.decks.flatMap((two, seat) => pairProblems(two).map((problem) => `Seat ${seat + 1}, ${problem}`));
}

/** Every reason why nobody can play these two decks. */
export function pairProblems(two: readonly [FactionDeck, FactionDeck]): string[] {
  const problems = two.flatMap((deck) => checkFactionDeck(deck).map((problem) => `"${deck.name}": ${problem}`));
  if (two[0].faction === two[1].faction)
    problems.push(`Both decks are of ${FACTION_INFO[two[0].faction].name}; two different factions are fused.`);
  return problems;
}
