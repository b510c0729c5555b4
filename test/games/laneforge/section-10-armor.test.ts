import { describe, expect, test } from 'vitest';
import {
  any,
  battle,
  damage,
  effect,
  enemy,
  gainArmor,
  gainHealth,
  losePrinted,
  loseHealth,
  modify,
  own,
  pick,
  strike,
  when,
  type Effect,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario, type Table } from './scenario.ts';
import { keywords, testCreature, testSpell, type CardLike } from './test-cards.ts';

const one = (...steps: Effect[]) => testSpell([effect(...steps)]);
const hit = (amount: number) => damage(amount, pick(enemy()));
const armored = (stats: string, armor: number) => testCreature(stats, keywords({ armor }));

/** The steps one after the other, each a spell of its own that A plays against B's only creature. */
function against(victim: CardLike, ...steps: Effect[]): Table {
  const spell = testSpell(steps.map((step) => effect(step)));
  return scenario({ A: { hand: [spell], lanes: { 5: testCreature('4/9') } }, B: { lanes: { 1: victim } } }).play(spell);
}

describe('10 Armor is used up first', () => {
  test('LN-10.1 LN-14.4 keyword Armor X is the printed pool; Health falls by what is left of the damage', () => {
    const g = scenario({ A: { lanes: { 1: armored('0/9', 2) } }, B: { lanes: { 1: testCreature('5/9') } } });
    g.nextTurn();
    expect(g.stats('A', 1)).toBe('0/6');
    expect(g.told('damaged')).toMatchObject([{ amount: 3, absorbed: 2 }]);
  });

  test('LN-10.2 Armor 3, Health 8, hits of 4 then 2 in one turn: Health 7, then 5', () => {
    expect(against(armored('0/8', 3), hit(4)).stats('B', 1)).toBe('0/7');
    expect(against(armored('0/8', 3), hit(4), hit(2)).stats('B', 1)).toBe('0/5');
  });

  const WAYS: [string, Effect, string][] = [
    ['an effect', hit(4), '0/7'],
    ['a Strike', strike(pick(own()), pick(enemy())), '0/7'],
    ['a Battle', battle(pick(own()), pick(enemy())), '0/7'],
    ['"loses Health"', loseHealth(4, pick(enemy())), '0/4'],
    ['−4 Health', modify(0, -4, pick(enemy())), '0/4'],
  ];
  test.each(WAYS)('LN-10.3 LN-D27 Armor 3 against 4 of %s', (_name, step, left) => {
    const g = against(armored('0/8', 3), step);
    expect(g.stats('B', 1)).toBe(left);
    expect(g.at('B', 1).armor.active).toBe(left === '0/7' ? 0 : 3);
  });

  test('LN-10.3 Armor 3 against 4 of Combat', () => {
    const g = scenario({ A: { lanes: { 1: armored('0/8', 3) } }, B: { lanes: { 1: testCreature('4/9') } } });
    expect(g.nextTurn().stats('A', 1)).toBe('0/7');
  });

  test('LN-D27 lost Health is no damage: nothing triggers on it', () => {
    const sore = testCreature('0/8', { abilities: [when({ on: 'survivesDamage', who: 'this' }, gainHealth(1, 'you'))] });
    expect(against(sore, loseHealth(2, pick(enemy()))).health('B')).toBe(50);
    expect(against(sore, hit(2)).health('B')).toBe(51);
  });
});

