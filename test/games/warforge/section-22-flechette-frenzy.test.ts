import { describe, expect, test } from 'vitest';
import { any, damage, on, questProgress, type KeywordSpec } from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { SidePosition, Standing } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

const wall = (...keywords: KeywordSpec[]): string => testTroop('0/0/9', keywords);
const duel = (attacker: Standing, defender: Standing, mode: 'melee' | 'ranged' = 'melee'): Table =>
  scenario({ A: { line: { R1: attacker } }, B: { line: { R1: defender } } }).attack('R1', mode, 'R1');
const dealt = (g: Table): number[] => g.told('damaged').map(({ n }) => n);

describe('22 Flechette', () => {
  test.each(['melee', 'ranged'] as const)('WR-22.16 attacking in %s, the target takes X before the hit', (mode) => {
    const g = duel(testTroop('3/3/9', [{ flechette: 2 }]), wall(), mode);
    expect([dealt(g), g.health('B.R1')]).toEqual([[2, 3], '4/9']);
  });

  test('WR-22.16 not in retaliation, and only the target', () => {
    expect(duel(testTroop('1/0/9'), testTroop('3/0/9', [{ flechette: 2 }])).health('A.R1')).toBe('6/9');
    const g = scenario({ A: { line: { R1: testTroop('1/0/9', [{ flechette: 2 }]) } }, B: { line: { R1: wall(), R2: wall() } } });
    expect(g.attack('R1', 'melee', 'R1').health('B.R2')).toBe('9/9');
  });

  test('WR-22.17 it is an instance of its own: Shield absorbs it alone, and the main hit lands', () => {
    const g = duel(testTroop('3/0/9', [{ flechette: 2 }]), wall('shield'));
    expect([dealt(g), g.face('B.R1').keywords]).toEqual([[3], []]);
  });

  test('WR-22.17 Armour 3 against Flechette 2 leaves 1', () => {
    expect(dealt(duel(testTroop('5/0/9', [{ flechette: 2 }]), wall({ armour: 3 })))).toEqual([1, 2]);
  });

  test('WR-22.18 killing the target it spares the attacker the retaliation; leaving it at 1 it does not', () => {
    const after = (health: number) => {
      const g = duel(testTroop('1/0/9', [{ flechette: 2 }]), testTroop(`4/0/${health}`));
      return [g.health('A.R1'), g.line('B').length, dealt(g)];
    };
    expect(after(2)).toEqual(['9/9', 0, [2]]);
    expect(after(3)).toEqual(['5/9', 0, [2, 1, 4]]);
  });
});

describe('22 Flying', () => {
  const bird = testTroop('2/1/9', ['flying']);

  test('WR-22.19 units without it cannot target it in melee; ranged attacks and Flying attackers can', () => {
    const attacks = (unit: Standing) => scenario({ A: { line: { R1: unit } }, B: { line: { R1: bird } } }).attacks('R1');
    expect(attacks(testTroop('1/1/9'))).toEqual(['melee W', 'ranged W', 'ranged R1']);
    expect(attacks(testTroop('1/1/9', ['flying']))).toEqual(['melee W', 'ranged W', 'melee R1', 'ranged R1']);
    const g = scenario({ A: { line: { R1: testTroop('1/0/9') } }, B: { line: { R1: bird } } });
    expect(g.refused((t) => t.attack('R1', 'melee', 'R1'))).toMatch('Flying');
  });

  test('WR-22.19 cards target it normally', () => {
    const bolt = testStratagem([damage(1)], { target: any() });
    expect(
      scenario({ A: { hand: [bolt] }, B: { line: { R1: bird } } })
        .play(bolt, 'B.R1')
        .health('B.R1'),
    ).toBe('8/9');
  });

  test('WR-22.20 attacking in melee it is retaliated against as usual', () => {
    expect(duel(bird, testTroop('3/0/9')).health('A.R1')).toBe('6/9');
  });
});

