import { describe, expect, it } from 'vitest';
import { stillAt } from '../../../build/test/alive.ts';
import { reaches } from '../../../build/test/tiers.ts';
import { figuresOf } from '../../../src-main/cli/balance/figures.ts';
import { dealsOf, pairingsOf } from '../../../src-main/cli/balance/plan.ts';
import { playBalanceDeal } from '../../../src-main/cli/balance/play.ts';
import type { Balance } from '../../../src-shared/kernel/balance.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { LnConfig } from '../../../src-shared/games/laneforge/config.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { SETS } from '../../../src-shared/games/laneforge/sets/index.ts';

const balance = laneforge.balance as Balance;
const game = laneforge as unknown as Game;
const PLAN = { registry: '', game: 'laneforge', bot: 'greedy', budget: {}, seed: 'gate' } as const;
/** Each pair of factions meets five others, twice a deal. */
const GAMES = 400;
const OTHERS = 5;
/** Whole games take their time on a busy machine. */
const PATIENCE = 60_000;

describe('20 What is weighed', () => {
  it('is every pair of factions against every other, with decks that can be played and change places', () => {
    expect(balance.sides).toHaveLength(6);
    expect(pairingsOf(balance)).toHaveLength(15);
    for (const { sides, deal } of dealsOf(balance, 1)) {
      const config = balance.config(sides, 'table', 0, deal) as LnConfig;
      expect(laneforge.checkConfig(config)).toEqual([]);
      const [a, b] = config.decks;
      expect((balance.config([sides[1], sides[0]], 'table', 1, deal) as LnConfig).decks).toEqual([b, a]);
      expect(a.concat(b).filter(({ code }, i, all) => all.findIndex((other) => other.code === code) !== i)).toEqual([]);
      expect(balance.config(sides, 'table', 0, deal + 1)).not.toEqual(config);
    }
  });

  it(
    'sees who got the Forge, the Champions kept and each level played',
    () => {
      const [deal] = dealsOf(balance, 1);
      for (const match of playBalanceDeal(game, balance, PLAN, deal).matches) {
        expect(match.error).toBeUndefined();
        expect([0, 1]).toContain(match.first);
        expect(match.held!.map((cards) => new Set(cards).size)).toEqual([20, 20]);
        expect(match.traits!.faction).toEqual(match.sides.map((side) => side.split('-')));
        expect(match.traits!.champion.map((one) => one.length)).toEqual([1, 1]);
        const plays = match.played.flatMap((seat) => Object.values(seat)).reduce((sum, n) => sum + n, 0);
        expect(match.curve!.flat().reduce((sum, n) => sum + n, 0)).toBe(plays);
        for (const [seat, cards] of match.played.entries())
          for (const id of Object.keys(cards))
            expect(SETS.find((set) => set.id === id)?.faction).toSatisfy((f: string) => match.sides[seat].includes(f));
      }
    },
    PATIENCE,
  );

  it.skipIf(!reaches('long'))(
    'LN-20.17 each pair of factions wins 42–58 % of 400 games against other pairs, the first holder of the Forge 45–55 % of all (long)',
    () => {
      const deals = dealsOf(balance, GAMES / 2 / OTHERS);
      const figures = figuresOf(
        balance,
        deals.map((deal, i) => {
          if (i % 20 === 0) stillAt(`${i} of ${deals.length} deals`);
          return playBalanceDeal(game, balance, PLAN, deal);
        }),
      );
      expect(figures.errors).toBe(0);
      for (const { side, matches, share } of figures.sides) {
        expect(matches).toBe(GAMES);
        expect(share, side).toBeGreaterThanOrEqual(0.42);
        expect(share, side).toBeLessThanOrEqual(0.58);
      }
      expect(figures.first.share).toBeGreaterThanOrEqual(0.45);
      expect(figures.first.share).toBeLessThanOrEqual(0.55);
    },
    1_800_000,
  );
});
