import { CHAMPIONS } from '../champions/index.ts';
import { FACTION_INFO } from '../factions.ts';
import { SETS } from '../sets/index.ts';
import { deckCode, parseDeckCode } from './code.ts';
import type { FactionDeck } from './deck-schema.ts';
import { generateFactionDeck } from './generate.ts';
import { DECK_SETS } from './pool.ts';

const setById = new Map(SETS.map((set) => [set.id, set]));
const championById = new Map(CHAMPIONS.map((champion) => [champion.id, champion]));
const setName = (id: string): string => setById.get(id)?.name ?? `"${id}"`;
const championName = (id: string): string => championById.get(id)?.name ?? `"${id}"`;

/** Ten known sets of ten names and one faction (LN-1.1, LN-1.2). */
function checkSets({ sets, faction }: FactionDeck): string[] {
  const problems: string[] = [];
  if (sets.length !== DECK_SETS) problems.push(`It has ${sets.length} card sets; a faction deck has exactly ${DECK_SETS}.`);
  for (const id of new Set(sets)) {
    const set = setById.get(id);
    const times = sets.filter((other) => other === id).length;
    if (!set) problems.push(`It holds "${id}", which is not a known card set.`);
    else if (set.faction !== faction)
      problems.push(`It holds ${set.name} of ${FACTION_INFO[set.faction].name}; all of it must be of ${FACTION_INFO[faction].name}.`);
    if (times > 1) problems.push(`It holds ${setName(id)} ${times} times; the ten sets have ten different names.`);
  }
  return problems;
}

/** LN-1.4. */
function checkSetsAgainst(made: FactionDeck, { sets, code }: FactionDeck): string[] {
  const added = [...new Set(sets)].filter((id) => !made.sets.includes(id));
  const missing = made.sets.filter((id) => !sets.includes(id));
  const problems = [
    ...added.map((id) => `It holds ${setName(id)}, which ${code} does not.`),
    ...missing.map((id) => `It lacks ${setName(id)}, which ${code} has.`),
  ];
  const sameButMoved = problems.length === 0 && sets.some((id, i) => id !== made.sets[i]);
  return sameButMoved ? [`Its sets stand in another order than ${code} gives them.`] : problems;
}

/** The Champion belongs to the ten sets it lists (LN-1.3), and so to the code. */
function checkChampionAgainst(made: FactionDeck, { champion, code }: FactionDeck): string[] {
  if (champion.id !== made.champion.id)
    return [`Its Champion is ${championName(champion.id)}; the one of ${code} is ${championName(made.champion.id)}.`];
  return made.champion.lines.flatMap((line, i) =>
    champion.lines[i] === line
      ? []
      : [`Its Champion has "${champion.lines[i] ?? 'nothing'}" at level ${i + 2}; with ${code} it has "${line}".`],
  );
}

/** Everything that keeps a well-shaped deck from being played, in words; empty if it is what its code makes. */
export function checkFactionDeck(deck: FactionDeck): string[] {
  const parsed = parseDeckCode(deck.code);
  if (!parsed.ok) return [parsed.problem];
  const { contentVersion, faction, seed } = parsed.code;
  const exact = deckCode(parsed.code);
  if (deck.code !== exact) return [`Its code is written "${deck.code}"; it must be "${exact}".`];
  if (deck.faction !== faction)
    return [`It calls itself a deck of ${FACTION_INFO[deck.faction].name}, but ${exact} is one of ${FACTION_INFO[faction].name}.`];
  const problems = checkSets(deck);
  if (problems.length > 0) return problems;
  const made = generateFactionDeck(contentVersion, faction, seed);
  return [...checkSetsAgainst(made, deck), ...checkChampionAgainst(made, deck)];
}
