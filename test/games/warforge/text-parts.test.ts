import { describe, expect, test } from 'vitest';
import {
  anyTroop,
  beside,
  damage,
  draw,
  enemy,
  enemyTroop,
  grant,
  heal,
  modify,
  otherTroop,
  own,
  ownTroop,
  ready,
  type CardFilter,
  type Condition,
  type OngoingSpec,
  type UnitFilter,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import { SCRIPTED, type WrScripted } from '../../../src-shared/games/warforge/types.ts';
import { aiming, asking, onTroop, saying, stratagemText, troopText, warlordText } from './wording.ts';

/** "Deal 1 damage to …": one unit that is targeted, and all of them. */
const one = (filter: UnitFilter): string => aiming(filter, damage(1)).replace(/^Deal 1 damage to (.*)\.$/, '$1');
const each = (filter: UnitFilter): string => onTroop(damage(1, { all: filter })).replace(/^Deal 1 damage to (.*)\.$/, '$1');

/** Every restriction of units; one without an entry does not compile. */
const FILTERS: Record<keyof UnitFilter, [UnitFilter, one: string, each: string][]> = {
  side: [
    [own(), 'a friendly unit', 'each of your units'],
    [enemy(), 'an enemy', 'each enemy'],
    [{ side: 'any' }, 'a unit', 'each unit'],
  ],
  kind: [
    [ownTroop(), 'a friendly Troop', 'each of your Troops'],
    [enemyTroop(), 'an enemy Troop', 'each enemy Troop'],
    [anyTroop(), 'a Troop', 'each Troop'],
    [own({ kind: 'warlord' }), 'your Warlord', 'your Warlord'],
    [enemy({ kind: 'warlord' }), 'the enemy Warlord', 'the enemy Warlord'],
    [{ side: 'any', kind: 'warlord' }, 'a Warlord', 'each Warlord'],
  ],
  other: [
    [otherTroop(), 'another friendly Troop', 'each of your other Troops'],
    [anyTroop({ other: true }), 'another Troop', 'each other Troop'],
  ],
  adjacentTo: [
    [beside(), 'an adjacent Troop', 'each adjacent Troop'],
    [own({ adjacentTo: 'this' }), 'an adjacent unit', 'each adjacent unit'],
    [ownTroop({ adjacentTo: 'ownWarlord' }), 'a Troop adjacent to your Warlord', 'each Troop adjacent to your Warlord'],
  ],
  type: [
    [ownTroop({ type: 'Beast' }), 'a friendly Beast', 'each of your Beasts'],
    [enemyTroop({ type: 'Automaton' }), 'an enemy Automaton', 'each enemy Automaton'],
    [ownTroop({ type: 'Infantry' }), 'a friendly Infantry Troop', 'each of your Infantry Troops'],
  ],
  keyword: [[enemy({ keyword: 'flying' }), 'an enemy with Flying', 'each enemy with Flying']],
  without: [[enemyTroop({ without: 'shield' }), 'an enemy Troop without Shield', 'each enemy Troop without Shield']],
  damaged: [[enemyTroop({ damaged: true }), 'a damaged enemy Troop', 'each damaged enemy Troop']],
  maxHealth: [[enemyTroop({ maxHealth: 3 }), 'an enemy Troop with 3 or less health', 'each enemy Troop with 3 or less health']],
  minHealth: [
    [
      enemyTroop({ minHealth: 3, keyword: 'vanguard' }),
      'an enemy Troop with Vanguard and 3 or more health',
      'each enemy Troop with Vanguard and 3 or more health',
    ],
  ],
  maxCost: [[enemyTroop({ maxCost: 3 }), 'an enemy Troop of cost 3 or less', 'each enemy Troop of cost 3 or less']],
  maxMelee: [[ownTroop({ maxMelee: 0 }), 'a friendly Troop with 0 melee', 'each of your Troops with 0 melee']],
  minMelee: [[anyTroop({ minMelee: 2, maxMelee: 2 }), 'a Troop with exactly 2 melee', 'each Troop with exactly 2 melee']],
  maxRanged: [[enemy({ maxRanged: 1 }), 'an enemy with 1 or less ranged', 'each enemy with 1 or less ranged']],
  minRanged: [[enemy({ minRanged: 2, maxRanged: 4 }), 'an enemy with 2 to 4 ranged', 'each enemy with 2 to 4 ranged']],
  arrived: [[ownTroop({ arrived: true }), 'a friendly Troop that arrived this turn', 'each of your Troops that arrived this turn']],
};

describe('units', () => {
  test.each(Object.values(FILTERS).flat())('%j', (filter, single, every) => {
    // what stands beside a Stratagem is nothing: only a unit says "adjacent"
    expect(
      filter.adjacentTo === 'this' ? troopText({ abilities: [{ on: 'rally', target: filter, steps: [damage(1)] }] }) : one(filter),
    ).toContain(single);
    expect(each(filter)).toBe(every);
  });
});

/** Every restriction of cards. */
const CARDS: Record<keyof CardFilter, [CardFilter, string][]> = {
  kind: [
    [{}, 'card'],
    [{ kind: 'troop' }, 'Troop'],
    [{ kind: 'stratagem' }, 'Stratagem'],
  ],
  type: [[{ kind: 'troop', type: 'Rifle' }, 'Rifle']],
  keyword: [[{ keyword: 'vanguard' }, 'card with Vanguard']],
  rarity: [[{ rarity: 'legendary', kind: 'troop' }, 'Legendary Troop']],
  notLegendary: [[{ notLegendary: true }, 'non-Legendary card']],
  maxCost: [[{ maxCost: 2 }, 'card of cost 2 or less']],
  minCost: [
    [{ minCost: 5, kind: 'troop' }, 'Troop of cost 5 or more'],
    [{ minCost: 3, maxCost: 3 }, 'card of cost 3'],
  ],
};

describe('cards', () => {
  test.each(Object.values(CARDS).flat())('%j', (of, words) =>
    expect(saying({ do: 'drawNext', of })).toBe(`Draw the next ${words} from your deck.`),
  );
});

/** Every condition, and what denies it. */
const CONDITIONS: Record<Exclude<Condition['cond'], 'not'>, [Condition, yes: string, no: string][]> = {
  faith: [[{ cond: 'faith', n: 3 }, 'you have 3 Faith or more', 'you have less than 3 Faith']],
  ember: [[{ cond: 'ember', n: 1 }, 'you can spend 1 Ember', 'you cannot spend 1 Ember']],
  teleport: [[{ cond: 'teleport' }, 'you drew this card this turn', 'you did not draw this card this turn']],
  exists: [
    [{ cond: 'exists', of: otherTroop({ type: 'Beast' }) }, 'you control another Beast', 'you control no other Beast'],
    [{ cond: 'exists', of: ownTroop(), n: 3 }, 'you control at least three Troops', 'you control fewer than three Troops'],
    [{ cond: 'exists', of: enemyTroop({ damaged: true }) }, 'there is a damaged enemy Troop', 'there is no damaged enemy Troop'],
    [{ cond: 'exists', of: enemy(), n: 2 }, 'there are at least two enemies', 'there are fewer than two enemies'],
    [{ cond: 'exists', of: beside({ type: 'Beast' }) }, 'there is an adjacent Beast', 'there is no adjacent Beast'],
    [{ cond: 'exists', of: own({ kind: 'warlord', damaged: true }) }, 'your Warlord is damaged', 'your Warlord is not damaged'],
  ],
  is: [
    [{ cond: 'is', who: 'this', of: ownTroop({ damaged: true }) }, 'this Troop is damaged', 'this Troop is not damaged'],
    [
      { cond: 'is', who: 'ownWarlord', of: { side: 'any', keyword: 'vanguard' } },
      'your Warlord has Vanguard',
      'your Warlord does not have Vanguard',
    ],
    [
      { cond: 'is', who: 'it', of: { side: 'any', type: 'Beast', maxHealth: 2 } },
      'that unit is a Beast and has 2 or less health',
      'that unit is not a Beast or does not have 2 or less health',
    ],
  ],
  energy: [
    [{ cond: 'energy', n: 2 }, 'you have at least 2 energy left', 'you have less than 2 energy left'],
    [{ cond: 'energy', n: 1 }, 'you have any energy left', 'you have no energy left'],
  ],
  hand: [
    [{ cond: 'hand', whose: 'you', atMost: 0 }, 'your hand is empty', 'your hand is not empty'],
    [{ cond: 'hand', whose: 'opponent', atMost: 3 }, 'your rival has 3 or fewer cards in hand', 'your rival has more than 3 cards in hand'],
  ],
  warlordHealth: [
    [{ cond: 'warlordHealth', whose: 'you', atMost: 10 }, 'your Warlord has 10 health or less', 'your Warlord has more than 10 health'],
  ],
  behind: [
    [
      { cond: 'behind' },
      'your Warlord has less health than the enemy Warlord',
      'your Warlord has at least as much health as the enemy Warlord',
    ],
  ],
  overtime: [[{ cond: 'overtime' }, 'it is Overtime', 'it is not yet Overtime']],
};

describe('conditions', () => {
  test.each(Object.values(CONDITIONS).flat())('%j', (condition, yes, no) => expect(asking(condition)).toEqual([yes, no]));
});

describe('parts of a card', () => {
  test.each<[string, string]>([
    [troopText({ keywords: ['vanguard', { armour: 2 }, { tide: 1 }, 'cantAttack'] }), 'Vanguard. Armour 2. Tide 1. Can’t Attack.'],
    [troopText({ keywords: ['teleport'], companion: { card: 'rat', n: 2 } }), 'Companion 2: Rat (cost 1, 1/0/2, Fast, Armour 1).'],
    [troopText({ aura: { on: otherTroop({ type: 'Beast' }), melee: 1 } }), 'Your other Beasts have +1 melee.'],
    [troopText({ aura: { on: beside(), melee: 1, ranged: 1 } }), 'Adjacent Troops have +1 melee and +1 ranged.'],
    [troopText({ aura: { on: enemyTroop(), ranged: -1 } }), 'Enemy Troops have −1 ranged.'],
    [troopText({ aura: { on: own({ kind: 'warlord' }), ranged: 1 } }), 'Your Warlord has +1 ranged.'],
    [troopText({ talent: 'letter', exclusiveTo: 'chief' }), 'Talent: Letter (cost 2). Begins in the opening hand of Chief.'],
    [
      warlordText({ abilities: [{ on: 'strike', steps: [modify(1, 0, 'this'), heal(1, 'ownWarlord')] }] }),
      'Strike: Your Warlord gains +1 melee. Heal it by 1.',
    ],
    [stratagemText({ keywords: ['ephemeral', { tide: 2 }], steps: [draw(1)] }), 'Ephemeral. Tide 2. Draw a card.'],
  ])('%s', (text, words) => expect(text).toBe(words));

  const IT: Partial<Record<WrScripted, string>> = {
    slay: 'the slain enemy',
    cruelty: 'that enemy',
    strike: 'that enemy',
    uprising: 'that Troop',
    mob: 'the attacker',
    regiment: 'the attacker',
  };
  test.each(SCRIPTED)('%s opens its text', (on) => {
    const ability = on === 'oath' || on === 'brink' ? { on, x: 2 } : { on };
    const text = troopText({ abilities: [{ ...ability, steps: [ready('it'), grant('fast', 'it')] }] });
    const words = `: Ready ${IT[on] ?? 'that unit'}. Give it Fast.`;
    expect(text.endsWith(words), text).toBe(true);
    expect(text).toMatch('x' in ability ? /^[A-Z]\w+ 2:/ : /^[A-Z][\w ]+:/);
  });

  test.each<[OngoingSpec, string]>([
    [{ atStart: { steps: [draw(1)] } }, 'At the start of your turn, draw a card. Lasts the whole match.'],
    [
      { turns: 3, atEnd: { steps: [grant('stun', { random: enemy() })] } },
      'At the end of your turn, Stun a random enemy. Lasts this and your next 2 turns.',
    ],
    [{ turns: 2, costs: { of: { kind: 'troop' }, by: -1 } }, 'Your Troops cost 1 less. Lasts this and your next turn.'],
    [{ turns: 1, onDeploy: { steps: [modify(1, 0, 'it')] } }, 'Whenever you deploy a Troop, give it +1 melee. Lasts this turn.'],
    [
      { atEnd: { steps: [{ do: 'if', when: { cond: 'faith', n: 4 }, then: [draw(1)] }] } },
      'At the end of your turn, if you have 4 Faith or more, draw a card. Lasts the whole match.',
    ],
  ])('lasting: %j', (ongoing, words) => expect(stratagemText({ ongoing })).toBe(words));

  test('what harms a hand', () => {
    expect(stratagemText({ burden: { costs: { of: {}, by: 1 }, shackles: true, atEnd: { steps: [damage(1, 'ownWarlord')] } } })).toBe(
      'While this is in your hand: Your cards cost 1 more. Your Warlord cannot attack. At the end of your turn, deal 1 damage to your Warlord.',
    );
  });
});
