import { describe, expect, test } from 'vitest';
import { scenario } from './scenario.ts';
import { testTroop } from './test-cards.ts';

const duel = (attacker: string, defender: string) =>
  scenario({ A: { line: { R1: testTroop(attacker) } }, B: { line: { R1: testTroop(defender) } } });

describe('10 Attacks', () => {
  test('WR-10.3 melee uses both melee values', () => {
    const g = duel('3/0/5', '2/4/6').attack('R1', 'melee', 'R1');
    expect([g.health('B.R1'), g.health('A.R1')]).toEqual(['3/6', '3/5']);
  });

  test('WR-10.4 ranged uses both ranged values', () => {
    const g = duel('1/3/5', '2/4/6').attack('R1', 'ranged', 'R1');
    expect([g.health('B.R1'), g.health('A.R1')]).toEqual(['3/6', '1/5']);
  });

  test('WR-10.5 hit and retaliation are simultaneous', () => {
    const g = duel('3/0/2', '2/0/3').attack('R1', 'melee', 'R1');
    expect([g.line('A'), g.line('B')]).toEqual([[], []]);
  });
});
