import { expect, test } from 'vitest';
import {
  activate,
  any,
  banish,
  battle,
  damage,
  deploy,
  destroy,
  discard,
  draw,
  eachPlayer,
  effect,
  endOfTurn,
  enemy,
  exhaust,
  gainArmor,
  gainHealth,
  gainKeyword,
  loseHealth,
  may,
  minion,
  modify,
  move,
  own,
  pick,
  playFrom,
  ready,
  strike,
  swap,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { cardId, keywords, testCreature, testMinion, testSpell } from './test-cards.ts';

const plain = (stats = '1/1') => testCreature(stats);
const bless = gainHealth(1, 'you');

test('LN-8.2 LN-8.3 LN-D16 a spell’s abilities resolve in written order, each on its own', () => {
  const spell = testSpell([effect(destroy(pick(enemy()))), effect(gainHealth(2, 'you')), effect(loseHealth(1, 'you'))]);
  const g = scenario({ A: { hand: [spell] } });
  g.play(spell);
  const order = g.events().map((e) => e.type);
  expect(order.indexOf('stepFailed')).toBeLessThan(order.indexOf('playerGained'));
  expect(order.indexOf('playerGained')).toBeLessThan(order.indexOf('playerLost'));
  expect(g.health('A')).toBe(51);
});

test('LN-8.4 LN-D17 a failed step ends its ability; earlier steps stand', () => {
  const spell = testSpell([effect(gainHealth(2, 'you'), destroy(pick(enemy())), gainHealth(10, 'you'))]);
  const g = scenario({ A: { hand: [spell] } });
  g.play(spell);
  expect(g.health('A')).toBe(52);
});

test('LN-D17 doing part, choosing none of "up to" and declining a "may" are no failures', () => {
  const partial = testSpell([effect(draw(2), gainHealth(1, 'you'))]);
  const g = scenario({ A: { hand: [partial], deck: [plain()] } });
  g.play(partial);
  expect(g.health('A')).toBe(51);
  const none = testSpell([effect(damage(1, pick(enemy(), { n: 2, upTo: true })), gainHealth(1, 'you'))]);
  const h = scenario({ A: { hand: [none] }, B: { lanes: { 1: plain() } } });
  h.play(none, 'done');
  expect([h.health('A'), h.isEmpty('B', 1)]).toEqual([51, false]);
  const offer = testSpell([effect(may(draw(1), gainHealth(10, 'you')), gainHealth(1, 'you'))]);
  const i = scenario({ A: { hand: [offer] } });
  i.play(offer, 'no');
  expect(i.health('A')).toBe(51);
  const j = scenario({ A: { hand: [offer] } });
  j.play(offer, 'yes');
  expect(j.health('A')).toBe(61);
});

test('LN-8.7 a mandatory choice cannot be declined', () => {
  const spell = testSpell([effect(damage(1, pick(any())))]);
  const g = scenario({ A: { lanes: { 1: plain('1/4') }, hand: [spell] }, B: { lanes: { 1: plain('1/4') } } });
  g.act({ type: 'playCard', card: cardId(spell), free: false });
  expect(g.choices()).toEqual(['A1', 'B1']);
  expect(g.refused({ type: 'done' })).toMatch(/legal choices/);
  expect(g.refused({ type: 'decline' })).toMatch(/legal choices/);
});

test('LN-8.9 several triggered abilities of one creature are ordered by its controller', () => {
  const twofold = testCreature('1/1', { abilities: [deploy(gainHealth(1, 'you')), deploy(loseHealth(1, 'you'))] });
  const g = scenario({ A: { hand: [twofold] } });
  g.play(twofold, 1, { next: twofold, nth: 1 });
  expect(g.events().flatMap((e) => (e.type === 'playerLost' || e.type === 'playerGained' ? [e.type] : []))).toEqual([
    'playerLost',
    'playerGained',
  ]);
});

test('LN-8.10 LN-D20 a creature at 0 leaves before the next step', () => {
  const spell = testSpell([effect(damage(2, pick(enemy())), gainHealth({ count: enemy() }, 'you'))]);
  const g = scenario({ A: { hand: [spell] }, B: { lanes: { 1: plain('1/2'), 2: plain('1/9') } } });
  g.play(spell, 'B1');
  expect(g.health('A')).toBe(51);
});

test('LN-8.11 LN-D19 a step on several cards is one event: all go together', () => {
  const mourner = testCreature('1/2', { abilities: [when({ on: 'destroyed', who: 'own' }, bless)] });
  const storm = testSpell([effect(damage(2, { all: any() }))]);
  const g = scenario({ A: { hand: [storm], lanes: { 1: mourner, 2: plain('1/2'), 3: plain('1/2') } } });
  g.play(storm, { next: mourner });
  expect(g.health('A')).toBe(52);
});

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
  while (g.state.choice) g.choose({ next: watcher });
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

test('LN-12.1 a creature that came during the event does not trigger on it, nor one that left', () => {
  const watcher = () => testCreature('1/1', { abilities: [when({ on: 'cardPlayed', by: 'you' }, bless)] });
  const [there, coming] = [watcher(), watcher()];
  const g = scenario({ A: { hand: [coming], lanes: { 1: there } } });
  g.play(coming, 2);
  expect(g.health('A')).toBe(51);
  // Replaced by the very card that was played: it was not there when the event had finished.
  const h = scenario({ A: { hand: [coming], lanes: { 1: there } } });
  h.play(coming, 1);
  expect(h.health('A')).toBe(50);
});

test('LN-12.2 "you play a spell" runs from reveal to banishing', () => {
  const listener = () => testCreature('1/1', { abilities: [when({ on: 'cardPlayed', by: 'you', of: { type: 'spell' } }, bless)] });
  const [stays, dies, arrives] = [listener(), listener(), listener()];
  const spell = testSpell([effect(destroy(pick(own({ opposed: true })))), effect(playFrom('hand', { type: 'creature' }))]);
  const g = scenario({ A: { hand: [spell, arrives], lanes: { 1: stays, 2: dies } }, B: { lanes: { 2: plain() } } });
  g.play(spell, 3);
  expect(g.told('playerGained')).toHaveLength(1);
});

test('LN-12.5 LN-D37 of its own coming only Deploy, "replaces" and "enters" trigger', () => {
  const own5 = testCreature('1/1', {
    abilities: [
      when({ on: 'cardPlayed', by: 'you' }, gainHealth(100, 'you')),
      when({ on: 'entersRow', who: 'this' }, gainHealth(1, 'you')),
      when({ on: 'entersLane', who: 'this' }, gainHealth(2, 'you')),
      when({ on: 'moves', who: 'this' }, gainHealth(200, 'you')),
      deploy(gainHealth(4, 'you')),
    ],
  });
  const g = scenario({ A: { hand: [own5] } });
  g.play(own5, 1);
  while (g.state.choice) g.act(g.actions()[0]);
  expect(g.health('A')).toBe(57);
});

test('LN-12.6 LN-12.7 LN-12.12 nested plays open no window: all triggers wait for the end of the Activate', () => {
  const watcher = testCreature('1/1', { abilities: [when({ on: 'cardPlayed', by: 'you' }, gainHealth(1, 'you'))] });
  const caller = testCreature('1/1', { abilities: [activate(playFrom('hand'), loseHealth(3, 'you'))] });
  const g = scenario({
    A: { lanes: { 1: caller, 2: watcher }, hand: [testCreature('1/1', { abilities: [deploy(gainHealth(5, 'you'))] })] },
  });
  g.activate(1, 3);
  const order = g.events().flatMap((e) => (e.type === 'playerLost' ? ['lost'] : e.type === 'triggered' ? ['trigger'] : []));
  g.choose({ next: watcher });
  expect(order).toEqual(['lost']);
  expect(g.health('A')).toBe(53);
});

test('LN-12.8 LN-12.14 the holder of the Forge resolves first, even before the Deploy of a card the other played', () => {
  const guard = testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'opponent' }, damage(1, { all: enemy() }))] });
  const guest = testCreature('1/1', { abilities: [deploy(gainHealth(4, 'this'))] });
  const g = scenario({ phase: 'action2', A: { lanes: { 1: guard } }, B: { hand: [guest] } });
  g.play(guest, 2);
  // Damaged to 0 before its Deploy, which then changes nothing.
  expect(g.isEmpty('B', 2)).toBe(true);
  const h = scenario({ forge: 'B', phase: 'action1', A: { lanes: { 1: guard } }, B: { hand: [guest] } });
  h.play(guest, 2);
  expect(h.stats('B', 2)).toBe('1/4');
});

