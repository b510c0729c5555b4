import { DEFS, findCard, type WrDef } from '../catalog.ts';
import { FACTION_INFO } from '../factions.ts';
import type { WrMode } from '../types.ts';
import type { WrList } from './list.ts';

/** Cards of a main deck (WR-2.1, 3.1). */
export const DECK_SIZE: Readonly<Record<WrMode, number>> = { classic: 30, skirmish: 12 };
/** WR-3.2. */
export const MOST_LEGENDARIES = 4;

const cardOf = (id: string): WrDef | null => {
  const index = findCard(id);
  return index < 0 ? null : DEFS[index];
};

/** WR-2.3, 2.4. */
export const mostCopies = ({ spec }: WrDef): number => (spec.rarity === 'legendary' ? 1 : 2);

/** Why a card cannot be in a main deck, whatever else is in it; null if it can (WR-2.7, 2.10, 3.3). */
export function barredFromDeck({ name, spec }: WrDef, mode: WrMode): string | null {
  if (spec.role === 'exclusive') return `${name} comes with its Warlord alone and is in no deck.`;
  if (spec.role !== 'deck') return `${name} is not a card for a deck (${spec.role}).`;
  if (mode === 'skirmish' && spec.kind === 'stratagem' && spec.skirmishBanned) return `${name} is banned in Skirmish.`;
  return null;
}

function leaderProblems(list: WrList): string[] {
  const problems: string[] = [];
  const warlord = cardOf(list.warlord);
  if (warlord?.spec.kind !== 'warlord') problems.push(`"${list.warlord}" is no Warlord.`);
  const defence = cardOf(list.defence);
  if (defence?.spec.role !== 'defence') problems.push(`"${list.defence}" is no Defence card.`);
  else if (warlord && defence.faction !== warlord.faction) problems.push(`${defence.name} is of another faction than ${warlord.name}.`);
  return problems;
}

function cardProblems(list: WrList, warlord: WrDef | null): string[] {
  const problems: string[] = [];
  const seen = new Map<string, number>();
  for (const id of list.main) seen.set(id, (seen.get(id) ?? 0) + 1);
  for (const [id, n] of seen) {
    const card = cardOf(id);
    if (card === null) {
      problems.push(`"${id}" is no card of this version.`);
      continue;
    }
    const barred = barredFromDeck(card, list.mode);
    if (barred !== null) problems.push(barred);
    else if (warlord && card.faction !== warlord.faction)
      problems.push(`${card.name} is not of ${warlord.faction ? FACTION_INFO[warlord.faction].name : 'the Warlord’s faction'}.`);
    if (n > mostCopies(card)) problems.push(`${card.name} is in it ${n} times; ${mostCopies(card)} is the most.`);
  }
  return problems;
}

/** Every reason why a list cannot be played in its mode, in words; empty when it can (WR-2, WR-3). */
export function checkList(list: WrList): string[] {
  const problems = [...leaderProblems(list), ...cardProblems(list, cardOf(list.warlord))];
  const size = DECK_SIZE[list.mode];
  if (list.main.length !== size) problems.push(`The deck has ${list.main.length} cards; ${size} are needed.`);
  const legendaries = list.main.filter((id) => cardOf(id)?.spec.rarity === 'legendary').length;
  if (list.mode === 'skirmish' && legendaries > MOST_LEGENDARIES)
    problems.push(`It has ${legendaries} Legendary cards; in Skirmish ${MOST_LEGENDARIES} are the most.`);
  return problems;
}
