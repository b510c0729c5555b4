import { cardById } from '../cards/index.ts';
import type { CardSpec } from '../effects/dsl.ts';
import type { HxLoadout } from './schema.ts';

export const BASE_LIST_SIZE = 10;
export const FORGE_COUNT = 4;
export const FORGE_LIST_SIZE = 5;
export const MOST_COPIES = 3;

const isWorker = (card: CardSpec): boolean => card.type === 'unit' && card.worker !== undefined;
const cardsWord = (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`;

function checkCommander(id: string): string[] {
  const card = cardById(id);
  if (!card) return [`The commander "${id}" is not a known card. [HX-1.8]`];
  if (card.type !== 'unit')
    return [`${card.name} cannot be the commander: it is ${card.type === 'spell' ? 'a spell' : 'an equipment'}, not a unit. [HX-1.2]`];
  if (isWorker(card)) return [`${card.name} cannot be the commander: it is a worker. [HX-1.2]`];
  if (card.role === 'token') return [`${card.name} cannot be the commander: it is a token, not a card. [HX-1.2]`];
  return [];
}

function checkWorkers([primary, secondary]: readonly [string, string]): string[] {
  const problems: string[] = [];
  for (const [place, id] of [
    ['primary', primary],
    ['secondary', secondary],
  ] as const) {
    const card = cardById(id);
    if (!card) problems.push(`The ${place} worker "${id}" is not a known card. [HX-1.8]`);
    else if (!isWorker(card)) problems.push(`${card.name} cannot be the ${place} worker: it has no Worker. [HX-1.3]`);
  }
  if (primary === secondary) problems.push('The primary and the secondary worker are the same card; they must differ. [HX-1.3]');
  return problems;
}

/** What is wrong with the cards of one list, each card named once. */
function checkList(where: string, list: readonly string[], commander: string): string[] {
  const problems: string[] = [];
  for (const id of new Set(list)) {
    const card = cardById(id);
    if (!card) problems.push(`${where} holds "${id}", which is not a known card. [HX-1.8]`);
    else if (isWorker(card)) problems.push(`${where} holds ${card.name}; workers do not go into lists. [HX-1.4]`);
    else if (card.type === 'unit' && card.role === 'token')
      problems.push(`${where} holds ${card.name}, which is a token, not a card. [HX-1.4]`);
    if (card && id === commander) problems.push(`${where} holds ${card.name}, who is already the commander. [HX-1.5]`);
  }
  return problems;
}

function checkSizes(loadout: HxLoadout): string[] {
  const problems: string[] = [];
  if (loadout.base.length !== BASE_LIST_SIZE) {
    problems.push(`The base list has ${cardsWord(loadout.base.length)}; it needs exactly ${BASE_LIST_SIZE}. [HX-1.1]`);
  }
  if (loadout.forges.length !== FORGE_COUNT) {
    problems.push(`The loadout has ${loadout.forges.length} forge lists; it needs exactly ${FORGE_COUNT}. [HX-1.1]`);
  }
  loadout.forges.forEach((forge, i) => {
    if (forge.cards.length !== FORGE_LIST_SIZE) {
      problems.push(`Forge ${i + 1} (${forge.name}) has ${cardsWord(forge.cards.length)}; it needs exactly ${FORGE_LIST_SIZE}. [HX-1.1]`);
    }
  });
  return problems;
}

function checkCopies(loadout: HxLoadout): string[] {
  const counts = new Map<string, number>();
  for (const id of [...loadout.base, ...loadout.forges.flatMap((forge) => forge.cards)]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([, n]) => n > MOST_COPIES)
    .map(([id, n]) => `The lists hold ${n} copies of ${cardById(id)?.name ?? `"${id}"`}; at most ${MOST_COPIES} are allowed. [HX-1.6]`);
}

/** Every rule a loadout breaks, in words with the rule's ID; empty if it may be played. */
export function checkLoadout(loadout: HxLoadout): string[] {
  return [
    ...checkSizes(loadout),
    ...checkCommander(loadout.commander),
    ...checkWorkers(loadout.workers),
    ...checkList('The base list', loadout.base, loadout.commander),
    ...loadout.forges.flatMap((forge, i) => checkList(`Forge ${i + 1} (${forge.name})`, forge.cards, loadout.commander)),
    ...checkCopies(loadout),
  ];
}
