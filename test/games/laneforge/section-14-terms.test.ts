import { expect, test } from 'vitest';
import {
  activate,
  adjacent,
  all,
  battle,
  deploy,
  destroy,
  discard,
  effect,
  endOfTurn,
  enemy,
  exhaust,
  gainHealth,
  gainKeyword,
  loseKeyword,
  modify,
  move,
  own,
  pick,
  ready,
  strike,
  swap,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { cardId, keywords, testCreature, testSpell } from './test-cards.ts';

const plain = (stats = '1/1') => testCreature(stats);
const bless = gainHealth(1, 'you');

test('LN-14.2 Adjacent: same player, neighbouring lane, rows and the enemy opposite do not matter', () => {
  const smith = testCreature('1/1', { abilities: [deploy(modify(1, 0, all(adjacent())))] });
  const g = scenario({
    A: { lanes: { 1: plain(), 3: { card: plain(), row: 'back' }, 5: plain() }, hand: [smith] },
    B: { lanes: { 2: plain() } },
  });
  g.play(smith, 2);
  expect([g.stats('A', 1), g.stats('A', 3), g.stats('A', 5), g.stats('B', 2), g.stats('A', 2)]).toEqual([
    '2/1',
    '2/1',
    '1/1',
    '1/1',
    '1/1',
  ]);
  const h = scenario({ A: { lanes: { 5: plain() }, hand: [smith] } });
  h.play(smith, 1);
  expect(h.stats('A', 5)).toBe('1/1');
});

test('LN-14.4 LN-10.1 keyword Armor X is the printed pool', () => {
  const g = scenario({ A: { lanes: { 1: testCreature('0/9', keywords({ armor: 2 })) } }, B: { lanes: { 1: testCreature('5/9') } } });
  g.nextTurn();
  expect(g.stats('A', 1)).toBe('0/6');
});

test('LN-14.5 Battle by an effect works in any lanes and rows, both at once', () => {
  const duel = testSpell([effect(battle(pick(own()), pick(enemy())))]);
  const g = scenario({
    A: { hand: [duel], lanes: { 1: { card: plain('3/5'), row: 'back' } } },
    B: { lanes: { 5: { card: plain('4/3'), row: 'back' } } },
  });
  g.play(duel);
  expect([g.stats('A', 1), g.isEmpty('B', 5)]).toEqual(['3/1', true]);
});

test('LN-14.14 LN-14.23 LN-D56 Exhaust takes Ready creatures only, Ready Exhausted ones only', () => {
  const calm = testSpell([effect(exhaust(pick(enemy())))]);
  const wake = testSpell([effect(ready(pick(own())))]);
  const g = scenario({
    A: { hand: [calm, wake], lanes: { 1: plain(), 2: { card: plain(), ready: false } } },
    B: { lanes: { 1: plain(), 2: { card: plain(), ready: false } } },
  });
  g.play(calm);
  expect(g.at('B', 1).ready).toBe(false);
  g.end().idle().play(wake);
  expect(g.at('A', 2).ready).toBe(true);
});

test('LN-14.12 Discard goes to the own discard pile without levelling; the player chooses', () => {
  const toll = testSpell([effect(discard(1, 'opponent'))]);
  const [x, y] = [plain(), plain()];
  const g = scenario({ A: { hand: [toll] }, B: { hand: [x, y] } });
  g.play(toll);
  expect([g.toAct(), g.choices()]).toEqual(['B', [cardId(x), cardId(y)]]);
  g.choose({ card: y });
  expect([g.where('B', y), g.where('B', { of: y, level: 2 })]).toEqual(['discard', 'upgrade']);
});

test('LN-14.18 LN-D31 Mobility X: 1 to X lanes on the own side, no wrap, occupied lanes between do not matter, the row stays', () => {
  const runner = testCreature('1/1', { keywords: [{ mobility: 2 }] });
  const g = scenario({ A: { lanes: { 2: { card: runner, row: 'back' }, 3: plain() } } });
  const goals = g.actions().flatMap((a) => (a.type === 'useMobility' ? [a.to] : []));
  expect(goals).toEqual([1, 4]);
  g.mobility(2, 4);
  expect(g.row('A', 4)).toBe('back');
  const more = testSpell([effect(gainKeyword('mobility', pick(own()), 'thisTurn', 4))]);
  const h = scenario({ A: { lanes: { 1: runner }, hand: [more] } });
  h.play(more).mobility(1, 5);
  expect(h.isEmpty('A', 5)).toBe(false);
});

test('LN-D31 LN-18.4 Mobility that was lost for good lends nothing to Mobility gained later', () => {
  const lesson = testSpell([
    effect(
      gainKeyword('mobility', pick(own()), 'whileInPlay', 3),
      loseKeyword('mobility', 'chosen'),
      gainKeyword('mobility', 'chosen', 'whileInPlay', 1),
    ),
  ]);
  for (const card of [plain(), testCreature('1/1', { keywords: [{ mobility: 4 }] })])
    expect(
      scenario({ A: { hand: [lesson], lanes: { 1: card } } })
        .play(lesson)
        .at('A', 1).mobility,
    ).toBe(1);
});

test('LN-14.19 LN-D32 Move: to a lane whose own half is empty, whatever the enemy has there; none empty: the step fails', () => {
  const push = testSpell([effect(move(pick(enemy())), bless)]);
  const g = scenario({ A: { hand: [push], lanes: { 4: plain() } }, B: { lanes: { 1: plain(), 2: plain() } } });
  g.play(push, 'B1', 4);
  expect(g.isEmpty('B', 4)).toBe(false);
  const full = { 1: plain(), 2: plain(), 3: plain(), 4: plain(), 5: plain() };
  const h = scenario({ A: { hand: [push] }, B: { lanes: full } });
  h.play(push);
  expect(h.health('A')).toBe(50);
});

test('LN-14.20 LN-14.21 opposed means an enemy in this lane, in any row', () => {
  const scout = testCreature('1/1', {
    abilities: [endOfTurn({ do: 'if', when: { cond: 'opposed', who: 'this' }, then: [bless], else: [gainHealth(5, 'you')] })],
  });
  const g = scenario({ A: { lanes: { 1: { card: scout, row: 'back' } } }, B: { lanes: { 1: { card: plain('0/5'), row: 'back' } } } });
  g.nextTurn();
  expect(g.health('A')).toBe(51);
  const h = scenario({ A: { lanes: { 1: { card: scout, row: 'back' } } }, B: { lanes: { 2: { card: plain('0/5'), row: 'back' } } } });
  h.nextTurn();
  expect(h.health('A')).toBe(55);
});

test('LN-14.28 LN-18.11 Strike: nothing comes back, and the striker gets the credit', () => {
  const striker = testCreature('4/4', { abilities: [when({ on: 'destroysCreature' }, bless)] });
  const order = testSpell([effect(strike(pick(own()), pick(enemy())))]);
  const g = scenario({ A: { lanes: { 1: striker }, hand: [order] }, B: { lanes: { 3: plain('9/4') } } });
  g.play(order);
  expect([g.isEmpty('B', 3), g.stats('A', 1), g.health('A')]).toEqual([true, '4/4', 51]);
});

test('LN-14.29 LN-D33 Swap: two of one side trade lanes, keep their rows, and both have moved', () => {
  const watcher = testCreature('1/1', {
    abilities: [
      when({ on: 'moves', who: 'this' }, bless),
      when({ on: 'moves', who: 'own' }, gainHealth(10, 'you')),
      when({ on: 'entersLane', who: 'this' }, gainHealth(100, 'you')),
      when({ on: 'entersLane', who: 'own' }, gainHealth(1000, 'you')),
      when({ on: 'entersRow', who: 'own' }, gainHealth(10_000, 'you')),
    ],
  });
  const trade = testSpell([effect(swap(pick(own()), pick(own())))]);
  const g = scenario({ A: { lanes: { 1: { card: watcher, row: 'back' }, 4: plain('2/2') }, hand: [trade] } });
  g.play(trade, 'A1').inAnyOrder();
  expect([g.stats('A', 1), g.row('A', 4), g.row('A', 1), g.health('A')]).toEqual(['2/2', 'back', 'front', 50 + 1111]);
  const alone = scenario({ A: { lanes: { 1: plain() }, hand: [trade] }, B: { lanes: { 1: plain() } } });
  alone.play(trade);
  expect(alone.told('stepFailed')).toHaveLength(1);
});

test('LN-14.29 Swap with a neighbour: the first choice is among those that have one', () => {
  const collide = testSpell([effect(swap(pick(enemy()), pick(enemy({ adjacentTo: 'chosen' }), { as: 'chosen2' })))]);
  const g = scenario({ A: { hand: [collide] }, B: { lanes: { 1: plain('1/1'), 2: plain('2/2'), 4: plain('4/4') } } });
  g.act({ type: 'playCard', card: cardId(collide), free: false });
  expect(g.choices()).toEqual(['B1', 'B2']);
  g.choose('B1');
  expect([g.stats('B', 1), g.stats('B', 2)]).toEqual(['2/2', '1/1']);
  g.nothingPending();
});

test('LN-14.28 LN-5.14 Strike is for a creature that has another to strike, and never strikes itself', () => {
  const order = strike(pick(own()), all(enemy({ opposing: 'chosen' })));
  const captain = testCreature('1/9', { abilities: [activate(order)] });
  const g = scenario({ A: { lanes: { 1: captain, 2: plain('3/3') } }, B: { lanes: { 2: plain('1/9') } } });
  expect(g.activate(1).stats('B', 2)).toBe('1/6');
  expect(scenario({ A: { lanes: { 1: captain } }, B: { lanes: { 2: plain() } } }).isLegal({ type: 'activate', lane: 1 })).toBe(false);
  const whirl = testSpell([effect(strike(pick(own()), all({ side: 'any' })), bless)]);
  const h = scenario({ A: { hand: [whirl], lanes: { 1: plain('2/5') } }, B: { lanes: { 3: plain('1/9') } } }).play(whirl);
  expect([h.stats('A', 1), h.stats('B', 3), h.health('A')]).toEqual(['2/5', '1/7', 51]);
  expect(
    scenario({ A: { hand: [whirl], lanes: { 1: plain('2/5') } } })
      .play(whirl)
      .told('stepFailed'),
  ).toHaveLength(1);
});

test('LN-14.11 LN-11.2 Destroy banishes an in-play creature, whatever its Health and Armor, and is "destroyed"', () => {
  const watcher = testCreature('1/1', { abilities: [when({ on: 'destroyed', who: 'enemy' }, bless)] });
  const smite = testSpell([effect(destroy(pick(enemy())))]);
  const tough = testCreature('1/99', keywords({ armor: 9 }));
  const g = scenario({ A: { hand: [smite], lanes: { 1: watcher } }, B: { lanes: { 1: tough } } });
  g.play(smite);
  expect([g.where('B', tough), g.health('A'), g.told('left')[0].how]).toEqual(['banish', 51, 'destroyed']);
});
