import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'prettier';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { balance } from '../../src-main/cli/balance.ts';
import { brokenBands, type Proof } from '../../src-main/cli/balance/bands.ts';
import { figuresOf } from '../../src-main/cli/balance/figures.ts';
import { dealsOf, type BalanceDeal, type BalanceMatch, type Deal } from '../../src-main/cli/balance/plan.ts';
import { playBalanceDeal } from '../../src-main/cli/balance/play.ts';
import { reportOf } from '../../src-main/cli/balance/report.ts';
import type { Balance } from '../../src-shared/kernel/balance.ts';
import type { LanternEvent } from '../fixtures/lantern/events.ts';
import { GAMES } from '../fixtures/weighed-registry.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const REGISTRY = new URL('../fixtures/weighed-registry.ts', import.meta.url).href;
const content = GAMES.lantern.balance!;
const folder = () => temporaryFolder('balance');
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
      expect(text).toContain('## Random, 24 matches\n\nAll seats: random. 12 deals, seeds `balance:0` to `balance:11`, each played twice.');
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
    expect(brokenBands(content, figuresOf(content, won), 'measured')).toEqual(['Red wins 100.0 % against Blue', 'a turn took 41 actions']);
    const failed = figuresOf(content, [of(match(['red', 'blue'], null, { error: 'broke down' }))]);
    expect(failed).toMatchObject({ matches: 0, errors: 1 });
    expect(brokenBands(content, failed, 'measured')).toEqual([]);
    const begins = [of(match(['red', 'blue'], 1), match(['blue', 'red'], 1))];
    expect(brokenBands(content, figuresOf(content, begins), 'measured')).toEqual(['whoever begins wins 100.0 %']);
  });

  test('show a pairing to lie within its band only by its whole interval', () => {
    const shown: Balance = { ...content, bands: { ...content.bands, pairingInterval: 0.6, first: 1 } };
    const times = (n: number) =>
      figuresOf(
        content,
        Array.from({ length: n }, () => of(match(['red', 'blue'], 0), match(['blue', 'red'], 0))),
      );
    expect(brokenBands(shown, times(5), 'measured')).toEqual(['Red wins 50.0 % against Blue, which may be 23.7 % to 76.3 %']);
    expect(brokenBands(shown, times(5), 'certain')).toEqual([]);
    expect(brokenBands(shown, times(100), 'measured')).toEqual([]);
  });

  test('break a promise in a small sample only where chance cannot have done it', () => {
    const strict: Balance = { ...content, bands: { ...content.bands, pairing: 0.6 } };
    const times = (n: number) =>
      figuresOf(
        content,
        Array.from({ length: n }, () => of(match(['red', 'blue'], 0), match(['blue', 'red'], 1))),
      );
    expect(brokenBands(strict, times(1), 'measured')).toEqual(['Red wins 100.0 % against Blue']);
    expect(brokenBands(strict, times(1), 'certain')).toEqual([]);
    expect(brokenBands(strict, times(50), 'certain')).toEqual(['Red wins 100.0 % against Blue']);
    const sample = { players: 'random', seed: 'x', deals: 1, figures: times(1) };
    const reportBy = (proof: Proof) => reportOf('Lantern', 'npm run balance', strict, [{ ...sample, proof }]);
    expect(reportBy('measured')).toContain('**Broken:** Red wins 100.0 % against Blue.');
    expect(reportBy('certain')).toContain(
      'This sample refutes nothing that is promised. Measured beyond it, with intervals that reach back into it: Red wins 100.0 % against Blue.',
    );
  });
});

