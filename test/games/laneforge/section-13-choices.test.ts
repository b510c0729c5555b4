import { expect, test } from 'vitest';
import {
  damage,
  deploy,
  destroy,
  eachPlayer,
  effect,
  enemy,
  gainHealth,
  move,
  own,
  pick,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { cardId, testCreature, testSpell } from './test-cards.ts';

const plain = (stats = '1/1') => testCreature(stats);

test('LN-13.1 LN-13.5 LN-D18 the player carrying a step out chooses as it resolves; a single target is taken unasked', () => {
  const later = testCreature('1/1', { abilities: [deploy(damage(1, pick(enemy())))] });
  const g = scenario({ A: { hand: [later] }, B: { lanes: { 1: plain('1/5') } } });
  g.play(later, 1);
  expect(g.stats('B', 1)).toBe('1/4');
});

test('LN-13.2 a tie for lowest is a choice among the tied', () => {
  const cull = testSpell([effect(destroy(pick(enemy({ least: 'health' }))))]);
  const g = scenario({ A: { hand: [cull] }, B: { lanes: { 1: plain('1/2'), 2: plain('1/5'), 3: plain('1/2') } } });
  g.act({ type: 'playCard', card: cardId(cull), free: false });
  expect(g.choices()).toEqual(['B1', 'B3']);
});

test('LN-13.3 LN-13.4 "each player" acts one after the other, the holder of the Forge first: two events', () => {
  const toll = testSpell([effect(eachPlayer(destroy(pick(own()))))]);
  const position = (forge: 'A' | 'B') => ({
    forge,
    phase: forge === 'A' ? ('action1' as const) : ('action2' as const),
    A: { hand: [toll], lanes: { 1: plain(), 2: plain() } },
    B: { lanes: { 1: plain(), 2: plain() } },
  });
  const g = scenario(position('A')).act({ type: 'playCard', card: cardId(toll), free: false });
  expect(g.toAct()).toBe('A');
  g.choose('A1');
  expect([g.isEmpty('A', 1), g.toAct(), g.choices()]).toEqual([true, 'B', ['B1', 'B2']]);
  const h = scenario(position('B')).act({ type: 'playCard', card: cardId(toll), free: false });
  expect([h.toAct(), h.choices()]).toEqual(['B', ['B1', 'B2']]);
});

test('LN-13.6 "cannot" is never overridden', () => {
  const rooted = testCreature('1/1', { keywords: [{ mobility: 2 }], cannot: ['move', 'damagePlayers', 'gainHealth'] });
  const push = testSpell([effect(move(pick(own())))]);
  const feed = testSpell([effect(gainHealth(3, pick(own())))]);
  const g = scenario({ A: { lanes: { 1: rooted }, hand: [push, feed] } });
  expect(g.refused({ type: 'useMobility', lane: 1, to: 2 })).toMatch(/cannot be moved/);
  g.play(push);
  expect(g.isEmpty('A', 1)).toBe(false);
  g.end().idle().play(feed);
  expect(g.stats('A', 1)).toBe('1/1');
  g.end().idle();
  expect(g.health('B')).toBe(50);
});
