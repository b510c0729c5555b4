import { describe, expect, test } from 'vitest';
import {
  adjacent,
  all,
  any,
  damage,
  draw,
  destroy,
  enemy,
  gainHealth,
  loseHealth,
  modify,
  opposing,
  otherOwn,
  own,
  pick,
  gainArmor,
  type Amount,
  type CardFilter,
  type Condition,
  type CreatureFilter,
  type Effect,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { asking, creatureText, faceOfSpell, saying } from './wording.ts';

describe('filters of creatures', () => {
  /** A field without an entry does not compile. */
  const FIELDS: { [K in keyof Required<CreatureFilter>]: [Omit<CreatureFilter, 'side'>, string][] } = {
    side: [[{}, 'an enemy creature']],
    other: [[{ other: true }, 'an enemy creature']],
    adjacentTo: [[{ adjacentTo: 'this' }, 'an adjacent enemy creature']],
    opposing: [
      [{ opposing: 'this' }, 'the opposing creature'],
      [{ opposing: 'this', minion: true }, 'the opposing Minion'],
    ],
    subtype: [[{ subtype: 'Golem' }, 'an enemy Golem']],
    faction: [[{ faction: 'f4' }, 'an enemy Mosswake creature']],
    minion: [
      [{ minion: true }, 'an enemy Minion'],
      [{ minion: true, subtype: 'Golem' }, 'an enemy Golem Minion'],
      [{ minion: false }, 'an enemy non-Minion creature'],
    ],
    level: [[{ level: 3 }, 'an enemy level 3 creature']],
    maxLevel: [
      [{ maxLevel: 2 }, 'an enemy level 1 or 2 creature'],
      [{ maxLevel: 1 }, 'an enemy level 1 creature'],
    ],
    row: [[{ row: 'back' }, 'an enemy creature in the back row']],
    keyword: [[{ keyword: 'stealth' }, 'an enemy creature with Stealth']],
    armored: [[{ armored: true }, 'an enemy creature with Armor']],
    ready: [
      [{ ready: true }, 'a Ready enemy creature'],
      [{ ready: false }, 'an Exhausted enemy creature'],
    ],
    opposed: [
      [{ opposed: true }, 'an opposed enemy creature'],
      [{ opposed: false }, 'an unopposed enemy creature'],
    ],
    maxAttack: [[{ maxAttack: 3 }, 'an enemy creature with 3 or less Attack']],
    minAttack: [[{ minAttack: 3 }, 'an enemy creature with 3 or more Attack']],
    maxHealth: [[{ maxHealth: 3 }, 'an enemy creature with 3 or less Health']],
    minHealth: [[{ minHealth: 3 }, 'an enemy creature with 3 or more Health']],
    fed: [[{ fed: true }, 'an enemy creature that gained Health this turn']],
    least: [[{ least: 'health' }, 'the enemy creature with the lowest Health']],
    most: [[{ most: 'attack' }, 'the enemy creature with the highest Attack']],
  };

  test.each(Object.values(FIELDS).flat())('%o is %s', (more, words) =>
    expect(saying(destroy(pick(enemy(more))))).toBe(`Destroy ${words}.`),
  );

  test.each<[CreatureFilter, { n?: number; upTo?: true }, string]>([
    [own(), {}, 'one of your creatures'],
    [otherOwn(), {}, 'another of your creatures'],
    [otherOwn({ subtype: 'Wolf' }), { n: 2 }, 'two of your other Wolves'],
    [own(), { upTo: true }, 'up to one of your creatures'],
    [enemy(), { n: 2, upTo: true }, 'up to two enemy creatures'],
    [enemy(), { upTo: true }, 'up to one enemy creature'],
    [adjacent(), {}, 'an adjacent creature'],
    [adjacent(), { n: 2, upTo: true }, 'up to two adjacent creatures'],
    [own({ least: 'health' }), {}, 'your creature with the lowest Health'],
    [otherOwn({ most: 'attack' }), {}, 'your other creature with the highest Attack'],
    [any(), {}, 'a creature'],
    [any({ other: true }), {}, 'another creature'],
    [any({ other: true, least: 'attack' }), {}, 'the other creature with the lowest Attack'],
    [own({ ready: false, level: 1 }), {}, 'one of your Exhausted level 1 creatures'],
  ])('picked from %o, %o: %s', (filter, more, words) => expect(saying(destroy(pick(filter, more)))).toBe(`Destroy ${words}.`));

  test.each<[CreatureFilter, string]>([
    [enemy(), 'each enemy creature'],
    [own(), 'each of your creatures'],
    [otherOwn({ minion: true }), 'each of your other Minions'],
    [adjacent(), 'each adjacent creature'],
    [any({ other: true }), 'each other creature'],
    [opposing(), 'the opposing creature'],
    [any({ least: 'health' }), 'each creature with the lowest Health'],
  ])('all of %o: %s', (filter, words) => expect(saying(destroy(all(filter)))).toBe(`Destroy ${words}.`));

  test('beside what was chosen', () => {
    expect(saying(damage(3, pick(enemy())), damage(1, all(enemy({ adjacentTo: 'chosen' }))))).toBe(
      'Deal 3 damage to an enemy creature. Deal 1 damage to each enemy creature adjacent to it.',
    );
    expect(saying(modify(1, 0, pick(own())), destroy(pick(enemy({ opposing: 'chosen' }))))).toBe(
      'Give one of your creatures +1 Attack. Destroy the creature opposing it.',
    );
  });
});

describe('filters of cards', () => {
  const FIELDS: { [K in keyof Required<CardFilter>]: [CardFilter, string][] } = {
    type: [
      [{ type: 'spell' }, 'a spell'],
      [{ type: 'creature' }, 'a creature'],
    ],
    subtype: [[{ subtype: 'Golem' }, 'a Golem']],
    notSubtype: [[{ notSubtype: 'Golem', type: 'creature' }, 'a non-Golem creature']],
    faction: [[{ faction: 'f3' }, 'a Cinderhost card']],
    level: [[{ level: 2, type: 'spell' }, 'a level 2 spell']],
    maxLevel: [[{ maxLevel: 2 }, 'a level 1 or 2 card']],
  };
  test.each(Object.values(FIELDS).flat())('%o is %s', (of, words) =>
    expect(saying({ do: 'play', from: 'hand', of })).toBe(`Play ${words} from your hand.`),
  );
});

describe('amounts', () => {
  const grave = { cards: 'banish', of: { type: 'spell' }, whose: 'you' } as const;

  test.each<[Amount, string]>([
    [4, 'Deal 4 damage to your rival.'],
    [{ count: otherOwn() }, 'Deal 1 damage to your rival for each of your other creatures.'],
    [{ count: enemy(), times: 2 }, 'Deal 2 damage to your rival for each enemy creature.'],
    [{ count: own(), times: 2, plus: 3 }, 'Deal 3 damage to your rival, plus 2 for each of your creatures.'],
    [grave, 'Deal 1 damage to your rival for each spell in your banish pile.'],
    [{ cards: 'discard', whose: 'opponent' }, 'Deal 1 damage to your rival for each card in your rival’s discard pile.'],
    [{ cards: 'hand', whose: 'you', plus: 2 }, 'Deal 2 damage to your rival, plus 1 for each card in your hand.'],
    [{ of: 'attack', who: 'this' }, 'Deal damage equal to this creature’s Attack to your rival.'],
    [{ of: 'health', who: 'this', times: 2 }, 'Deal damage equal to twice this creature’s Health to your rival.'],
    [{ of: 'armor', who: 'this', times: 3, plus: 1 }, 'Deal damage equal to three times this creature’s Armor plus 1 to your rival.'],
    [{ of: 'level', who: 'this' }, 'Deal damage equal to this creature’s level to your rival.'],
  ])('%o', (amount, words) => expect(saying(damage(amount, 'opponent'))).toBe(words));

  test.each<[Effect, string]>([
    [draw({ count: own() }), 'Draw a card for each of your creatures.'],
    [draw({ of: 'level', who: 'this' }), 'Draw a number of cards equal to this creature’s level.'],
    [gainHealth({ of: 'attack', who: 'this' }, 'you'), 'Gain Health equal to this creature’s Attack.'],
    [loseHealth({ count: own(), plus: 1 }, 'opponent'), 'Your rival loses 1 Health, plus 1 for each of your creatures.'],
    [gainArmor({ count: enemy() }, 'this'), 'Give this 1 Armor for each enemy creature.'],
    [modify({ count: enemy() }, { count: enemy(), times: 2 }, 'this'), 'Give this +1 Attack and +2 Health for each enemy creature.'],
    [
      modify({ count: enemy(), times: -1 }, 0, pick(enemy()), 'thisTurn'),
      'Give an enemy creature −1 Attack this turn for each enemy creature.',
    ],
    [modify({ of: 'health', who: 'this' }, 1, 'this'), 'Give this +X Attack and +1 Health, where X is this creature’s Health.'],
    [modify({ count: own(), plus: 1 }, 0, 'this'), 'Give this +X Attack, where X is the number of your creatures plus 1.'],
    [
      modify({ of: 'armor', who: 'this' }, { of: 'armor', who: 'this' }, 'this'),
      'Give this +X Attack and +X Health, where X is this creature’s Armor.',
    ],
    [
      modify({ of: 'level', who: 'this', times: -1 }, { cards: 'hand', whose: 'you', times: 2 }, pick(enemy())),
      'Give an enemy creature −X Attack and +Y Health, where X is this creature’s level and Y is twice the number of cards in your hand.',
    ],
  ])('%o', (effect, words) => expect(saying(effect)).toBe(words));

  test('"its" is what was named last', () => {
    expect(saying(destroy(pick(own())), gainHealth({ of: 'health', who: 'chosen' }, 'you'))).toBe(
      'Destroy one of your creatures. Gain Health equal to its Health.',
    );
    expect(saying(destroy(pick(own())), modify(1, 0, 'this'), gainHealth({ of: 'health', who: 'chosen' }, 'you'))).toBe(
      'Destroy one of your creatures. Give this +1 Attack. Gain Health equal to the chosen creature’s Health.',
    );
  });

  test('"that much" is what the trigger tells of', () => {
    const on = (steps: Effect[]) => creatureText({ kind: 'when', trigger: { on: 'survivesDamage', who: 'this' }, steps });
    expect(on([damage('that', 'opponent')])).toBe('Whenever this takes damage and survives, deal that much damage to your rival.');
    expect(on([modify('that', 0, 'this')])).toBe(
      'Whenever this takes damage and survives, give this +X Attack, where X is the damage taken.',
    );
    expect(on([draw('that')])).toBe('Whenever this takes damage and survives, draw that many cards.');
  });
});

describe('conditions and their denial', () => {
  type Asked<K extends Condition['cond']> = [Extract<Condition, { cond: K }>, yes: string, no: string][];
  /** A condition without an entry does not compile. */
  const ASKED: { [K in Exclude<Condition['cond'], 'not'>]: Asked<K> } = {
    exists: [
      [{ cond: 'exists', of: own({ subtype: 'Golem' }) }, 'you control a Golem', 'you control no Golem'],
      [{ cond: 'exists', of: otherOwn(), n: 2 }, 'you control at least two other creatures', 'you control fewer than two other creatures'],
      [
        { cond: 'exists', of: enemy({ row: 'back' }) },
        'your rival controls a creature in the back row',
        'your rival controls no creature in the back row',
      ],
      [{ cond: 'exists', of: opposing({ minion: true }) }, 'there is an opposing Minion', 'there is no opposing Minion'],
      [{ cond: 'exists', of: any(), n: 3 }, 'there are at least three creatures', 'there are fewer than three creatures'],
      [{ cond: 'exists', of: adjacent() }, 'you control an adjacent creature', 'you control no adjacent creature'],
    ],
    forge: [
      [{ cond: 'forge', who: 'you' }, 'you have the Forge', 'you do not have the Forge'],
      [{ cond: 'forge', who: 'opponent' }, 'your rival has the Forge', 'your rival does not have the Forge'],
    ],
    gainedHealth: [
      [{ cond: 'gainedHealth', who: 'you' }, 'you gained Health this turn', 'you have not gained Health this turn'],
      [{ cond: 'gainedHealth', who: 'opponent' }, 'your rival gained Health this turn', 'your rival has not gained Health this turn'],
      [{ cond: 'gainedHealth', who: 'this' }, 'this gained Health this turn', 'this has not gained Health this turn'],
    ],
    destroyedThisTurn: [
      [
        { cond: 'destroyedThisTurn', side: 'enemy' },
        'an enemy creature was destroyed this turn',
        'no enemy creature was destroyed this turn',
      ],
      [
        { cond: 'destroyedThisTurn', side: 'own' },
        'one of your creatures was destroyed this turn',
        'none of your creatures was destroyed this turn',
      ],
      [
        { cond: 'destroyedThisTurn', side: 'any', n: 3 },
        'at least three creatures were destroyed this turn',
        'fewer than three creatures were destroyed this turn',
      ],
      [
        { cond: 'destroyedThisTurn', side: 'own', n: 2 },
        'at least two of your creatures were destroyed this turn',
        'fewer than two of your creatures were destroyed this turn',
      ],
    ],
    playedThisTurn: [
      [{ cond: 'playedThisTurn', type: 'spell', n: 1 }, 'you have played a spell this turn', 'you have played no spell this turn'],
      [
        { cond: 'playedThisTurn', n: 3 },
        'you have played at least three cards this turn',
        'you have played fewer than three cards this turn',
      ],
    ],
    opposed: [[{ cond: 'opposed', who: 'this' }, 'this is opposed', 'this is unopposed']],
    unopposed: [[{ cond: 'unopposed', who: 'this' }, 'this is unopposed', 'this is opposed']],
    row: [[{ cond: 'row', who: 'this', row: 'front' }, 'this is in the front row', 'this is not in the front row']],
    is: [[{ cond: 'is', who: 'this', of: any({ keyword: 'stealth' }) }, 'this has Stealth', 'this does not have Stealth']],
    cards: [
      [
        { cond: 'cards', zone: 'banish', of: { type: 'creature' }, whose: 'you', n: 1 },
        'there is a creature in your banish pile',
        'there is no creature in your banish pile',
      ],
      [
        { cond: 'cards', zone: 'discard', whose: 'opponent', n: 4 },
        'there are at least four cards in your rival’s discard pile',
        'there are fewer than four cards in your rival’s discard pile',
      ],
      [{ cond: 'cards', zone: 'hand', whose: 'you', n: 1 }, 'there is a card in your hand', 'there is no card in your hand'],
    ],
    health: [
      [{ cond: 'health', who: 'you', atMost: 20 }, 'your Health is 20 or less', 'your Health is more than 20'],
      [{ cond: 'health', who: 'opponent', atMost: 9 }, 'your rival’s Health is 9 or less', 'your rival’s Health is more than 9'],
    ],
    behind: [[{ cond: 'behind' }, 'you have less Health than your rival', 'you do not have less Health than your rival']],
    ahead: [[{ cond: 'ahead' }, 'you have more Health than your rival', 'you do not have more Health than your rival']],
  };

  test.each(Object.values(ASKED).flat() as Asked<Exclude<Condition['cond'], 'not'>>)('%o', (condition, yes, no) =>
    expect(asking(condition)).toEqual([yes, no]),
  );

  test('denied twice is not denied', () => {
    expect(asking({ cond: 'not', of: { cond: 'behind' } })).toEqual([ASKED.behind[0][2], ASKED.behind[0][1]]);
  });

  /** What a creature can be asked to be; a field without an entry does not compile. */
  const BEING: { [K in keyof Required<CreatureFilter>]: [CreatureFilter, yes: string, no: string][] } = {
    side: [
      [own(), 'is one of your creatures', 'is not one of your creatures'],
      [enemy(), 'is an enemy creature', 'is not an enemy creature'],
    ],
    other: [[any({ other: true }), 'is another creature', 'is not another creature']],
    adjacentTo: [[any({ adjacentTo: 'this' }), 'is adjacent to this', 'is not adjacent to this']],
    opposing: [[any({ opposing: 'this' }), 'is opposing this', 'is not opposing this']],
    subtype: [[any({ subtype: 'Golem' }), 'is a Golem', 'is not a Golem']],
    faction: [[any({ faction: 'f2' }), 'is a Slipstream creature', 'is not a Slipstream creature']],
    minion: [
      [any({ minion: true }), 'is a Minion', 'is not a Minion'],
      [any({ minion: false }), 'is not a Minion', 'is a Minion'],
    ],
    level: [[any({ level: 3 }), 'is level 3', 'is not level 3']],
    maxLevel: [
      [any({ maxLevel: 2 }), 'is level 1 or 2', 'is not level 1 or 2'],
      [any({ maxLevel: 1 }), 'is level 1', 'is not level 1'],
    ],
    row: [[any({ row: 'front' }), 'is in the front row', 'is not in the front row']],
    keyword: [[any({ keyword: 'defender' }), 'has Defender', 'does not have Defender']],
    armored: [[any({ armored: true }), 'has Armor', 'does not have Armor']],
    ready: [
      [any({ ready: true }), 'is Ready', 'is Exhausted'],
      [any({ ready: false }), 'is Exhausted', 'is Ready'],
    ],
    opposed: [
      [any({ opposed: true }), 'is opposed', 'is unopposed'],
      [any({ opposed: false }), 'is unopposed', 'is opposed'],
    ],
    maxAttack: [[any({ maxAttack: 3 }), 'has 3 or less Attack', 'has more than 3 Attack']],
    minAttack: [[any({ minAttack: 3 }), 'has 3 or more Attack', 'has less than 3 Attack']],
    maxHealth: [[any({ maxHealth: 3 }), 'has 3 or less Health', 'has more than 3 Health']],
    minHealth: [[any({ minHealth: 3 }), 'has 3 or more Health', 'has less than 3 Health']],
    fed: [[any({ fed: true }), 'gained Health this turn', 'has not gained Health this turn']],
    least: [[any({ least: 'attack' }), 'has the lowest Attack', 'does not have the lowest Attack']],
    most: [[any({ most: 'health' }), 'has the highest Health', 'does not have the highest Health']],
  };

  test.each(Object.values(BEING).flat())('what this is: %o', (of, yes, no) =>
    expect(asking({ cond: 'is', who: 'this', of })).toEqual([`this ${yes}`, `this ${no}`]),
  );

  test('several restrictions make one phrase', () => {
    expect(asking({ cond: 'is', who: 'this', of: enemy({ subtype: 'Golem', maxAttack: 3 }) })).toEqual([
      'this is an enemy Golem with 3 or less Attack',
      'this is not an enemy Golem with 3 or less Attack',
    ]);
  });

  test('what a text’s own play counts for among the cards of the turn', () => {
    const spells = (n: number): Condition => ({ cond: 'playedThisTurn', type: 'spell', n });
    const creatures = (n: number): Condition => ({ cond: 'playedThisTurn', type: 'creature', n });
    const iff = (when: Condition): Effect => ({ do: 'if', when, then: [draw(1)] });
    const onSpell = (when: Condition) => faceOfSpell({ abilities: [{ kind: 'spell', steps: [iff(when)] }] }).plain;
    expect(onSpell(spells(1))).toBe('If you have played another spell this turn, draw a card.');
    expect(onSpell(spells(2))).toBe('If you have played at least two other spells this turn, draw a card.');
    expect(onSpell(creatures(1))).toBe('If you have played a creature this turn, draw a card.');
    expect(saying(iff(creatures(2)))).toBe('If you have played another creature this turn, draw a card.');
    expect(saying(iff(creatures(3)))).toBe('If you have played at least two other creatures this turn, draw a card.');
    expect(saying(iff(spells(1)))).toBe('If you have played a spell this turn, draw a card.');
  });

  test('a player in turn is "they"', () => {
    const each = (when: Condition) => saying({ do: 'eachPlayer', steps: [{ do: 'if', when, then: [draw(1)] }] });
    expect(each({ cond: 'forge', who: 'you' })).toBe('For each player, if they have the Forge, they draw a card.');
    expect(each({ cond: 'ahead' })).toBe('For each player, if they have more Health than their rival, they draw a card.');
  });
});
