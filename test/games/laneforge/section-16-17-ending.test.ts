import { describe, expect, test } from 'vitest';
import {
  activate,
  damage,
  destroy,
  draw,
  effect,
  endOfTurn,
  enemy,
  gainHealth,
  loseHealth,
  pick,
  when,
  type Effect,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario, type Side, type Table } from './scenario.ts';
import { testCreature, testSpell } from './test-cards.ts';

const one = (...steps: Effect[]) => testSpell([effect(...steps)]);
const plain = (stats = '1/1') => testCreature(stats);
const reason = (g: Table) => g.view('A').result?.reason;

describe('16 Winning and losing', () => {
  test('LN-16.1 at 1 Health nobody has lost, at 0 and below somebody has', () => {
    const hit = (health: number) => {
      const blast = one(damage(3, 'opponent'));
      return scenario({ A: { hand: [blast] }, B: { health } })
        .play(blast)
        .winner();
    };
    expect([hit(4), hit(3), hit(2)]).toEqual([null, 'A', 'A']);
  });

  test('LN-16.1 LN-D41 it is checked after every step: a later gain comes too late', () => {
    const risky = one(loseHealth(5, 'you'), gainHealth(50, 'you'));
    const g = scenario({ A: { health: 5, hand: [risky] } }).play(risky);
    expect([g.winner(), g.health('A'), reason(g)]).toEqual(['B', 0, 'healthGone']);
    expect(g.told('spellDone')).toEqual([]);
  });

  test('LN-16.1 LN-D41 within one Combat that loses both it is one event; an earlier trigger is another', () => {
    const bomb = testCreature('0/1', { abilities: [when({ on: 'destroyed', who: 'this' }, damage(9, 'each'))] });
    const g = scenario({ A: { health: 9, lanes: { 1: bomb } }, B: { health: 5, lanes: { 1: plain('1/9') } } });
    g.nextTurn();
    // One step against both at once: 0 and −4, which Sudden Death compares.
    expect([g.health('A'), g.health('B'), g.winner(), reason(g)]).toEqual([0, -4, 'A', 'suddenDeath']);
    const two = one(damage(9, 'opponent'), damage(9, 'you'));
    const h = scenario({ A: { health: 9, hand: [two] }, B: { health: 5 } }).play(two);
    expect([h.health('A'), h.health('B'), h.winner(), reason(h)]).toEqual([9, -4, 'A', 'healthGone']);
  });

  test('LN-16.2 the only player who has not lost wins at once; pending triggers do not resolve', () => {
    const avenger = testCreature('0/1', { abilities: [when({ on: 'destroyed', who: 'this' }, damage(99, 'opponent'))] });
    const rout = one(destroy(pick(enemy())), damage(50, 'opponent'));
    const g = scenario({ A: { hand: [rout] }, B: { lanes: { 1: avenger } } }).play(rout);
    expect([g.winner(), g.health('A'), g.toAct()]).toEqual(['A', 50, null]);
    expect(g.told('triggered')).toEqual([]);
    expect(g.told('gameOver')).toHaveLength(1);
    expect([g.state.pending, g.actions()]).toEqual([[], []]);
    expect(g.refused({ type: 'endActionPhase' })).toBe('The game is over.');
  });

  test('LN-16.2 nor is a phase played on', () => {
    const g = scenario({ B: { health: 4 }, A: { lanes: { 1: plain('4/4') } } }).nextTurn();
    expect([g.winner(), g.phase(), g.state.turn]).toEqual(['A', 'over', 1]);
    expect(g.told('phase').at(-1)!.phase).toBe('combat');
  });

  test('LN-16.4 damage to yourself can lose you the game', () => {
    const burn = one(damage(2, 'you'));
    expect(
      scenario({ A: { health: 2, hand: [burn] } })
        .play(burn)
        .winner(),
    ).toBe('B');
    const fuse = testCreature('1/1', { abilities: [activate(loseHealth(7, 'you'))] });
    expect(
      scenario({ A: { health: 7, lanes: { 1: fuse } } })
        .activate(1)
        .winner(),
    ).toBe('B');
  });

  test('LN-16.3 LN-D44 all losing in one event begins Sudden Death, which compares at once: −1 against −4', () => {
    const doom = one(damage(54, 'each'));
    const g = scenario({ A: { health: 53, hand: [doom] }, B: { health: 50 } }).play(doom);
    expect([g.health('A'), g.health('B'), g.winner(), reason(g)]).toEqual([-1, -4, 'A', 'suddenDeath']);
    expect(g.told('suddenDeath')).toHaveLength(1);
  });

  test.each(['A', 'B'] as const)('LN-D53 a player may concede at any time, even where the other is asked (%s gives up)', (side) => {
    const other: Side = side === 'A' ? 'B' : 'A';
    const asks = one(damage(1, pick(enemy())));
    const g = scenario({ A: { hand: [asks] }, B: { lanes: { 1: plain(), 2: plain() } } });
    g.play(asks).concede(side);
    expect([g.winner(), reason(g), g.toAct()]).toEqual([other, 'conceded', null]);
    g.nothingPending();
    const h = scenario({ turn: 13, suddenFrom: 13, A: { health: 9 }, B: { health: 9 } }).concede(side);
    expect(h.winner()).toBe(other);
    // A game that is over stays as it was.
    expect(h.concede(other).winner()).toBe(other);
  });
});

