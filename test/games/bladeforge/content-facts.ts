import { readFileSync } from 'node:fs';
import { CARDS } from '../../../src-shared/games/bladeforge/cards/index.ts';
import type {
  BlEffect,
  BlEffectKind,
  CardSpec,
  GadgetSpec,
  PieceSpec,
  ShieldSpec,
} from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { CARD_TYPES, DICE, type BlCardType, type BlDie } from '../../../src-shared/games/bladeforge/types.ts';

/*
 * What the checklist's "Content the game needs" counts, as functions of any Armory, so that a planted fault shows that
 * they would see one.
 */

export type Armory = readonly CardSpec[];

/** The cards of the Armory: no starters. */
export const inArmory = (cards: Armory): CardSpec[] => cards.filter((card) => card.copies > 0);
export const copies = (cards: Armory): number => cards.reduce((sum, card) => sum + card.copies, 0);
type OfType<T extends BlCardType> = T extends 'gadget' ? GadgetSpec : T extends 'shield' ? ShieldSpec : PieceSpec;
export const ofType = <T extends BlCardType>(cards: Armory, type: T): OfType<T>[] =>
  inArmory(cards).filter((card) => card.type === type) as OfType<T>[];
export const isPart = ({ type }: CardSpec): boolean => type === 'grip' || type === 'guard';

/** The Armory with one card changed, whatever that does to it. */
export const planted = (id: string, change: Record<string, unknown>): CardSpec[] =>
  CARDS.map((card) => (card.id === id ? ({ ...card, ...change } as CardSpec) : card));
export const placeOf = (id: string): number => CARDS.findIndex((card) => card.id === id);

// ---------------------------------------------------------------- the matrix

/** Distinct cards and copies of each, by type and die. */
export type Matrix = Record<string, Partial<Record<BlDie, { distinct: number; each: number }>>>;

const ROW = /^\| (Blades|Grips|Guards|Shields|Gadgets) \|(.+)\|$/;

/** The table as the checklist prints it, with the sums at the end of each row. */
export function matrixOfTheChecklist(): { matrix: Matrix; sums: Record<string, number[]> } {
  const matrix: Matrix = {};
  const sums: Record<string, number[]> = {};
  for (const line of readFileSync('docs/rules/bladeforge.md', 'utf8').split('\n')) {
    const row = ROW.exec(line);
    if (!row) continue;
    const type = row[1].slice(0, -1).toLowerCase();
    const cells = row[2].split('|').map((cell) => [...cell.matchAll(/\d+/g)].map(Number));
    matrix[type] = Object.fromEntries(DICE.map((die, i) => [die, { distinct: cells[i][0], each: cells[i][1] }]));
    sums[type] = cells.slice(DICE.length).map(([n]) => n);
  }
  return { matrix, sums };
}

/** The same table counted on cards; `each` is NaN where copies differ. */
export function matrixOf(cards: Armory): Matrix {
  const cell = (type: BlCardType, die: BlDie) => {
    const own = ofType(cards, type).filter((card) => card.req === die);
    const each = new Set(own.map((card) => card.copies));
    return { distinct: own.length, each: each.size === 1 ? [...each][0] : NaN };
  };
  return Object.fromEntries(CARD_TYPES.map((type) => [type, Object.fromEntries(DICE.map((die) => [die, cell(type, die)]))]));
}

// ---------------------------------------------------------------- Gadgets

/** Words that tell one effect from its sisters: "hitAll others", "forgeStep 1", "fetch guard". */
export function variantOf(effect: BlEffect): string {
  if (effect.do === 'hitAll') return `hitAll ${effect.scope}`;
  if (effect.do === 'forgeStep') return `forgeStep ${effect.by}`;
  if (effect.do === 'fetch' || effect.do === 'searchUp') return `${effect.do} ${effect.type}`;
  return effect.do === 'steal' ? `steal${effect.give ? ' give' : ''}` : effect.do;
}

export const gadgetsWith = (cards: Armory, kind: BlEffectKind): GadgetSpec[] =>
  ofType(cards, 'gadget').filter((card) => card.effects.some((effect) => effect.do === kind));

/** Every variant of an effect, with the Gadgets that have it. */
export function variants(cards: Armory, kind: BlEffectKind): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const card of gadgetsWith(cards, kind))
    for (const effect of card.effects.filter((one) => one.do === kind))
      found.set(variantOf(effect), [...(found.get(variantOf(effect)) ?? []), card.id]);
  return found;
}

/** Effects that fewer than two Gadgets have. */
export const rareEffects = (cards: Armory, kinds: readonly BlEffectKind[]): BlEffectKind[] =>
  kinds.filter((kind) => gadgetsWith(cards, kind).length < 2);

// ---------------------------------------------------------------- stalemate

type Stat = 'attack' | 'defense';

/** The highest sum of one number that a Forge can have at a level (BL-1.6): two Guards, of one name if it has two copies. */
export function bestForge(cards: Armory, die: BlDie, stat: Stat): number {
  const usable = cards.filter((card): card is Exclude<CardSpec, GadgetSpec> => card.type !== 'gadget' && card.req <= die);
  const values = (type: BlCardType) =>
    usable.filter((card) => card.type === type).flatMap((card) => new Array<number>(Math.max(1, card.copies)).fill(card[stat]));
  const best = (type: BlCardType, most: number) =>
    values(type)
      .sort((a, b) => b - a)
      .slice(0, most)
      .filter((value) => value > 0 || type === 'blade')
      .reduce((sum, value) => sum + value, 0);
  return best('blade', 1) + best('grip', 1) + best('guard', 2) + best('shield', 1);
}

/** Levels at which the best defense cannot be overcome by the best attack (BL-C5). */
export const stalemates = (cards: Armory): BlDie[] =>
  DICE.filter((die) => bestForge(cards, die, 'defense') >= die + bestForge(cards, die, 'attack'));
