import { asciiUpper, pastedCode } from '../../../text/pasted.ts';
import { CONTENT_VERSION } from '../content-version.ts';
import { FACTION_INFO } from '../factions.ts';
import { FACTIONS, type LnFaction } from '../types.ts';

/** What a deck is made from (LN-20.1). */
export interface DeckCode {
  contentVersion: number;
  faction: LnFaction;
  seed: string;
}

export const LONGEST_SEED = 16;
const EXAMPLE = `LF${CONTENT_VERSION}-f1-STARTER1`;

/** `LF1-f3-STARTER1` (LN-20.1). */
export const deckCode = ({ contentVersion, faction, seed }: DeckCode): string => `LF${contentVersion}-${faction}-${seed}`;

/** What is wrong with a seed, in words; null if nothing is. */
export function seedProblem(seed: string): string | null {
  if (seed === '') return 'The seed is missing: 1 to 16 letters A–Z and digits.';
  const strange = [...seed].find((sign) => !/[A-Z0-9]/.test(sign));
  if (strange !== undefined) return `A seed has only letters A–Z and digits; "${strange}" is neither.`;
  if (seed.length > LONGEST_SEED) return `The seed "${seed}" has ${seed.length} characters; ${LONGEST_SEED} are the most.`;
  return null;
}

const isFaction = (text: string): text is LnFaction => (FACTIONS as readonly string[]).includes(text);
const factionList = (): string => FACTIONS.map((id) => `${id} (${FACTION_INFO[id].name})`).join(', ');

function versionProblem(head: string): string | null {
  const version = /^LF([1-9]\d*)$/.exec(head)?.[1];
  if (version === undefined)
    return `A deck code begins with "LF" and the version of the cards, such as "LF${CONTENT_VERSION}"; this one begins with "${head}".`;
  if (Number(version) === CONTENT_VERSION) return null;
  return `This code was made with version ${version} of the cards and this game has version ${CONTENT_VERSION}: it would be another deck here.`;
}

export type ParsedCode = { ok: true; code: DeckCode } | { ok: false; problem: string };

/**
 * Reads a code as people type or paste it: whole links, spaces, quotes, kinds of dashes and small or capital letters do not matter. Otherwise the first
 * thing that is wrong, in words.
 */
export function parseDeckCode(text: string): ParsedCode {
  const no = (problem: string): ParsedCode => ({ ok: false, problem });
  const typed = pastedCode(text);
  if (typed === '') return no(`No code was given. A deck code looks like ${EXAMPLE}.`);
  const parts = typed.split('-');
  if (parts.length !== 3)
    return no(`A deck code has three parts with dashes between them, like ${EXAMPLE}; "${typed}" has ${parts.length}.`);
  const [head, faction, seed] = [asciiUpper(parts[0]), asciiUpper(parts[1]).replace('F', 'f'), asciiUpper(parts[2])];
  const wrongVersion = versionProblem(head);
  if (wrongVersion !== null) return no(wrongVersion);
  if (!isFaction(faction)) return no(`There is no faction "${parts[1]}"; there are ${factionList()}.`);
  const wrongSeed = seedProblem(seed);
  if (wrongSeed !== null) return no(wrongSeed);
  return { ok: true, code: { contentVersion: CONTENT_VERSION, faction, seed } };
}
