import { describe, expect, test } from 'vitest';
import { any, grant, modify, on, type Effect } from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { Standing } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

const ACTIONS = ['agenda', 'duty', 'pray', 'ferocity'] as const;

/** A's Troop at R1, on which Stratagems with these steps are played, each a card of its own. */
function changed(unit: Standing, ...steps: Effect[]): Table {
  const spells = steps.map((step) => testStratagem([step], { target: any() }));
  const g = scenario({ A: { hand: spells, line: { R1: unit } }, B: { line: { R1: testTroop('2/2/9') } } });
  for (const spell of spells) g.play(spell, 'A.R1');
  return g;
}

const toTroop = (g: Table): string[] => g.attacks('R1').filter((attack) => attack.endsWith('R1'));

describe('17 Attack values', () => {
  test('WR-17.1 modifiers add up to a raw value that may be negative; 0 is shown and used', () => {
    const g = changed(testTroop('3/1/9'), modify(0, -2), modify(0, -2));
    expect([g.stats('A.R1'), g.face('A.R1').raw.ranged]).toEqual(['3/0/9', -3]);
    // As a defender it deals nothing, and heals nothing either.
    const h = scenario({
      A: { line: { R1: testTroop('0/2/9') } },
      B: { line: { R1: { card: testTroop('3/1/9'), ranged: -3 } } },
    }).attack('R1', 'ranged', 'R1');
    expect([h.health('A.R1'), h.health('B.R1')]).toEqual(['9/9', '7/9']);
  });

  test('WR-17.2 ranged 1 with −4 shows 0; then +1 shows 0; then +3 shows 1', () => {
    const raw = (...steps: Effect[]) => {
      const { ranged, raw: held } = changed(testTroop('3/1/9'), ...steps).face('A.R1');
      return [held.ranged, ranged];
    };
    expect(raw(modify(0, -4))).toEqual([-3, 0]);
    expect(raw(modify(0, -4), modify(0, 1))).toEqual([-2, 0]);
    expect(raw(modify(0, -4), modify(0, 1), modify(0, 3))).toEqual([1, 1]);
    expect(raw(modify(0, 1), modify(0, 3), modify(0, -4))).toEqual([1, 1]);
  });

  test('WR-17.2 what lasts for the turn counts in the same sum, and goes with it', () => {
    const g = changed(testTroop('3/1/9'), modify(0, -4), modify(0, 5, 'target', 'turn'));
    expect(g.stats('A.R1')).toBe('3/2/9');
    expect(g.endTurn().stats('A.R1')).toBe('3/0/9');
    expect(g.face('A.R1').raw).toMatchObject({ ranged: -3, rangedTurn: 0 });
  });
});

describe('17 The zero rule', () => {
  const CAUSES: [string, Table][] = [
    ['printed', changed(testTroop('0/2/3'))],
    ['an own effect', changed(testTroop('2/2/3'), modify(-2, 0))],
    ['a sum below 0', changed(testTroop('2/2/3'), modify(-5, 0), modify(2, 0))],
  ];
  test.each(CAUSES)('WR-17.3 WR-D42 a unit of 0/2/3 attacks only at range: %s', (_name, g) => {
    expect(toTroop(g)).toEqual(['ranged R1']);
    expect(g.refused((t) => t.attack('R1', 'melee', 'R1'))).toBe('Its melee value is 0.');
  });

  test('WR-17.3 WR-D42 an enemy effect does the same, in the other mode', () => {
    const curse = testStratagem([modify(0, -2)], { target: any() });
    const g = scenario({ B: { hand: [curse] }, A: { line: { R1: testTroop('2/2/3') } }, active: 'B' });
    g.play(curse, 'A.R1').endTurn();
    expect(g.attacks('R1')).toEqual(['melee W']);
  });

  const doer = (keyword: (typeof ACTIONS)[number], stats: string): string =>
    testTroop(stats, keyword === 'pray' ? ['pray'] : { abilities: [on(keyword, [])] });

  test.each(ACTIONS)('WR-17.4 WR-D42 with both values 0 or less it cannot use %s; one above 0 is enough', (keyword) => {
    const can = (unit: Standing) => changed(unit).canUse('R1', keyword);
    expect([can(doer(keyword, '0/1/3')), can(doer(keyword, '1/0/3'))]).toEqual([true, true]);
    expect(can(doer(keyword, '0/0/3'))).toBe(false);
    expect(can({ card: doer(keyword, '1/1/3'), melee: -1, ranged: 0 })).toBe(false);
    expect(can({ card: doer(keyword, '1/1/3'), melee: -1, ranged: 1 })).toBe(true);
    expect(changed(doer(keyword, '0/0/3')).refused((t) => t.use('R1', keyword))).toMatch('both attack values at 0');
  });

  test('WR-17.4 a blinded 0/1/3 counts as 0/0', () => {
    expect(changed(doer('duty', '0/1/3'), grant('blind')).canUse('R1', 'duty')).toBe(false);
  });

  test('WR-17.5 it is read at the moment of acting: raised from 0 to 1 it may attack and act at once', () => {
    const unit = testTroop('0/0/3', { abilities: [on('duty', [])] });
    const before = changed(unit);
    expect([before.attacks('R1'), before.canUse('R1', 'duty')]).toEqual([[], false]);
    const after = changed(unit, modify(1, 0));
    expect([toTroop(after), after.canUse('R1', 'duty')]).toEqual([['melee R1'], true]);
  });

  test('WR-17.5 and lowered to 0 after an attack it has, with Frenzy, no second one', () => {
    const fury = testTroop('1/0/9', ['frenzy']);
    expect(changed({ card: fury, spent: 1 }).attacks('R1')).not.toEqual([]);
    expect(changed({ card: fury, spent: 1 }, modify(-1, 0)).attacks('R1')).toEqual([]);
  });
});