test('LN-12.9 LN-12.17 LN-D60 triggers are ordered one at a time; a last one left is taken without asking', () => {
  const [one, two, three] = [gainHealth(1, 'you'), gainHealth(2, 'you'), gainHealth(4, 'you')].map((step) =>
    testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'you' }, step)] }),
  );
  const card = plain();
  const g = scenario({ A: { lanes: { 1: one, 2: two, 3: three }, hand: [card] } });
  g.play(card, 5);
  expect(g.choices()).toEqual([cardId(one), cardId(two), cardId(three)]);
  g.choose({ next: three });
  expect(g.health('A')).toBe(54);
  expect(g.choices()).toEqual([cardId(one), cardId(two)]);
  g.choose({ next: two });
  g.nothingPending();
  expect(g.health('A')).toBe(57);
});

test('LN-12.10 triggers arising while a batch resolves wait for the next batch, the holder of the Forge first again', () => {
  const sprite = testMinion('1/1');
  const breeder = testCreature('1/9', {
    abilities: [when({ on: 'cardPlayed', by: 'you', of: { type: 'spell' } }, minion(sprite.id, { lanes: 'empty' }))],
  });
  const greeter = testCreature('1/9', {
    abilities: [when({ on: 'cardPlayed', by: 'you', of: { type: 'creature' } }, gainHealth(1, 'you'))],
  });
  const echo = testCreature('1/9', {
    abilities: [when({ on: 'cardPlayed', by: 'opponent', of: { type: 'spell' } }, gainHealth(2, 'you'))],
  });
  const spell = testSpell([effect(loseHealth(1, 'you'))]);
  const g = scenario({ A: { lanes: { 1: breeder, 2: greeter }, hand: [spell] }, B: { lanes: { 1: echo } } });
  g.play(spell, 5);
  const gains = g.told('playerGained').map((e) => e.seat);
  expect(gains).toEqual([1, 0]);
});

