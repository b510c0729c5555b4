import { expect, test } from 'vitest';
import {
  activate,
  deploy,
  destroy,
  effect,
  gainHealth,
  gainKeyword,
  iff,
  modify,
  own,
  pick,
  playFrom,
  reanimate,
  upgrade,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { cardId, keywords, testCreature, testSpell } from './test-cards.ts';

const plain = (stats = '1/1') => testCreature(stats);
const growsBy = (what: Parameters<typeof gainHealth>[0]) => deploy(gainHealth(what, 'you'));

test('LN-6.1 a creature is placed, then levels, then triggers; a spell resolves, is banished, then levels', () => {
  const herald = testCreature('1/1', { abilities: [growsBy(1)] });
  const g = scenario({ A: { hand: [herald] } });
  g.play(herald, 1);
  const order = g.events().map((e) => e.type);
  expect(order.filter((type) => ['played', 'entered', 'levelled', 'triggered'].includes(type))).toEqual([
    'played',
    'entered',
    'levelled',
    'triggered',
  ]);
  const spell = testSpell([effect(gainHealth(1, 'you'))]);
  const h = scenario({ A: { hand: [spell] } });
  h.play(spell);
  const after = h.events().map((e) => e.type);
  expect(after.filter((type) => ['played', 'playerGained', 'spellDone', 'levelled'].includes(type))).toEqual([
    'played',
    'playerGained',
    'spellDone',
    'levelled',
  ]);
});

test('LN-6.2 a card played out of hand or discard pile moves its next level from the upgrade to the discard pile', () => {
  const card = plain();
  const digger = testSpell([effect(playFrom('discard', { type: 'creature' }))]);
  const thrown = plain();
  const g = scenario({ A: { hand: [card, digger], discard: [thrown] } });
  g.play(card, 1);
  expect(g.where('A', { of: card, level: 2 })).toBe('discard');
  g.end().idle().play(digger, { card: thrown }, 2);
  expect(g.at('A', 2).card).toBe(cardId(thrown));
  expect(g.where('A', { of: thrown, level: 2 })).toBe('discard');
});

test('LN-6.3 level 1 brings level 2, level 2 brings level 3, level 3 nothing', () => {
  const card = plain();
  for (const level of [1, 2, 3] as const) {
    const g = scenario({ A: { hand: [{ of: card, level }] } });
    g.play({ of: card, level }, 1);
    expect(g.zone('A', 'discard')).toEqual(level === 3 ? [] : [`${card.id}:${level + 1}`]);
  }
});

test('LN-6.4 LN-14.24 a card Reanimated out of the banish pile does not level and keeps its level', () => {
  const fallen = testCreature('2/2', { abilities: [growsBy(3)] });
  const call = testSpell([effect(reanimate())]);
  const g = scenario({ forge: 'B', phase: 'action2', A: { hand: [call], banish: [{ of: fallen, level: 2 }] } });
  g.play(call, 4);
  expect(g.at('A', 4).card).toBe(`${fallen.id}:2`);
  expect(g.row('A', 4)).toBe('back');
  expect(g.health('A')).toBe(53);
  expect(g.where('A', { of: fallen, level: 3 })).toBe('upgrade');
});

test('LN-6.5 a card played from hand by another effect levels too, at that nested moment', () => {
  const card = plain();
  const caller = testCreature('1/1', { abilities: [activate(playFrom('hand'), gainHealth({ cards: 'discard', whose: 'you' }, 'you'))] });
  const g = scenario({ A: { lanes: { 1: caller }, hand: [card] } });
  g.activate(1, 2);
  expect(g.health('A')).toBe(51);
});

test('LN-6.6 a Deploy that counts the discard pile counts the new next-level card', () => {
  const counter = testCreature('1/1', { abilities: [growsBy({ cards: 'discard', whose: 'you' })] });
  const g = scenario({ A: { hand: [counter], discard: [plain()] } });
  g.play(counter, 1);
  expect(g.health('A')).toBe(52);
});

test('LN-6.7 a spell sees neither its next level in the discard pile nor itself in the banish pile', () => {
  const counter = testSpell([
    effect(gainHealth({ cards: 'discard', whose: 'you' }, 'you')),
    effect(gainHealth({ cards: 'banish', whose: 'you' }, 'you')),
  ]);
  const g = scenario({ A: { hand: [counter], discard: [plain()], banish: [plain(), plain()] } });
  g.play(counter);
  expect(g.health('A')).toBe(53);
});

test('LN-6.11 LN-D5 levelling looks in the upgrade pile only', () => {
  const card = plain();
  const g = scenario({ A: { hand: [card], banish: [{ of: card, level: 2 }] } });
  g.play(card, 1);
  expect(g.zone('A', 'discard')).toEqual([]);
  expect(g.where('A', { of: card, level: 2 })).toBe('banish');
});

test('LN-6.12 LN-14.34 levelling is not Upgrading', () => {
  const watcher = testCreature('1/9', { abilities: [when({ on: 'upgraded', by: 'any' }, gainHealth(5, 'you'))] });
  const card = plain();
  const polish = testSpell([effect(upgrade(pick(own({ maxAttack: 1, maxHealth: 1 }))))]);
  const g = scenario({ A: { lanes: { 1: watcher }, hand: [card, polish] } });
  g.play(card, 2);
  expect(g.health('A')).toBe(50);
  g.end().idle().play(polish);
  expect(g.health('A')).toBe(55);
});

test('LN-7.1 LN-7.2 one creature a lane, into any own lane, whatever the enemy has there, never to the enemy side', () => {
  const card = plain();
  const g = scenario({ A: { hand: [card], lanes: { 1: plain() } }, B: { lanes: { 1: plain(), 3: plain() } } });
  g.act({ type: 'playCard', card: cardId(card), free: false });
  expect(g.choices()).toEqual([1, 2, 3, 4, 5]);
  g.choose(1);
  expect(g.view('A').creatures.filter((c) => c.seat === 0)).toHaveLength(1);
  expect(g.view('A').creatures.filter((c) => c.seat === 1)).toHaveLength(2);
});

test('LN-7.3 LN-14.13 the holder of the Forge plays to the front, the other to the back', () => {
  const [a, b] = [plain(), plain()];
  const g = scenario({ forge: 'B', A: { hand: [a] }, B: { hand: [b] } });
  g.play(b, 2).end().play(a, 2);
  expect([g.row('B', 2), g.row('A', 2)]).toEqual(['front', 'back']);
});

test('LN-7.4 LN-14.3 LN-14.9 Aggressive forces front, Defender back, both back', () => {
  const fierce = testCreature('1/1', keywords('aggressive'));
  const guard = testCreature('1/1', keywords('defender'));
  const torn = testCreature('1/1', keywords('aggressive', 'defender'));
  const g = scenario({ A: { hand: [guard] }, B: { hand: [fierce, torn] } });
  g.play(guard, 1).end().play(fierce, 1).end().idle().play(torn, 2);
  expect([g.row('A', 1), g.row('B', 1), g.row('B', 2)]).toEqual(['back', 'front', 'back']);
});

test('LN-7.5 LN-11.5 a creature enters Ready with printed numbers: the same card played again is a new creature', () => {
  const card = testCreature('3/4', keywords({ armor: 2 }));
  const call = testSpell([effect(reanimate())]);
  const boost = testSpell([effect(modify(5, 5, pick(own())), gainKeyword('stealth', 'chosen'), destroy('chosen'))]);
  const g = scenario({ A: { hand: [call, boost], lanes: { 1: { card, health: 2, ready: false, armor: 0 } } } });
  g.play(boost).end().idle().play(call, 5);
  const c = g.at('A', 5);
  expect([g.stats('A', 5), c.ready, c.armor.active, c.keywords, c.lasting.gained]).toEqual(['3/4', true, 2, [], []]);
});

test('LN-7.6 LN-7.8 replacing banishes the old creature first; that is not destroying', () => {
  const old = testCreature('1/1', {
    abilities: [
      when({ on: 'destroyed', who: 'this' }, gainHealth(100, 'you')),
      when({ on: 'replaced', who: 'this' }, gainHealth(1, 'you')),
      when({ on: 'banished', who: 'this' }, gainHealth(2, 'you')),
    ],
  });
  const heir = testCreature('1/1', { abilities: [when({ on: 'replaces' }, gainHealth(4, 'you'))] });
  const g = scenario({ A: { lanes: { 2: old }, hand: [heir] } });
  g.play(heir, 2);
  g.inAnyOrder();
  expect(g.health('A')).toBe(57);
  expect(g.where('A', old)).toBe('banish');
  expect(g.told('left')[0].how).toBe('replaced');
});

test('LN-7.7 rows are not inherited', () => {
  const [a, b] = [plain(), plain()];
  const g = scenario({
    A: { lanes: { 1: { card: plain(), row: 'back' } }, hand: [a] },
    B: { lanes: { 1: { card: plain(), row: 'front' } }, hand: [b] },
  });
  g.play(a, 1).end().play(b, 1);
  expect([g.row('A', 1), g.row('B', 1)]).toEqual(['front', 'back']);
});

test('LN-7.9 LN-14.10 Deploy triggers on play, on replacing and on Reanimate', () => {
  const herald = testCreature('1/1', { abilities: [growsBy(1)] });
  const call = testSpell([effect(reanimate())]);
  const g = scenario({ A: { lanes: { 1: plain() }, hand: [herald, call] } });
  g.play(herald, 1);
  expect(g.health('A')).toBe(51);
  const h = scenario({ A: { hand: [call], banish: [herald] } });
  h.play(call, 1);
  expect(h.health('A')).toBe(51);
});

test('LN-7.10 LN-9.11 an Exhausted creature fights with full Attack, triggers and changes rows', () => {
  const tired = testCreature('4/4', { abilities: [when({ on: 'damagesPlayer' }, gainHealth(1, 'you'))] });
  const g = scenario({ A: { lanes: { 1: { card: tired, ready: false }, 2: { card: plain(), row: 'back', ready: false } } } });
  g.nextTurn();
  expect([g.health('B'), g.health('A'), g.row('A', 2)]).toEqual([46, 51, 'front']);
});

test('LN-7.11 LN-2.5 creatures stay over turns and cycles with what has happened to them', () => {
  const g = scenario({ turn: 3, A: { lanes: { 1: { card: testCreature('4/6'), health: 4 } } } });
  g.nextTurn();
  expect(g.state.cycle).toBe(2);
  expect(g.stats('A', 1)).toBe('4/4');
});

test('LN-7.12 played without the Forge on turn t: back row in that Combat, front from its Maintenance on', () => {
  const card = testCreature('5/5');
  const g = scenario({ phase: 'action2', B: { hand: [card] } });
  g.play(card, 1).nextTurn();
  expect(g.health('A')).toBe(50);
  expect(g.row('B', 1)).toBe('front');
  g.nextTurn();
  expect(g.health('A')).toBe(45);
});

test('LN-7.13 a change of row keeps the lane', () => {
  const step = testSpell([effect({ do: 'putRow', what: pick(own()), row: 'back' })]);
  const g = scenario({ A: { lanes: { 4: plain() }, hand: [step] } });
  g.play(step);
  expect(g.row('A', 4)).toBe('back');
});

test('LN-5.4 LN-7.9 banishing from hand triggers no Deploy, and iff reads the position as it is', () => {
  const herald = testCreature('1/1', {
    abilities: [deploy(iff({ cond: 'forge', who: 'you' }, [gainHealth(1, 'you')], [gainHealth(7, 'you')]))],
  });
  const g = scenario({ A: { hand: [herald] } });
  g.banish(herald);
  expect(g.health('A')).toBe(50);
  const h = scenario({ forge: 'B', phase: 'action2', A: { hand: [herald] } });
  h.play(herald, 1);
  expect(h.health('A')).toBe(57);
});
