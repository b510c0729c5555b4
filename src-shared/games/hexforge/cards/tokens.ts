/** Tokens: units without a card, made by other cards. */
import { unit } from '../effects/dsl.ts';
import type { UnitSpec } from '../effects/dsl.ts';

export const TOKENS: readonly UnitSpec[] = [
  unit({
    id: 'mosslet',
    name: 'Mosslet',
    role: 'token',
    cost: '',
    kind: 'Plant',
    power: 1,
    health: 1,
    flavour: 'Green, damp and in the way.',
    art: { hero: 'sprout', far: 'forest', scene: 'forest' },
  }),
  unit({
    id: 'cinderling',
    name: 'Cinderling',
    role: 'token',
    cost: '',
    kind: 'Elemental',
    power: 2,
    health: 1,
    keywords: ['haste'],
    flavour: 'What is left of a fire is still a fire.',
    art: { hero: 'spark-spirit', far: 'burning-embers', scene: 'cavern' },
  }),
  unit({
    id: 'brickling',
    name: 'Brickling',
    role: 'token',
    cost: '',
    kind: 'Golem',
    power: 0,
    health: 3,
    keywords: ['taunt', 'defender'],
    flavour: 'One of many. Ask the others.',
    art: { hero: 'brick-pile', far: 'stone-tower', scene: 'hall' },
  }),
];