describe('22 Frenzy', () => {
  const fury = (more: Parameters<typeof testTroop>[1] = ['frenzy']) => testTroop('1/1/9', more);
  const field = { R1: wall(), R2: wall() };

  test('WR-22.21 it attacks twice per turn, the same or different targets and modes; a third time it is refused', () => {
    const g = scenario({ A: { line: { R1: fury() } }, B: { line: field } });
    g.attack('R1', 'melee', 'R1').attack('R1', 'ranged', 'R2');
    expect([g.health('B.R1'), g.health('B.R2')]).toEqual(['8/9', '8/9']);
    expect(g.refused((t) => t.attack('R1', 'melee', 'R1'))).toMatch('has attacked');
    const h = scenario({ A: { line: { R1: fury() } }, B: { line: field } })
      .attack('R1', 'melee', 'R1')
      .attack('R1', 'melee', 'R1');
    expect([h.health('B.R1'), h.attacks('R1')]).toEqual(['7/9', []]);
    // The two do not pile up.
    expect(h.endTurn().endTurn().attack('R1', 'melee', 'R1').attack('R1', 'melee', 'R1').attacks('R1')).toEqual([]);
  });

  const entering = (...keywords: KeywordSpec[]): string[][] => {
    const line: SidePosition['line'] = { R1: wall() };
    const g = scenario({ A: { line: { R1: { card: fury(['frenzy', ...keywords]), arrived: 'deployed' } } }, B: { line } });
    const seen = [g.attacks('R1')];
    while (g.attacks('R1').length > 0) seen.push(g.attack('R1', 'melee', 'R1').attacks('R1'));
    return seen;
  };
  const BOTH = ['melee W', 'ranged W', 'melee R1', 'ranged R1'];
  const TROOPS = ['melee R1', 'ranged R1'];

  test('WR-22.22 WR-D57 in its entry turn: 0 attacks alone, 2 with Fast, 2 on Troops only with Flank', () => {
    expect(entering()).toEqual([[]]);
    expect(entering('fast')).toEqual([BOTH, BOTH, []]);
    expect(entering('flank')).toEqual([TROOPS, TROOPS, []]);
  });

  test('WR-22.23 Strike, Flechette, Blast, Mob and Regiment work on both attacks', () => {
    const unit = fury({ keywords: ['frenzy', { flechette: 1 }, { blast: 1 }], abilities: [on('strike', [])] });
    const friend = testTroop('0/0/9', { abilities: [on('mob', []), on('regiment', [])] });
    const after = (mode: 'melee' | 'ranged') =>
      scenario({ A: { line: { R1: unit, R2: friend } }, B: { line: field } })
        .attack('R1', mode, 'R1')
        .attack('R1', mode, 'R1');
    const melee = after('melee');
    expect([melee.health('B.R1'), melee.health('B.R2'), melee.health('B.W')]).toEqual(['5/9', '7/9', '18/20']);
    expect(melee.triggered()).toEqual(['strike', 'mob', 'strike', 'mob']);
    expect(after('ranged').triggered()).toEqual(['strike', 'regiment', 'strike', 'regiment']);
  });

  test.each(['agenda', 'duty', 'pray', 'ferocity'] as const)('WR-22.23 %s takes one of the two', (keyword) => {
    const unit = fury({
      keywords: keyword === 'pray' ? ['frenzy', 'pray'] : ['frenzy'],
      abilities: keyword === 'pray' ? [] : [on(keyword, [questProgress(0)])],
    });
    const at = (spent: number) => scenario({ A: { line: { R1: { card: unit, spent } } } });
    expect([at(0), at(1), at(2)].map((g) => g.canUse('R1', keyword))).toEqual([true, true, false]);
    const g = at(0).use('R1', keyword);
    // With Ferocity the unit has gone.
    expect(keyword === 'ferocity' ? g.line('A') : g.attack('R1', 'melee', 'W').attacks('R1')).toEqual([]);
    expect(keyword === 'ferocity' || g.unit('A.R1').spent === 2).toBe(true);
  });
});
