/** Abilities that make sense on a card of a type, in every strength: what suggestions are made of. */
import type { Ability, Aim, CardType, Op, Selector, Trait, When } from './wire.ts';

export interface AbilityIdea {
  readonly ability: Ability;
  readonly aim: Aim;
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

const now = (when: When, op: Op, selector: Selector, most = 0, aim: Aim = 'none'): AbilityIdea[] =>
  (most === 0 ? [0] : upTo(most)).map((n) => ({ ability: [when, op, selector, n, 0, 'now'], aim }));
const change = (when: When, selector: Selector, steps: readonly (readonly [number, number])[], aim: Aim = 'none'): AbilityIdea[] =>
  steps.map(([atk, def]) => ({ ability: [when, 'mod', selector, atk, def, when === 'static' ? 'perm' : 'turn'], aim }));
const gift = (when: When, selector: Selector, traits: readonly Trait[], aim: Aim = 'none'): AbilityIdea[] =>
  traits.map((trait) => ({ ability: [when, 'gain', selector, 0, trait, when === 'static' ? 'perm' : 'turn'], aim }));

const RISES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [2, 1],
] as const;
const FALLS = [
  [-1, 0],
  [-2, 0],
] as const;

const CREATURE_IDEAS: readonly AbilityIdea[] = [
  ...now('enter', 'dmg', 'target', 4, 'any'),
  ...now('enter', 'heal', 'self', 5),
  ...now('enter', 'draw', 'self', 2),
  ...now('enter', 'stun', 'target', 2, 'cre'),
  ...now('enter', 'bounce', 'target', 0, 'cre'),
  ...now('enter', 'reflect', 'self'),
  ...now('enter', 'wreck', 'eachOpp'),
  ...now('attack', 'freeze', 'target', 1, 'cre'),
  ...now('attack', 'dmg', 'eachOpp', 1),
  ...now('hit', 'discard', 'eachOpp', 1),
  ...now('hit', 'draw', 'self', 1),
  ...now('block', 'heal', 'self', 4),
  ...now('block', 'dmg', 'source', 3),
  ...now('destroyed', 'dmg', 'target', 4, 'any'),
  ...now('destroyed', 'draw', 'self', 2),
  ...change('static', 'myOthers', [
    [1, 0],
    [0, 1],
  ]),
  ...change('static', 'oppCre', [[-1, 0]]),
  ...change('attack', 'me', RISES),
  ...change('block', 'me', RISES),
  ...gift('enter', 'myOthers', ['unb', 'fly', 'ims', 'ima']),
];

const HARM: readonly AbilityIdea[] = [
  ...now('cast', 'dmg', 'target', 9, 'any'),
  ...now('cast', 'dmg', 'target', 9, 'cre'),
  ...now('cast', 'dmg', 'oppCre', 4),
  ...now('cast', 'dmg', 'eachOpp', 4),
  ...now('cast', 'stun', 'oppCre', 2),
  ...now('cast', 'freeze', 'target', 4, 'cre'),
  ...now('cast', 'destroy', 'target', 0, 'cre'),
  ...now('cast', 'bounce', 'target', 0, 'cre'),
  ...now('cast', 'discard', 'target', 3, 'opp'),
  ...now('cast', 'wreck', 'target', 0, 'opp'),
  ...change('cast', 'oppCre', FALLS),
];
const HELP: readonly AbilityIdea[] = [
  ...now('cast', 'heal', 'self', 9),
  ...now('cast', 'draw', 'self', 3),
  ...change('cast', 'myCre', RISES),
  ...gift('cast', 'myCre', ['fly', 'ims']),
];
const ANSWERS: readonly AbilityIdea[] = [
  ...now('cast', 'prevent', 'protected', 9),
  ...now('cast', 'reflect', 'self'),
  ...now('cast', 'negate', 'source'),
];

const IDEAS: Readonly<Record<CardType, readonly AbilityIdea[]>> = {
  creature: CREATURE_IDEAS,
  flying: CREATURE_IDEAS,
  attack: [...HARM, ...now('cast', 'draw', 'self', 1), ...now('cast', 'extra', 'self'), ...now('cast', 'heal', 'self', 3)],
  defense: [...ANSWERS, ...now('cast', 'heal', 'self', 6), ...now('cast', 'draw', 'self', 1), ...now('cast', 'dmg', 'source', 4)],
  artifact: [...HARM, ...HELP, ...ANSWERS, ...now('cast', 'cleanse', 'myCre'), ...now('cast', 'extra', 'self')],
};

export const abilitiesFor = (type: CardType): readonly AbilityIdea[] => IDEAS[type];
