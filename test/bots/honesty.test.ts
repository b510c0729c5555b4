import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reaches } from '../../build/test/tiers.ts';
import { BOT_IDS, createBot, decide, type Bot, type BotRequest } from '../../src-shared/bots/index.ts';
import { GAME_IDS, GAMES } from '../../src-shared/games/index.ts';
import type { Game, GameView } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { HOOKS } from '../games/hooks.ts';
import { LawBroken } from '../kernel/laws/law.ts';
import { momentsOf, type Moment } from '../kernel/moments.ts';
import { goingOn, seesNothingHidden, ticking, worldsLike } from './honesty.ts';

/** Moments at which whole searches are compared, and looks at the clock for some three hundred iterations. */
const PATIENT = 180_000;
const SEARCHED = reaches('long') ? 3 : 1;
const MANY_LOOKS = 80;

/** Moments of matches with different configs, early and late. */
const momentsFor = (id: (typeof GAME_IDS)[number], matches: number, apart: number, count: number): Moment[] =>
  Array.from({ length: matches }, (_, i) => momentsOf(GAMES[id], HOOKS[id].config(i), `honesty ${i}`, apart, count)).flat();

const search = (game: Game): Bot => createBot('master', game);

describe.each(GAME_IDS)('%s', (id) => {
  const game: Game = GAMES[id];
  const hooks = HOOKS[id];
  const moments = momentsFor(id, 2, 23, 4);

  test('the worlds that are exchanged do differ, and look alike', () => {
    const differing = moments.filter((moment) => {
      const views = worldsLike(game, hooks, moment, 'others').map((world) => {
        expect(game.view(world, moment.seat)).toEqual(game.view(moment.state, moment.seat));
        expect(game.actions(world)).toEqual(game.actions(moment.state));
        return JSON.stringify(game.hidden!(world, moment.seat));
      });
      // Where little is hidden, two worlds may be the same by chance.
      return new Set([JSON.stringify(game.hidden!(moment.state, moment.seat)), ...views]).size > 1 + views.length / 2;
    });
    expect(differing.length).toBeGreaterThan(moments.length / 2);
  });

  // Each bot at another few of the moments, so that all of them are looked at by every kind of mind.
  test.each(BOT_IDS.map((bot, i) => [bot, i] as const))('to %s what it cannot see changes nothing', (bot, i) => {
    for (const n of reaches('long') ? [i, i + 3] : [i])
      seesNothingHidden(game, hooks, (rules) => createBot(bot, rules), moments[n % moments.length]);
  });

  test(
    'a search through hundreds of iterations, its tree and what it hands on to the next are the same to the last bit',
    { timeout: PATIENT },
    () => {
      const make = (rules: Game): Bot => createBot('ismcts', rules);
      let iterations = 0;
      let handedOn = 0;
      let searched = 0;
      for (const moment of moments.filter(({ state }) => game.actions(state).length > 2)) {
        if (searched++ >= SEARCHED && handedOn > 0) break;
        const looks = MANY_LOOKS + 2 * game.actions(moment.state).length;
        const answer = seesNothingHidden(game, hooks, make, moment, { looks });
        iterations += answer.stats.iterations;
        const next = goingOn(game, moment, answer);
        const { outlook } = answer.stats;
        if (next === null || outlook === undefined) continue;
        handedOn++;
        seesNothingHidden(game, hooks, make, next, { looks, outlook });
      }
      expect(iterations).toBeGreaterThan(130 * SEARCHED);
      expect(handedOn).toBeGreaterThan(0);
    },
  );

  test.each(BOT_IDS)('%s answers at once when its question is withdrawn', (bot) => {
    const [{ state, told, seat }] = moments;
    const request: BotRequest = {
      game: id,
      view: game.view(state, seat),
      actions: game.actions(state),
      history: told.seats[seat],
      budget: { ms: 1e9 },
      seed: 'withdrawn',
    };
    let cancelled = false;
    const thinking = createBot(bot, game).think(request, { now: () => 0, cancelled: () => cancelled });
    let step = thinking.next();
    for (let i = 0; i < 3 && !step.done; i++) step = thinking.next();
    cancelled = true;
    if (!step.done) step = thinking.next();
    expect(step.done).toBe(true);
    expect(request.actions).toContainEqual((step.value as { action: unknown }).action);
  });

  describe('the law is sharp: it finds', () => {
    beforeEach(() => {
      const random = new Random('outside');
      vi.spyOn(Math, 'random').mockImplementation(() => random.unit());
    });
    afterEach(() => void vi.restoreAllMocks());

    const PLANTED: [fault: string, rules: Game, makeBot: (rules: Game) => Bot][] = [
      ['a sampler that returns the true state', cheating(game), search],
      ['a bot that peeks at the view’s unseen members', leaking(game), peeking],
      ['Math.random in a bot', game, careless],
    ];

    test.each(PLANTED)('%s', (_fault, rules, makeBot) => {
      const isFound = moments.some((moment) => {
        try {
          // As many looks as a search needs to come to the rival's turn.
          seesNothingHidden(rules, hooks, makeBot, moment, { looks: MANY_LOOKS });
          return false;
        } catch (error) {
          expect(error).toBeInstanceOf(LawBroken);
          return true;
        }
      });
      expect(isFound).toBe(true);
    });
  });
});

/** Remembers the last state whose view was asked for, and lets bots search in it. */
function cheating(game: Game): Game {
  let truth: GameState;
  return {
    ...game,
    view(state, viewer) {
      truth = game.clone(state);
      return game.view(state, viewer);
    },
    determinize: () => game.clone(truth),
  };
}

/** A view that carries the state where JSON does not show it. */
const leaking = (game: Game): Game => ({
  ...game,
  view: (state, viewer) => Object.defineProperty(game.view(state, viewer), 'state', { value: state }),
});

/** A bot that uses such a leak: what is hidden steers its luck. */
function peeking(game: Game): Bot {
  const { id, think } = createBot('novice', game);
  const secretOf = (view: GameView) => game.hash((view as GameView & { state: GameState }).state);
  return { id, think: (request, hooks) => think({ ...request, seed: secretOf(request.view) }, hooks) };
}

/** A bot with luck from outside its request. */
function careless(game: Game): Bot {
  const { id, think } = createBot('novice', game);
  return { id, think: (request, hooks) => think({ ...request, seed: `${Math.random()}` }, hooks) };
}

test('a bot asked twice at the same clock answers alike', () => {
  const [{ state, told, seat }] = momentsFor('laneforge', 1, 23, 1);
  const game: Game = GAMES.laneforge;
  const request = { game: game.id, view: game.view(state, seat), actions: game.actions(state), history: told.seats[seat] };
  const once = () => decide(search(game), { ...request, budget: { ms: 50 }, seed: 'twice' }, ticking());
  expect(once()).toEqual(once());
});

test.skipIf(!reaches('long'))('every game is searched at several moments, and every bot asked at two (long)', () => {
  expect(SEARCHED).toBe(3);
});
