import { CARDS } from '../../../src-shared/games/hexforge/cards/index.ts';
import type { AbilitySpec, CardSpec, Script, UnitSpec } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { costOf, costTotal } from '../../../src-shared/games/hexforge/text/costs.ts';
import type { HxColour } from '../../../src-shared/games/hexforge/types.ts';

/* Facts about the card data that the content tests count. */

type Node = Record<string, unknown>;

/** Every object inside a card's tree, the card itself included. */
export function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodes)];
}

export const some = (value: unknown, test: (node: Node) => boolean): boolean => nodes(value).some(test);

export const units = CARDS.filter((card): card is UnitSpec => card.type === 'unit');
export const commanders = units.filter((card) => card.role === 'commander');
export const workers = units.filter((card) => card.role === 'worker');
export const tokens = units.filter((card) => card.role === 'token');
export const listUnits = units.filter((card) => !card.role);
export const spells = CARDS.filter((card) => card.type === 'spell');
export const equipment = CARDS.filter((card) => card.type === 'equipment');
export const listCards: readonly CardSpec[] = [...listUnits, ...spells, ...equipment];

export const cmc = (card: CardSpec): number => costTotal(costOf(card.cost));

/** Colours in a card's cost, in the order printed. */
export const costColours = (card: CardSpec): HxColour[] =>
  Object.keys(costOf(card.cost)).filter((letter): letter is HxColour => letter !== 'C');

/** Does the card have the keyword, printed, granted by equipment, or as a text of its own? */
export const printed = (card: CardSpec, keyword: string): boolean =>
  card.type === 'unit' && (card.keywords ?? []).some((k) => k === keyword || (typeof k === 'object' && keyword in k));

export const gives = (card: CardSpec, keyword: string): boolean =>
  card.type === 'equipment' && (card.gives.keywords ?? []).some((k) => k === keyword || (typeof k === 'object' && keyword in k));

export const grants = (card: CardSpec, keyword: string, until?: string): boolean =>
  some(card, (n) => n.do === 'grant' && n.keyword === keyword && (until === undefined || n.until === until));

/** Printed, continuous, granted or given: the card brings the keyword into play. */
export const brings = (card: CardSpec, keyword: string): boolean =>
  printed(card, keyword) ||
  gives(card, keyword) ||
  grants(card, keyword) ||
  (card.type === 'unit' &&
    [card.adapt, card.unity].some((text) => (text?.keywords ?? []).some((k) => k === keyword || (typeof k === 'object' && keyword in k))));

export const abilities = (card: CardSpec): readonly AbilitySpec[] => (card.type === 'spell' ? [] : (card.abilities ?? []));
export const does = (script: unknown, verb: string): boolean => some(script, (n) => n.do === verb);
export const triggers = (card: CardSpec): Script[] =>
  card.type === 'unit' ? [card.entry, card.memento, card.spellbound].filter((text) => text !== undefined) : [];
export const targeted = (script: Script | undefined): boolean => (script?.targets ?? []).length > 0;

/** Does the text name this tile type, as a condition or as an area? */
export const namesTile = (card: CardSpec, type: string): boolean =>
  some(card, (n) => {
    const lists = [n.on, n.types].flatMap((list) => (Array.isArray(list) ? list : []));
    return lists.includes(type) || n.besideTile === type || (n.cond === 'besideTile' && n.type === type);
  });
