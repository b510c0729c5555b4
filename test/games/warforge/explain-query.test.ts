import { describe, expect, test } from 'vitest';
import { threatTo } from '../../../src-shared/games/warforge/explain/threat.ts';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { scenario, type Table } from './scenario.ts';
import { testTroop } from './test-cards.ts';

const asked = (g: Table, from: string) => warforge.query(g.view('A'), [], { ask: 'attacks', from });

test('both modes of every legal attack are forecast, and those that hang on nothing hidden come true (WR-10.2)', () => {
  const g = scenario({ A: { line: { R1: testTroop('3/1/2') } }, B: { line: { L1: testTroop('2/0/3') } } });
  const all = asked(g, 'R1') as { to: string; mode: string }[];
  expect(all.map(({ to, mode }) => `${mode} ${to}`).sort()).toEqual(['melee L1', 'melee W', 'ranged L1', 'ranged W']);
  expect(all.find(({ to, mode }) => to === 'L1' && mode === 'melee')).toEqual({
    to: 'L1',
    mode: 'melee',
    deals: { least: 3, most: 3 },
    takes: { least: 2, most: 2 },
    targetFalls: 1,
    attackerFalls: 1,
  });
  expect(all.find(({ to, mode }) => to === 'L1' && mode === 'ranged')).toMatchObject({
    deals: { least: 1, most: 1 },
    takes: { least: 0, most: 0 },
    targetFalls: 0,
    attackerFalls: 0,
  });
  g.attack('R1', 'melee', 'L1');
  expect(g.view('A').seats.map(({ units }) => units.length)).toEqual([1, 1]);
});

test('nothing is forecast where nothing is to be decided, and a question that does not exist is refused', () => {
  const g = scenario({ A: { line: { R1: testTroop('3/1/2') } } });
  expect(warforge.query(g.view('B'), [], { ask: 'attacks', from: 'W' })).toBeNull();
  expect(() => warforge.query(g.view('A'), [], { ask: 'fortune' })).toThrow();
});

describe('what the rival’s units could do to a Warlord next turn', () => {
  const threat = (line: Record<string, string>, mine: Record<string, string> = {}) =>
    threatTo(scenario({ A: { line: mine }, B: { line } }).view('A'), 0);

  test('each in its better mode, the Warlord too; twice with Frenzy, not at all where it Can’t Attack', () => {
    expect(threat({})).toBe(1);
    expect(threat({ R1: testTroop('1/4/2') })).toBe(5);
    expect(threat({ R1: testTroop('3/0/2', ['frenzy']) })).toBe(7);
    expect(threat({ R1: testTroop('6/0/2', ['cantAttack']) })).toBe(1);
  });
  test('WR-25.12 nothing behind a Vanguard', () =>
    expect(threat({ R1: testTroop('9/0/2') }, { L1: testTroop('0/0/1', ['vanguard']) })).toBe(0));
});