describe('what only some games weigh', () => {
  const rich: Balance<LanternEvent> = {
    ...(content as Balance<LanternEvent>),
    bands: { side: 0.6, first: 0.9, turnActions: 40 },
    grounds: [{ id: 'short', name: 'Short' }],
    traits: [
      {
        id: 'hue',
        name: 'Hue',
        band: 0.7,
        of: ({ config, told }, seat) => [`seat ${seat} of ${(config as { goal: number }).goal} heard ${told.seats[seat].length > 0}`],
        label: (id) => `<${id}>`,
      },
    ],
    curve: {
      name: 'Answers',
      classes: ['low', 'high'],
      turn: (event) => (event.type === 'round' ? event.round : null),
      of: (event, seat) => (event.type === 'answered' && event.seat === seat ? Number(event.rank > 3) : null),
    },
    holds: (_config, seat) => (seat === 0 ? ['1', '2'] : ['2']),
    began: (event) => (event.type === 'round' ? event.keeper : null),
    fresh: { name: 'new lamps', perDeal: 4 },
    early: { when: 'by dusk', drawn: (told, seat) => (told.length > 0 ? [String(seat + 1)] : []) },
  };
  const deal: Deal = { deal: 0, sides: ['red', 'blue'], ground: 'short', first: 0 };
  const plan = { registry: REGISTRY, game: 'lantern', bot: 'random', budget: {}, seed: 'x' } as const;
  const played = () => playBalanceDeal(GAMES.lantern, rich as Balance, plan, deal);
  const line = (winner: number, more: Partial<BalanceMatch>): BalanceMatch => ({ ...played().matches[0], winner, ...more });
  const figures = (...matches: BalanceMatch[]) => figuresOf(rich as Balance, [{ ...deal, matches }]);

  test('is read from each match: decks, traits, who began, the curve by turn', () => {
    const [match] = played().matches;
    expect(match.error).toBeUndefined();
    expect(match.held).toEqual([['1', '2'], ['2']]);
    expect(match.traits).toEqual({ hue: [['seat 0 of 2 heard true'], ['seat 1 of 2 heard true']] });
    expect(match.early).toEqual([['1'], ['2']]);
    expect([0, 1]).toContain(match.first);
    expect(match.curve!.length).toBe(match.turns);
    const answers = Object.values(match.played[0]).length + Object.values(match.played[1]).length;
    expect(match.curve!.flat().reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
    expect(answers).toBeGreaterThan(0);
  });

  test('counts cards only where they were in the deck, and traits only where the rival lacked them', () => {
    const of = figures(line(0, {}), line(1, { traits: { hue: [['both'], ['both', 'mine']] } }));
    expect(of.cards.find(({ card }) => card === '1')).toMatchObject({ offered: 2, held: { matches: 2, share: 0.5 } });
    expect(of.cards.find(({ card }) => card === '2')).toMatchObject({ offered: 4 });
    expect(of.cards.find(({ card }) => card === '3')).toMatchObject({ offered: 0 });
    expect(of.traits.hue.map(({ id, matches, share }) => [id, matches, share])).toEqual([
      ['both', 0, 0.5],
      ['mine', 1, 1],
      ['seat 0 of 2 heard true', 1, 1],
      ['seat 1 of 2 heard true', 1, 0],
    ]);
  });

  test('goes by who began the match, not by what the deal asked for', () => {
    expect(figures(line(1, { first: 1 }), line(0, { first: 1 }), line(1, { first: 1 })).first.share).toBeCloseTo(2 / 3);
  });

  test('breaks bands that hold in both directions', () => {
    const traits = { hue: [['a'], ['b']] };
    const of = figures(line(0, { traits, first: 1 }), line(0, { traits, first: 1 }));
    expect(brokenBands(rich as Balance, of, 'measured')).toEqual([
      'Red wins 100.0 %',
      'Blue wins 0.0 %',
      '<a> wins 100.0 %',
      '<b> wins 0.0 %',
      'whoever begins wins 0.0 %',
    ]);
  });

  test('compares those who drew a card early with all who hold it on the same ground', () => {
    const grounds = ['short', 'long'].map((id) => ({ id, name: id }));
    const both = { ...rich, grounds } as Balance;
    const held = [['1'], ['2']];
    const on = (ground: string, ...matches: BalanceMatch[]): BalanceDeal => ({ ...deal, ground, matches });
    // Short: all of two wins when drawn, of three in four; long: neither of two, of one in four.
    const early = [['1'], []];
    const late = [[], []];
    const short = on(
      'short',
      line(0, { held, early }),
      line(0, { held, early }),
      line(0, { held, early: late }),
      line(1, { held, early: late }),
    );
    const long = on(
      'long',
      line(1, { held, early }),
      line(1, { held, early }),
      line(0, { held, early: late }),
      line(1, { held, early: late }),
    );
    const lift = (...deals: BalanceDeal[]) => figuresOf(both, deals).cards.find(({ card }) => card === '1')!.early!;
    expect(lift(short)).toMatchObject({ matches: 2, lift: 0.25 });
    expect(lift(long)).toMatchObject({ matches: 2, lift: -0.25 });
    expect(lift(short, long)).toMatchObject({ matches: 4, lift: 0 });
    const strict = { ...both, bands: { ...both.bands, side: 1, cardLift: 0.2 }, traits: [] } as Balance;
    expect(brokenBands(strict, figuresOf(strict, [short]), 'measured')).toEqual(['Rank 1 lifts wins by 25.0 points when drawn by dusk']);
    expect(brokenBands(strict, figuresOf(strict, [short]), 'certain')).toEqual([]);
  });

  test('names cards that are hardly ever played, but for those in no deck', () => {
    const strict = { ...rich, bands: { ...rich.bands, side: 1, cardPlayed: 0.4 }, traits: [] } as Balance;
    const played: Record<string, number>[] = [{ '1': 1 }, {}];
    const of = figuresOf(strict, [{ ...deal, matches: [line(0, { played, first: 0 }), line(1, { played, first: 0 })] }]);
    expect(brokenBands(strict, of, 'measured')).toEqual(['Rank 2 is played in 0.0 % of its holders’ matches']);
    expect(brokenBands(strict, of, 'certain')).toEqual([]);
  });

  test('keeps promises on each ground by itself, where the game asks for that', () => {
    const grounds = ['short', 'long'].map((id) => ({ id, name: id }));
    const matches = (winner: number) => [0, 1, 2, 3].map(() => line(winner, { traits: { hue: [['a'], ['a']] }, first: winner }));
    const deals = [
      { ...deal, matches: matches(0) },
      { ...deal, ground: 'long', matches: matches(1) },
    ];
    const together = { ...rich, grounds, bands: { ...rich.bands, first: 1 } } as Balance;
    expect(brokenBands(together, figuresOf(together, deals), 'measured')).toEqual([]);
    const apart = { ...together, eachGround: true } as Balance;
    expect(brokenBands(apart, figuresOf(apart, deals), 'measured')).toEqual([
      'short: Red wins 100.0 %',
      'short: Blue wins 0.0 %',
      'long: Red wins 0.0 %',
      'long: Blue wins 100.0 %',
    ]);
  });

  test('is in the report', async () => {
    const of = figures(line(0, {}), line(1, {}));
    const text = reportOf('Lantern', 'npm run balance', rich as Balance, [
      { players: 'random', seed: 'x', deals: 3, proof: 'measured', figures: of },
    ]);
    expect(text).toContain(
      'every side within 40–60 % of its matches, every hue within 30–70 % of the matches in which only one player has it',
    );
    expect(text).toContain('seeds `x:0` to `x:2`, each played twice, 12 new lamps in all.');
    expect(text).toMatch(/\| Hue, held by one player +\|/);
    expect(text).toMatch(/\| Answers, turn +\| matches \| a match \| +low \| +high \|/);
    expect(text).toMatch(/\| drawn by dusk \| lift then \| give or take \|/);
    expect(text).not.toContain('| Short');
    expect(await check(text, { parser: 'markdown', printWidth: 140 })).toBe(true);
  });

  test('is in the report by ground, where each keeps the promises', async () => {
    const apart = {
      ...rich,
      eachGround: true,
      grounds: [...rich.grounds, { id: 'long', name: 'Long' }],
      bands: { ...rich.bands, cardLift: 0.08, cardPlayed: 0.03 },
    } as Balance;
    const of = figuresOf(apart, [{ ...deal, matches: [line(0, {}), line(1, {})] }]);
    const text = reportOf('Lantern', 'npm run balance', apart, [
      { players: 'random', seed: 'x', deals: 3, proof: 'measured', figures: of },
    ]);
    expect(text).toContain('each of these on every ground');
    expect(text).toContain(
      'every card played in at least 3 % of its holders’ matches, no card lifting wins by more than 8 points when drawn by dusk',
    );
    expect(text).toMatch(/\| side +\| matches \| +wins \| +interval \| +Short \| +Long \|/);
    expect(text).toMatch(/\| Hue, held by one player .*\| +Short \| +Long \|/);
    expect(await check(text, { parser: 'markdown', printWidth: 140 })).toBe(true);
  });
});