test('LN-12.11 until the window closes only choices are accepted', () => {
  const w = () => testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'you' }, bless)] });
  const g = scenario({ A: { lanes: { 1: w(), 2: w() }, hand: [plain()] } });
  g.play(g.zone('A', 'hand')[0], 4);
  expect(g.refused({ type: 'endActionPhase' })).toMatch(/answer the question/);
});

test('LN-12.13 a trigger belongs to the side its creature was on', () => {
  const hurt = testCreature('1/9', { abilities: [when({ on: 'survivesDamage', who: 'this' }, bless)] });
  const bolt = testSpell([effect(damage(1, pick(enemy())))]);
  const g = scenario({ A: { hand: [bolt] }, B: { lanes: { 1: hurt } } });
  g.play(bolt);
  expect([g.health('A'), g.health('B')]).toEqual([50, 51]);
});

test('LN-12.15 contradicting triggers resolve in order; the one that has become impossible stops', () => {
  const killer = testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'you' }, destroy(pick(enemy())), bless)] });
  const second = testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'you' }, destroy(pick(enemy())), gainHealth(10, 'you'))] });
  const g = scenario({ A: { lanes: { 1: killer, 2: second }, hand: [plain()] }, B: { lanes: { 1: plain() } } });
  g.play(g.zone('A', 'hand')[0], 4, { next: killer });
  expect(g.health('A')).toBe(51);
});

test('LN-12.16 LN-D40 after a hundred batches the rest of the triggers are dropped, and the log says so', () => {
  const loop = testCreature('0/500', { abilities: [when({ on: 'creatureGainsHealth', who: 'this' }, gainHealth(1, 'this'))] });
  const start = testSpell([effect(gainHealth(1, pick(own())))]);
  const g = scenario({ A: { lanes: { 1: loop }, hand: [start] } });
  g.play(start);
  expect(g.told('triggersDropped')).toEqual([{ type: 'triggersDropped', count: 1 }]);
  expect(g.stats('A', 1)).toBe('0/601');
  g.nothingPending();
});

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

test('LN-14.5 Battle by an effect works in any lanes and rows, both at once', () => {
  const duel = testSpell([effect(battle(pick(own()), pick(enemy())))]);
  const g = scenario({
    A: { hand: [duel], lanes: { 1: { card: plain('3/5'), row: 'back' } } },
    B: { lanes: { 5: { card: plain('4/3'), row: 'back' } } },
  });
  g.play(duel);
  expect([g.stats('A', 1), g.isEmpty('B', 5)]).toEqual(['3/1', true]);
});

test('LN-14.11 LN-14.14 LN-14.23 LN-D56 Exhaust takes Ready creatures only, Ready Exhausted ones only', () => {
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
  const watcher = testCreature('1/1', { abilities: [when({ on: 'moves', who: 'this' }, bless)] });
  const trade = testSpell([effect(swap(pick(own()), pick(own())))]);
  const g = scenario({ A: { lanes: { 1: { card: watcher, row: 'back' }, 4: plain('2/2') }, hand: [trade] } });
  g.play(trade, 'A1');
  expect([g.stats('A', 1), g.row('A', 4), g.row('A', 1), g.health('A')]).toEqual(['2/2', 'back', 'front', 51]);
  const alone = scenario({ A: { lanes: { 1: plain() }, hand: [trade] }, B: { lanes: { 1: plain() } } });
  alone.play(trade);
  expect(alone.told('stepFailed')).toHaveLength(1);
});

test('LN-10.5 LN-D24 gained Armor is a pool of its own: used points are gone, unused ones stay over turns', () => {
  const plate = testSpell([effect(gainArmor(3, pick(own())))]);
  const g = scenario({ A: { lanes: { 1: testCreature('0/9') }, hand: [plate] }, B: { lanes: { 1: testCreature('1/9') } } });
  g.play(plate).nextTurn();
  expect(g.at('A', 1).armor.gained).toBe(2);
  g.nextTurn();
  expect([g.at('A', 1).armor.gained, g.stats('A', 1)]).toEqual([1, '0/9']);
});

test('LN-14.4 LN-10.1 keyword Armor X is the printed pool', () => {
  const g = scenario({ A: { lanes: { 1: testCreature('0/9', keywords({ armor: 2 })) } }, B: { lanes: { 1: testCreature('5/9') } } });
  g.nextTurn();
  expect(g.stats('A', 1)).toBe('0/6');
});
