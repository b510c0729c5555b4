import { describe, expect, test } from 'vitest';
import {
  any,
  damage,
  destroy,
  gainHealth,
  grant,
  heal,
  lose,
  modify,
  type Effect,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import { scenario, type Spot, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

/** The steps one after the other on a Troop of 6 that has so much health, or on another unit. */
function treat(health: number, steps: Effect[], at: Spot = 'A.R1'): Table {
  const spell = testStratagem(steps, { target: any() });
  return scenario({ A: { hand: [spell], health: 15, line: { R1: { card: testTroop('1/1/6'), health } } } }).play(spell, at);
}

describe('16 Healing', () => {
  test('WR-16.1 healing does nothing to a unit at its maximum, and tells nothing', () => {
    const g = treat(6, [heal(3)]);
    expect([g.health('A.R1'), g.told('healed')]).toEqual(['6/6', []]);
    expect(treat(2, [heal(3)]).told('healed')).toMatchObject([{ n: 3, left: 5 }]);
  });

  test.each([
    [1, '5/6'],
    [2, '6/6'],
    [5, '6/6'],
  ])('WR-16.2 healing stops at the maximum: 4/6 healed %d is %s', (n, left) => {
    const g = treat(4, [heal(n)]);
    expect(g.health('A.R1')).toBe(left);
    expect(g.told('healed')).toMatchObject([{ n: Math.min(n, 2) }]);
  });
});

describe('16 Gaining health', () => {
  test('WR-16.3 it raises maximum and current alike, damaged or not', () => {
    expect(treat(6, [gainHealth(2)]).health('A.R1')).toBe('8/8');
    expect(treat(3, [gainHealth(2)]).health('A.R1')).toBe('5/8');
    expect(treat(3, [gainHealth(2), heal(4)]).health('A.R1')).toBe('8/8');
    expect(treat(3, [heal(4), gainHealth(2)]).health('A.R1')).toBe('8/8');
  });

  test('WR-16.3 Warlords included: 15/20 gains 2 to 17/22, which is the new limit of healing', () => {
    expect(treat(6, [gainHealth(2)], 'A.W').health('A.W')).toBe('17/22');
    expect(treat(6, [gainHealth(2), heal(9)], 'A.W').health('A.W')).toBe('22/22');
    expect(treat(6, [gainHealth(2)], 'B.W').health('B.W')).toBe('22/22');
  });

  const WAYS: [string, Effect][] = [
    ['a negative gain', gainHealth(-3)],
    ['damage', damage(3)],
    ['a loss of attack', modify(-3, -3)],
    ['a mark', grant('vulnerable', 'target', 3)],
    ['a keyword lost', lose('shield')],
    ['healing', heal(-3)],
  ];
  test.each(WAYS)('WR-16.4 WR-D33 %s does not lower maximum health', (_name, step) => {
    expect(treat(6, [step]).face('A.R1').maxHealth).toBe(6);
    expect(treat(6, [gainHealth(2), step]).face('A.R1').maxHealth).toBe(8);
  });

  test('WR-16.4 nor health, but for damage: a negative healing or gain takes nothing', () => {
    for (const step of [heal(-3), gainHealth(-3)]) expect(treat(4, [step]).health('A.R1')).toBe('4/6');
    expect(treat(6, [grant('invulnerable'), destroy()]).health('A.R1')).toBe('6/6');
  });
});
