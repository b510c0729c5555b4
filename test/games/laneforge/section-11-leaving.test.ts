import { expect, test } from 'vitest';
import {
  any,
  banish,
  damage,
  destroy,
  effect,
  enemy,
  gainHealth,
  loseHealth,
  modify,
  own,
  pick,
  strike,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { testCreature, testSpell } from './test-cards.ts';

const plain = (stats = '1/1') => testCreature(stats);
const bless = gainHealth(1, 'you');

test('LN-11.1 LN-11.2 LN-D22 a fall of Health to 0 for whatever reason destroys, also when an effect ends', () => {
  const boost = testSpell([effect(modify(0, 3, pick(own()), 'thisTurn'))]);
  const weak = testCreature('0/3', { abilities: [when({ on: 'destroyed', who: 'this' }, bless)] });
  const g = scenario({ A: { hand: [boost], lanes: { 1: weak } }, B: { lanes: { 1: testCreature('4/9') } } });
  g.play(boost).nextTurn();
  expect([g.isEmpty('A', 1), g.health('A')]).toEqual([true, 51]);
  expect(g.told('left')[0].how).toBe('destroyed');
});

test('LN-11.3 banishing a creature is not destroying it', () => {
  const loud = testCreature('1/1', {
    abilities: [when({ on: 'destroyed', who: 'this' }, gainHealth(9, 'you')), when({ on: 'banished', who: 'this' }, gainHealth(1, 'you'))],
  });
  const exile = testSpell([effect(banish(pick(own())))]);
  const g = scenario({ A: { hand: [exile], lanes: { 1: loud } } });
  g.play(exile);
  expect(g.health('A')).toBe(51);
  expect(g.where('A', loud)).toBe('banish');
});

test('LN-11.4 LN-12.3 creatures destroyed by one event see each other die', () => {
  const watcher = testCreature('1/1', { abilities: [when({ on: 'destroyed', who: 'any' }, bless)] });
  const g = scenario({
    A: { hand: [testSpell([effect(damage(1, { all: any() }))])], lanes: { 1: watcher } },
    B: { lanes: { 1: plain(), 2: plain('1/5') } },
  });
  g.play(g.zone('A', 'hand')[0]);
  g.inAnyOrder();
  expect(g.health('A')).toBe(52);
});

test('LN-11.5 leaving play ends all changes: a card that comes back has its printed values', () => {
  const phoenix = testCreature('2/2', { abilities: [when({ on: 'destroyed', who: 'this' }, { do: 'reanimateThis' })] });
  const spell = testSpell([effect(modify(5, 0, pick(own())), destroy('chosen'))]);
  const g = scenario({ A: { hand: [spell], lanes: { 1: phoenix } } });
  g.play(spell, 3);
  expect(g.stats('A', 3)).toBe('2/2');
});

test('LN-11.6 LN-D36 a pending ability of a creature that left uses its last lane and Attack; changing itself fails', () => {
  const avenger = testCreature('3/1', {
    abilities: [when({ on: 'destroyed', who: 'this' }, strike('this', { all: enemy({ opposing: 'this' }) }))],
  });
  const clinger = testCreature('3/1', { abilities: [when({ on: 'destroyed', who: 'this' }, modify(1, 1, 'this'), gainHealth(9, 'you'))] });
  const g = scenario({ A: { lanes: { 1: avenger, 2: clinger } }, B: { lanes: { 1: testCreature('1/9'), 2: testCreature('1/9') } } });
  g.end().end().end().end();
  g.choose({ next: avenger });
  // Combat dealt 3, the dead striker 3 more; the other dead creature could not change itself and its text ended.
  expect(g.stats('B', 1)).toBe('1/3');
  expect(g.health('A')).toBe(50);
});

test('LN-D21 LN-D22 Health lost for the turn comes back with its end, as it was really lost, and that is no gain', () => {
  const [weaken, strong] = [testSpell([effect(modify(0, -3, pick(enemy()), 'thisTurn'))]), testCreature('0/9')];
  const glad = testCreature('0/9', { abilities: [when({ on: 'creatureGainsHealth', who: 'own' }, bless)] });
  const g = scenario({ A: { hand: [weaken] }, B: { lanes: { 1: strong } } }).play(weaken);
  expect([g.stats('B', 1), g.told('lostHealth').map(({ amount }) => amount)]).toEqual(['0/6', [3]]);
  expect(g.nextTurn().stats('B', 1)).toBe('0/9');
  const h = scenario({ A: { hand: [weaken] }, B: { lanes: { 1: glad } } })
    .play(weaken)
    .nextTurn();
  expect([h.stats('B', 1), h.health('B'), h.told('gainedHealth')]).toEqual(['0/9', 50, []]);
});

test.each([0, -2])('LN-18.2 %d Health gained or lost is nothing: nobody is told, nothing triggers, no fact is made of it', (amount) => {
  const glad = testCreature('0/9', { abilities: [when({ on: 'creatureGainsHealth', who: 'this' }, bless)] });
  const spell = testSpell([
    effect(gainHealth(amount, pick(own()))),
    effect(loseHealth(amount, pick(own()))),
    effect(loseHealth(amount, 'you')),
  ]);
  const g = scenario({ A: { hand: [spell], lanes: { 1: glad } } }).play(spell);
  expect([g.stats('A', 1), g.health('A'), g.at('A', 1).fed]).toEqual(['0/9', 50, false]);
  expect([g.told('gainedHealth'), g.told('lostHealth'), g.told('playerLost'), g.told('triggered')]).toEqual([[], [], [], []]);
});

test('LN-13.6 what cannot gain Health does not gain it by a change of Attack and Health either, and loses none when that ends', () => {
  const stone = testCreature('1/9', { cannot: ['gainHealth'] });
  const boost = testSpell([effect(modify(2, 3, pick(own()), 'thisTurn'))]);
  const g = scenario({ A: { hand: [boost], lanes: { 1: stone } } }).play(boost);
  expect([g.stats('A', 1), g.told('gainedHealth')]).toEqual(['3/9', []]);
  expect(g.nextTurn().stats('A', 1)).toBe('1/9');
});
