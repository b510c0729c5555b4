import { describe, expect, test } from 'vitest';
import { configForSeats, configOfDeal } from '../../src-main/arena/configs.ts';
import { playDeal } from '../../src-main/arena/deal.ts';
import { reportOf } from '../../src-main/arena/report.ts';
import { BOT_IDS, createBot, decide, type BotBudget, type BotRequest } from '../../src-shared/bots/index.ts';
import { MAX_KEYS } from '../../src-shared/bots/common.ts';
import { leaning } from '../../src-shared/bots/lean.ts';
import { LEVEL_PLANS } from '../../src-shared/bots/levels.ts';
import { quickKey } from '../../src-shared/bots/playout.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game, Leaning, SearchDepth } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import { botOfLevel, clockOf, CLOCKS, levelOf, LEVELS, STYLES, type BotId } from '../../src-shared/protocol/bot-ids.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import type { LanternState } from '../fixtures/lantern/state.ts';

const LEANINGS: readonly Leaning[] = ['aggressive', 'builder', 'trickster'];
/** A clock that moves on by a millisecond each time it is looked at. */
const ticking = () => {
  let now = 0;
  return { now: () => ++now, cancelled: () => false };
};

function firstRequest(budget: BotBudget): BotRequest {
  const state = lantern.create({}, 'levels');
  const seat = lantern.toAct(state)!;
  return { game: 'lantern', view: lantern.view(state, seat), actions: lantern.actions(state), history: [], budget, seed: 'levels' };
}

const points = (bots: BotId[], deals: number): number => {
  const plan = { game: 'lantern', bots, seed: 'levels', budget: { iterations: 1 }, config: {} };
  const report = reportOf(
    plan,
    Array.from({ length: deals }, (_, deal) => playDeal(lantern, plan, deal)),
  );
  expect(report.errors).toBe(0);
  return (report.wins[0] + report.draws / 2) / report.matches;
};

describe('the names of bots', () => {
  test('say level and style, and nothing twice', () => {
    for (const level of LEVELS) for (const style of STYLES) expect(levelOf(botOfLevel(level, style))).toEqual({ level, style });
    expect(levelOf('ismcts')).toBeNull();
    expect(new Set(BOT_IDS).size).toBe(BOT_IDS.length);
  });

  test('carry clocks that grow with the level and stay within what is promised', () => {
    for (let i = 1; i < LEVELS.length; i++) {
      expect(CLOCKS[LEVELS[i]].choiceMs).toBeGreaterThanOrEqual(CLOCKS[LEVELS[i - 1]].choiceMs);
      expect(CLOCKS[LEVELS[i]].turnMs).toBeGreaterThanOrEqual(CLOCKS[LEVELS[i - 1]].turnMs);
    }
    expect(CLOCKS.master).toEqual({ choiceMs: 3000, turnMs: 6000 });
    expect(CLOCKS.grandmaster).toEqual({ choiceMs: 8000, turnMs: 20_000 });
    expect(clockOf('grandmaster-builder', 5000)).toEqual({ choiceMs: 5000, turnMs: 20_000 });
    expect(clockOf('novice', 5000).choiceMs).toBe(CLOCKS.novice.choiceMs);
    expect(clockOf('ismcts', 1000)).toEqual({ choiceMs: 1000, turnMs: 6000 });
  });
});

