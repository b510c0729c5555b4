import {
  creature,
  minionSpec,
  spell,
  type AbilitySpec,
  type Condition,
  type CreatureFace,
  type Effect,
  type SpellFace,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { cardFace } from '../../../src-shared/games/laneforge/text/faces.ts';
import type { LnLevel } from '../../../src-shared/games/laneforge/types.ts';

/* Cards written for the tests of the texts, and their words. */

const art = { hero: 'anvil', scene: 'hall' } as const;
const common = {
  id: 'x',
  name: 'X',
  faction: 'f1',
  rarity: 'common',
  growth: 'even',
  themes: [],
  ratings: [1, 2, 3],
  flavour: '',
  art,
} as const;

export const toy = minionSpec({
  id: 'toy',
  name: 'Toy',
  faction: 'f1',
  subtypes: ['Golem'],
  art,
  face: (n) => ({ attack: n(1, 2, 3), health: n(2, 4, 6), keywords: ['defender', { armor: n(1, 1, 2) }] }),
});
export const minions = (id: string) => (id === 'toy' ? toy : undefined);

const shared = { ...common, ratings: [1, 2, 3] as [number, number, number], themes: [] as string[] };

export const faceOfCreature = (face: Partial<CreatureFace>, level: LnLevel = 1) =>
  cardFace(creature({ ...shared, subtypes: ['Golem'], face: () => ({ attack: 4, health: 6, ...face }) }), level, minions);
export const faceOfSpell = (face: SpellFace, level: LnLevel = 1) => cardFace(spell({ ...shared, face: () => face }), level, minions);

export const creatureText = (...abilities: AbilitySpec[]): string => faceOfCreature({ abilities }).plain;

/** What a text on a creature says, after its "Deploy: ". */
export const saying = (...steps: Effect[]): string => creatureText({ kind: 'deploy', steps }).replace(/^Deploy: /, '');
export const spellSaying = (...steps: Effect[]): string => faceOfSpell({ abilities: [{ kind: 'spell', steps }] }).plain;

/** A condition as an Activate asks for it, and the same denied. */
export function asking(condition: Condition): [yes: string, no: string] {
  const ask = (of: Condition) =>
    creatureText({ kind: 'activate', steps: [{ do: 'if', when: of, then: [{ do: 'draw', n: 1, who: 'you' }] }] })
      .replace(/^Activate: If /, '')
      .replace(/, draw a card\.$/, '');
  return [ask(condition), ask({ cond: 'not', of: condition })];
}
