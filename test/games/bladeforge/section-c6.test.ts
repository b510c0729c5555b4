import { expect, it } from 'vitest';
import { stillAt } from '../../../build/test/alive.ts';
import { reaches } from '../../../build/test/tiers.ts';
import { brokenPromises, tableFigures } from '../../../src-main/cli/balance/table-figures.ts';
import { playTable, type TablePlan } from '../../../src-main/cli/balance/table-match.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';

const balance = bladeforge.tableBalance!;
const PLAN: TablePlan = { registry: '', game: 'bladeforge', bot: 'greedy', iterations: 1, seed: 'balance' };
const PATIENCE = 3_600_000;

const play = (matches: number) =>
  tableFigures(
    balance,
    Array.from({ length: matches }, (_, deal) => {
      if (deal > 0 && deal % 100 === 0) stillAt(`${deal} of ${matches} tables`);
      return playTable(bladeforge, balance, PLAN, deal);
    }),
  );

it('a few tables of greedy bots end, and show dice growing', { timeout: PATIENCE }, () => {
  const figures = play(6);
  expect(figures).toMatchObject({ matches: 6, errors: 0, draws: 0 });
  expect(figures.longest).toBeLessThan(balance.turns);
  expect(figures.marks.d6.count).toBe(6);
});

// A thousand tables take minutes: part of the long run, like `npm run balance -- bladeforge`, which writes them down.
it.skipIf(!reaches('long'))(
  'BL-C6 of 1,000 games of four greedy bots all end before 600 turns, the median lasts 6–25 rounds, each seat wins 18–32 %, each die is reached in 5 % (long)',
  { timeout: PATIENCE },
  () => {
    const figures = play(1000);
    expect(figures.errors).toBe(0);
    expect(brokenPromises(balance, figures)).toEqual([]);
  },
);