describe('a level', () => {
  test.each(['journeyman', 'master'] as const)('%s is measured at its own iterations, whatever the arena gives to others', (level) => {
    const { iterations } = decide(createBot(level, lantern), firstRequest({ iterations: 1_000_000 }), ticking()).stats;
    const plan = LEVEL_PLANS[level];
    expect(plan.mind).toBe('search');
    if (plan.mind === 'search') expect(iterations).toBeLessThanOrEqual(plan.iterations);
    expect(iterations).toBeGreaterThan(50);
  });

  test.each([
    ['journeyman', 100],
    ['master', 500],
    ['grandmaster', 2000],
  ] as const)('%s is the search at %i iterations, and nothing else', (level, iterations) => {
    const game = GAMES.bladeforge as unknown as Game;
    const state = game.create(configForSeats(game, configOfDeal(game, 1), 2), 'search');
    const seat = game.toAct(state)!;
    const request = { game: game.id, view: game.view(state, seat), actions: game.actions(state), history: [], seed: 'levels' };
    const think = (id: BotId) => decide(createBot(id, game), { ...request, budget: { iterations } }, ticking());
    expect(think(level)).toEqual(think('ismcts'));
  });

  test('a grandmaster at the table thinks until its clock ends', () => {
    const { iterations } = decide(createBot('grandmaster', lantern), firstRequest({ ms: 150 }), ticking()).stats;
    expect(iterations).toBeGreaterThan(100);
    expect(iterations).toBeLessThan(1500);
  });

  test('plays on as far as the game says that its depth goes', () => {
    let furthest = 0;
    const { pending } = lantern.search!;
    const turnsAhead = (_state: LanternState, depth: SearchDepth) => ({ shallow: 0, deep: 1, deepest: 2 })[depth];
    const evaluate = (state: LanternState, seat: number) => {
      furthest = Math.max(furthest, lantern.turn(state));
      return lantern.evaluate(state, seat);
    };
    const watched = { ...lantern, search: { pending, turnsAhead }, evaluate } as Game;
    const reach = (['journeyman', 'master', 'grandmaster'] as const).map((level) => {
      furthest = 0;
      decide(createBot(level, watched), firstRequest({ iterations: 1 }), ticking());
      return furthest;
    });
    expect(reach[1]).toBeGreaterThan(reach[0]);
    expect(reach[2]).toBeGreaterThan(reach[1]);
  });

  test('a novice errs, but never takes what is plainly bad', () => {
    const request = firstRequest({});
    const { candidates } = decide(createBot('greedy', lantern), request, ticking()).stats;
    const taken = Array.from({ length: 40 }, (_, i) => decide(createBot('novice', lantern), { ...request, seed: `${i}` }, ticking()));
    expect(new Set(taken.map(({ action }) => JSON.stringify(action))).size).toBeGreaterThan(1);
    // Three times its blur, and what one sampled world may differ from another.
    for (const { stats } of taken) expect(stats.value).toBeGreaterThan(candidates![0].value - 0.3);
  });

  test('who thinks more does better on a toy game', () => {
    expect(points(['novice', 'random'], 40)).toBeGreaterThan(0.55);
    expect(points(['journeyman', 'apprentice'], 20)).toBeGreaterThan(0.6);
  });
});

describe('a style', () => {
  test.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('leans in %s, and never beyond what a position can please', (id) => {
    const game: Game = GAMES[id];
    const state = game.create(configForSeats(game, configOfDeal(game, 0), 2), 'style');
    const keys = new Int32Array(MAX_KEYS);
    for (const what of LEANINGS) {
      const random = new Random(what);
      let differs = false;
      const at = game.clone(state);
      for (let i = 0; i < 1500 && game.toAct(at) !== null; i++) {
        const joy = game.search!.pleasure!(at, 0, what);
        expect(Math.abs(joy)).toBeLessThanOrEqual(1);
        differs ||= leaning(game, what).evaluate(at, 0) !== game.evaluate(at, 0);
        game.play(at, quickKey(game, at, keys, game.candidates(at, keys), random));
      }
      expect(differs, what).toBe(true);
    }
  });

  test('leaves won, lost and games without pleasures as they are', () => {
    const pleased = { ...lantern, search: { ...lantern.search!, pleasure: () => 1 } } as Game;
    const leant = leaning({ ...pleased, evaluate: (_state, seat) => [0, 1, 0.5][seat] }, 'builder');
    const state = lantern.create({}, 'style');
    expect([leant.evaluate(state, 0), leant.evaluate(state, 1)]).toEqual([0, 1]);
    expect(leant.evaluate(state, 2)).toBeGreaterThan(0.5);
    expect(leaning(lantern, 'builder')).toBe(lantern);
  });
});
