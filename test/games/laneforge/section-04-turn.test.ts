import { expect, test } from 'vitest';
import {
  damage,
  draw,
  effect,
  endOfTurn,
  gainArmor,
  gainHealth,
  gainKeyword,
  modify,
  own,
  pick,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { levelOf } from '../../../src-shared/games/laneforge/state.ts';
import { begun } from './random-games.ts';
import { scenario } from './scenario.ts';
import { keywords, testChampion, testCreature, testSpell } from './test-cards.ts';

test('LN-4.1 a turn runs Draw, four action phases, Combat, End, Maintenance, and a cycle end only after every third', () => {
  const g = scenario({ turn: 1, phase: 'action1' });
  g.nextTurn();
  const phases = () => g.told('phase').map((e) => e.phase);
  expect(phases()).toEqual(['action2', 'action3', 'action4', 'combat', 'end', 'maintenance', 'draw', 'action1']);
  g.nextTurn().nextTurn();
  expect(phases().filter((phase) => phase === 'cycleEnd')).toHaveLength(1);
  expect(g.state.turn).toBe(4);
});

test('LN-4.2 both players draw five cards', () => {
  const g = scenario().nextTurn();
  expect([g.zone('A', 'hand').length, g.zone('B', 'hand').length]).toEqual([5, 5]);
});

test('LN-4.3 LN-5.1 the holder of the Forge acts in the first and third action phase, the other in the second and fourth', () => {
  for (const forge of ['A', 'B'] as const) {
    const g = scenario({ forge });
    const other = forge === 'A' ? 'B' : 'A';
    const order = [g.toAct()];
    for (let i = 0; i < 3; i++) order.push(g.idle().toAct());
    expect(order).toEqual([forge, other, forge, other]);
  }
});

test('LN-4.4 Combat is fought once a turn, after the fourth action phase', () => {
  const g = scenario({ A: { lanes: { 1: testCreature('3/9') } } });
  g.idle().idle().idle();
  expect(g.health('B')).toBe(50);
  g.idle();
  expect(g.health('B')).toBe(47);
});

test('LN-4.5 LN-4.6 "end of turn" abilities still see what ends with the turn', () => {
  const counter = testCreature('2/9', { abilities: [endOfTurn(gainHealth({ of: 'attack', who: 'this' }, 'you'))] });
  const boost = testSpell([effect(modify(3, 0, pick(own()), 'thisTurn'))]);
  const g = scenario({ A: { lanes: { 1: counter }, hand: [boost] } });
  g.play(boost).nextTurn();
  expect(g.health('A')).toBe(55);
  expect(g.stats('A', 1)).toBe('2/9');
});

test('LN-4.7 LN-10.4 used printed Armor is inactive until the end of the turn, then whole again', () => {
  const wall = testCreature('0/8', keywords({ armor: 3 }));
  const hit = () => testSpell([effect(damage(2, { pick: { side: 'enemy' } }))]);
  const [one, two] = [hit(), hit()];
  const g = scenario({ A: { hand: [one, two] }, B: { lanes: { 1: wall } } });
  g.play(one).end().idle().play(two).end();
  expect(g.stats('B', 1)).toBe('0/7');
  expect(g.at('B', 1).armor.active).toBe(0);
  g.nextTurn();
  expect(g.at('B', 1).armor.active).toBe(3);
});

test('LN-4.8 LN-14.12 hands are discarded completely, without levelling', () => {
  const [a, b, left] = [testCreature('1/1'), testCreature('1/1'), testCreature('1/1')];
  const [c, d] = [testCreature('1/1'), testCreature('1/1')];
  const g = scenario({ A: { hand: [a, b, left] }, B: { hand: [c, d, testCreature('1/1')] } });
  g.banish(a).end().banish(c).end().banish(b).end().banish(d).end();
  expect(g.told('discarded').map((e) => [e.seat, e.why])).toEqual([
    [0, 'maintenance'],
    [1, 'maintenance'],
  ]);
  expect(g.where('A', { of: a, level: 2 })).toBe('discard');
  expect(g.where('A', { of: left, level: 2 })).toBe('upgrade');
});

test('LN-4.9 LN-7.12 back rows of both players step to the front, Defenders stay', () => {
  const g = scenario({
    A: { lanes: { 1: { card: testCreature('0/5'), row: 'back' }, 2: { card: testCreature('0/5', keywords('defender')), row: 'back' } } },
    B: { lanes: { 3: { card: testCreature('0/5'), row: 'back' } } },
  });
  g.nextTurn();
  expect([g.row('A', 1), g.row('A', 2), g.row('B', 3)]).toEqual(['front', 'back', 'front']);
});

test('LN-4.10 LN-15.4 Maintenance readies creatures of both players, not Champions', () => {
  const champion = testChampion({ 2: [gainHealth(1, 'you')] });
  const g = scenario({
    turn: 4,
    A: { champion, lanes: { 1: { card: testCreature('0/5'), ready: false } } },
    B: { lanes: { 1: { card: testCreature('0/5'), ready: false } } },
  });
  g.champion().nextTurn();
  expect([g.at('A', 1).ready, g.at('B', 1).ready]).toEqual([true, true]);
  expect(g.view('A').seats[0].champion.ready).toBe(false);
});

test('LN-4.11 the Forge passes every turn, across cycle ends too: odd turns belong to the first holder', () => {
  const g = scenario({ forge: 'B', turn: 1 });
  const holders = [g.state.forge];
  for (let i = 0; i < 5; i++) holders.push(g.nextTurn().state.forge);
  expect(holders).toEqual([1, 0, 1, 0, 1, 0]);
});

test('LN-4.12 LN-4.14 the end of a cycle readies Champions and raises their level', () => {
  const champion = testChampion({ 2: [gainHealth(1, 'you')], 3: [gainHealth(2, 'you')] });
  const g = scenario({ turn: 6, A: { champion } });
  g.champion();
  expect(g.health('A')).toBe(51);
  g.nextTurn();
  const { level, ready } = g.view('A').seats[0].champion;
  expect([level, ready]).toEqual([3, true]);
});

test('LN-4.13 LN-4.16 the end of a cycle shuffles deck and discard pile; banish and upgrade piles and creatures stay', () => {
  const gone = testCreature('1/1');
  const standing = testCreature('3/7');
  const g = scenario({ turn: 3, A: { lanes: { 1: { card: standing, health: 4 } }, banish: [gone], discard: [{ of: gone, level: 2 }] } });
  const upgrade = g.zone('A', 'upgrade');
  g.nextTurn();
  expect(g.zone('A', 'discard')).toEqual([]);
  // Five are in hand again; the deck holds all the others of level 1 and the one that had levelled.
  expect([...g.zone('A', 'deck'), ...g.zone('A', 'hand')]).toContain(`${gone.id}:2`);
  expect(g.zone('A', 'banish')).toEqual([`${gone.id}:1`]);
  expect(g.zone('A', 'upgrade')).toEqual(upgrade);
  expect(g.stats('A', 1)).toBe('3/4');
});

test('LN-4.15 LN-17.1 Sudden Death begins at the end of turn 12', () => {
  const g = scenario({ turn: 11 });
  g.nextTurn();
  expect(g.view('A').suddenDeath).toBeNull();
  g.nextTurn();
  expect(g.view('A').suddenDeath).toEqual({ from: 13, until: 15 });
});

test('LN-4.17 two main actions a turn and no more: the next deck is 5 undrawn, 9 unused and 6 next-level cards', () => {
  const s = begun('next deck');
  const [unused, drawn] = [() => s.seats[0].discard.filter((inst) => levelOf(inst) === 1), () => s.seats[0].deck.length];
  while (s.turn < 3 || laneforge.view(s, 0).action !== 4) {
    const main = laneforge.actions(s).find(({ type }) => type === 'banishCard');
    if (main) laneforge.apply(s, main);
    laneforge.apply(s, { type: 'endActionPhase' });
  }
  // One main action is still to come, of whoever does not hold the Forge.
  const { hand } = s.seats[0];
  expect([drawn(), unused().length + hand.length]).toEqual([5, 9 + (laneforge.toAct(s) === 0 ? 1 : 0)]);
  laneforge.apply(
    s,
    laneforge.actions(s).find(({ type }) => type === 'banishCard')!,
  );
  laneforge.apply(s, { type: 'endActionPhase' });
  expect(s.cycle).toBe(2);
  for (const own of s.seats) {
    const deck = [...own.deck, ...own.hand];
    const levels = [1, 2, 3].map((level) => deck.filter((inst) => levelOf(inst) === level).length);
    expect([deck.length, levels, own.banish.length]).toEqual([20, [14, 6, 0], 6]);
  }
});

test('LN-4.18 a next-level card in the discard pile is not drawn before the shuffle that ends the cycle', () => {
  const card = testCreature('1/1');
  const g = scenario({ turn: 1, A: { hand: [card], deck: [testCreature('1/1'), testCreature('1/1')] } });
  g.play(card, 1).nextTurn();
  expect(g.zone('A', 'hand')).toHaveLength(2);
  expect(g.where('A', { of: card, level: 2 })).toBe('discard');
});

test('LN-4.19 LN-6.3 a level 3 card played or banished makes the next deck smaller: nothing replaces it', () => {
  const played = testCreature('1/1');
  const banished = testCreature('1/1');
  const g = scenario({
    A: {
      hand: [
        { of: played, level: 3 },
        { of: banished, level: 3 },
      ],
    },
  });
  g.play({ of: played, level: 3 }, 1).end().idle().banish({ of: banished, level: 3 });
  expect(g.zone('A', 'discard')).toEqual([]);
  expect(g.where('A', { of: banished, level: 3 })).toBe('banish');
});

test('LN-4.20 LN-D9 LN-16.5 a short deck gives what is left, without reshuffling and without penalty', () => {
  const pull = testSpell([effect(draw(3))]);
  const g = scenario({ A: { hand: [pull], deck: [testCreature('1/1')], discard: [testCreature('1/1')] } });
  g.play(pull);
  expect(g.zone('A', 'hand')).toHaveLength(1);
  expect(g.zone('A', 'deck')).toEqual([]);
  expect(g.zone('A', 'discard')).toHaveLength(2);
  expect(g.winner()).toBeNull();
});

test('LN-D14 windows open after each step: a trigger of Maintenance 1 resolves for the old holder first', () => {
  const mourner = () => testCreature('0/9', { abilities: [when({ on: 'leftHand', whose: 'you' }, gainHealth(1, 'you'))] });
  const g = scenario({
    forge: 'B',
    A: { lanes: { 1: mourner() }, hand: [testCreature('1/1'), testCreature('1/1'), testCreature('1/1')] },
    B: { lanes: { 1: mourner() }, hand: [testCreature('1/1'), testCreature('1/1'), testCreature('1/1')] },
  });
  for (const [lane, side] of [
    [2, 'B'],
    [2, 'A'],
    [3, 'B'],
    [3, 'A'],
  ] as const) {
    const card = g.zone(side, 'hand')[0];
    g.act({ type: 'playCard', card, free: false }).choose(lane).end();
  }
  const gains = g.told('playerGained').map((e) => e.seat);
  expect(gains).toEqual([1, 0]);
});

test('LN-D49 LN-18.3 a "this turn" effect made after step 2 ends when that turn ends', () => {
  const late = testCreature('0/9', {
    abilities: [when({ on: 'leftHand', whose: 'you' }, gainKeyword('stealth', 'this', 'thisTurn'), gainArmor(2, 'this', 'thisTurn'))],
  });
  const g = scenario({ A: { lanes: { 1: late }, hand: [testCreature('1/1'), testCreature('1/1')] }, phase: 'action4', forge: 'B' });
  const [one] = g.zone('A', 'hand');
  g.act({ type: 'playCard', card: one, free: false }).choose(2).end();
  expect(g.told('keyword').map((e) => e.keyword)).toEqual(['stealth']);
  expect(g.at('A', 1).keywords).toEqual([]);
  expect(g.at('A', 1).armor.thisTurn).toBe(0);
});
