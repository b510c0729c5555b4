import type { DeckProblem } from '../../../kernel/deck-form.ts';
import { cardById } from '../cards/index.ts';
import type { CardSpec } from '../effects/dsl.ts';
import type { HxLoadout } from './schema.ts';

export const BASE_LIST_SIZE = 10;
export const FORGE_COUNT = 4;
export const FORGE_LIST_SIZE = 5;
export const MOST_COPIES = 3;

export const isWorker = (card: CardSpec): boolean => card.type === 'unit' && card.worker !== undefined;
const cardsWord = (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`;

/** Where a loadout's cards lie, as the deck room calls it. */
export const ZONES = ['base', 'forge1', 'forge2', 'forge3', 'forge4'] as const;

/** HX-1.2, 1.8. */
function commanderProblem(id: string): string | null {
  const card = cardById(id);
  if (!card) return `The commander "${id}" is not a known card.`;
  if (card.type !== 'unit')
    return `${card.name} cannot be the commander: it is ${card.type === 'spell' ? 'a spell' : 'an equipment'}, not a unit.`;
  if (isWorker(card)) return `${card.name} cannot be the commander: it is a worker.`;
  if (card.role === 'token') return `${card.name} cannot be the commander: it is a token, not a card.`;
  return null;
}

/** HX-1.3, 1.8. */
function findWorkerProblems([primary, secondary]: readonly [string, string]): DeckProblem[] {
  const problems: DeckProblem[] = [];
  for (const [slot, id] of [
    ['primary', primary],
    ['secondary', secondary],
  ] as const) {
    const card = cardById(id);
    if (!card) problems.push({ text: `The ${slot} worker "${id}" is not a known card.`, slot });
    else if (!isWorker(card)) problems.push({ text: `${card.name} cannot be the ${slot} worker: it has no Worker.`, slot });
  }
  if (primary === secondary)
    problems.push({ text: 'The primary and the secondary worker are the same card; they must differ.', slot: 'secondary' });
  return problems;
}

/** What is wrong with the cards of one list, each card named once (HX-1.4, 1.5, 1.8). */
function findListProblems(zone: string, where: string, list: readonly string[], commander: string): DeckProblem[] {
  const problems: DeckProblem[] = [];
  for (const id of new Set(list)) {
    const say = (text: string) => problems.push({ text, zone, card: id });
    const card = cardById(id);
    if (!card) say(`${where} holds "${id}", which is not a known card.`);
    else if (isWorker(card)) say(`${where} holds ${card.name}; workers do not go into lists.`);
    else if (card.type === 'unit' && card.role === 'token') say(`${where} holds ${card.name}, which is a token, not a card.`);
    if (card && id === commander) say(`${where} holds ${card.name}, who is already the commander.`);
  }
  return problems;
}

/** HX-1.1. */
function findSizeProblems(loadout: HxLoadout): DeckProblem[] {
  const problems: DeckProblem[] = [];
  if (loadout.base.length !== BASE_LIST_SIZE) {
    problems.push({
      text: `The base list has ${cardsWord(loadout.base.length)}; it needs exactly ${BASE_LIST_SIZE}.`,
      zone: 'base',
    });
  }
  if (loadout.forges.length !== FORGE_COUNT) {
    problems.push({ text: `The loadout has ${loadout.forges.length} forge lists; it needs exactly ${FORGE_COUNT}.` });
  }
  loadout.forges.forEach((forge, i) => {
    if (forge.cards.length !== FORGE_LIST_SIZE) {
      const text = `Forge ${i + 1} (${forge.name}) has ${cardsWord(forge.cards.length)}; it needs exactly ${FORGE_LIST_SIZE}.`;
      problems.push({ text, zone: ZONES[i + 1] });
    }
  });
  return problems;
}

/** Beside the first list that holds the card (HX-1.6). */
function findCopyProblems(loadout: HxLoadout): DeckProblem[] {
  const lists = [loadout.base, ...loadout.forges.map((forge) => forge.cards)];
  const counts = new Map<string, number>();
  for (const id of lists.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([, n]) => n > MOST_COPIES)
    .map(([id, n]) => ({
      text: `The lists hold ${n} copies of ${cardById(id)?.name ?? `"${id}"`}; at most ${MOST_COPIES} are allowed.`,
      zone: ZONES[lists.findIndex((list) => list.includes(id))],
      card: id,
    }));
}

/** Every rule a loadout breaks, in words, and what breaks it; none if it may be played. */
export function findProblems(loadout: HxLoadout): DeckProblem[] {
  const commander = commanderProblem(loadout.commander);
  return [
    ...findSizeProblems(loadout),
    ...(commander === null ? [] : [{ text: commander, slot: 'commander' }]),
    ...findWorkerProblems(loadout.workers),
    ...findListProblems('base', 'The base list', loadout.base, loadout.commander),
    ...loadout.forges.flatMap((forge, i) =>
      findListProblems(ZONES[i + 1], `Forge ${i + 1} (${forge.name})`, forge.cards, loadout.commander),
    ),
    ...findCopyProblems(loadout),
  ];
}

export const checkLoadout = (loadout: HxLoadout): string[] => findProblems(loadout).map(({ text }) => text);
