import { describe, expect, test } from 'vitest';
import { cardRating, deckPower, powerLabel } from '../../../../src-shared/games/deckforge/decks/rating.ts';
import type { Ability, DeckCard } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { card, FIVE, fiveWith, jab, pad } from './cards.ts';

const total = (over: Partial<DeckCard>): number => cardRating(card(over)).total;
/** Points of one ability alone. */
const points = (ability: Ability): number => cardRating(card({ atk: 20, def: 20, abilities: [ability] })).items[2].points;

test('DK-20.1 body and keywords', () => {
  expect(total({ atk: 3, def: 4 })).toBe(58);
  expect(total({ type: 'flying', atk: 3, def: 4 })).toBe(70);
  expect((['unb', 'bfl', 'bun', 'ims', 'ima'] as const).map((keyword) => total({ atk: 0, def: 1, keywords: [keyword] }) - 7)).toEqual([
    15, 5, 4, 15, 6,
  ]);
});

test('DK-20.4 the examples', () => {
  expect(total({ atk: 4, def: 5, keywords: ['unb'], abilities: [['hit', 'draw', 'self', 1, 0, 'now']] })).toBe(120);
  expect(total({ type: 'flying', atk: 3, def: 2, abilities: [['static', 'mod', 'myOthers', 1, 0, 'perm']] })).toBe(92);
  const spell = jab({
    abilities: [
      ['cast', 'dmg', 'target', 6, 0, 'now'],
      ['cast', 'dmg', 'self', 2, 0, 'now'],
    ],
  });
  expect(cardRating(spell)).toEqual({
    total: 40,
    items: [
      { of: 'ability', ability: 0, base: 60, when: 1, area: 1, sign: 1, points: 60 },
      { of: 'ability', ability: 1, base: 20, when: 1, area: 1, sign: -1, points: -20 },
    ],
  });
});

test('DK-20.1 a rating is never below 0', () => {
  expect(cardRating(jab({ aim: 'none', abilities: [['cast', 'dmg', 'self', 9, 0, 'now']] })).total).toBe(0);
});

describe('DK-20.2 the base of each op', () => {
  test.each<[Ability, number]>([
    [['enter', 'dmg', 'target', 3, 0, 'now'], 30],
    [['enter', 'heal', 'self', 3, 0, 'now'], 24],
    [['enter', 'prevent', 'protected', 3, 0, 'now'], 24],
    [['enter', 'prevent', 'protected', 0, 0, 'now'], 45],
    [['enter', 'stun', 'target', 2, 0, 'now'], 24],
    [['enter', 'freeze', 'target', 2, 0, 'now'], 24],
    [['enter', 'destroy', 'target', 0, 0, 'now'], 60],
    [['enter', 'negate', 'source', 0, 0, 'now'], 50],
    [['enter', 'reflect', 'self', 0, 0, 'now'], 35],
    [['enter', 'bounce', 'target', 0, 0, 'now'], 30],
    [['enter', 'extra', 'self', 0, 0, 'now'], 25],
    [['enter', 'wreck', 'target', 0, 0, 'now'], 20],
    [['enter', 'draw', 'self', 2, 0, 'now'], 30],
    [['enter', 'discard', 'target', 2, 0, 'now'], 24],
    [['enter', 'cleanse', 'me', 0, 0, 'now'], 6],
    [['enter', 'gain', 'me', 0, 'fly', 'turn'], 12],
    [['enter', 'gain', 'me', 0, 'fly', 1], 24],
    [['enter', 'gain', 'me', 0, 'fly', 2], 36],
    [['enter', 'gain', 'me', 0, 'fly', 'perm'], 36],
    [['enter', 'lose', 'target', 0, 'fly', 1], 20],
    [['enter', 'mod', 'me', 2, 1, 'turn'], 17],
    [['enter', 'mod', 'me', 2, 1, 1], 34],
    [['enter', 'mod', 'me', 2, 1, 5], 51],
  ])('%j is worth %i', (ability, worth) => expect(points(ability)).toBe(worth));
});

