import { expect, test } from 'vitest';
import { damage, deploy, draw, effect, enemy, pick, when, gainHealth } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { testCreature, testSpell, keywords } from './test-cards.ts';

test('LN-9.13 the composite position of the checklist: B loses 6, A nothing', () => {
  const a = () => testCreature('6/6');
  const b = () => testCreature('5/7');
  const g = scenario({
    A: { lanes: { 1: a(), 2: a(), 3: { card: a(), row: 'back' }, 4: { card: a(), row: 'back' } } },
    B: { lanes: { 2: b(), 3: b(), 4: { card: b(), row: 'back' }, 5: { card: b(), row: 'back' } } },
  });
  g.nextTurn();
  expect([g.health('A'), g.health('B')]).toEqual([50, 44]);
  expect([g.stats('A', 2), g.stats('B', 2), g.stats('A', 3), g.stats('B', 3)]).toEqual(['6/1', '5/1', '6/1', '5/1']);
  expect([g.stats('A', 4), g.stats('B', 4)]).toEqual(['6/6', '5/7']);
});

test('LN-14.7 Breakthrough counts Armor first: Attack 8 against Armor 2, Health 3 sends 3 through', () => {
  const g = scenario({
    A: { lanes: { 1: testCreature('8/8', keywords('breakthrough')) } },
    B: { lanes: { 1: testCreature('1/3', keywords({ armor: 2 })) } },
  });
  g.nextTurn();
  expect(g.health('B')).toBe(47);
  expect(g.isEmpty('B', 1)).toBe(true);
});

test('LN-8.1 LN-6.2 a spell resolves at once, is banished and levels', () => {
  const bolt = testSpell([effect(damage(3, pick(enemy())))]);
  const g = scenario({ A: { hand: [bolt] }, B: { lanes: { 1: testCreature('1/4'), 2: testCreature('1/4') } } });
  g.play(bolt, 'B2');
  expect(g.stats('B', 2)).toBe('1/1');
  expect(g.where('A', bolt)).toBe('banish');
  expect(g.where('A', { of: bolt, level: 2 })).toBe('discard');
  g.nothingPending();
});

test('LN-12.4 three destroyed together trigger three times', () => {
  const mourner = testCreature('0/1', { abilities: [when({ on: 'destroyed', who: 'any' }, gainHealth(2, 'you'))] });
  const g = scenario({
    A: { lanes: { 1: mourner, 2: testCreature('1/1') } },
    B: { lanes: { 1: testCreature('1/9'), 2: testCreature('1/1') } },
  });
  // Ordering its three triggers is asked for.
  g.idle().idle().idle().idle();
  while (g.state.choice) g.choose({ next: mourner });
  expect(g.health('A')).toBe(56);
});

test('LN-7.9 Deploy triggers on play', () => {
  const herald = testCreature('2/2', { abilities: [deploy(draw(1))] });
  const g = scenario({ A: { hand: [herald], deck: [testCreature('1/1')] } });
  g.play(herald, 3);
  expect(g.zone('A', 'hand').length).toBe(1);
  expect(g.row('A', 3)).toBe('front');
  g.nothingPending();
});
