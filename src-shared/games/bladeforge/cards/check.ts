/** What an Armory must keep to before any match is played with it (BL-1.10, 16.1–16.3, C5). */
import { z } from 'zod';
import type { CardSpec } from '../effects/dsl.ts';
import { CARD_TYPES, DICE, type BlDie } from '../types.ts';

/** Highest Stability by Forge Req: it never wears down, so a die of that size must be able to break it (BL-C5). */
export const STABILITY_CAP: Readonly<Record<BlDie, number>> = { 4: 6, 6: 8, 8: 11, 10: 13, 12: 16 };

/** Cards that every Forge begins with; their spare copies are never in the Armory (BL-2.3). */
export const STARTER_TYPES: Readonly<Record<string, 'blade' | 'grip'>> = { 'adventurer-blade': 'blade', 'wooden-grip': 'grip' };

const whole = (from: number, to: number) => z.number().int().min(from).max(to);
const words = z.string().regex(/^\S(.*\S)?$/, 'must be words on one line');

// ---------------------------------------------------------------- effects

const n = whole(1, 10);
const type = z.enum(CARD_TYPES);
const effect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['attackMod', 'defenseMod', 'weaken', 'blockMod', 'hit', 'heal', 'draw', 'trap']), n }),
  z.strictObject({ do: z.enum(['attackTimes', 'dieStep', 'keepBest', 'noBlock', 'pierce', 'breakShield', 'breakPart', 'extraPlace']) }),
  z.strictObject({ do: z.literal('hitAll'), n, scope: z.enum(['others', 'everyone']) }),
  z.strictObject({ do: z.enum(['fetch', 'searchUp']), type }),
  z.strictObject({ do: z.literal('forgeStep'), by: z.union([z.literal(1), z.literal(-1)]) }),
  z.strictObject({ do: z.literal('steal'), give: z.boolean() }),
]);

// ---------------------------------------------------------------- cards

const common = {
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be words in kebab-case'),
  name: words,
  req: z.literal(DICE),
  copies: z.number().int().min(0),
  flavour: words,
  art: z.strictObject({
    hero: words,
    far: words.optional(),
    scene: z.enum(['ridge', 'cavern', 'forest', 'hall', 'burst', 'swirl', 'rune', 'bench']),
  }),
};

const part = whole(-3, 5);
const edge = whole(-1, 2);
const card = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('blade'), ...common, attack: whole(0, 10), defense: whole(0, 6) }),
  z.strictObject({ type: z.enum(['grip', 'guard']), ...common, attack: part, defense: part }),
  z.strictObject({ type: z.literal('shield'), ...common, attack: edge, defense: edge, stability: whole(1, 20) }),
  z.strictObject({ type: z.literal('gadget'), ...common, effects: z.array(effect).min(1).max(2) }),
]);

const pathOf = (at: number, path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), `cards[${at}]`);

const shapeOf = (spec: unknown, at: number): string[] =>
  card.safeParse(spec).error?.issues.map(({ path, message }) => `${pathOf(at, path)}: ${message}`) ?? [];

// ---------------------------------------------------------------- what shapes cannot say

/** BL-16.3: Blades have one copy; starters, and they alone, have none. */
function copiesOf(spec: CardSpec): string[] {
  if (spec.id in STARTER_TYPES) return spec.copies === 0 ? [] : ['copies: a starter card is never in the Armory'];
  if (spec.copies === 0) return ['copies: only starter cards have none'];
  return spec.type === 'blade' && spec.copies !== 1 ? ['copies: each Blade is in the Armory exactly once'] : [];
}

function starterOf(spec: CardSpec): string[] {
  const wanted = STARTER_TYPES[spec.id];
  if (wanted === undefined) return [];
  if (spec.type === 'gadget' || spec.type !== wanted) return [`type: it is a ${wanted} that every Forge begins with`];
  const problems = spec.req === 4 ? [] : ['req: starter cards are d4 cards'];
  for (const stat of ['attack', 'defense'] as const) if (spec[stat] !== 0) problems.push(`${stat}: starter cards have 0`);
  return problems;
}

function ownProblems(spec: CardSpec): string[] {
  const problems = [...copiesOf(spec), ...starterOf(spec)];
  if (spec.type === 'shield' && spec.stability > STABILITY_CAP[spec.req])
    problems.push(`stability: at most ${STABILITY_CAP[spec.req]} for a Shield of d${spec.req}`);
  if (spec.type === 'gadget' && spec.effects.length > 1 && spec.effects.some((one) => one.do === 'trap'))
    problems.push('effects: a trap stands alone');
  return problems;
}

/** Ids and names are unique, a Blade's name among all cards (BL-1.10). */
function repeats(cards: readonly CardSpec[]): string[] {
  const problems: string[] = [];
  for (const key of ['id', 'name'] as const) {
    const first = new Map<string, number>();
    cards.forEach((spec, at) => {
      const before = first.get(spec[key]);
      if (before === undefined) first.set(spec[key], at);
      else problems.push(`cards[${at}].${key}: “${spec[key]}” is already cards[${before}]`);
    });
  }
  return problems;
}

const missingStarters = (cards: readonly CardSpec[]): string[] =>
  Object.keys(STARTER_TYPES).flatMap((id) => (cards.some((spec) => spec.id === id) ? [] : [`cards: there is no ${id}`]));

/** Every violation, with its path: `cards[12].stability: …`. Empty if the Armory may be played with. */
export function checkArmory(cards: readonly CardSpec[]): string[] {
  const perCard = cards.flatMap((spec, at) => {
    const shape = shapeOf(spec, at);
    return shape.length > 0 ? shape : ownProblems(spec).map((problem) => `cards[${at}].${problem}`);
  });
  return [...perCard, ...repeats(cards), ...missingStarters(cards)];
}
