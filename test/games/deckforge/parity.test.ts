import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { parityPlan, reportFrom } from '../../../src-renderer/games/deckforge/parity/plan.ts';
import type { DkConfig } from '../../../src-shared/games/deckforge/config.ts';
import { BUILT_IN_DECKS, DEFAULT_DECK } from '../../../src-shared/games/deckforge/decks/built-in.ts';
import { deckId } from '../../../src-shared/games/deckforge/decks/deck-id.ts';
import { labelText, pairLabel, tableLabel } from '../../../src-shared/games/deckforge/decks/parity/label.ts';
import {
  identityOf,
  reportOf,
  reportText,
  shareOf,
  verdictOf,
  whyNotGames,
  type ParityFigures,
} from '../../../src-shared/games/deckforge/decks/parity/report.ts';
import { deckPower } from '../../../src-shared/games/deckforge/decks/rating.ts';
import type { OnlineDeck } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { parseLog } from '../../../src-shared/kernel/match-log.ts';
import type { LabPlan, LabRun, LabState } from '../../../src-shared/protocol/lab.ts';
import { makeRig, type Rig } from '../../main/support/rig.ts';

const [A, B, C] = BUILT_IN_DECKS.map(({ deck }) => deck);
const FIGURES: ParityFigures = {
  decks: [identityOf(A), identityOf(B)],
  planned: 1000,
  games: 1000,
  wins: 510,
  draws: 16,
  losses: 474,
  errors: 0,
  first: { share: 0.52, low: 0.49, high: 0.55 },
  meanTurns: 31.24,
  seed: '1',
  bot: 'greedy',
  engine: '0.1.0',
};

test('DK-20.6 an even number of games from 100 to 20,000', () => {
  for (const games of [100, 2000, 20_000]) expect(whyNotGames(games)).toBeNull();
  for (const games of [98, 101, 2001, 20_002, 0, 100.5]) expect(whyNotGames(games), String(games)).not.toBeNull();
});

