import { describe, expect, test } from 'vitest';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import type { PriorityWishes } from '../../../src-shared/kernel/game.ts';
import { counter, damage, drawCards, target } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario, type Side, type Table } from './scenario.ts';
import { DEFS } from '../../../src-shared/games/hexforge/catalog.ts';
import { testSpell, testWorker, vanilla } from './test-cards.ts';

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
    const other = scenario({
      A: { hand: [bolt], units: { '-2,0': vanilla('1/3') } },
      B: { hand: [fast], units: { '-1,0': vanilla('1/3') } },
    }).play(bolt, '-2,0');
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

describe('what passes by itself', () => {
  const worker = testWorker({ C: 1 });
  /** Nothing to do at the base: a unit of its own makes workers cost, and the pool is empty. */
  const poor = (phase: string, more = {}) => scenario({ phase, A: { units: { '-4,0': worker }, ...more }, tiles: { '-4,0': 'mineral' } });
  const full = wish({ preset: 'full', acted: true });

  test('a Summon in which nothing can be played; the last one only in a turn with a question', () => {
    expect(answer(poor('summon1'))).toBe('offerAdvance');
    expect([answer(poor('summon2')), answer(poor('summon2'), wish({ acted: true }))]).toEqual(['asks', 'offerAdvance']);
    const able = poor('summon2', { hand: [fast] });
    expect(answer(able, wish({ acted: true }))).toBe('asks');
  });

  test('Move, while only workers could move that are at work and no enemy is in sight', () => {
    expect(answer(poor('move.ordering'))).toBe('confirmMoves');
    const away = scenario({ phase: 'move.ordering', A: { units: { '-4,0': worker } } });
    expect(answer(away)).toBe('asks');
    const enemy = scenario({
      phase: 'move.ordering',
      A: { units: { '-4,0': worker } },
      B: { units: { '-3,0': vanilla('1/1') } },
      tiles: { '-4,0': 'mineral' },
    });
    expect(answer(enemy)).toBe('asks');
  });

  test('a combat without attacks, also with an answer in hand; one with attacks, once nothing fast can be played', () => {
    const calm = scenario({ phase: 'combatResolution.responding', A: { hand: [fast] } });
    expect(answer(calm)).toBe('offerAdvance');
    expect(answer(calm.act({ type: 'offerAdvance' }))).toBe('agreeAdvance');
    const fights = (hand: (typeof fast)[], theirs: (typeof fast)[] = []) =>
      scenario({
        phase: 'combatDeclaration.declaring',
        A: { units: { '0,0': vanilla('1/1') }, hand },
        B: { units: { '1,0': vanilla('1/1') }, hand: theirs },
      })
        .attack('0,0', '1,0')
        .confirmAttacks();
    expect([answer(fights([])), answer(fights([fast]))]).toEqual(['offerAdvance', 'asks']);
    expect([answer(fights([]).offer()), answer(fights([], [fast]).offer())]).toEqual(['agreeAdvance', 'asks']);
  });

  test('a stop that is set is kept in an empty combat as well', () => {
    const offered = scenario({ phase: 'combatResolution.responding', B: { hand: [fast] } }).offer();
    expect(answer(offered)).toBe('agreeAdvance');
    expect(answer(offered, wish({ stops: { own: [], rival: ['combatResolution'] } }))).toBe('asks');
  });

  test('something that only comes to stand on the map is not asked about, except with an answer that could stop it', () => {
    const plain = vanilla('1/1');
    const sight = { '-3,0': vanilla('1/1') };
    const counters = testSpell({ instant: true, targets: [target.item('any')], effects: [counter(0)] });
    const summoned = (hand: (typeof fast)[], unit = plain) =>
      scenario({ A: { hand: [unit] }, B: { hand, units: sight } }).play(unit, '-4,0');
    const hidden = (hand: (typeof fast)[]) => scenario({ A: { hand: [plain] }, B: { hand } }).play(plain, '-4,0');
    expect([answer(summoned([fast])), answer(summoned([counters]))]).toEqual(['letResolve', 'asks']);
    expect([answer(hidden([fast])), answer(hidden([counters]))]).toEqual(['letResolve', 'asks']);
    const enters = vanilla('1/1', [], { entry: { effects: [drawCards(1)] } });
    expect(answer(summoned([fast], enters))).toBe('asks');
    const worked = scenario({ B: { hand: [fast], units: sight } }).base('summonPrimaryWorker', '-4,0');
    expect(answer(worked)).toBe('letResolve');
    // What the base summons has no text that a rival could answer.
    expect(DEFS.filter((def) => def.isWorker && def.entry >= 0)).toEqual([]);
  });

  test('a payment, where what it leaves can pay all that any other leaves enough for', () => {
    const costs = (cost: string) => testSpell({ cost, effects: [drawCards(1)] });
    const paying = (pool: string, hand: string[]) => {
      const spells = hand.map(costs);
      const g = scenario({ A: { hand: spells, pool } });
      return g.act(g.playAction(spells[0]));
    };
    expect(answer(paying('2RR', ['2']))).toBe('payDefault');
    // The first of the two colours pays; only one that something asks for is worth a question.
    expect([answer(paying('FR', ['1', 'R'])), answer(paying('FR', ['1', 'F']))]).toEqual(['payDefault', 'asks']);
    expect(answer(paying('FR', ['1']))).toBe('payDefault');
    // It costs its own F in any case.
    expect(answer(paying('FFR', ['1F', 'F']))).toBe('asks');
    expect(answer(paying('FFRR', ['1F', 'F']))).toBe('payDefault');
    const begun = paying('FRG', ['2', 'G']).payWith('F');
    expect(answer(begun)).toBe('asks');
    expect(answer(paying('2RR', ['2']), wish(), true)).toBe('payDefault');
    expect(answer(paying('2RR', ['2']), wish({ forced: false }))).toBe('asks');
    expect(answer(paying('2RR', ['2']), full)).toBe('asks');
  });

  test('nothing under full control', () => {
    const phases = ['summon1', 'move.ordering', 'combatDeclaration.declaring', 'combatResolution.responding', 'summon2'];
    expect(phases.map((phase) => answer(poor(phase), full))).toEqual(phases.map(() => 'asks'));
    expect(answer(scenario({ phase: 'combatResolution.responding' }).offer(), full)).toBe('asks');
    expect(answer(scenario().base('summonPrimaryWorker', '-4,0'), full)).toBe('asks');
  });

  test('nothing by the own hand among several people', () => {
    for (const phase of ['summon1', 'move.ordering', 'combatResolution.responding', 'summon2'])
      expect(answer(poor(phase), wish({ acted: true }), true)).toBe('asks');
    const summoned = scenario({ A: { hand: [fast] } }).base('summonPrimaryWorker', '-4,0');
    expect(answer(summoned, wish(), true)).toBe('asks');
  });
});
