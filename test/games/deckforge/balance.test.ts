import { describe, expect, test } from 'vitest';
import { stillAt } from '../../../build/test/alive.ts';
import { reaches } from '../../../build/test/tiers.ts';
import { brokenBands } from '../../../src-main/cli/balance/bands.ts';
import { figuresOf } from '../../../src-main/cli/balance/figures.ts';
import { dealsOf, pairingsOf } from '../../../src-main/cli/balance/plan.ts';
import { playBalanceDeal } from '../../../src-main/cli/balance/play.ts';
import type { DkConfig } from '../../../src-shared/games/deckforge/config.ts';
import { BAND } from '../../../src-shared/games/deckforge/decks/parity/report.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import type { Balance } from '../../../src-shared/kernel/balance.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';

const balance = deckforge.balance! as Balance;
const game = deckforge as unknown as Game;
const PLAN = { registry: '', game: 'deckforge', bot: 'greedy', budget: {}, seed: 'balance' } as const;

describe('what is weighed', () => {
  test('is every built-in deck against every other, 4,000 games each, within the band by the whole interval', () => {
    expect(pairingsOf(balance)).toHaveLength(3);
    expect(2 * balance.sampling.deals).toBe(4000);
    expect(balance.bands.pairingInterval).toBe(BAND.high);
  });

  test('is a duel in which each has its own deck, and the decks change places', () => {
    const [deal] = dealsOf(balance, 1);
    const config = balance.config(deal.sides, deal.ground, 0, 0) as DkConfig;
    expect(deckforge.checkConfig(config)).toEqual([]);
    expect([config.seats, config.deckMode, config.maxTurns]).toEqual([2, 'own', 400]);
    const turned = balance.config([deal.sides[1], deal.sides[0]], deal.ground, 0, 0) as DkConfig;
    expect(turned.decks).toEqual(config.decks.toReversed());
  });

  test('is seen in whole matches: who began, and which cards each played out of its own deck', () => {
    for (const deal of dealsOf(balance, 1))
      for (const match of playBalanceDeal(game, balance, PLAN, deal).matches) {
        expect(match.error).toBeUndefined();
        expect([0, 1]).toContain(match.first);
        for (const seat of [0, 1]) {
          const { cards } = balance.sides.find(({ id }) => id === match.sides[seat])!;
          expect(cards).toEqual(expect.arrayContaining(Object.keys(match.played[seat])));
          expect(Object.keys(match.played[seat]).length).toBeGreaterThan(2);
        }
      }
  });

  test.skipIf(!reaches('long'))('DK-C1 every pair of built-in decks is balanced at 4,000 games (long)', { timeout: 7_200_000 }, () => {
    const deals = dealsOf(balance, balance.sampling.deals).map((deal, i, all) => {
      if (i % 100 === 99) stillAt(`deal ${i + 1} of ${all.length}`);
      return playBalanceDeal(game, balance, PLAN, deal);
    });
    expect(brokenBands(balance, figuresOf(balance, deals), 'measured')).toEqual([]);
  });
});
