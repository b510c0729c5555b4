import { expect, test } from 'vitest';
import { POOL } from '../../../../src-shared/games/deckforge/decks/built-in.ts';
import type { Ability } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { cardLines, cardText } from '../../../../src-shared/games/deckforge/text/rules-text.ts';
import { card } from './cards.ts';

test('DK-C6 rules texts are written from the abilities: all built-in cards', async () => {
  const all = POOL.map(({ card: one }) => `${one.name}\n  ${cardText(one)}\n  “${one.text}”\n`).join('\n');
  await expect(all).toMatchFileSnapshot('texts.snap');
});

test.each<[Ability, string]>([
  [['enter', 'heal', 'eachPl', 1, 0, 'now'], 'When this enters play, each player gains 1 life.'],
  [['hit', 'discard', 'self', 2, 0, 'now'], 'When this deals combat damage to a player, you discard 2 cards.'],
  [['destroyed', 'wreck', 'self', 0, 0, 'now'], 'When this is destroyed, you put one of your Artifacts into the Graveyard unused.'],
  [['static', 'lose', 'oppCre', 0, 'unb', 'perm'], 'Each creature your opponents control loses unblockable.'],
  [['enter', 'gain', 'self', 0, 'ims', 'perm'], 'When this enters play, you gain immunity to spells for the rest of the match.'],
  [['enter', 'mod', 'me', -1, -2, 3], 'When this enters play, this creature gets −1/−2 for 3 turns.'],
])('%j reads as a sentence', (ability, text) => expect(cardText(card({ abilities: [ability] }))).toBe(text));

test('a target named twice is the same one, and keywords stand first, marked', () => {
  const twice = card({
    type: 'attack',
    aim: 'cre',
    abilities: [
      ['cast', 'dmg', 'target', 2, 0, 'now'],
      ['cast', 'destroy', 'target', 0, 0, 'now'],
    ],
  });
  expect(cardText(twice)).toBe('Deal 2 damage to target creature. Destroy the same target.');
  const [line] = cardLines(card({ type: 'flying', keywords: ['unb'] }));
  expect(line).toEqual([{ keyword: 'fly', text: 'Flying' }, { text: ', ' }, { keyword: 'unb', text: 'unblockable' }, { text: '.' }]);
});

test('names and notes are never read as marks', () => {
  expect(cardText(card({ name: '[[ims|x]]', text: '[[$y]] <b>' }))).toBe('');
});
