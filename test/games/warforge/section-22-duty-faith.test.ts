import { describe, expect, test } from 'vitest';
import {
  damage,
  destroy,
  draw,
  embers,
  enemy,
  faith,
  gainHealth,
  iff,
  on,
  returnTo,
  type Effect,
  type KeywordSpec,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { Standing } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

describe('22 Duty', () => {
  const sentinel = (...keywords: KeywordSpec[]) => testTroop('1/1/5', { keywords, abilities: [on('duty', [gainHealth(1, 'ownWarlord')])] });
  const at = (unit: Standing): Table => scenario({ A: { line: { R1: unit } } });

  test('WR-22.1 instead of attacking it performs its action and loses Duty: once in a match', () => {
    const g = at(sentinel('frenzy')).use('R1', 'duty');
    expect([g.health('A.W'), g.face('A.R1').keywords]).toEqual(['21/21', ['frenzy']]);
    expect(g.refused((t) => t.use('R1', 'duty'))).toBe('It has no such action.');
    expect(g.endTurn().endTurn().canUse('R1', 'duty')).toBe(false);
  });

  test('WR-22.2 it spends one attack, and needs one', () => {
    expect(at(sentinel()).use('R1', 'duty').attacks('R1')).toEqual([]);
    expect(at(sentinel('frenzy')).use('R1', 'duty').attacks('R1')).toEqual(['melee W', 'ranged W']);
    expect(at(sentinel()).attack('R1', 'melee', 'W').canUse('R1', 'duty')).toBe(false);
  });

  test.each([
    ['sick', { card: sentinel(), arrived: 'deployed' }, false],
    ['sick with Flank', { card: sentinel('flank'), arrived: 'deployed' }, true],
    ['sick with Fast', { card: sentinel('fast'), arrived: 'deployed' }, true],
    ['stunned', { card: sentinel(), given: { stun: 0 } }, false],
    ['at 0/0', { card: sentinel(), melee: 0, ranged: 0 }, false],
    ['at 1/0', { card: sentinel(), ranged: 0 }, true],
  ] as [string, Standing, boolean][])('WR-22.2 WR-D43 %s', (_name, unit, can) => {
    expect(at(unit).canUse('R1', 'duty')).toBe(can);
  });
});

describe('22 Ember and Faith', () => {
  /** 1 damage, and 5 more if the condition holds. */
  const asking = (cond: 'ember' | 'faith', n: number) =>
    testStratagem([damage(1, 'enemyWarlord'), iff({ cond, n }, [damage(5, 'enemyWarlord')])]);

  test('WR-22.3 the pool starts at 0; Ember N consumes N if they are there, and gives its extra effect', () => {
    const collect = testStratagem([embers(2)]);
    const card = asking('ember', 2);
    const g = scenario({ A: { hand: [collect, card, card] } });
    expect(g.player('A').embers).toBe(0);
    g.play(collect).play(card);
    expect([g.player('A').embers, g.health('B.W')]).toEqual([0, '14/20']);
    expect(g.play(card).health('B.W')).toBe('13/20');
  });

  test.each([
    [1, 1, '19/20'],
    [2, 0, '14/20'],
    [3, 1, '14/20'],
  ])('WR-22.4 WR-D54 pool %d, Ember 2: pool %d, without being asked', (pool, left, health) => {
    const card = asking('ember', 2);
    const g = scenario({ A: { hand: [card], embers: pool }, B: { embers: 9 } }).play(card);
    expect([g.player('A').embers, g.player('B').embers, g.health('B.W'), g.state.choice]).toEqual([left, 9, health, null]);
  });

  test('WR-22.4 two conditions on one card are paid one after the other', () => {
    const card = testStratagem([1, 2].map((n) => iff({ cond: 'ember', n: 2 }, [damage(n, 'enemyWarlord')])));
    const after = (pool: number) => {
      const g = scenario({ A: { hand: [card], embers: pool } }).play(card);
      return [g.player('A').embers, g.health('B.W')];
    };
    expect([after(3), after(4)]).toEqual([
      [1, '19/20'],
      [0, '17/20'],
    ]);
  });

  const heart = testTroop('0/0/1', ['emberheart']);
  const ending = (...steps: Effect[]) => {
    const card = testStratagem(steps);
    return scenario({ A: { hand: [card] }, B: { line: { R1: heart, R2: heart, R3: testTroop('0/0/1') } } }).play(card);
  };
  const everybody = { all: enemy({ kind: 'troop' }) } as const;

  test('WR-22.5 WR-D54 dying it leaves an Ember that its controller has at once; two leave two', () => {
    const embersOf = (g: Table) => [g.player('A').embers, g.player('B').embers];
    expect(embersOf(ending(damage(1, everybody)))).toEqual([0, 2]);
    expect(embersOf(ending(destroy(everybody)))).toEqual([0, 2]);
    expect(embersOf(ending(returnTo('hand', everybody)))).toEqual([0, 0]);
    expect(embersOf(ending(returnTo('deck', everybody)))).toEqual([0, 0]);
    const one = testStratagem([damage(1)], { target: enemy() });
    const g = scenario({ A: { hand: [one] }, B: { line: { R1: heart, R2: heart } } }).play(one, 'B.R1');
    expect([g.player('B').embers, g.told('counter')]).toMatchObject([1, [{ seat: 1, counter: 'embers', now: 1 }]]);
  });

  test.each([
    [2, '19/20'],
    [3, '14/20'],
    [4, '14/20'],
  ])('WR-22.7 Faith 3 with a counter of %d, which is not spent', (counter, health) => {
    const card = asking('faith', 3);
    const g = scenario({ A: { hand: [card], faith: counter }, B: { faith: 9 } }).play(card);
    expect([g.player('A').faith, g.health('B.W')]).toEqual([counter, health]);
  });

  test('WR-22.7 the counter starts at 0 and is read as the card resolves', () => {
    const card = testStratagem([faith(3), iff({ cond: 'faith', n: 3 }, [damage(5, 'enemyWarlord')])]);
    const g = scenario({ A: { hand: [card] } });
    expect(g.player('A').faith).toBe(0);
    expect([g.play(card).player('A').faith, g.health('B.W')]).toEqual([3, '15/20']);
  });
});

describe('22 Ephemeral', () => {
  const wisp = testTroop('1/1/1', ['ephemeral']);
  const spell = testStratagem([], { keywords: ['ephemeral'] });

  test('WR-22.6 still in hand at the end of its owner’s turn it is discarded, which is neither burn nor play', () => {
    const watcher = testTroop('0/0/5', { abilities: [on('artifice', [])] });
    const kept = testTroop('1/1/1');
    const g = scenario({ A: { hand: [wisp, spell, kept], line: { R1: watcher } } }).endTurn();
    expect(g.hand('A')).toEqual([kept]);
    expect([g.triggered(), g.told('burned'), g.told('played'), g.deck('A')]).toEqual([[], [], [], []]);
    expect(g.told('discarded', 'A').map(({ card }) => card)).toEqual([wisp, spell]);
    expect(g.told('discarded', 'B').map(({ card }) => card)).toEqual([undefined, undefined]);
  });

  test('WR-22.6 it stays through opposing turns before that', () => {
    const gift = testStratagem([draw(1, 'opponent')]);
    const g = scenario({ A: { hand: [gift] }, B: { hand: [spell], deck: [wisp] } }).play(gift);
    expect(g.hand('B')).toEqual([wisp, spell]);
    expect(g.endTurn().hand('B')).toEqual(expect.arrayContaining([wisp, spell]));
    expect(g.play(spell).endTurn().hand('B')).not.toContain(wisp);
  });

  test('WR-22.6 a full hand of them makes room for the next draw only after the turn', () => {
    const g = scenario({ A: { hand: new Array<string>(10).fill(spell), deck: [wisp] } })
      .endTurn()
      .endTurn();
    expect([g.hand('A').includes(wisp), g.told('burned')]).toEqual([true, []]);
  });
});
