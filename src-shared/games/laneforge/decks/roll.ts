import { CONTENT_VERSION } from '../content-version.ts';
import type { LnFaction } from '../types.ts';
import { parseDeckCode } from './code.ts';
import { generateWithAccount, type GeneratedDeck } from './generate.ts';

/**
 * The deck of a faction and a seed with the cards of this version.
 * @throws for a seed that is none
 */
export const rollDeck = (faction: LnFaction, seed: string): GeneratedDeck => generateWithAccount(CONTENT_VERSION, faction, seed);

export type DeckOfCode = { ok: true; made: GeneratedDeck } | { ok: false; problem: string };

/** The deck that a code makes on every machine, or what is wrong with the code, in words. */
export function deckOfCode(text: string): DeckOfCode {
  const parsed = parseDeckCode(text);
  return parsed.ok ? { ok: true, made: rollDeck(parsed.code.faction, parsed.code.seed) } : parsed;
}
