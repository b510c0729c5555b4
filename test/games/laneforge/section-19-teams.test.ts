import { describe, expect, test } from 'vitest';
import { STARTERS } from '../../../src-shared/games/laneforge/decks/starters.ts';
import { draw, eachPlayer, effect } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { checkLoss, endGame } from '../../../src-shared/games/laneforge/rules/losing.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import { begun } from './random-games.ts';
import { scenario, type Side } from './scenario.ts';
import { testSpell } from './test-cards.ts';

/** A position with as many players as there are numbers, their Health; nobody can be dealt such a game yet. */
function atTheTable(...healths: number[]): LnState {
  const { state } = scenario();
  state.seats = healths.map((health) => ({ ...structuredClone(state.seats[0]), health }));
  return state;
}

const afterCheck = (...healths: number[]): LnState => {
  const s = atTheTable(...healths);
  checkLoss(s);
  return s;
};

describe('19 Teams are not shipped, and nothing stands in their way', () => {
  test('LN-19.1 LN-D54 the app offers two players only', () => {
    expect(laneforge.seats).toEqual({ min: 2, max: 2 });
    const pair = [STARTERS[0].deck, STARTERS[2].deck];
    expect(laneforge.checkConfig({ decks: [pair, pair] })).toEqual([]);
    for (const players of [1, 3, 4]) expect(laneforge.checkConfig({ decks: Array.from({ length: players }, () => pair) })).not.toEqual([]);
    expect(laneforge.seatCount(begun('two'))).toBe(2);
  });

  test('LN-19.1 players are a list, in the state and for whoever looks, and so are those who have won', () => {
    const s = begun('list');
    expect(s.seats).toHaveLength(2);
    expect(laneforge.view(s, 'spectator').seats.map(({ seat }) => seat)).toEqual([0, 1]);
    laneforge.concede(s, 0);
    expect(laneforge.outcome(s)).toMatchObject({ winners: [1], ranking: [2, 1] });
  });

  test('LN-19.1 LN-19.3 losing asks all remaining players, however many there are', () => {
    expect(afterCheck(1, 2, 3, 4).result).toBeNull();
    expect(afterCheck(0, 2, -3, 4).result).toMatchObject({ winners: [1, 3], ranking: [3, 1, 3, 1] });
    expect(afterCheck(0, 0, 0, 4).result).toMatchObject({ winners: [3], ranking: [2, 2, 2, 1] });
  });

  test('LN-19.3 all remaining losing at once begins Sudden Death instead of ending the game', () => {
    const s = afterCheck(-2, -2, -2, -2);
    expect([s.result, s.suddenFrom]).toEqual([null, s.turn + 1]);
    // With somebody left it does not.
    expect(afterCheck(-2, -2, -2, 1).suddenFrom).toBe(0);
  });

  test('LN-19.3 in Sudden Death whoever has most is left, as many as they are', () => {
    const s = afterCheck(-5, -2, -2, -4);
    expect(s.result).toMatchObject({ winners: [1, 2], ranking: [3, 1, 1, 3], reason: 'suddenDeath' });
  });

  test('LN-19.1 a side that wins together is ranked together', () => {
    const s = atTheTable(1, 1, 1, 1);
    endGame(s, [0, 2], 'healthGone');
    expect(s.result).toEqual({ winners: [0, 2], ranking: [1, 3, 1, 3], reason: 'healthGone' });
  });

  test.each(['A', 'B'] as const)(
    'LN-19.2 whoever has the Forge goes first wherever an order is needed, whatever the seat (%s)',
    (forge) => {
      const other: Side = forge === 'A' ? 'B' : 'A';
      const call = testSpell([effect(eachPlayer(draw(1)))]);
      const side = { hand: [call] };
      const g = scenario({ forge, [forge]: side });
      const names = (seats: readonly number[]) => seats.map((seat): Side => (seat === 0 ? 'A' : 'B'));
      expect(g.toAct()).toBe(forge);
      g.play(call);
      expect(names(g.told('drew').map(({ seat }) => seat))).toEqual([forge, other]);
      g.nextTurn();
      // The next turn's holder draws and acts first in its turn.
      expect(names(g.told('drew').map(({ seat }) => seat)).slice(2)).toEqual([other, forge]);
      expect(g.toAct()).toBe(other);
    },
  );
});
