import { describe, expect, test } from 'vitest';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import type { PriorityWishes } from '../../../src-shared/kernel/game.ts';
import { damage, drawCards, target } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario, type Side, type Table } from './scenario.ts';
import { testSpell, vanilla } from './test-cards.ts';

const wish = (more: Partial<PriorityWishes> = {}): PriorityWishes => ({ preset: 'standard', until: null, forced: true, ...more });
/** What is answered for the deciding side without asking, by the type of action. */
const answer = (g: Table, wishes = wish(), publicOnly = false) =>
  hexforge.auto(g.view(g.toAct() as Side), g.actions(), wishes, publicOnly)?.type ?? 'asks';

const fast = testSpell({ instant: true, effects: [drawCards(1)] });
const bolt = testSpell({ instant: true, targets: [target.unit()], effects: [damage(1, 0)] });

describe('when a seat is asked', () => {
  test('an offer is agreed to without an answer in hand, and asked about with one at a stop', () => {
    expect(answer(scenario().offer())).toBe('agreeAdvance');
    expect(answer(scenario({ B: { hand: [fast] } }).offer())).toBe('agreeAdvance');
    expect(answer(scenario({ phase: 'summon2', B: { hand: [fast] } }).offer())).toBe('asks');
    expect(answer(scenario({ phase: 'summon2' }).offer())).toBe('agreeAdvance');
  });

  test('something a rival plays is asked about in standard, and in relaxed only if it concerns the seat', () => {
    const aimed = scenario({ A: { hand: [bolt] }, B: { units: { '-2,0': vanilla('1/3') }, hand: [fast] } }).play(bolt, '-2,0');
    const other = scenario({ A: { hand: [bolt], units: { '-2,0': vanilla('1/3') } }, B: { hand: [fast] } }).play(bolt, '-2,0');
    expect([answer(aimed), answer(other)]).toEqual(['asks', 'asks']);
    expect([answer(aimed, wish({ preset: 'relaxed' })), answer(other, wish({ preset: 'relaxed' }))]).toEqual(['asks', 'letResolve']);
  });

  test('full control always asks', () => expect(answer(scenario().offer(), wish({ preset: 'full' }))).toBe('asks'));

  test('among several people the hand decides nothing', () => {
    const empty = scenario({ phase: 'summon2' }).offer();
    const armed = scenario({ phase: 'summon2', B: { hand: [fast] } }).offer();
    expect([answer(empty, wish(), true), answer(armed, wish(), true)]).toEqual(['asks', 'asks']);
    const idle = scenario({ phase: 'move.ordering' });
    expect(answer(idle, wish(), true)).toBe('asks');
  });

  test('“pass until” passes on, and is broken by what concerns the seat', () => {
    const until = wish({ until: 'endOfTurn' });
    expect(answer(scenario(), until)).toBe('offerAdvance');
    const aimed = scenario({ turn: 'B', A: { units: { '2,0': vanilla('1/3') } }, B: { hand: [bolt] } }).play(bolt, '2,0');
    expect(answer(aimed, wish({ until: 'myTurn', preset: 'full' }))).toBe('asks');
  });

  test('“pass until” is over when what it waits for has come', () => {
    const holds = (g: Table, until: string, since = g.view('A').turn) => hexforge.passesOn!(g.view('A'), until, since);
    const open = scenario({ turn: 'B', B: { hand: [fast] } });
    const { turn } = open.view('A');
    expect([holds(open, 'endOfTurn'), holds(open, 'endOfTurn', turn - 1)]).toEqual([true, false]);
    expect([holds(open, 'myTurn'), holds(scenario({ turn: 'A' }), 'myTurn')]).toEqual([true, false]);
    expect([holds(open, 'phase:move'), holds(scenario({ phase: 'move.ordering' }), 'phase:move')]).toEqual([true, false]);
    // A rival's phase in which one is not asked is none to stop at.
    expect(holds(scenario({ turn: 'B', phase: 'move.ordering' }), 'phase:move')).toBe(true);
    expect(holds(open, 'resolved')).toBe(false);
    expect(holds(open.play(fast), 'resolved')).toBe(true);
  });

  test('a phase of the own turn with nothing in it passes by, unless a stop is set or the setting is off', () => {
    const idle = (phase: string) => scenario({ phase });
    expect([
      answer(idle('move.ordering')),
      answer(idle('combatDeclaration.declaring')),
      answer(idle('combatResolution.responding')),
    ]).toEqual(['confirmMoves', 'confirmAttacks', 'offerAdvance']);
    expect([answer(idle('summon1')), answer(idle('summon2'))]).toEqual(['asks', 'asks']);
    expect(answer(idle('move.ordering'), wish({ forced: false }))).toBe('asks');
    expect(answer(idle('move.ordering'), wish({ stops: { own: ['move'], rival: [] } }))).toBe('asks');
    expect(answer(scenario({ phase: 'move.ordering', A: { units: { '0,0': vanilla('1/1') } } }))).toBe('asks');
  });
});
