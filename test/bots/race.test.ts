import { describe, expect, test } from 'vitest';
import { Race } from '../../src-shared/bots/race.ts';
import { Random } from '../../src-shared/kernel/rng.ts';

const judged = (...values: number[]) => values.map((value, key) => ({ key, value }));

/** Runs a race of so many tries, in which each move's result is what `resultOf` says. */
function run(race: Race, tries: number, resultOf: (key: number, round: number) => number): number[] {
  const tried: number[] = [];
  for (let i = 0, round = 0; i < tries && !race.decided; i++) {
    if (race.atStart) round++;
    tried.push(race.key);
    race.record(resultOf(race.key, round), i / tries);
  }
  return tried;
}

describe('the race at the root', () => {
  test('tries each move once in a round and lets half of them drop out in equal shares of the budget', () => {
    const race = new Race(4);
    race.begin(judged(0.5, 0.5, 0.5, 0.5));
    const luck = new Random('race');
    const tried = run(race, 400, (key) => 0.5 + key * 0.01 + luck.unit() * 0.3);
    expect(tried.slice(0, 4).sort()).toEqual([0, 1, 2, 3]);
    const looks = [0, 1, 2, 3].map((key) => tried.filter((k) => k === key).length);
    const [most, second, , least] = [...looks].sort((a, b) => b - a);
    expect(most).toBe(second);
    expect(most).toBeGreaterThan(2 * least);
    expect(race.ranking()).toHaveLength(4);
    expect(race.ranking().map(({ rounds }) => rounds)).toEqual([...looks].sort((a, b) => b - a));
  });

  test('sees small differences under great luck that all moves share', () => {
    const race = new Race(0);
    race.begin(judged(0.5, 0.5, 0.5));
    run(race, 60, (key, round) => (round % 2) * 0.9 + key * 0.01);
    expect(race.ranking()[0].key).toBe(2);
  });

  test('ends early when one move is clearly ahead', () => {
    const race = new Race(4);
    race.begin(judged(0.5, 0.4));
    const luck = new Random('clear');
    const looks = run(race, 1000, (key) => (key === 1 ? 0.9 : 0.1) + luck.unit() * 0.05).length;
    // Not before the tree below the moves has had time to grow.
    expect(looks).toBeGreaterThanOrEqual(150);
    expect(looks).toBeLessThan(170);
    expect(race.decided).toBe(true);
    expect(race.ranking()[0].key).toBe(1);
  });

  test('believes the judgement at first and the results in the end', () => {
    const race = new Race(4);
    race.begin(judged(0.6, 0.4));
    run(race, 4, (key) => 0.5 + key * 0.1);
    expect(race.ranking()[0].key).toBe(0);
    race.begin(judged(0.6, 0.4));
    const luck = new Random('later');
    run(race, 200, (key) => 0.4 + key * 0.1 + luck.unit() * 0.4);
    expect(race.ranking()[0].key).toBe(1);
  });

  test('a move without a rival needs no race', () => {
    const race = new Race(4);
    race.begin(judged(0.5));
    expect(race.decided).toBe(true);
    expect(race.ranking()).toEqual([{ key: 0, rounds: 0, value: 0.5 }]);
  });
});