describe('10 Two pools of Armor', () => {
  test('LN-10.5 LN-D24 gained Armor is a pool of its own: used points are gone, unused ones stay over turns', () => {
    const plate = one(gainArmor(3, pick(own())));
    const g = scenario({ A: { lanes: { 1: testCreature('0/9') }, hand: [plate] }, B: { lanes: { 1: testCreature('1/9') } } });
    g.play(plate).nextTurn();
    expect(g.at('A', 1).armor.gained).toBe(2);
    g.nextTurn();
    expect([g.at('A', 1).armor.gained, g.stats('A', 1)]).toEqual([1, '0/9']);
  });

  test('LN-D24 what is gained for the turn ends in step 2, used or not; a creature’s own gift to itself counts as gained', () => {
    const shell = testCreature('0/9', {
      keywords: [{ armor: 1 }],
      abilities: [when({ on: 'cardPlayed', by: 'you' }, gainArmor(2, 'this'))],
    });
    const brace = one(gainArmor(3, pick(own()), 'thisTurn'));
    const g = scenario({ A: { lanes: { 1: shell }, hand: [brace] } });
    g.play(brace);
    expect(g.at('A', 1).armor).toEqual({ printed: 1, active: 1, gained: 2, thisTurn: 3 });
    g.nextTurn();
    expect(g.at('A', 1).armor).toEqual({ printed: 1, active: 1, gained: 2, thisTurn: 0 });
  });

  test('LN-10.6 LN-D25 damage takes printed Armor first, then what was gained for the turn, then other gained Armor', () => {
    const give = [gainArmor(2, pick(enemy())), gainArmor(2, pick(enemy()), 'thisTurn')];
    const left = (amount: number) => {
      const g = against(armored('0/9', 2), ...give, hit(amount));
      const { active, thisTurn, gained } = g.at('B', 1).armor;
      return [active, thisTurn, gained, g.at('B', 1).health];
    };
    expect([left(1), left(2), left(3), left(4), left(5), left(6), left(7)]).toEqual([
      [1, 2, 2, 9],
      [0, 2, 2, 9],
      [0, 1, 2, 9],
      [0, 0, 2, 9],
      [0, 0, 1, 9],
      [0, 0, 0, 9],
      [0, 0, 0, 8],
    ]);
  });

  test('LN-10.7 its Armor value counts inactive points: printed 3 with 2 used, gained 1, is 4', () => {
    const read = gainHealth({ of: 'armor', who: 'chosen' }, 'you');
    const spell = one(hit(2), gainArmor(1, pick(enemy())), read);
    const g = scenario({ A: { hand: [spell] }, B: { lanes: { 1: armored('0/9', 3) } } }).play(spell);
    expect(g.health('A')).toBe(54);
    expect(g.at('B', 1).armor).toMatchObject({ printed: 3, active: 1, gained: 1 });
  });

  test('LN-10.7 and "has Armor" is true of one whose Armor is all used, and false once gained Armor is gone', () => {
    const count = gainHealth({ count: any({ armored: true }) }, 'you');
    expect(against(armored('0/9', 3), hit(5), count).health('A')).toBe(51);
    expect(against(testCreature('0/9'), gainArmor(2, pick(enemy())), count).health('A')).toBe(51);
    expect(against(testCreature('0/9'), gainArmor(2, pick(enemy())), hit(2), count).health('A')).toBe(50);
  });

  test('LN-10.8 losing printed Armor takes inactive points before active ones: printed 2, all used, gained 2 leaves 2', () => {
    const g = against(armored('0/9', 2), gainArmor(2, pick(enemy())), hit(2), losePrinted(pick(enemy())), hit(3));
    expect(g.stats('B', 1)).toBe('0/8');
    // Of unused printed Armor nothing stays.
    const h = against(armored('0/9', 2), gainArmor(2, pick(enemy())), losePrinted(pick(enemy())));
    expect(h.at('B', 1).armor).toEqual({ printed: 0, active: 0, gained: 2, thisTurn: 0 });
    expect(h.nextTurn().at('B', 1).armor.active).toBe(0);
  });
});

describe('10 What damage is', () => {
  const sore = (armor: number) =>
    testCreature('0/8', { keywords: [{ armor }], abilities: [when({ on: 'survivesDamage', who: 'this' }, gainHealth(1, 'you'))] });

  test('LN-10.9 LN-D26 a creature takes damage when its Health falls by at least 1: full absorption is none', () => {
    expect(against(sore(2), hit(2)).health('B')).toBe(50);
    expect(against(sore(2), hit(3)).health('B')).toBe(51);
    expect(against(sore(2), hit(1), hit(1)).health('B')).toBe(50);
  });

  test('LN-10.10 players have no Armor, and their Health may fall below 0', () => {
    const blast = one(damage(7, 'opponent'));
    const g = scenario({ A: { hand: [blast] }, B: { health: 3, lanes: { 1: armored('1/1', 9) } } }).play(blast);
    expect(g.health('B')).toBe(-4);
    expect(g.told('playerDamaged')).toMatchObject([{ seat: 1, amount: 7 }]);
    expect(g.winner()).toBe('A');
  });

  test.each([0, -3])('LN-10.11 damage of %d is no damage: no event, no trigger, nothing used up, nothing healed', (amount) => {
    const g = against(sore(2), hit(amount), damage(amount, 'opponent'));
    expect([g.stats('B', 1), g.at('B', 1).armor.active, g.health('B')]).toEqual(['0/8', 2, 50]);
    expect([g.told('damaged'), g.told('playerDamaged')]).toEqual([[], []]);
    g.nothingPending();
  });
});
