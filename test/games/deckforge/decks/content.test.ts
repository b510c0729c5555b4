import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { BUILT_IN_DECKS, DEFAULT_DECK, POOL } from '../../../../src-shared/games/deckforge/decks/built-in.ts';
import { deckFaults } from '../../../../src-shared/games/deckforge/decks/check.ts';
import { isCreature } from '../../../../src-shared/games/deckforge/decks/limits.ts';
import { PICTURE_ICONS, pictureOf } from '../../../../src-shared/games/deckforge/decks/picture.ts';
import { cardRating, deckPower, powerLabel } from '../../../../src-shared/games/deckforge/decks/rating.ts';
import {
  AIMS,
  CARD_TYPES,
  KEYWORDS,
  OPS,
  SELECTORS,
  WHENS,
  type Ability,
  type DeckCard,
} from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { TERMS } from '../../../../src-shared/games/deckforge/text/terms.ts';

const CARDS = POOL.map(({ card }) => card);
const perType = (cards: readonly DeckCard[]): number[] => CARD_TYPES.map((type) => cards.filter((card) => card.type === type).length);
const has = (card: DeckCard, test: (ability: Ability) => boolean): boolean => card.abilities.some(test);
/** How many cards of the default deck have such an ability, or are such cards. */
const count = (test: (card: DeckCard) => boolean): number => DEFAULT_DECK.cards.filter(test).length;
const scarce = <T>(things: readonly T[], on: (card: DeckCard, thing: T) => boolean): T[] =>
  things.filter((thing) => count((card) => on(card, thing)) < 2);

test('the pool and the decks are as large as the matrix says', () => {
  expect(perType(CARDS)).toEqual([20, 16, 18, 18, 18]);
  expect(BUILT_IN_DECKS.map(({ deck }) => perType(deck.cards))).toEqual([
    [12, 12, 12, 12, 12],
    [10, 10, 10, 10, 10],
    [10, 10, 10, 10, 10],
  ]);
});

// That every pair of them is balanced at N = 4000 is for the simulation of matches to say.
test('DK-C1 the built-in decks are legal, Standard, alike in power, and use every card', () => {
  const powers = BUILT_IN_DECKS.map(({ deck }) => {
    expect(deckFaults(deck)).toEqual([]);
    expect(powerLabel(deck)).toBe('Standard');
    const { numerator, denominator } = deckPower(deck);
    return numerator / denominator;
  });
  expect(Math.max(...powers) - Math.min(...powers)).toBeLessThanOrEqual(Math.max(...powers) * 0.1);
  expect(POOL.filter(({ decks }) => decks.length === 0)).toEqual([]);
});

describe('in the default deck stands on two cards at least', () => {
  test('DK-C2 every keyword', () => expect(scarce(KEYWORDS, (card, keyword) => card.keywords.includes(keyword))).toEqual([]));
  test('DK-C2 every op', () => expect(scarce(OPS, (card, op) => has(card, (ability) => ability[1] === op))).toEqual([]));
  test('DK-C2 every moment', () => expect(scarce(WHENS, (card, when) => has(card, (ability) => ability[0] === when))).toEqual([]));
  test('DK-C2 every aim', () => expect(scarce(AIMS, (card, aim) => card.aim === aim)).toEqual([]));
  test('DK-C2 every selector', () =>
    expect(scarce(SELECTORS, (card, selector) => has(card, (ability) => ability[2] === selector))).toEqual([]));
  test('DK-C2 every kind of duration', () => {
    const kinds = ['turn', 'number', 'perm'];
    const kindOf = (ability: Ability): string => (typeof ability[5] === 'number' ? 'number' : ability[5]);
    expect(scarce(kinds, (card, kind) => has(card, (ability) => kindOf(ability) === kind))).toEqual([]);
  });
});

test('DK-C3 the default deck holds two of what rules and lessons need', () => {
  const lacks = (test: (card: DeckCard) => boolean): boolean => count(test) < 2;
  const gains = (trait: string) => (card: DeckCard) => has(card, ([, op, , , m]) => op === 'gain' && m === trait);
  expect(lacks(({ type, aim }) => type === 'attack' && aim === 'none')).toBe(false);
  expect(lacks(({ type, aim }) => type === 'attack' && aim === 'cre')).toBe(false);
  expect(lacks(gains('ims'))).toBe(false);
  expect(lacks(gains('ima'))).toBe(false);
  expect(lacks((card) => has(card, ([, op, , , m]) => (op === 'gain' || op === 'lose') && m === 'fly'))).toBe(false);
});

test('DK-C4 every built-in Defense Spell is of use against attacks and against spells', () => {
  const useful = (card: DeckCard): boolean =>
    has(card, ([, op, selector]) => ['prevent', 'negate', 'reflect'].includes(op) || (op === 'heal' && selector === 'self'));
  expect(CARDS.filter((card) => card.type === 'defense' && !useful(card)).map(({ name }) => name)).toEqual([]);
});

test('DK-C5 ratings of built-in cards and scores of initiative', () => {
  const outside = CARDS.filter((card) => {
    const { total } = cardRating(card);
    return isCreature(card.type) ? total < 30 || total > 120 : total < 20 || total > 90;
  });
  expect(outside.map(({ name }) => name)).toEqual([]);
  for (const { deck } of BUILT_IN_DECKS) {
    const sums = deck.cards.filter(({ type }) => isCreature(type)).map(({ atk, def }) => atk + def);
    expect(new Set(sums).size).toBeGreaterThanOrEqual(6);
  }
});

test('DK-C6 each card has a name and a line of its own', () => {
  expect(new Set(CARDS.map(({ name }) => name.toLowerCase())).size).toBe(CARDS.length);
  expect(new Set(CARDS.map(({ text }) => text)).size).toBe(CARDS.length);
  expect(CARDS.filter(({ text }) => text === '')).toEqual([]);
});

describe('pictures', () => {
  test('are made of icons that exist', () => {
    const icons = [...PICTURE_ICONS, ...Object.values(TERMS).map(({ icon }) => icon)];
    expect(icons.filter((icon) => !(icon in gameIcons.icons))).toEqual([]);
  });
  test('hang on type, name, keywords and abilities alone', () => {
    const [card] = CARDS;
    expect(pictureOf({ ...card, copies: 9, text: 'other', atk: 9 })).toEqual(pictureOf(card));
    for (const over of [{ name: 'Other' }, { type: 'flying' as const }, { keywords: ['unb' as const] }, { abilities: [] }])
      expect(pictureOf({ ...card, ...over }).seed).not.toBe(pictureOf(card).seed);
    expect(new Set(CARDS.map((one) => pictureOf(one).seed)).size).toBe(CARDS.length);
  });
});
