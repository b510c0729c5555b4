import { CARDS } from './cards/index.ts';
import { checkArmory } from './cards/check.ts';
import type { BlEffect, CardSpec } from './effects/dsl.ts';
import { EXTRA } from './extra-content.ts';
import { AT } from './state.ts';
import { DICE, type BlCardType } from './types.ts';

/** One card, ready for the rules: plain numbers, plus the entry it came from. All copies share it. */
export interface BlDef {
  index: number;
  id: string;
  name: string;
  spec: CardSpec;
  type: BlCardType;
  /** Smallest Forge Level that may use it, 0…4. */
  req: number;
  attack: number;
  defense: number;
  stability: number;
  effects: readonly BlEffect[];
  /** Damage of a trap, 0 for every other card. */
  trap: number;
  isPart: boolean;
  /** Where in a Forge it goes; a Guard's left place stands for both. */
  place: number;
  copies: number;
}

const PLACES: Record<BlCardType, number> = { blade: AT.blade, grip: AT.grip, guard: AT.left, shield: AT.shield, gadget: -1 };

export const DEFS: BlDef[] = [];
const byId = new Map<string, number>();

/** Index of the card with this id, −1 if there is none. */
export const findCard = (id: string): number => byId.get(id) ?? -1;

/** @throws for an id that no card has */
export function cardIndex(id: string): number {
  const index = findCard(id);
  if (index < 0) throw new Error(`there is no card "${id}"`);
  return index;
}

function compile(spec: CardSpec, index: number): BlDef {
  const effects = spec.type === 'gadget' ? spec.effects : [];
  const trap = effects.find((effect) => effect.do === 'trap');
  return {
    index,
    id: spec.id,
    name: spec.name,
    spec,
    type: spec.type,
    req: DICE.indexOf(spec.req),
    attack: spec.type === 'gadget' ? 0 : spec.attack,
    defense: spec.type === 'gadget' ? 0 : spec.defense,
    stability: spec.type === 'shield' ? spec.stability : 0,
    effects,
    trap: trap ? trap.n : 0,
    isPart: spec.type === 'grip' || spec.type === 'guard',
    place: PLACES[spec.type],
    copies: spec.copies,
  };
}

/** Adds cards; an index, once given, stays. @throws when an id is taken */
export function registerCards(specs: readonly CardSpec[]): void {
  for (const spec of specs) {
    if (byId.has(spec.id)) throw new Error(`two cards are called "${spec.id}"`);
    byId.set(spec.id, DEFS.length);
    DEFS.push(compile(spec, DEFS.length));
  }
}

const problems = checkArmory(CARDS);
if (problems.length > 0) throw new Error(problems.join('\n'));
registerCards(CARDS);
registerCards(EXTRA.cards);

/** What every Forge begins with (BL-2.2). */
export const STARTER_BLADE = cardIndex('adventurer-blade');
export const STARTER_GRIP = cardIndex('wooden-grip');

/** The Armory of a new match, every copy of every card, in content order (BL-1.10). */
export const ARMORY: readonly number[] = DEFS.flatMap((def) => new Array<number>(def.copies).fill(def.index));
