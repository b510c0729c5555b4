import { describe, expect, it } from 'vitest';
import { dealsOf, pairingsOf, type Deal } from '../../../src-main/cli/balance/plan.ts';
import { playBalanceDeal } from '../../../src-main/cli/balance/play.ts';
import { cardIndex, DEFS } from '../../../src-shared/games/warforge/catalog.ts';
import type { WrConfig } from '../../../src-shared/games/warforge/config.ts';
import type { WrEvent } from '../../../src-shared/games/warforge/events.ts';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { FACTIONS } from '../../../src-shared/games/warforge/types.ts';
import type { Balance } from '../../../src-shared/kernel/balance.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';

const balance = warforge.balance!;
const game = warforge as unknown as Game;
const PLAN = { registry: '', game: 'warforge', bot: 'greedy', budget: {}, seed: 'gate' } as const;
/** One deal of each ground. */
const DEALS: Deal[] = balance.grounds.map(({ id }, deal) => ({
  deal,
  sides: [balance.sides[deal].id, balance.sides[9 - deal].id],
  ground: id,
  first: 0,
}));

describe('what is weighed', () => {
  it('is every Warlord against every other, in both modes, with ready lists and random ones', () => {
    expect(balance.sides).toHaveLength(10);
    expect(pairingsOf(balance as Balance)).toHaveLength(45);
    expect(balance.grounds.map(({ id }) => id)).toEqual(['classic-ready', 'classic-random', 'skirmish-ready', 'skirmish-random']);
    const deals = dealsOf(balance as Balance, balance.sampling.deals);
    for (const { id } of balance.grounds) expect(2 * deals.filter(({ ground }) => ground === id).length).toBeGreaterThanOrEqual(2000);
  });

  it.each(DEALS)('are legal lists that change places with their Warlords: $ground', ({ sides, ground, deal }) => {
    const config = balance.config(sides, ground, 0, deal) as WrConfig;
    expect(warforge.checkConfig(config)).toEqual([]);
    expect(config.lists.map(({ warlord }) => warlord)).toEqual(sides);
    expect((balance.config([sides[1], sides[0]], ground, 1, deal) as WrConfig).lists).toEqual([config.lists[1], config.lists[0]]);
    const next = balance.config(sides, ground, 0, deal + 4) as WrConfig;
    if (ground.endsWith('random')) expect(next.lists[0].main).not.toEqual(config.lists[0].main);
    else expect(next).toEqual(config);
  });

  it('is seen in whole matches: who began, factions, cards played and drawn early', () => {
    for (const deal of DEALS)
      for (const match of playBalanceDeal(game, balance as Balance, PLAN, deal).matches) {
        expect(match.error).toBeUndefined();
        expect([0, 1]).toContain(match.first);
        expect(match.traits!.faction).toEqual(match.sides.map((side) => [DEFS[cardIndex(side)].faction]));
        for (const seat of [0, 1]) {
          // Effects may make cards of the faction that the list does not hold.
          const { cards } = balance.sides.find(({ id }) => id === match.sides[seat])!;
          expect(cards).toEqual(expect.arrayContaining(Object.keys(match.played[seat])));
          const isHeld = (card: string) => match.held![seat].includes(card);
          expect(Object.keys(match.played[seat]).some(isHeld)).toBe(true);
          expect(match.early![seat].filter(isHeld).length).toBeGreaterThan(2);
        }
      }
  });

  it('counts what was drawn until the end of the fifth own turn, and not what went back', () => {
    const turn = (seat: number, n: number): WrEvent => ({ type: 'turnBegan', seat, turn: n, energy: 1, maxEnergy: 1 });
    const drew = (card: string): WrEvent => ({ type: 'drew', seat: 0, count: 1, cards: [card] });
    const turns = [1, 2, 3, 4, 5, 6].flatMap((n) => [turn(0, 2 * n - 1), drew(`own ${n}`), turn(1, 2 * n), drew(`other ${n}`)]);
    const begin: WrEvent[] = [drew('kept'), drew('back'), { type: 'mulligan', seat: 0, count: 1, returned: ['back'] }, drew('kept')];
    const drawn = balance.early!.drawn([...begin, ...turns], 0);
    expect(drawn).toEqual(['kept', ...[1, 2, 3, 4, 5].flatMap((n) => [`own ${n}`, `other ${n}`])]);
  });

  it('is promised for every faction', () => {
    const factions = balance.sides.map(({ id }) => DEFS[cardIndex(id)].faction);
    for (const faction of FACTIONS) expect(factions.filter((one) => one === faction)).toHaveLength(2);
    expect(balance.bands).toMatchObject({ side: 0.6, first: 0.54, cardPlayed: 0.03, cardLift: 0.08 });
    expect(balance.traits![0].band).toBe(0.56);
  });
});
