/** What bots make of a game's sense, and what every game's sense keeps to. */
import { describe, expect, test } from 'vitest';
import { configOfDeal } from '../../../src-main/arena/configs.ts';
import { createBot, decide } from '../../../src-shared/bots/index.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { Sense } from '../../../src-shared/kernel/sense.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { lantern } from '../../fixtures/lantern/game.ts';

const MINDLESS: Sense<GameState> = {
  assets: () => [0],
  isDeed: () => false,
  forgoes: () => false,
  isBoon: () => false,
  isBlowAt: () => false,
  hasBegun: () => false,
};

const plain = lantern as unknown as Game;
const state = plain.create({}, 'sense');
const seat = plain.toAct(state)!;
const keys = new Int32Array(4096);
const offered = [...keys.subarray(0, plain.candidates(state, keys))];

/** The keys that a novice takes over forty seeds, with people at all other seats. */
function taken(sense: Partial<Sense<GameState>>, people = [1 - seat]): Set<number> {
  const game: Game = { ...plain, search: { ...plain.search!, sense: { ...MINDLESS, ...sense } } };
  const bot = createBot('novice', game);
  const request = { game: game.id, view: game.view(state, seat), actions: game.actions(state), history: [], budget: {}, people };
  const ask = (i: number) => decide(bot, { ...request, seed: `${i}` }, { now: () => 0, cancelled: () => false });
  return new Set(Array.from({ length: 40 }, (_, i) => game.key(state, ask(i).action)));
}

describe('a novice with sense', () => {
  const [first] = offered;
  const isFirst = (_s: GameState, key: number): boolean => key === first;

  test('has several moves to choose from here', () => {
    expect(offered.length).toBeGreaterThan(2);
    expect(taken({}).size).toBeGreaterThan(1);
  });

  test('leaves a folly, and a deed in vain, as long as something else is left', () => {
    expect(taken({ isFolly: isFirst })).not.toContain(first);
    expect(taken({ isFolly: (_s, key) => key !== first })).toEqual(new Set([first]));
    expect(taken({ isDeed: (_s, key) => key !== first })).toEqual(new Set([first]));
    expect(taken({ isFolly: () => true })).toEqual(taken({}));
  });

  test('does nothing else while a boon is open', () => {
    expect(taken({ isBoon: isFirst, forgoes: (_s, key) => key !== first })).toEqual(new Set([first]));
    // A boon that is a folly is none.
    expect(taken({ isBoon: isFirst, isFolly: isFirst, forgoes: (_s, key) => key !== first })).not.toContain(first);
  });

  test('strikes a person before its first turn only if everything would', () => {
    const spares = { isBlowAt: (_s: GameState, key: number) => key !== first };
    expect(taken(spares)).toEqual(new Set([first]));
    // Rather an absurd move than such a blow.
    expect(taken({ ...spares, isFolly: isFirst })).toEqual(new Set([first]));
    expect(taken({ isBlowAt: () => true })).toEqual(taken({}));
    expect(taken({ ...spares, hasBegun: () => true })).toEqual(taken({}));
    expect(taken(spares, [])).toEqual(taken({}));
  });
});

describe.each(Object.values(GAMES))('the sense of $id', (game) => {
  test('counts the same assets in every position', () => {
    const { sense } = game.search!;
    const random = new Random('assets');
    const position = game.create(configOfDeal(game, 0), 'assets');
    const counts = new Set<number>();
    for (let i = 0; i < 80 && game.toAct(position) !== null; i++) {
      for (let of = 0; of < game.seatCount(position); of++) {
        const assets = sense!.assets(position, of);
        counts.add(assets.length);
        expect(assets.every(Number.isFinite)).toBe(true);
      }
      game.play(position, keys[random.below(game.legal(position, keys))]);
    }
    expect(counts.size).toBe(1);
  });
});
