import type { DeckProblem } from '../../../kernel/deck-form.ts';
import type { CardSpec } from '../effects/dsl.ts';
import { FACTION_INFO } from '../factions.ts';
import type { CardBook } from '../text/book.ts';
import type { WrMode } from '../types.ts';
import type { WrList } from './list.ts';

/** Cards of a main deck (WR-2.1, 3.1). */
export const DECK_SIZE: Readonly<Record<WrMode, number>> = { classic: 30, skirmish: 12 };
/** WR-3.2. */
export const MOST_LEGENDARIES = 4;

/** WR-2.3, 2.4. */
export const mostCopies = ({ rarity }: CardSpec): number => (rarity === 'legendary' ? 1 : 2);

/** Why a card cannot be in a main deck, whatever else is in it; null if it can (WR-2.7, 2.10, 3.3). */
export function barredFromDeck(card: CardSpec, mode: WrMode): string | null {
  if (card.role === 'exclusive') return `${card.name} comes with its Warlord alone and is in no deck.`;
  if (card.role !== 'deck') return `${card.name} is not a card for a deck (${card.role}).`;
  if (mode === 'skirmish' && card.kind === 'stratagem' && card.skirmishBanned) return `${card.name} is banned in Skirmish.`;
  return null;
}

/** Why a card cannot be in the main deck beside this Warlord; null if it can (WR-2.2, and what bars it from every deck). */
export function barredFromList(card: CardSpec, mode: WrMode, warlord: CardSpec | undefined): string | null {
  const barred = barredFromDeck(card, mode);
  if (barred !== null || !warlord || card.faction === warlord.faction) return barred;
  return `${card.name} is not of ${warlord.faction ? FACTION_INFO[warlord.faction].name : 'the Warlord’s faction'}.`;
}

function leaderProblems(list: WrList, cards: CardBook): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const warlord = cards(list.warlord);
  if (warlord?.kind !== 'warlord') problems.push({ text: `"${list.warlord}" is no Warlord.`, slot: 'warlord' });
  const defence = cards(list.defence);
  if (defence?.role !== 'defence') problems.push({ text: `"${list.defence}" is no Defence card.`, slot: 'defence' });
  else if (warlord && defence.faction !== warlord.faction)
    problems.push({ text: `${defence.name} is of another faction than ${warlord.name}.`, slot: 'defence' });
  return problems;
}

function copyProblems(id: string, n: number, card: CardSpec | undefined, mode: WrMode, warlord: CardSpec | undefined): string[] {
  if (!card) return [`"${id}" is no card of this version.`];
  const barred = barredFromList(card, mode, warlord);
  const problems = barred === null ? [] : [barred];
  if (n > mostCopies(card)) problems.push(`${card.name} is in it ${n} times; ${mostCopies(card)} is the most.`);
  return problems;
}

function cardProblems(list: WrList, cards: CardBook): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const seen = new Map<string, number>();
  for (const id of list.main) seen.set(id, (seen.get(id) ?? 0) + 1);
  const warlord = cards(list.warlord);
  for (const [id, n] of seen)
    for (const text of copyProblems(id, n, cards(id), list.mode, warlord)) problems.push({ text, zone: 'main', card: id });
  return problems;
}

/** Every reason why a list cannot be played in its mode, each with its cause; none when it can (WR-2, WR-3). */
export function findProblems(list: WrList, cards: CardBook): DeckProblem[] {
  const problems = [...leaderProblems(list, cards), ...cardProblems(list, cards)];
  const say = (text: string) => problems.push({ text, zone: 'main' });
  const size = DECK_SIZE[list.mode];
  if (list.main.length !== size) say(`The deck has ${list.main.length} cards; ${size} are needed.`);
  const legendaries = list.main.filter((id) => cards(id)?.rarity === 'legendary').length;
  if (list.mode === 'skirmish' && legendaries > MOST_LEGENDARIES)
    say(`It has ${legendaries} Legendary cards; in Skirmish ${MOST_LEGENDARIES} are the most.`);
  return problems;
}