test('DK-20.2 moments and areas count twice', () => {
  for (const when of ['enter', 'block', 'destroyed'] as const) expect(points([when, 'heal', 'self', 1, 0, 'now'])).toBe(8);
  for (const when of ['attack', 'hit'] as const) expect(points([when, 'heal', 'self', 1, 0, 'now'])).toBe(16);
  for (const wide of ['eachOpp', 'oppCre'] as const) expect(points(['enter', 'dmg', wide, 1, 0, 'now'])).toBe(20);
  for (const wide of ['myCre', 'myOthers'] as const) expect(points(['enter', 'cleanse', wide, 0, 0, 'now'])).toBe(12);
  for (const one of ['allCre', 'eachPl', 'target'] as const) expect(points(['enter', 'dmg', one, 1, 0, 'now'])).toBe(10);
});

test('DK-20.3 what helps enemies or harms oneself counts against the card', () => {
  expect(points(['enter', 'draw', 'eachOpp', 1, 0, 'now'])).toBe(-30);
  expect(points(['enter', 'heal', 'source', 1, 0, 'now'])).toBe(-8);
  for (const own of ['self', 'me', 'protected'] as const) expect(points(['enter', 'dmg', own, 1, 0, 'now'])).toBe(-10);
  for (const own of ['myCre', 'myOthers'] as const) expect(points(['enter', 'freeze', own, 1, 0, 'now'])).toBe(-24);
  expect(points(['enter', 'lose', 'source', 0, 'fly', 'turn'])).toBe(10);
});

test('DK-20.3 mod: own as reckoned, enemies turned round, others by size', () => {
  expect(points(['enter', 'mod', 'me', -1, 0, 'turn'])).toBe(-6);
  expect(points(['enter', 'mod', 'oppCre', -1, 0, 'turn'])).toBe(12);
  expect(points(['enter', 'mod', 'oppCre', 1, 1, 'turn'])).toBe(-22);
  expect(points(['enter', 'mod', 'allCre', -1, 0, 'turn'])).toBe(6);
  expect(points(['enter', 'mod', 'target', -2, 1, 'turn'])).toBe(7);
  expect(Object.is(points(['enter', 'mod', 'oppCre', 5, -6, 'turn']), 0)).toBe(true);
});

test('DK-20.5, DK-19.10 power is the mean of the types’ means, exactly', () => {
  expect(deckPower(FIVE)).toMatchObject({ numerator: 149, denominator: 5, tenths: 298, shown: '29.8' });
  const two = { ...FIVE, cards: [...FIVE.cards, card({ name: 'Bear', atk: 3, def: 3, copies: 3 })] };
  // Creatures: (34 + 3 × 51) / 4 = 46.75; power (46.75 + 29 + 30 + 24 + 32) / 5 = 32.35, shown halves up.
  expect(deckPower(two)).toMatchObject({ numerator: 647, denominator: 20, shown: '32.4' });
});

test('DK-20.5 Standard up to a card of 120 and a power of 90', () => {
  expect(powerLabel(FIVE)).toBe('Standard');
  expect(powerLabel(fiveWith(card({ atk: 12, def: 0 })))).toBe('Standard');
  expect(powerLabel(fiveWith(card({ atk: 5, def: 10, keywords: [] })))).toBe('Standard');
  expect(powerLabel(fiveWith(card({ atk: 10, def: 3 })))).toBe('Unlimited');
  const dear = (n: number): DeckCard[] => [
    card({ atk: 9, def: 0 }),
    card({ type: 'flying', name: 'Kite', atk: 5, def: 4 }),
    jab({ abilities: [['cast', 'dmg', 'target', 9, 0, 'now']] }),
    pad({ abilities: [['cast', 'destroy', 'oppCre', 0, 0, 'now']] }),
    card({ type: 'artifact', name: 'Salve', abilities: [['cast', 'dmg', 'eachPl', n, 0, 'now']] }),
  ];
  // 90 + 90 + 90 + 120 + 10n, by five types.
  expect(deckPower({ ...FIVE, cards: dear(6) }).shown).toBe('90.0');
  expect(powerLabel({ ...FIVE, cards: dear(6) })).toBe('Standard');
  expect(powerLabel({ ...FIVE, cards: dear(7) })).toBe('Unlimited');
});
