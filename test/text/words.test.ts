import { expect, test } from 'vitest';
import { bonusText, counted, joined, numberWord, pluralOf, signedNumber, withArticle } from '../../src-shared/text/words.ts';

test('lists', () => {
  expect(joined([], 'and')).toBe('');
  expect(joined(['a'], 'and')).toBe('a');
  expect(joined(['a', 'b'], 'or')).toBe('a or b');
  expect(joined(['a', 'b', 'c'], 'and')).toBe('a, b and c');
});

test('numbers', () => {
  expect(counted(1, 'card')).toBe('1 card');
  expect(counted(0, 'card')).toBe('0 cards');
  expect(counted(2, 'ox', 'oxen')).toBe('2 oxen');
  expect(numberWord(2)).toBe('two');
  expect(numberWord(12)).toBe('12');
  expect([2, 0, -3].map(signedNumber)).toEqual(['+2', '+0', '−3']);
  expect([bonusText(2, 1), bonusText(-2, 0), bonusText(2, -1)]).toEqual(['+2/+1', '−2/−0', '+2/−1']);
});

test.each([
  ['unit', 'a unit'],
  ['enemy', 'an enemy'],
  ['Urchin', 'an Urchin'],
  ['Golem', 'a Golem'],
])('the article of %s', (word, words) => expect(withArticle(word)).toBe(words));

test.each([
  ['creature', 'creatures'],
  ['Foundry', 'Foundries'],
  ['Witch', 'Witches'],
  ['Fox', 'Foxes'],
  ['Osprey', 'Ospreys'],
  ['Wolf', 'Wolves'],
  ['Kitefolk', 'Kitefolk'],
  ['Marsh Dwarf', 'Marsh Dwarves'],
])('several %s are %s', (one, many) => expect(pluralOf(one)).toBe(many));
