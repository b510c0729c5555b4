import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from 'prettier';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { balance } from '../../src-main/cli/balance.ts';
import { brokenBands, figuresOf } from '../../src-main/cli/balance/figures.ts';
import { dealsOf, type BalanceDeal, type BalanceMatch, type Deal } from '../../src-main/cli/balance/plan.ts';
import { GAMES } from '../fixtures/weighed-registry.ts';

const REGISTRY = new URL('../fixtures/weighed-registry.ts', import.meta.url).href;
const content = GAMES.lantern.balance!;
const folder = () => mkdtempSync(join(tmpdir(), 'balance-'));
const run = async (argv: string[], where = folder()) => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const out = join(where, 'report.md');
  const code = await balance([...argv, '--out', out], REGISTRY, where);
  return { code, lines, text: readFileSync(out, 'utf8') };
};
afterEach(() => vi.restoreAllMocks());

const SMALL = ['lantern', '--bot', 'random', '--deals', '4', '--confirm', 'greedy', '--confirm-deals', '1', '--workers', '1'];
/** Starting processes takes its time on a busy machine. */
const PATIENCE = 60_000;

describe('npm run balance', () => {
  test(
    'writes a report that the formatter leaves alone, the same again from what was kept',
    async () => {
      const where = folder();
      const { code, text, lines } = await run([...SMALL, '--json'], where);
      expect(code).toBe(0);
      expect(text).toContain('npm run balance -- lantern --bot random --deals 4 --confirm greedy --confirm-deals 1`');
      expect(text).toContain('## Random, 24 matches');
      expect(text).toContain('## Greedy, 6 matches');
      expect(text).toMatch(/\| Red : Blue +\| +8 \|/);
      expect(text).toContain('Never played: Rank 8.');
      expect(await check(text, { parser: 'markdown', printWidth: 140 })).toBe(true);
      const report = JSON.parse(lines.at(-1)!) as { broken: string[]; samples: { figures: { matches: number } }[] };
      expect(report.broken).toEqual([]);
      expect(report.samples.map(({ figures }) => figures.matches)).toEqual([24, 6]);
      expect((await run(SMALL, where)).text).toBe(text);
    },
    PATIENCE,
  );

  test.each([
    [[], 'name a game'],
    [['chess'], 'there is no game "chess"'],
    [['plain'], 'Plain has nothing to weigh'],
    [['lantern', '--bot', 'oracle'], 'there is no bot "oracle"'],
    [['lantern', '--deals', '0'], '--deals must be a whole number'],
    [['lantern', 'plain'], '"plain" is not a flag'],
  ])('refuses %j', async (argv, message) => {
    await expect(balance(argv, REGISTRY, folder())).rejects.toThrow(message);
  });
});

describe('its deals', () => {
  test('give each pairing every ground and both beginnings, a longer series beginning like a shorter one', () => {
    const deals = dealsOf(content, 4);
    expect(deals).toHaveLength(12);
    expect(deals.slice(0, 6)).toEqual(dealsOf(content, 2));
    for (const pairing of [0, 1, 2]) {
      const own = deals.filter(({ deal }) => deal % 3 === pairing);
      expect(new Set(own.map(({ ground, first }) => `${ground} ${first}`)).size).toBe(4);
    }
  });
});

describe('its figures', () => {
  const deal: Deal = { deal: 0, sides: ['red', 'blue'], ground: 'long', first: 1 };
  const match = (sides: [string, string], winner: number | null, more: Partial<BalanceMatch> = {}): BalanceMatch => ({
    sides,
    winner,
    reason: 'goal',
    turns: 10,
    longestTurn: 5,
    played: [{}, {}],
    ...more,
  });
  const of = (...matches: BalanceMatch[]): BalanceDeal => ({ ...deal, matches });

  test('follow the sides and the beginner through the change of places', () => {
    const figures = figuresOf(content, [of(match(['red', 'blue'], 0), match(['blue', 'red'], 1)), of(match(['red', 'blue'], null))]);
    expect(figures).toMatchObject({ matches: 3, draws: 1, errors: 0, longestTurn: 5, endings: { goal: 3 } });
    expect(figures.pairings[0]).toMatchObject({ sides: ['red', 'blue'], matches: 3 });
    expect(figures.pairings[0].share).toBeCloseTo(2.5 / 3);
    expect(figures.pairings[0].byGround.long.matches).toBe(3);
    expect(figures.first.share).toBe(0.5);
    expect(figures.seat0.share).toBe(0.5);
  });

  test('count plays for the side that made them', () => {
    const played: Record<string, number>[] = [{ '7': 2 }, { '1': 1 }];
    const figures = figuresOf(content, [of(match(['red', 'blue'], 0, { played }), match(['blue', 'red'], 1))]);
    expect(figures.cards.find(({ card }) => card === '7')).toMatchObject({ offered: 4, plays: 2, whenPlayed: { matches: 1, share: 1 } });
    expect(figures.cards.find(({ card }) => card === '1')).toMatchObject({ plays: 1, whenPlayed: { matches: 1, share: 0 } });
    expect(figures.cards.find(({ card }) => card === '8')).toMatchObject({ sides: ['grey'], plays: 0 });
  });

  test('name every promise that is broken, and leave out matches that failed', () => {
    const won = [of(match(['red', 'blue'], 0, { longestTurn: 41 }), match(['blue', 'red'], 1))];
    expect(brokenBands(content, figuresOf(content, won))).toEqual(['Red wins 100.0 % against Blue', 'a turn took 41 actions']);
    const failed = figuresOf(content, [of(match(['red', 'blue'], null, { error: 'broke down' }))]);
    expect(failed).toMatchObject({ matches: 0, errors: 1 });
    expect(brokenBands(content, failed)).toEqual([]);
    const begins = [of(match(['red', 'blue'], 1), match(['blue', 'red'], 1))];
    expect(brokenBands(content, figuresOf(content, begins))).toEqual(['whoever begins wins 100.0 %']);
  });
});
