import { describe, expect, it } from 'vitest';
import { brokenDemands } from '../../../src-shared/games/laneforge/decks/demands.ts';
import { poolOf } from '../../../src-shared/games/laneforge/decks/pool.ts';
import { spell, type CardSet, type ChampionSpec, type SpellSet } from '../../../src-shared/games/laneforge/effects/dsl.ts';

const art = { hero: 'flame', scene: 'hall' } as const;

/** A set that a deck may have ten of without breaking anything. */
const plain = (id: string, more: Partial<SpellSet> = {}): CardSet => ({
  ...spell({
    id,
    name: id,
    faction: 'f1',
    rarity: 'common',
    growth: 'even',
    themes: ['here'],
    ratings: [50, 50, 50],
    flavour: '-',
    art,
    face: () => ({ abilities: [] }),
  }),
  ...more,
});

/** Ten sets that meet every demand at its least, changed by what is given for each place. */
function deck(changes: Record<number, Partial<SpellSet>> = {}): CardSet[] {
  const basis: Partial<SpellSet>[] = [
    { tags: ['removal'] },
    { growth: 'early' },
    { growth: 'early' },
    { growth: 'late' },
    { growth: 'late' },
  ];
  return Array.from({ length: 10 }, (_, i) => plain(`set${i}`, { ...basis[i], ...changes[i] }));
}

/** The pool's mean rating is 50 at every level. */
const POOL = poolOf(
  Array.from({ length: 24 }, (_, i) => plain(`pool${i}`)),
  [],
);
const broken = (changes: Record<number, Partial<SpellSet>>): string[] => brokenDemands(deck(changes), 'here', POOL);
const places = (n: number, change: Partial<SpellSet>): Record<number, Partial<SpellSet>> =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [9 - i, change]));

describe('20 Deck generator: demands at their limits', () => {
  it('a deck in the middle of everything breaks nothing', () => {
    expect(broken({})).toEqual([]);
  });

  it.each([0, 1, 2])('LN-20.6 with a mean of 50, level index %i may sum to 480 and 520, not to 479 or 521', (level) => {
    const rated = (rating: number): Record<number, Partial<SpellSet>> => ({
      9: { ratings: [0, 1, 2].map((i) => (i === level ? rating : 50)) as [number, number, number] },
    });
    expect([29, 30, 70, 71].map((rating) => broken(rated(rating)))).toEqual([['LN-20.6'], [], [], ['LN-20.6']]);
  });

  it('LN-20.7 four sets of the theme are enough, three are not', () => {
    expect(broken(places(6, { themes: ['elsewhere'] }))).toEqual([]);
    expect(broken(places(7, { themes: ['elsewhere'] }))).toEqual(['LN-20.7']);
  });

  it('LN-20.7 two rare sets are allowed, three are not', () => {
    expect(broken(places(2, { rarity: 'rare' }))).toEqual([]);
    expect(broken(places(3, { rarity: 'rare' }))).toEqual(['LN-20.7']);
  });

  it('LN-20.8 one to three sets of removal', () => {
    const removal = { tags: ['removal'] };
    expect(broken({ 0: { tags: [] } })).toEqual(['LN-20.8']);
    expect(broken(places(2, removal))).toEqual([]);
    expect(broken(places(3, removal))).toEqual(['LN-20.8']);
  });

  it('LN-20.9 two early and two late sets, not one', () => {
    expect(broken({ 2: { growth: 'even' } })).toEqual(['LN-20.9']);
    expect(broken({ 4: { growth: 'even' } })).toEqual(['LN-20.9']);
  });

  it('LN-20.10 a need is met by two other sets, not by one and not by itself', () => {
    const needy = { needs: ['oil'], gives: ['oil'] };
    const oil = { gives: ['oil'] };
    expect(broken({ 7: needy, 8: oil, 9: oil })).toEqual([]);
    expect(broken({ 7: needy, 8: oil })).toEqual(['LN-20.10']);
    expect(broken({ 7: needy, 8: oil, 9: { gives: ['ink'] } })).toEqual(['LN-20.10']);
  });
});

describe('20 Deck generator: triples of abilities at their limits', () => {
  const line = (id: string, ratings: Partial<Record<2 | 3 | 4, number>>) => ({
    id,
    versions: Object.fromEntries(Object.entries(ratings).map(([level, rating]) => [level, { rating, steps: [] }])),
  });
  const champion = (id: string, lines: ChampionSpec['lines']): ChampionSpec => ({ id, name: id, faction: 'f1', title: '-', art, lines });
  /** Exactly one triple, of this sum. */
  const single = (id: string, sum: number): ChampionSpec =>
    champion(id, [line(`${id}-two`, { 2: 20 }), line(`${id}-three`, { 3: 30 }), line(`${id}-four`, { 4: sum - 50 })]);
  const kept = (...champions: ChampionSpec[]): number[] => poolOf([plain('a')], champions).champions.map(({ triples }) => triples.length);

  it('LN-20.13 a triple stays within 10 % of the mean of all triples of the faction’s Champions, above and below', () => {
    expect(kept(single('low', 90), single('mean', 100), single('high', 110))).toEqual([1, 1, 1]);
    expect(kept(single('low', 89), single('mean', 100), single('high', 111))).toEqual([0, 1, 0]);
  });

  it('LN-20.13 triples are ordered, of different lines, of lines with a version for the level, in content order', () => {
    const three = champion('c', [line('a', { 2: 20, 3: 30, 4: 50 }), line('b', { 2: 20, 3: 30 }), line('c', { 3: 30, 4: 50 })]);
    const [{ triples }] = poolOf([plain('a')], [three]).champions;
    expect(triples.map(({ lines }) => lines.join(' '))).toEqual(['a b c', 'b a c', 'b c a']);
  });
});
