import { describe, expect, test } from 'vitest';
import { overlooking } from '../../src-shared/bots/overlook.ts';
import { createBot, decide, type BotId } from '../../src-shared/bots/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import { lantern } from '../fixtures/lantern/game.ts';

const still = { now: () => 0, cancelled: () => false };
const moves = (...values: number[]) => values.map((value, i) => ({ name: i, value }));
const firsts = (values: number[], blur: number, tries = 400): number[] => {
  const random = new Random('overlook');
  const counts = values.map(() => 0);
  for (let i = 0; i < tries; i++) counts[overlooking(moves(...values), blur, random)[0].name]++;
  return counts;
};

describe('overlooking', () => {
  test('nothing is overlooked without a blur', () => {
    const ranked = moves(0.5, 0.5, 0.4);
    expect(overlooking(ranked, 0, new Random('overlook'))).toBe(ranked);
  });

  test('a move is taken e times as rarely for each blur that it is worse, and never beyond three', () => {
    const [best, near, far, lost] = firsts([0.6, 0.55, 0.46, 0.44], 0.05, 4000);
    expect(best / near).toBeGreaterThan(2.3);
    expect(best / near).toBeLessThan(3.2);
    expect(far).toBeGreaterThan(0);
    expect(lost).toBe(0);
  });

  test('a move that was given up early counts as good as the best at most, however good it looked', () => {
    const [best, lucky] = firsts([0.6, 0.9], 0.02);
    expect(lucky / best).toBeLessThan(1.4);
    expect(best).toBeGreaterThan(100);
  });

  test('the others stay behind it in their order', () => {
    const order = overlooking(moves(0.5, 0.5, 0.5, 0.5), 0.05, new Random('order'));
    const rest = order.slice(1).map(({ name }) => name);
    expect(rest).toEqual(rest.toSorted((a, b) => a - b));
  });
});

describe('levels in a game that says how much is overlooked', () => {
  const game = { ...lantern, search: { ...lantern.search!, overlooked: 0.2 } } as Game;
  const state = game.create({}, 'overlook');
  const request = {
    game: game.id,
    view: game.view(state, game.toAct(state)!),
    actions: game.actions(state),
    history: [],
    budget: { iterations: 1 },
  };
  const asked = (id: BotId, in_: Game, seed: string) => decide(createBot(id, in_), { ...request, seed }, still);
  const seeds = Array.from({ length: 20 }, (_, i) => `${i}`);

  test.each(['journeyman', 'master'] as const)(
    '%s now and then takes another move than the best it found, and looks forward to nothing then',
    (id) => {
      let errs = 0;
      for (const seed of seeds) {
        const careful = asked(id, lantern, seed);
        const careless = asked(id, game, seed);
        const known = careful.stats.candidates!.map(({ action }) => action);
        expect(known).toContainEqual(careless.action);
        expect(careless.stats.candidates![0].action).toEqual(careless.action);
        if (JSON.stringify(careless.action) === JSON.stringify(careful.action)) continue;
        errs++;
        expect(careless.stats.outlook).toBeUndefined();
      }
      expect(errs).toBeGreaterThan(0);
      expect(errs).toBeLessThan(seeds.length);
    },
  );

  test('a grandmaster overlooks nothing, nor does the search itself', () => {
    for (const id of ['grandmaster', 'ismcts'] as const) {
      for (const seed of seeds.slice(0, 3)) expect(asked(id, game, seed)).toEqual(asked(id, lantern, seed));
    }
  });
});
