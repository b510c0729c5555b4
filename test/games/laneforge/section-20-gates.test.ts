import { describe, expect, it } from 'vitest';
import { CHAMPIONS } from '../../../src-shared/games/laneforge/champions/index.ts';
import { CONTENT_VERSION } from '../../../src-shared/games/laneforge/content-version.ts';
import { MOST_ATTEMPTS, drawSets } from '../../../src-shared/games/laneforge/decks/draw.ts';
import { generateWithAccount, type GeneratedDeck } from '../../../src-shared/games/laneforge/decks/generate.ts';
import { POOLS, poolOf } from '../../../src-shared/games/laneforge/decks/pool.ts';
import type { CardSet } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import { FACTIONS, type LnFaction } from '../../../src-shared/games/laneforge/types.ts';
import { brokenByTheBook, drawnByTheBook, fairTriplesByTheBook } from './deck-by-the-book.ts';

const SEEDS = 10_000;
const rolled = new Map<LnFaction, GeneratedDeck[]>();
/** The decks of seeds 0–9999, made once. */
function decksOf(faction: LnFaction): GeneratedDeck[] {
  let decks = rolled.get(faction);
  if (!decks) {
    decks = Array.from({ length: SEEDS }, (_, seed) => generateWithAccount(CONTENT_VERSION, faction, `${seed}`));
    rolled.set(faction, decks);
  }
  return decks;
}

describe.each(FACTIONS)('20 Deck generator: ten thousand decks of %s', (faction) => {
  const pool = SETS.filter((set) => set.faction === faction);

  it('LN-20.5 LN-20.6 LN-20.7 every deck keeps to ten sets, the mean strength, its theme and two rares', () => {
    for (const { deck, theme } of decksOf(faction)) expect(brokenByTheBook(deck.sets, pool, theme.id), deck.code).toEqual([]);
  });

  it('LN-20.8 LN-20.9 LN-20.10 and to removal, growth and needs: the bounds are reached, not passed', () => {
    const spread = (test: (set: CardSet) => boolean): [number, number] => {
      const counts = decksOf(faction).map(({ deck }) => pool.filter((set) => deck.sets.includes(set.id) && test(set)).length);
      return [Math.min(...counts), Math.max(...counts)];
    };
    expect(spread((set) => set.tags?.includes('removal') === true)).toEqual([1, 3]);
    expect(spread((set) => set.growth === 'early')[0]).toBe(2);
    expect(spread((set) => set.growth === 'late')[0]).toBe(2);
    expect(spread((set) => set.type === 'spell')).toEqual([2, 4]);
    expect(spread((set) => set.rarity === 'rare')[1]).toBe(2);
    const lonely = decksOf(faction).filter(({ deck }) => {
      const sets = pool.filter((set) => deck.sets.includes(set.id));
      return sets.some((set) => set.needs?.some((tag) => sets.filter((other) => other !== set && other.gives?.includes(tag)).length < 2));
    });
    expect(lonely).toEqual([]);
  });

  it('LN-20.11 none of them is a fallback, and they take 15 attempts at most on average', () => {
    const decks = decksOf(faction);
    expect(decks.filter(({ broken }) => broken.length > 0)).toEqual([]);
    expect(decks.reduce((total, { attempts }) => total + attempts, 0) / decks.length).toBeLessThanOrEqual(15);
  });

  it('LN-20.12 every set is in 10 to 80 % of them', () => {
    const seen = new Map<string, number>(pool.map((set) => [set.id, 0]));
    for (const { deck } of decksOf(faction)) for (const id of deck.sets) seen.set(id, seen.get(id)! + 1);
    for (const [id, n] of seen) expect(n >= 0.1 * SEEDS && n <= 0.8 * SEEDS, `${id}: ${n}`).toBe(true);
  });

  it('LN-20.14 every Champion keeps 12 triples or more, and decks have every line at every level it is made for', () => {
    const champions = CHAMPIONS.filter((champion) => champion.faction === faction);
    for (const champion of champions) {
      const kept = fairTriplesByTheBook(champion).map(({ lines }) => lines);
      expect(kept.length, champion.id).toBeGreaterThanOrEqual(12);
      expect(POOLS[faction].champions.find(({ spec }) => spec === champion)!.triples.map(({ lines }) => lines)).toEqual(kept);
    }
    const met = new Set(decksOf(faction).flatMap(({ deck }) => deck.champion.lines.map((line, i) => `${line} ${i + 2}`)));
    const made = champions.flatMap(({ lines }) =>
      lines.flatMap(({ id, versions }) => Object.keys(versions).map((level) => `${id} ${level}`)),
    );
    expect([...met].toSorted()).toEqual(made.toSorted());
  });
});

describe('20 Deck generator: when every attempt fails', () => {
  it('LN-20.11 the earliest of the 400 attempts that break the fewest rules is the deck', () => {
    // Without removal LN-20.8 cannot be met, and without late growth LN-20.9 neither: two broken rules are the fewest.
    const sets = SETS.filter((set) => set.faction === 'f4').map((set): CardSet => ({
      ...set,
      tags: [],
      growth: set.growth === 'late' ? 'even' : set.growth,
    }));
    const pool = poolOf(sets, []);
    const tries = Array.from({ length: MOST_ATTEMPTS }, (_, a) => drawnByTheBook(sets, 'graves', `K|${a}`));
    const broken = tries.map((ids) => brokenByTheBook(ids, sets, 'graves'));
    const fewest = Math.min(...broken.map((rules) => rules.length));
    const first = broken.findIndex((rules) => rules.length === fewest);
    expect(fewest).toBe(2);

    const drawn = drawSets(pool, 'graves', 'K');
    expect(drawn.sets.map((set) => set.id)).toEqual(tries[first]);
    expect(drawn.broken).toEqual(['LN-20.8', 'LN-20.9']);
    expect(drawn.attempts).toBe(400);
  });

  it('LN-20.5 LN-20.11 even then it has ten different sets, six to eight of them creatures', () => {
    const sets = SETS.filter((set) => set.faction === 'f3').map((set): CardSet => ({
      ...set,
      tags: [],
      rarity: 'rare',
      needs: ['nothing'],
    }));
    const drawn = drawSets(poolOf(sets, []), 'charge', 'K');
    expect(drawn.broken).toContain('LN-20.7');
    expect(
      brokenByTheBook(
        drawn.sets.map((set) => set.id),
        sets,
        'charge',
      ),
    ).not.toContain('LN-20.5');
  });
});
