import { expect, test } from 'vitest';
import {
  activate,
  damage,
  deploy,
  destroy,
  discard,
  eachPlayer,
  effect,
  enemy,
  gainHealth,
  losePrinted,
  minion,
  move,
  own,
  pick,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { cardId, testCreature, testMinion, testSpell } from './test-cards.ts';

const plain = (stats = '1/1') => testCreature(stats);

test('LN-13.1 the player carrying a step out chooses among several targets; a single one is taken unasked', () => {
  const later = testCreature('1/1', { abilities: [deploy(damage(1, pick(enemy())))] });
  const g = scenario({ A: { hand: [later] }, B: { lanes: { 1: plain('1/5') } } });
  g.play(later, 1);
  expect(g.stats('B', 1)).toBe('1/4');
  const h = scenario({ A: { hand: [later] }, B: { lanes: { 1: plain('1/5'), 2: plain('1/5') } } }).play(later, 1);
  expect([h.toAct(), h.choices()]).toEqual(['A', ['B1', 'B2']]);
  // A text of B's is B's to carry out, though A has set it off.
  const sore = testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'opponent' }, damage(1, pick(enemy())))] });
  const i = scenario({ A: { hand: [later], lanes: { 5: plain('1/5') } }, B: { lanes: { 1: sore } } }).play(later, 1);
  expect([i.toAct(), i.choices()]).toEqual(['B', ['A1', 'A5']]);
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

test.each(['A', 'B'] as const)(
  'LN-13.3 LN-D17 one who has nothing to do is passed over, the other acts all the same (nothing: %s)',
  (idle) => {
    const other = idle === 'A' ? 'B' : 'A';
    const toll = testSpell([effect(eachPlayer(destroy(pick(own())), gainHealth(5, 'you')), gainHealth(1, 'you'))]);
    const g = scenario({ A: { hand: [toll] }, [other]: { ...(other === 'A' && { hand: [toll] }), lanes: { 3: plain() } } }).play(toll);
    expect(g.isEmpty(other, 3)).toBe(true);
    // Part of it was done, so the text of A's card goes on.
    expect([g.health('A'), g.health('B')]).toEqual(other === 'A' ? [56, 50] : [51, 55]);
    expect(g.told('stepFailed')).toEqual([]);
  },
);

test('LN-13.3 LN-D17 it has failed when nobody can do any of it', () => {
  const toll = testSpell([effect(eachPlayer(destroy(pick(own()))), gainHealth(1, 'you'))]);
  const g = scenario({ A: { hand: [toll] } }).play(toll);
  expect([g.health('A'), g.told('stepFailed').length]).toEqual([50, 1]);
});

test('LN-13.3 "each player discards": an empty hand is passed over', () => {
  const [toll, left] = [testSpell([effect(discard(2, 'each'), gainHealth(1, 'you'))]), plain()];
  const g = scenario({ A: { hand: [toll] }, B: { hand: [left] } }).play(toll);
  expect([g.where('B', left), g.health('A')]).toEqual(['discard', 51]);
});

test('LN-D13 LN-13.3 what only the other player can do makes an ability possible', () => {
  const priest = testCreature('1/1', { abilities: [activate(eachPlayer(destroy(pick(own({ other: true })))))] });
  const lone = scenario({ A: { lanes: { 1: priest } } });
  expect(lone.isLegal({ type: 'activate', lane: 1 })).toBe(false);
  const g = scenario({ A: { lanes: { 1: priest } }, B: { lanes: { 1: plain() } } }).activate(1);
  expect(g.isEmpty('B', 1)).toBe(true);
});

test('LN-D18 LN-13.5 not when the card is announced: what an earlier trigger has taken away is no target any more', () => {
  const guard = testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'opponent' }, destroy(pick(own({ maxHealth: 1 }))))] });
  const hunter = testCreature('1/1', { abilities: [deploy(damage(3, pick(enemy())))] });
  const g = scenario({ phase: 'action2', A: { lanes: { 1: guard, 2: plain() } }, B: { hand: [hunter] } });
  g.play(hunter, 5);
  // Two could have been hit when it was played; the one that is left is hit unasked.
  expect([g.isEmpty('A', 2), g.stats('A', 1)]).toEqual([true, '1/6']);
  g.nothingPending();
});

test('LN-D18 LN-13.5 and what an earlier step has brought is one', () => {
  const sprite = testMinion('1/1');
  const spell = testSpell([effect(minion(sprite.id), destroy(pick(own())))]);
  const g = scenario({ A: { hand: [spell], lanes: { 1: plain() } } }).play(spell, 2);
  expect(g.choices()).toEqual(['A1', 'A2']);
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

test('LN-13.6 what cannot damage players does so neither unopposed, nor by Breakthrough, nor by its own text', () => {
  const meek = () =>
    testCreature('6/9', {
      keywords: ['breakthrough'],
      cannot: ['damagePlayers'],
      abilities: [activate(damage(4, 'opponent'))],
    });
  const g = scenario({ phase: 'action3', A: { lanes: { 1: meek(), 2: meek() } }, B: { lanes: { 2: plain('0/2') } } });
  const clash = () => g.told('combat')[0].fights.map(({ lane, toCreature, toPlayer }) => [lane, toCreature, toPlayer]);
  g.activate(1).nextTurn();
  // What would have gone through is lost.
  expect(clash()).toEqual([
    [1, [0, 0], [0, 0]],
    [2, [0, 2], [0, 0]],
  ]);
  expect([g.health('B'), g.told('playerDamaged')]).toEqual([50, []]);
  const hush = testSpell([effect(losePrinted(pick(own())))]);
  const free = scenario({ A: { hand: [hush], lanes: { 1: meek() } } })
    .play(hush)
    .nextTurn();
  expect(free.health('B')).toBe(44);
});
