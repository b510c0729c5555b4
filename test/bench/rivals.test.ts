import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dealWork } from '../../src-main/arena/deal.ts';
import type { ArenaPlan } from '../../src-main/arena/plan.ts';
import { finish } from '../../src-main/arena/work.ts';
import { Recording, recordInto } from '../../src-shared/kernel/events.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import { BOT_IDS } from '../../src-shared/protocol/bot-ids.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { compare } from './beliefs.ts';
import { scoreOf } from './beliefs/score.ts';
import { signsOf } from './beliefs/signs.ts';
import { castAgainst, peekedAt, RIVALS, seenThrough } from './rivals/cast.ts';
import { pilesOf } from './rivals/piles.ts';
import { dealtUniformly } from './rivals/uniform.ts';

const toy = lantern as Game;
const ROOT = join(import.meta.dirname, '../..');
const games: readonly Game[] = Object.values(GAMES);
const PLAN: ArenaPlan = { game: 'lantern', bots: ['ismcts', 'ismcts'], seed: 'rivals', budget: { iterations: 40 }, config: null };

/** A position after some turns of routine play, and what the seat to act is asked. */
function later(game: Game, seed: string, decisions: number) {
  const told = new Recording(game.seats.max);
  const state = recordInto(told, () => game.create(game.seriesConfig?.(2) ?? {}, seed));
  const random = new Random(seed);
  const keys = new Int32Array(8192);
  for (let i = 0; i < decisions && game.toAct(state) !== null; i++) {
    recordInto(told, () => game.play(state, keys[random.below(game.candidates(state, keys))]));
  }
  const seat = game.toAct(state)!;
  return { state, seat, view: game.view(state, seat), history: told.seats[seat] };
}

describe('rivals for measurements', () => {
  test('have no id that the app or the arena would take, and no module of theirs is named in the program', () => {
    for (const rival of RIVALS) expect(BOT_IDS.filter((id) => id.includes(rival))).toEqual([]);
    const sources = ['src-shared', 'src-main', 'src-renderer'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|svelte)$/.test(name))
        .map((name) => join(ROOT, folder, name)),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((file) => readFileSync(file, 'utf8').includes('test/bench'))).toEqual([]);
  });

  test.each(RIVALS)('%s plays whole deals against the product’s search, alike each time', (rival) => {
    const played = () => finish(dealWork(toy, PLAN, 0, castAgainst(rival))).matches.map(({ error, choices }) => ({ error, choices }));
    const once = played();
    expect(once.map(({ error }) => error)).toEqual([undefined, undefined]);
    expect(played()).toEqual(once);
  });

  test('one may play another in place of the product', () => {
    const choicesBy = (by?: 'seeing') =>
      finish(dealWork(toy, PLAN, 0, castAgainst('forgetful', by))).matches.map(({ error, choices }) => error ?? choices);
    expect(choicesBy('seeing')).toEqual(choicesBy('seeing'));
    expect(choicesBy('seeing')).not.toEqual(choicesBy());
  });

  test.each(games)('the seeing one knows what its seat of $title cannot know, and not what chance will bring', (game) => {
    const { state, seat, view, history } = later(game, 'seen', 30);
    const real = game.hidden!(state, seat);
    expect(real.length).toBeGreaterThan(0);
    const [one, other] = ['a', 'b'].map((seed) => seenThrough(game, () => state).determinize(view, history, new Random(seed)));
    for (const world of [one, other]) expect(game.hidden!(world, seat)).toEqual(real);
    expect(one.rng.streams).not.toEqual(state.rng.streams);
    expect(one.rng.streams).not.toEqual(other.rng.streams);
    game.play(one, game.routine(one));
    expect(game.view(state, seat), 'the match itself is not touched').toEqual(view);
  });

  test.each(games)('the peeking one knows what everybody at $title holds, and not what will be drawn', (game) => {
    const { state, seat, view, history } = later(game, 'peeked', 30);
    const sorted = (at: GameState) => pilesOf(at).map((pile) => pile.toSorted((a, b) => a - b));
    const worlds = ['a', 'b'].map((seed) => peekedAt(game, () => state).determinize(view, history, new Random(seed)));
    const eyes = Array.from({ length: game.seats.min }, (_, at) => at);
    for (const world of worlds) {
      for (const at of eyes) expect(game.view(world, at)).toEqual(game.view(state, at));
      expect(sorted(world)).toEqual(sorted(state));
    }
    const orders = [state, ...worlds].map((at) => JSON.stringify(pilesOf(at)));
    expect(new Set(orders).size, 'two orders beside the true one').toBe(3);
    expect(game.view(state, seat), 'the match itself is not touched').toEqual(view);
  });

  test.each(games)('the uniform one deals worlds in which the seat of $title sees the same', (game) => {
    const uniform = dealtUniformly(game);
    for (const decisions of [3, 20, 60]) {
      const { seat, view, history } = later(game, `uniform ${decisions}`, decisions);
      for (let i = 0; i < 5; i++) expect(game.view(uniform.determinize(view, history, new Random(i)), seat)).toEqual(view);
    }
  });
});

describe('beliefs beside the truth', () => {
  test('score hits with copies, and bets by the share of worlds', () => {
    const sure = scoreOf(
      ['a', 'a', 'b'],
      [
        ['a', 'b', 'c'],
        ['a', 'a', 'b'],
      ],
    );
    expect(sure.hit).toBeCloseTo(5 / 6);
    const worse = scoreOf(
      ['a', 'a', 'b'],
      [
        ['c', 'd', 'e'],
        ['c', 'c', 'd'],
      ],
    );
    expect(worse.hit).toBe(0);
    expect(worse.loss).toBeGreaterThan(sure.loss);
  });

  test('are better by the difference of the losses, match by match', () => {
    const scores = (product: number, uniform: number) =>
      new Map([['hand', { product: [{ hit: 1, loss: product }], uniform: [{ hit: 0, loss: uniform }] }]]);
    const { hand } = compare([scores(1, 2), scores(1, 4)]);
    expect(hand).toMatchObject({ choices: 2, hit: { product: 1, uniform: 0 }, loss: { product: 1, uniform: 3 }, gain: { mean: 2 } });
  });

  test.each(games)('nothing that a seat of $title knows counts as hidden from it', (game) => {
    const { state, seat, view } = later(game, 'signs', 30);
    for (const things of Object.values(signsOf(game, state, seat, view))) {
      for (const thing of things) expect(thing.startsWith(`${seat} `) && game.id !== 'hexforge').toBe(false);
    }
  });
});
