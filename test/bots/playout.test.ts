import { describe, expect, test } from 'vitest';
import { carryOut, MAX_KEYS } from '../../src-shared/bots/common.ts';
import { isMidway } from '../../src-shared/bots/lookahead.ts';
import { Playout, quickKey } from '../../src-shared/bots/playout.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { configForSeats, configOfDeal } from '../../src-main/arena/configs.ts';

const LIMITS = { decisions: 120, considered: 4 };
const { hexforge } = GAMES as unknown as Record<string, Game>;

/** A Hexforge position in the middle of a match. */
function midgame(): GameState {
  const state = hexforge.create(configForSeats(hexforge, configOfDeal(hexforge, 1), 2), 'playout');
  const random = new Random('playout');
  const keys = new Int32Array(MAX_KEYS);
  for (let i = 0; i < 150; i++) hexforge.play(state, quickKey(hexforge, state, keys, hexforge.candidates(state, keys), random));
  carryOut(hexforge, state);
  return state;
}

/** Plays on from a position; what it did to the position itself, and how often it weighed in the middle of a choice. */
function playOn(asWeighed: boolean): { played: number[]; illegal: number; weighedMidway: number; end: GameState } {
  const state = midgame();
  const keys = new Int32Array(MAX_KEYS);
  const played: number[] = [];
  let illegal = 0;
  let weighedMidway = 0;
  const watched: Game = {
    ...hexforge,
    play(at, key) {
      if (at === state) {
        played.push(key);
        if (!keys.subarray(0, hexforge.candidates(at, keys)).includes(key)) illegal++;
      }
      hexforge.play(at, key);
    },
    evaluate(at, seat) {
      if (at !== state && isMidway(hexforge, state)) weighedMidway++;
      return hexforge.evaluate(at, seat);
    },
  };
  new Playout(watched, { ...LIMITS, asWeighed }).run(state, new Random('luck'), hexforge.turn(state) + 2);
  return { played, illegal, weighedMidway, end: state };
}

describe('a playout', () => {
  test.each([false, true])('takes legal moves only and leaves nothing hanging (as weighed: %s)', (asWeighed) => {
    const { played, illegal, end } = playOn(asWeighed);
    expect(played.length).toBeGreaterThan(20);
    expect(illegal).toBe(0);
    expect(hexforge.search!.pending(end)).toBe(false);
  });

  test('finishes a choice as it was weighed if it is told to, and otherwise weighs each step anew', () => {
    // What came to mind alone was taken without weighing, so that its next step is the first to be weighed.
    expect(playOn(true).weighedMidway).toBeLessThan(playOn(false).weighedMidway / 4);
  });

  test('goes the same way with the same luck', () => {
    expect(playOn(true).played).toEqual(playOn(true).played);
  });
});
