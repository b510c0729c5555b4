import { describe, expect, test } from 'vitest';
import {
  createBot,
  decide,
  MOST_CANDIDATES,
  type BotAnswer,
  type BotHooks,
  type BotId,
  type BotRequest,
} from '../../src-shared/bots/index.ts';
import { Recording, recordInto } from '../../src-shared/kernel/events.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { playDeal } from '../../src-main/arena/deal.ts';
import { reportOf } from '../../src-main/arena/report.ts';
import { PLAIN_BOTS } from '../../src-shared/protocol/bot-ids.ts';
import { lantern } from '../fixtures/lantern/game.ts';

/** Asks a bot at each of the first decisions of a game; the game itself goes on by routine moves or the given bot. */
function requestsOf(game: Game, seed: string, count: number): BotRequest[] {
  const told = new Recording(2);
  const state = recordInto(told, () => game.create({}, seed));
  const requests: BotRequest[] = [];
  while (requests.length < count && game.toAct(state) !== null) {
    const seat = game.toAct(state)!;
    const actions = game.actions(state);
    const request = {
      game: game.id,
      view: game.view(state, seat),
      actions,
      history: [...told.seats[seat]],
      budget: { iterations: 60 },
      seed: `${seed} ${requests.length}`,
    };
    // As another process would get it.
    requests.push(JSON.parse(JSON.stringify(request)) as BotRequest);
    recordInto(told, () => game.apply(state, actions[actions.length - 1]));
  }
  return requests;
}

const still: BotHooks = { now: () => 0, cancelled: () => false };
const REQUESTS = ['a', 'b', 'c'].flatMap((seed) => requestsOf(lantern, seed, 12));

/** Every kind of mind; the stronger levels differ from the journeyman in nothing but patience. */
const KINDS: readonly BotId[] = [...PLAIN_BOTS, 'novice', 'apprentice-aggressive', 'journeyman-trickster'];

describe.each(KINDS)('%s', (id: BotId) => {
  test('answers with one of the offered actions', () => {
    const bot = createBot(id, lantern);
    for (const request of REQUESTS) expect(request.actions).toContainEqual(decide(bot, request, still).action);
  });

  test('answers a request alike whatever it was asked before: no memory outside the request', () => {
    const used = createBot(id, lantern);
    const first = REQUESTS.map((request) => decide(used, request, still));
    const again = [...REQUESTS]
      .reverse()
      .map((request) => decide(used, request, still))
      .reverse();
    const fresh = REQUESTS.map((request) => decide(createBot(id, lantern), request, still));
    expect(again).toEqual(first);
    expect(fresh).toEqual(first);
  });

  test('spends nothing on a forced decision', () => {
    const blind: Game = {
      ...(lantern as Game),
      determinize: () => {
        throw new Error('no world was needed');
      },
    };
    const [request] = REQUESTS;
    const forced = { ...request, actions: request.actions.slice(0, 1) };
    expect(decide(createBot(id, blind), forced, still).action).toEqual(request.actions[0]);
  });
});

describe('a search', () => {
  const request = REQUESTS.find(({ actions }) => actions.length > 3)!;

  /** A clock that moves on by `step` each time it is looked at. */
  const ticking = (step: number): BotHooks => {
    let now = 0;
    return { now: () => (now += step), cancelled: () => false };
  };

  test('does no more iterations than it is given, and fewer only when one move is clearly ahead', () => {
    for (const one of REQUESTS) {
      const { iterations } = decide(createBot('ismcts', lantern), { ...one, budget: { iterations: 333 } }, still).stats;
      expect(iterations).toBeLessThanOrEqual(333);
      // Two moves are told apart after a dozen rounds at the earliest.
      expect(iterations === 0 || iterations >= 24).toBe(true);
    }
  });

  test.each(['greedy', 'ismcts'] as const)('%s does not exceed its time by more than one move judged', (id) => {
    let looks = 0;
    const slow: BotHooks = { now: () => 10 * looks++, cancelled: () => false };
    decide(createBot(id, lantern), { ...request, budget: { ms: 40 } }, slow);
    expect(looks).toBeLessThan(12);
  });

  test('judges the moves once even when there is no time at all', () => {
    const { action, stats } = decide(createBot('ismcts', lantern), { ...request, budget: { ms: 0 } }, still);
    expect(stats.iterations).toBe(0);
    expect(action).toEqual(decide(createBot('ismcts', lantern), { ...request, budget: { iterations: 0 } }, still).action);
  });

  test('ends when its time is over', () => {
    const { stats } = decide(createBot('ismcts', lantern), { ...request, budget: { ms: 400 } }, ticking(10));
    expect(stats.iterations).toBeGreaterThan(0);
    expect(stats.iterations).toBeLessThan(200);
  });

  test('stops every few iterations and tells how far it is', () => {
    const thinking = createBot('ismcts', lantern).think({ ...request, budget: { iterations: 200 } }, still);
    const shares: number[] = [];
    let answer: BotAnswer | undefined;
    while (!answer) {
      const step = thinking.next();
      if (step.done) answer = step.value;
      else shares.push(step.value.done);
    }
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThan(1);
  });

  test('answers at once when it is cancelled, with the best it has', () => {
    let looks = 0;
    const hooks = { now: () => 0, cancelled: () => ++looks > 3 };
    const { action, stats } = decide(createBot('ismcts', lantern), { ...request, budget: { iterations: 100_000 } }, hooks);
    expect(stats.iterations).toBeLessThan(100);
    expect(request.actions).toContainEqual(action);
  });

  test.each(['greedy', 'ismcts'] as const)('%s names the best of what it weighed, its answer first', (id) => {
    for (const one of REQUESTS.filter(({ actions }) => actions.length > 1)) {
      const { action, stats } = decide(createBot(id, lantern), one, still);
      const candidates = stats.candidates!;
      expect(candidates.length).toBeGreaterThan(0);
      expect(candidates.length).toBeLessThanOrEqual(MOST_CANDIDATES);
      expect(candidates[0]).toMatchObject({ action, value: stats.value });
      expect(new Set(candidates.map((candidate) => JSON.stringify(candidate.action))).size).toBe(candidates.length);
      for (const candidate of candidates) {
        expect(one.actions).toContainEqual(candidate.action);
        expect(candidate.value).toBeGreaterThanOrEqual(0);
        expect(candidate.value).toBeLessThanOrEqual(1);
      }
    }
  });

  test('needs no budget to end', () => {
    expect(decide(createBot('ismcts', lantern), { ...request, budget: {} }, still).stats.iterations).toBeGreaterThan(0);
  });
});

describe('the order of strength on a toy game', () => {
  const share = (bots: BotId[], deals: number, iterations: number) => {
    const plan = { registry: '', game: 'lantern', bots, seed: 'ladder', budget: { iterations }, config: {} };
    const results = Array.from({ length: deals }, (_, deal) => playDeal(lantern, plan, deal));
    const report = reportOf(plan, results);
    expect(report.errors).toBe(0);
    return (report.wins[0] + report.draws / 2) / report.matches;
  };

  test('greedy beats random', () => expect(share(['greedy', 'random'], 60, 1)).toBeGreaterThan(0.6));
  test('search beats greedy', () => expect(share(['ismcts', 'greedy'], 20, 200)).toBeGreaterThan(0.7));
  test('a mirror match gives about a half', () => {
    const even = share(['greedy', 'greedy'], 60, 1);
    expect(even).toBeGreaterThan(0.4);
    expect(even).toBeLessThan(0.6);
  });
});
