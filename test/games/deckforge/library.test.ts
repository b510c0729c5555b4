import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_DECKS } from '../../../src-shared/games/deckforge/decks/built-in.ts';
import { encodeDeck } from '../../../src-shared/games/deckforge/decks/deck-string.ts';
import { readDeck } from '../../../src-shared/games/deckforge/decks/schema.ts';
import { library } from '../../../src-shared/games/deckforge/library.ts';
import { FIVE } from './decks/cards.ts';

const kind = library.kinds.loadout!;

/** What the host says of a value from a file: nothing where it can be kept. */
function problemsOf(value: unknown): string[] {
  const read = kind.schema.safeParse(value);
  return read.success ? kind.check(read.data) : read.error.issues.map(({ message }) => message);
}

describe('decks as files', () => {
  it('DK-18.2 the built-in ones come along, each with its line', () => {
    expect(kind.builtIn.map(({ value }) => kind.name(value))).toEqual(BUILT_IN_DECKS.map(({ deck }) => deck.name));
    for (const { value } of kind.builtIn) expect(problemsOf(value)).toEqual([]);
    expect(BUILT_IN_DECKS.map(({ line }) => line)).toEqual(kind.builtIn.map(({ value }) => kind.note(value)));
  });

  it('are told by their cards, copies and author', () => {
    expect(kind.note(FIVE)).toBe('5 cards, 5 copies');
    expect(kind.note({ ...FIVE, author: 'Ann' })).toBe('5 cards, 5 copies, by Ann');
    expect(problemsOf(kind.renamed(FIVE, 'n'.repeat(41)))).toEqual(['n: 41 characters: 41 is outside 1–40.']);
  });

  it('DK-17.1 are refused with all their faults, each with its place', () => {
    const [cub, ...others] = FIVE.cards;
    const problems = problemsOf({ ...FIVE, name: '', cards: [{ ...cub, atk: 21, copies: 0 }, ...others] });
    expect(problems).toEqual(['n: 0 characters: 0 is outside 1–40.', 'c[0].copies: 0 is outside 1–20.', 'c[0].atk: 21 is outside 0–20.']);
    expect(problemsOf({ ...FIVE, cards: [{ ...cub, spell: 1, atk: '2' }, ...others] })).toHaveLength(2);
  });

  it('DK-19.9 whatever a file holds is a sound deck or refused in words', () => {
    const odd = fc.oneof(fc.anything(), fc.constantFrom(NaN, -1, 1e9, '', 'x'.repeat(500), null, [], {}, '__proto__'));
    const broken = fc.tuple(fc.nat(4), fc.constantFrom(...Object.keys(FIVE.cards[0])), odd).map(([at, member, value]) => ({
      ...FIVE,
      cards: FIVE.cards.map((card, i) => (i === at ? { ...card, [member]: value } : card)),
    }));
    const ability = fc.tuple(fc.nat(5), odd).map(([at, value]) => {
      const jab = FIVE.cards[2];
      return { ...FIVE, cards: FIVE.cards.with(2, { ...jab, abilities: [jab.abilities[0].with(at, value as never) as never] }) };
    });
    fc.assert(
      fc.property(fc.oneof(odd, broken, ability), (value) => {
        const problems = problemsOf(value);
        if (problems.length === 0) expect(readDeck(value).ok).toBe(true);
        else for (const problem of problems) expect(problem).toMatch(/^.+\.$/s);
      }),
      { numRuns: 3000 },
    );
    expect(problemsOf(JSON.parse('{"__proto__":{"x":1},"name":"A","author":"","cards":[]}'))).toEqual([
      'nothing in a deck is called “__proto__”.',
    ]);
  });

  it('are known by how their codes begin', () => {
    const code = encodeDeck(FIVE);
    expect(code.ok && library.codes?.test(code.code)).toBe(true);
  });
});
