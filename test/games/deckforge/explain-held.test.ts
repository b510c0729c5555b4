import { describe, expect, test } from 'vitest';
import type { DkHeldAnswer } from '../../../src-shared/games/deckforge/explain/questions.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { EVERYTHING } from './everything.ts';
import { newMatch, type Table, type Who } from './scenario.ts';

const held = (g: Table, who: Who): DkHeldAnswer[] => deckforge.query(g.view(who), [], { ask: 'held' }) as DkHeldAnswer[];

/** A match some quick moves old, in which hands and piles have come about by play. */
function underWay(seed: string): Table {
  const g = newMatch({ seats: 3, decks: [EVERYTHING] }, seed);
  const random = new Random(seed);
  for (let i = 0; i < 60 && g.toAct() !== null; i++) g.act(random.pick(g.actions()));
  return g;
}

describe('What rivals may hold', () => {
  test('follows from the public counts: what is nowhere in the open is spread evenly over hidden places', () => {
    const g = underWay('held');
    const view = g.view('P1');
    for (const { seat, expected, atLeastOne } of held(g, 'P1')) {
      expect(expected.reduce((sum, n) => sum + n, 0)).toBeCloseTo(view.seats[seat].handCount);
      for (const chance of atLeastOne) expect(chance >= 0 && chance <= 1).toBe(true);
      view.seats[seat].known.forEach((n, type) => expect(expected[type]).toBeGreaterThanOrEqual(n));
    }
  });

  test('sampled worlds hold as much on average, and what everybody knows in each of them', () => {
    const g = underWay('sampled');
    const random = new Random('worlds');
    const worlds = Array.from({ length: 600 }, () => deckforge.determinize(g.view('P1'), g.log.seats[0], random));
    for (const { seat, expected } of held(g, 'P1')) {
      const mean = expected.map((_, type) => worlds.reduce((sum, world) => sum + world.seats[seat].hand[type], 0) / worlds.length);
      mean.forEach((n, type) => expect(Math.abs(n - expected[type])).toBeLessThan(0.15));
      const { known } = g.view('P1').seats[seat];
      for (const world of worlds) known.forEach((n, type) => expect(world.seats[seat].hand[type]).toBeGreaterThanOrEqual(n));
    }
  });

  test('a question that does not exist is refused', () => {
    expect(() => deckforge.query(underWay('odd').view('P1'), [], { ask: 'everything' })).toThrow();
  });
});

describe('Auto-pass', () => {
  const answer = (g: Table, who: Who, forced: boolean, alone = true) =>
    deckforge.auto(g.view(who), g.actions(), { preset: 'standard', until: null, forced }, !alone);

  test('a lone answer is given where the seat wishes so, and never where several people sit at the table (DK-16.4)', () => {
    let g = underWay('auto');
    for (let i = 0; g.toAct() !== null && (g.asked() === null || g.actions().length > 1); i++) {
      if (i > 400) g = underWay(`auto ${i}`);
      g.act(new Random(i).pick(g.actions()));
    }
    const who = g.toAct()!;
    expect(answer(g, who, true)).toEqual(g.actions()[0]);
    expect(answer(g, who, false)).toBeNull();
    expect(answer(g, who, true, false)).toBeNull();
  });
});
