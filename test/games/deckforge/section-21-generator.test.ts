import { expect, test } from 'vitest';
import {
  clearAll,
  groupsOf,
  newGenerator,
  putBack,
  takeAway,
  turnUp,
  type GeneratorState,
} from '../../../src-shared/games/deckforge/decks/generator.ts';
import { DEFAULT_DECK } from '../../../src-shared/games/deckforge/decks/built-in.ts';
import { CARD_TYPES, type CardType, type OnlineDeck } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { artifact, C, cast, defense, does, F, spell } from './test-cards.ts';
import { scenario } from './scenario.ts';

const drawn = (types: readonly CardType[], deck: OnlineDeck = DEFAULT_DECK, seed = 'a'): GeneratorState =>
  types.reduce((state, type) => turnUp(state, deck, type), newGenerator(seed));
const names = ({ field }: GeneratorState): string[] => field.map(({ card }) => card.name);

test('DK-21.3 a button turns up a card of its type; permanents join the Battlefield, spells do not', () => {
  let state = newGenerator('types');
  for (const type of CARD_TYPES) {
    state = turnUp(state, DEFAULT_DECK, type);
    expect(state.last!.card.type).toBe(type);
    expect(DEFAULT_DECK.cards).toContain(state.last!.card);
  }
  expect(groupsOf(state).map(({ type, cards }) => [type, cards.length])).toEqual([
    ['creature', 1],
    ['flying', 1],
    ['artifact', 1],
  ]);
});

test('DK-21.3 each copy is equally likely and none is used up; the same seed gives the same cards', () => {
  const deck: OnlineDeck = {
    name: 'Two',
    author: '',
    cards: [
      { ...C('Rare', '1/1'), copies: 1 },
      { ...C('Common', '1/1'), copies: 3 },
    ],
  };
  const shown = names(
    drawn(
      Array.from({ length: 400 }, () => 'creature' as const),
      deck,
    ),
  );
  const rare = shown.filter((name) => name === 'Rare').length;
  expect(rare).toBeGreaterThan(70);
  expect(rare).toBeLessThan(130);
  expect(names(drawn(['creature', 'flying', 'artifact']))).toEqual(names(drawn(['creature', 'flying', 'artifact'])));
  const other = Array.from({ length: 8 }, () => 'creature' as const);
  expect(names(drawn(other))).not.toEqual(names(drawn(other, DEFAULT_DECK, 'b')));
});

test('DK-21.3 DK-D49 single cards, and with CLEAR ALL all of them, are removed by hand; both can be undone', () => {
  const full = drawn(['creature', 'attack', 'flying', 'creature']);
  const [first, second, third] = full.field;
  const without = takeAway(full, second.id);
  expect(without.field).toEqual([first, third]);
  const cleared = clearAll(without);
  expect(cleared.field).toEqual([]);
  // What comes afterwards stays when the others come back, in the order in which all were turned up.
  const later = turnUp(cleared, DEFAULT_DECK, 'artifact');
  const back = putBack(later);
  expect(back.field).toEqual([first, third, later.last]);
  expect(putBack(back).field).toEqual([first, second, third, later.last]);
  expect(putBack(putBack(putBack(back)))).toEqual(putBack(back));
  expect(takeAway(full, 99)).toBe(full);
  expect(clearAll(newGenerator('x')).taken).toEqual([]);
  expect(full.field).toHaveLength(3);
});

test('DK-21.2 DK-D49 in a match nobody clears the Battlefield: what is used or destroyed goes by itself', () => {
  const g = scenario({
    players: [
      { hand: ['attack'], board: [artifact('Salve', [cast('heal', 'self', 2)]), C('A', '1/1'), F('Wing', '2/2')] },
      { board: [C('B', '1/1')] },
    ],
    deck: [spell('Storm', [cast('dmg', 'allCre', 1)]), defense('Pad', [does('cast', 'prevent', 'protected', 1)])],
  });
  expect(g.actions().map(({ type }) => type)).not.toContain('clear');
  g.use('Salve');
  expect(g.board('P1')).toEqual(['A', 'Wing']);
  g.play('attack');
  expect([g.board('P1'), g.board('P2')]).toEqual([['Wing'], []]);
});

test('DK-21.1 everybody sees each permanent in play with its card, its numbers now, and its statuses; a used artifact is gone', () => {
  const g = scenario({
    players: [
      { board: [C('Chief', '2/2', [['static', 'mod', 'myOthers', 1, 1, 'perm']]), { card: F('Kite', '1/1'), with: { stun: 2 } }] },
      { board: [artifact('Salve', [cast('heal', 'self', 2)])] },
    ],
  });
  for (const viewer of ['P1', 'P2', 'spectator'] as const) {
    const [one, two] = g.view(viewer).seats;
    const shown = [...one.board, ...two.board].map(({ cardType, card, atk, def, stun }) => {
      const printed = g.view(viewer).config.decks[card.deck].cards[card.card];
      return [cardType, printed.name, `${printed.atk}/${printed.def}`, `${atk}/${def}`, stun];
    });
    expect(shown).toEqual([
      ['creature', 'Chief', '2/2', '2/2', 0],
      ['flying', 'Kite', '1/1', '2/2', 2],
      ['artifact', 'Salve', '0/0', '0/0', 0],
    ]);
  }
});
