import { check } from 'prettier';
import { describe, expect, test } from 'vitest';
import { brokenPromises, tableFigures } from '../../src-main/cli/balance/table-figures.ts';
import { playTable, type TableMatch, type TablePlan } from '../../src-main/cli/balance/table-match.ts';
import { tableReport } from '../../src-main/cli/balance/table-report.ts';
import type { TableBalance } from '../../src-shared/kernel/table-balance.ts';
import { bladeforge } from '../../src-shared/games/bladeforge/game.ts';

const promised: TableBalance = {
  seats: 4,
  matches: 4,
  turns: 100,
  rounds: [2, 6],
  seatShare: [0.2, 0.3],
  marks: [{ id: 'spark', name: 'a spark flies', share: 0.5, shows: () => true }],
};

const match = (deal: number, more: Partial<TableMatch> = {}): TableMatch => ({
  deal,
  winner: deal % 4,
  reason: 'lastStanding',
  turns: 16,
  marks: ['spark'],
  ...more,
});
const four = (more: Partial<TableMatch> = {}) => [0, 1, 2, 3].map((deal) => match(deal, deal === 3 ? more : {}));
const broken = (matches: TableMatch[]) => brokenPromises(promised, tableFigures(promised, matches));

describe('what whole tables promise', () => {
  test('holds where every number is within its bounds', () => expect(broken(four())).toEqual([]));

  test('names what is broken', () => {
    expect(broken(four({ turns: 100 }))).toEqual(['a match took 100 turns']);
    expect(broken(four().map((one) => ({ ...one, turns: 32 })))).toEqual(['the median is 8.0 rounds']);
    expect(broken(four({ winner: 0 }))).toEqual(['seat 1 wins 50.0 %', 'seat 4 wins 0.0 %']);
    expect(broken(four().map((one, i) => (i > 0 ? { ...one, marks: [] } : one)))).toEqual(['a spark flies in 25.0 % of the matches']);
  });

  test('leaves matches out that broke off, and counts them', () => {
    const figures = tableFigures(promised, [...four(), match(4, { winner: null, turns: 0, error: 'oh' })]);
    expect(figures).toMatchObject({ matches: 4, errors: 1, draws: 0, median: 16, longest: 16 });
  });

  test('is reported in Markdown that the formatter leaves alone', async () => {
    const text = tableReport('Test', 'npm test', 'Greedy', promised, tableFigures(promised, four()));
    expect(text).toContain('Everything promised holds.');
    expect(await check(text, { parser: 'markdown', printWidth: 140 })).toBe(true);
  });
});

describe('a measured match', () => {
  const plan: TablePlan = { registry: '', game: 'bladeforge', bot: 'random', iterations: 1, seed: 's' };

  test('is played at a full table, and the same again', () => {
    const balance = bladeforge.tableBalance!;
    const first = playTable(bladeforge, balance, plan, 7);
    expect(first.error).toBeUndefined();
    expect(first.turns).toBeGreaterThan(4);
    expect(playTable(bladeforge, balance, plan, 7)).toEqual(first);
  });

  test('tells what went wrong', () => {
    const spoilt = {
      ...bladeforge,

      create: () => {
        throw new Error('no table');
      },
    } as typeof bladeforge;
    expect(playTable(spoilt, bladeforge.tableBalance!, plan, 0).error).toContain('no table');
  });
});
