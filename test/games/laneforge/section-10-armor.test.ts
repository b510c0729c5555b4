import { expect, test } from 'vitest';
import { effect, gainArmor, own, pick } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { testCreature, testSpell } from './test-cards.ts';

test('LN-10.5 LN-D24 gained Armor is a pool of its own: used points are gone, unused ones stay over turns', () => {
  const plate = testSpell([effect(gainArmor(3, pick(own())))]);
  const g = scenario({ A: { lanes: { 1: testCreature('0/9') }, hand: [plate] }, B: { lanes: { 1: testCreature('1/9') } } });
  g.play(plate).nextTurn();
  expect(g.at('A', 1).armor.gained).toBe(2);
  g.nextTurn();
  expect([g.at('A', 1).armor.gained, g.stats('A', 1)]).toEqual([1, '0/9']);
});