describe('17 Sudden Death', () => {
  const sudden = (more: Parameters<typeof scenario>[0] = {}) =>
    scenario({ turn: 13, suddenFrom: 13, ...more, A: { health: 20, ...more.A }, B: { health: 20, ...more.B } });

  test('LN-17.2 LN-D44 at the end of turn 12 the one with less Health loses at once: 30 against 29', () => {
    const g = scenario({ turn: 12, A: { health: 30 }, B: { health: 29 } }).nextTurn();
    expect([g.winner(), reason(g), g.state.turn]).toEqual(['A', 'suddenDeath', 12]);
    const h = scenario({ turn: 12, A: { health: 29 }, B: { health: 30 } }).nextTurn();
    expect(h.winner()).toBe('B');
    const equal = scenario({ turn: 12, A: { health: 29 }, B: { health: 29 } }).nextTurn();
    expect([equal.winner(), equal.state.turn]).toEqual([null, 13]);
  });

  test('LN-17.2 after every event: an even trade ends it when it comes in two steps', () => {
    const trade = one(damage(3, 'opponent'), damage(3, 'you'));
    const g = sudden({ A: { hand: [trade] } }).play(trade);
    expect([g.winner(), g.health('A'), g.health('B')]).toEqual(['A', 20, 17]);
    const even = one(damage(3, 'each'));
    expect(
      sudden({ A: { hand: [even] } })
        .play(even)
        .winner(),
    ).toBeNull();
  });

  test('LN-17.3 gaining Health counts: 20–20, one gains 1 and the other has lost', () => {
    const sip = one(gainHealth(1, 'you'));
    expect(
      sudden({ A: { hand: [sip] } })
        .play(sip)
        .winner(),
    ).toBe('A');
    const gift = one(gainHealth(1, 'opponent'));
    expect(
      sudden({ A: { hand: [gift] } })
        .play(gift)
        .winner(),
    ).toBe('B');
  });

  test('LN-17.4 LN-17.6 LN-D48 turns 13 to 15 are whole turns, with a cycle end after the third and no turn 16', () => {
    const g = scenario({ turn: 12 });
    for (let turn = 12; turn < 15; turn++) expect(g.nextTurn().state.turn).toBe(turn + 1);
    expect(g.view('A').suddenDeath).toEqual({ from: 13, until: 15 });
    g.nextTurn();
    expect([g.winner(), reason(g), g.state.turn]).toEqual(['B', 'suddenDeathTie', 15]);
    const phases = (turn: number) => {
      const events = g.events();
      const from = events.findIndex((e) => e.type === 'turn' && e.turn === turn);
      const to = events.findIndex((e) => e.type === 'turn' && e.turn === turn + 1);
      return events.slice(from, to < 0 ? undefined : to).flatMap((e) => (e.type === 'phase' ? [e.phase] : []));
    };
    const whole = ['draw', 'action1', 'action2', 'action3', 'action4', 'combat', 'end', 'maintenance'];
    expect([phases(13), phases(14), phases(15)]).toEqual([whole, whole, whole]);
  });

  test('LN-D48 LN-D46 cycle ends keep coming, and one that comes meanwhile does not start the count anew', () => {
    const g = scenario({ turn: 12, suddenFrom: 11 });
    g.nextTurn();
    expect([g.state.turn, g.state.cycle]).toEqual([13, 5]);
    expect(g.view('A').suddenDeath).toEqual({ from: 11, until: 13 });
    expect(g.told('suddenDeath')).toEqual([]);
    g.nextTurn();
    expect([reason(g), g.state.turn]).toEqual(['suddenDeathTie', 13]);
  });

  test.each(['A', 'B'] as const)('LN-17.5 LN-D47 still equal at the end of the third turn, its holder of the Forge wins (%s)', (forge) => {
    const g = sudden({ turn: 15, forge }).nextTurn();
    expect([g.winner(), reason(g)]).toEqual([forge, 'suddenDeathTie']);
    expect(sudden({ turn: 14, forge }).nextTurn().winner()).toBeNull();
  });

  test('LN-17.6 begun at the end of turn 12, a tie goes to the first holder of the Forge', () => {
    for (const forge of ['A', 'B'] as const) {
      // On turn 12 the second holder has it.
      const g = scenario({ turn: 12, forge });
      for (let i = 0; i < 4; i++) g.nextTurn();
      expect(g.winner()).toBe(forge === 'A' ? 'B' : 'A');
    }
  });

  test('LN-D47 equal changes keep it equal, and it is settled after Maintenance has made creatures Ready, before the Forge passes', () => {
    const front = () => ({ card: plain('2/9'), ready: false });
    const g = sudden({ turn: 15, A: { lanes: { 1: front() } }, B: { lanes: { 2: front() } } }).nextTurn();
    expect([g.health('A'), g.health('B'), g.winner()]).toEqual([18, 18, 'A']);
    expect([g.at('A', 1).ready, g.told('allReady').length, g.told('forgePassed')]).toEqual([true, 1, []]);
  });

  test('LN-D47 what Maintenance sets off still counts', () => {
    const late = testCreature('0/9', { abilities: [when({ on: 'entersRow', who: 'this' }, gainHealth(1, 'you'))] });
    const g = sudden({ turn: 15, B: { lanes: { 1: { card: late, row: 'back' } } } }).nextTurn();
    expect([g.winner(), reason(g)]).toEqual(['B', 'suddenDeath']);
  });

  test('LN-17.7 LN-D45 during Sudden Death equal Health of 0 or less is no loss', () => {
    const even = one(damage(25, 'each'));
    const g = sudden({ A: { hand: [even] } }).play(even);
    expect([g.health('A'), g.health('B'), g.winner()]).toEqual([-5, -5, null]);
    g.nextTurn();
    expect(g.state.turn).toBe(14);
    // Only the comparison speaks, whoever falls below 0 by it.
    const blow = one(damage(25, 'opponent'));
    const i = sudden({ A: { hand: [blow] } }).play(blow);
    expect([i.winner(), i.health('B'), reason(i)]).toEqual(['A', -5, 'suddenDeath']);
    // Nor is a rise above 0 needed to win.
    const sip = one(gainHealth(1, 'you'));
    const h = sudden({ A: { health: -5, hand: [sip] }, B: { health: -5 } }).play(sip);
    expect([h.winner(), h.health('A')]).toEqual(['A', -4]);
  });

  test('LN-D46 begun in mid-turn, pending triggers resolve, that turn is finished and not counted', () => {
    const mourner = testCreature('0/1', { abilities: [when({ on: 'destroyed', who: 'this' }, draw(1))] });
    const doom = one(destroy(pick(enemy())), damage(50, 'each'));
    const g = scenario({ turn: 5, A: { hand: [doom] }, B: { lanes: { 1: mourner } } }).play(doom);
    expect([g.health('A'), g.health('B'), g.winner()]).toEqual([0, 0, null]);
    expect([g.told('triggered').length, g.zone('B', 'hand').length]).toEqual([1, 1]);
    expect([g.phase(), g.view('A').suddenDeath]).toEqual(['action1', { from: 6, until: 8 }]);
    for (const turn of [6, 7, 8]) expect(g.nextTurn().state.turn).toBe(turn);
    // Turn 8 is an even one: its holder is the one who had it on turn 6.
    g.nextTurn();
    expect([reason(g), g.winner()]).toEqual(['suddenDeathTie', 'B']);
  });

  test('LN-D46 begun in Combat of turn 12, it lasts until turn 15 all the same', () => {
    const front = () => ({ card: plain('9/9') });
    const g = scenario({ turn: 12, A: { health: 9, lanes: { 1: front() } }, B: { health: 9, lanes: { 2: front() } } }).nextTurn();
    expect(g.view('A').suddenDeath).toEqual({ from: 13, until: 15 });
    expect(g.told('suddenDeath')).toHaveLength(1);
  });

  test('LN-17.2 also by an "end of turn" ability of the player who is ahead', () => {
    const leech = testCreature('0/9', { abilities: [endOfTurn(gainHealth(1, 'you'))] });
    const g = sudden({ B: { lanes: { 1: leech } } }).nextTurn();
    expect([g.winner(), g.told('phase').at(-1)!.phase]).toEqual(['B', 'end']);
  });
});