test('DK-20.8 the share counts draws half, with its Wilson interval', () => {
  const { share, low, high } = shareOf(510, 16, 1000);
  expect([share, low, high].map((x) => Number((x * 100).toFixed(1)))).toEqual([51.8, 48.7, 54.9]);
  expect(shareOf(0, 0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test.each([
  [518, 1000, 'balanced'],
  [525, 1000, 'inconclusive'],
  [540, 1000, 'favoursA'],
  [460, 1000, 'favoursB'],
  [475, 1000, 'inconclusive'],
  [5250, 10_000, 'balanced'],
  [50, 100, 'inconclusive'],
] as const)('DK-20.9 %i of %i is %s', (wins, games, verdict) => expect(verdictOf(shareOf(wins, 0, games))).toBe(verdict));

describe('DK-20.10 the label of a match', () => {
  const none = () => null;
  const giant: OnlineDeck = { ...B, cards: B.cards.map((card) => ({ ...card, atk: card.atk > 0 ? 20 : 0 })) };

  test('DK-20.10 the same cards, else the verdict that is kept, else what the powers say', () => {
    expect(pairLabel(A, { ...A, name: 'Other', author: 'me' }, none)).toBe('same');
    expect(pairLabel(A, B, () => 'favoursB')).toBe('favoursB');
    expect(pairLabel(A, B, none)).toBe('similar');
    expect(pairLabel(A, giant, none)).toBe('unequal');
    // To the tenth of the larger, and no further.
    const power = (deck: OnlineDeck) => deckPower(deck).numerator / deckPower(deck).denominator;
    expect(Math.abs(power(A) - power(B))).toBeLessThan(Math.max(power(A), power(B)) / 10);
  });

  test('DK-20.10 DK-D47 of more than two decks the worst pair is shown, as advice: nothing is blocked by it', () => {
    expect(tableLabel([A, B, giant], none)).toEqual({ label: 'unequal', pair: [0, 2] });
    expect(tableLabel([A], none)).toEqual({ label: 'same', pair: null });
    expect(deckforge.checkConfig({ seats: 3, deckMode: 'own', decks: [A, B, giant] })).toEqual([]);
    const kept = (x: string, y: string) => (x === deckId(B) && y === deckId(C) ? ('favoursA' as const) : ('balanced' as const));
    const { label, pair } = tableLabel([A, B, C], kept);
    expect([label, pair]).toEqual(['favoursA', [1, 2]]);
    expect(labelText(label, B.name, C.name)).toBe('Compared, Iron and Coal wins more often than Glass and Wind.');
  });
});

test('DK-20.11 DK-D46 the report as text names decks with their power, games, figures, verdict, seed, bot and version', () => {
  expect(reportText(reportOf(FIGURES))).toBe(`Parity of two Online Decks
A: The Open Forge (id ${deckId(A)}, power ${deckPower(A).shown})
B: Iron and Coal (id ${deckId(B)}, power ${deckPower(B).shown})
Games: 1000; A won 510, drew 16, lost 474
A’s share: 51.8 %, 95 % interval 48.7 % to 54.9 %, band 45.0 % to 55.0 %
Verdict: Balanced: neither deck has an edge that matters.
First player: 52.0 % of the decided games, 95 % interval 49.0 % to 55.0 %
Turns: 31.2 on average, both players’ together
Played by greedy on both sides, seed 1, Five Forges 0.1.0
`);
  expect(reportText(reportOf({ ...FIGURES, planned: 2000 }))).toContain('Games: 1000 of 2000 (partial);');
});

describe('a comparison in the Lab', () => {
  let rig: Rig;
  afterEach(() => rig.end());
  const game = deckforge as unknown as Game;

  const comesTo = async (run: string, state: LabState): Promise<LabRun> => {
    for (;;) {
      const now = await rig.screen.ask('lab.open', { run });
      if (now.state === state) return now;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const start = async (plan: LabPlan): Promise<string> => (await rig.screen.ask('lab.start', { plan })).run;
  const played = async (plan: LabPlan): Promise<LabRun> => comesTo(await start(plan), 'finished');

  test('DK-20.7 a deck against itself comes to exactly one half', { timeout: 120_000 }, async () => {
    rig = makeRig({ game });
    const run = await played(parityPlan([DEFAULT_DECK, { ...DEFAULT_DECK, name: 'The same' }], 24, 'self'));
    const report = reportFrom(run, [DEFAULT_DECK, DEFAULT_DECK]);
    expect([report.games, report.share, report.errors]).toEqual([24, 0.5, 0]);
  });

  test(
    'DK-20.6 DK-20.7 each has its own deck, both matches of a deal have one seed with the seats changed',
    { timeout: 120_000 },
    async () => {
      rig = makeRig({ game });
      const run = await start(parityPlan([A, B], 4, 'pairs'));
      await comesTo(run, 'finished');
      const rows = (await rig.screen.ask('lab.matches', { run, from: 0, count: 4 })).rows;
      expect(rows.map(({ deal, rotation, seats }) => [deal, rotation, seats])).toEqual([
        [0, 0, [0, 1]],
        [0, 1, [1, 0]],
        [1, 0, [0, 1]],
        [1, 1, [1, 0]],
      ]);
      const headerOf = async (rotation: number) => {
        const { match } = await rig.screen.ask('lab.match', { run, deal: 1, rotation });
        const { header } = parseLog(readFileSync(join(rig.dataDir, 'lab', 'matches', `${match}.ffmatch`), 'utf8'));
        const { decks, deckMode } = header.config as DkConfig;
        return [deckMode, decks.map(({ name }) => name), header.rng.seed];
      };
      expect(await headerOf(0)).toEqual(['own', [A.name, B.name], 'pairs:1']);
      expect(await headerOf(1)).toEqual(['own', [B.name, A.name], 'pairs:1']);
    },
  );

  test(
    'DK-20.7 DK-20.11 the same inputs give the same report, with however many processes; cancelled it is partial',
    { timeout: 240_000 },
    async () => {
      const reports: unknown[] = [];
      for (const cores of [1, 3]) {
        rig = makeRig({ game, cores });
        const run = await played(parityPlan([A, B], 20, 'twice'));
        expect([run.sides, run.bots.map(({ name }) => name)]).toEqual([
          [A.name, B.name],
          [A.name, B.name],
        ]);
        reports.push(reportFrom(run, [A, B]));
        if (cores === 1) await rig.end();
      }
      expect(reports[1]).toEqual(reports[0]);
      const long = await start(parityPlan([A, B], 2000, 'long'));
      while ((await rig.screen.ask('lab.open', { run: long })).played < 4) await new Promise((resolve) => setTimeout(resolve, 20));
      const report = reportFrom(await rig.screen.ask('lab.stop', { run: long }), [A, B]);
      expect([report.partial, report.planned]).toEqual([true, 2000]);
      expect(report.games).toBeGreaterThanOrEqual(4);
    },
  );

  test('what does not fit together is refused in words', async () => {
    rig = makeRig({ game });
    const plan = parityPlan([A, B], 100, 'x');
    for (const wrong of [
      { ...plan, sides: ['one'] },
      { ...plan, config: null },
      { ...plan, matches: 20_001 },
      { ...plan, sides: undefined, matches: 5001 },
    ])
      expect((await rig.screen.refusal('lab.start', { plan: wrong })).code).toBe('badMessage');
  });
});
