import { expect, test } from 'vitest';
import {
  activate,
  damage,
  deploy,
  destroy,
  discard,
  effect,
  enemy,
  gainHealth,
  mobility,
  pick,
  playFrom,
  ready,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { scenario } from './scenario.ts';
import { cardId, keywords, testChampion, testCreature, testSpell } from './test-cards.ts';

const plain = () => testCreature('1/1');

test('LN-5.1 in an action phase every command of the other player is refused, though the same would be legal in their own', () => {
  const mine = testCreature('1/9', { keywords: [mobility(1)], abilities: [activate(gainHealth(1, 'you'))] });
  const [card, champion] = [plain(), testChampion({ 2: [gainHealth(1, 'you')] })];
  const free = testSpell([effect(gainHealth(1, 'you'))], { free: { cost: [damage(1, 'you')] } });
  const g = scenario({ turn: 4, forge: 'B', A: { champion, hand: [card, free], lanes: { 1: mine } }, B: { hand: [plain()] } });
  const commands: LnAction[] = [
    { type: 'playCard', card: cardId(card), free: false },
    { type: 'playCard', card: cardId(free), free: true },
    { type: 'banishCard', card: cardId(card) },
    { type: 'activate', lane: 1 },
    { type: 'useMobility', lane: 1, to: 2 },
    { type: 'useChampion' },
  ];
  const reasons = () => commands.map((command) => laneforge.why(g.view('A'), g.events('A'), command));
  expect(g.toAct()).toBe('B');
  expect(new Set(reasons())).toEqual(new Set(['This is not your action phase.']));
  // None of the active player's own creatures or Champion is meant by them either.
  expect(g.actions().map(({ type }) => type)).toEqual(['playCard', 'banishCard']);
  g.idle();
  expect([g.toAct(), new Set(reasons())]).toEqual(['A', new Set([null])]);
});

test('LN-5.2 one main action in each phase: a second is refused, the next phase allows one again', () => {
  const [a, b, c] = [plain(), plain(), plain()];
  const g = scenario({ A: { hand: [a, b, c] } });
  g.play(a, 1);
  expect(g.refused({ type: 'playCard', card: cardId(b), free: false })).toMatch(/used your main action/);
  expect(g.refused({ type: 'banishCard', card: cardId(b) })).toMatch(/used your main action/);
  g.end().idle();
  expect(g.isLegal({ type: 'playCard', card: cardId(b), free: false })).toBe(true);
});

test('LN-5.3 LN-5.4 banishing levels the card as if played, but plays nothing and destroys nothing', () => {
  const loud = testCreature('1/1', { abilities: [deploy(gainHealth(5, 'you'))] });
  const watcher = testCreature('1/9', {
    abilities: [when({ on: 'cardPlayed', by: 'you' }, gainHealth(1, 'you')), when({ on: 'destroyed', who: 'any' }, gainHealth(1, 'you'))],
  });
  const g = scenario({ A: { lanes: { 1: watcher }, hand: [loud] } });
  g.banish(loud);
  expect(g.where('A', loud)).toBe('banish');
  expect(g.where('A', { of: loud, level: 2 })).toBe('discard');
  expect(g.health('A')).toBe(50);
  g.nothingPending();
});

test('LN-5.5 LN-5.9 Free plays come before and after the main action and do not use it up', () => {
  const free = () => testSpell([effect(gainHealth(1, 'you'))], { free: { if: { cond: 'forge', who: 'you' } } });
  const [one, two] = [free(), free()];
  const main = plain();
  const g = scenario({ A: { hand: [one, main, two] } });
  g.playFree(one).play(main, 1).playFree(two);
  expect(g.health('A')).toBe(52);
  g.end();
});

test('LN-5.6 LN-5.8 a creature uses Activate or Mobility in the very phase it was played', () => {
  const worker = testCreature('1/1', { abilities: [activate(gainHealth(2, 'you'))] });
  const runner = testCreature('1/1', { keywords: [mobility(1)] });
  const g = scenario({ A: { hand: [worker, runner] } });
  g.play(worker, 1).activate(1);
  expect(g.health('A')).toBe(52);
  g.end().idle().play(runner, 3).mobility(3, 4);
  expect(g.at('A', 4).card).toBe(cardId(runner));
});

test('LN-5.7 LN-14.1 Activate and Mobility Exhaust the creature, and an Exhausted one is refused', () => {
  const both = testCreature('1/1', { keywords: [mobility(2)], abilities: [activate(gainHealth(2, 'you'))] });
  const g = scenario({ A: { lanes: { 1: both } } });
  g.activate(1);
  expect(g.at('A', 1).ready).toBe(false);
  expect(g.refused({ type: 'activate', lane: 1 })).toMatch(/Exhausted/);
  expect(g.refused({ type: 'useMobility', lane: 1, to: 2 })).toMatch(/Exhausted/);
});

test('LN-5.10 a card played by an effect does not use up the main action', () => {
  const caller = testCreature('1/1', { abilities: [activate(playFrom('hand', { type: 'creature' }))] });
  const [helped, main] = [plain(), testSpell([effect(gainHealth(1, 'you'))])];
  const g = scenario({ A: { lanes: { 1: caller }, hand: [helped, main] } });
  g.activate(1, 2).play(main);
  expect(g.at('A', 2).card).toBe(cardId(helped));
  expect(g.health('A')).toBe(51);
});

test('LN-5.11 LN-5.12 LN-D12 the phase ends on its player’s word alone, and not with a card in hand and nothing used', () => {
  const card = plain();
  const g = scenario({ A: { hand: [card] } });
  expect(g.refused({ type: 'endActionPhase' })).toMatch(/each of your actions uses one/);
  g.play(card, 1);
  expect(g.phase()).toBe('action1');
  g.end();
  expect(g.phase()).toBe('action2');
});

test('LN-5.13 LN-D11 with an empty hand free actions are still there, and the phase may end', () => {
  const worker = testCreature('1/1', { abilities: [activate(gainHealth(2, 'you'))] });
  const g = scenario({ A: { lanes: { 1: worker } } });
  g.activate(1);
  expect(g.health('A')).toBe(52);
  g.end();
  expect(g.phase()).toBe('action2');
});

test('LN-5.14 LN-D13 an ability whose first step cannot be done is refused and nothing is Exhausted', () => {
  const hunter = testCreature('1/1', { abilities: [activate(damage(1, pick(enemy())))] });
  const champion = testChampion({ 2: [destroy(pick(enemy()))] });
  const blocked = testCreature('1/1', { keywords: [mobility(1)] });
  const g = scenario({ turn: 4, A: { champion, lanes: { 1: hunter, 2: blocked, 3: plain() } } });
  expect(g.refused({ type: 'activate', lane: 1 })).toMatch(/nothing to do/);
  expect(g.refused({ type: 'useChampion' })).toMatch(/nothing to do/);
  expect(g.refused({ type: 'useMobility', lane: 2, to: 3 })).toMatch(/not empty/);
  expect(g.at('A', 1).ready).toBe(true);
  // Playing a spell without any effect is always allowed.
  const empty = testSpell([effect(destroy(pick(enemy())))]);
  const h = scenario({ A: { hand: [empty] } });
  h.play(empty);
  expect(h.where('A', empty)).toBe('banish');
});

test('LN-5.15 LN-D61 after a hundred free actions in a phase only the main action and its end are left', () => {
  const worker = testCreature('1/1', { abilities: [activate(ready('this'), gainHealth(1, 'you'))] });
  const card = plain();
  const g = scenario({ A: { lanes: { 1: worker }, hand: [card] } });
  for (let i = 0; i < 100; i++) g.activate(1);
  expect(g.refused({ type: 'activate', lane: 1 })).toMatch(/No more than 100 free actions/);
  g.play(card, 2).end();
  expect(g.phase()).toBe('action2');
  // The next phase counts anew.
  g.idle().activate(1);
});

test('LN-6.8 a Free precondition is read at declaration', () => {
  const bonus = testSpell([effect(gainHealth(3, 'you'))], { free: { if: { cond: 'destroyedThisTurn', side: 'enemy' } } });
  const kill = testSpell([effect(destroy(pick(enemy())))]);
  const g = scenario({ A: { hand: [bonus, kill] }, B: { lanes: { 1: plain() } } });
  expect(g.refused({ type: 'playCard', card: cardId(bonus), free: true })).toMatch(/condition is not met/);
  g.play(kill).playFree(bonus);
  expect(g.health('A')).toBe(53);
});

test('LN-6.9 LN-6.10 LN-D15 a Free constraint is carried out before anything else, and not when played as main action', () => {
  const dear = testCreature('5/5', { free: { cost: [damage(3, 'you')] }, abilities: [deploy(gainHealth(1, 'you'))] });
  const g = scenario({ A: { hand: [dear] } });
  g.act({ type: 'playCard', card: cardId(dear), free: true });
  expect(g.health('A')).toBe(47);
  expect(g.choices()).toEqual([1, 2, 3, 4, 5]);
  g.choose(2);
  expect(g.health('A')).toBe(48);
  const h = scenario({ A: { hand: [dear] } });
  h.play(dear, 1);
  expect(h.health('A')).toBe(51);
  // A player who cannot pay it with life has lost before the card does anything.
  const i = scenario({ A: { health: 3, hand: [dear] } });
  i.act({ type: 'playCard', card: cardId(dear), free: true });
  expect(i.winner()).toBe('B');
  expect(i.isEmpty('A', 1)).toBe(true);
});

test('LN-D57 a Free cost of a card from hand is not paid with the card itself', () => {
  const hungry = testSpell([effect(gainHealth(1, 'you'))], { free: { cost: [discard(1, 'you')] } });
  const g = scenario({ A: { hand: [hungry] } });
  expect(g.refused({ type: 'playCard', card: cardId(hungry), free: true })).toMatch(/cannot be paid/);
  const other = plain();
  const h = scenario({ A: { hand: [hungry, other] } });
  h.playFree(hungry);
  expect(h.where('A', other)).toBe('discard');
  expect(h.health('A')).toBe(51);
});

test('LN-D57 a card played by an effect is neither Free nor paid: its constraint is not carried out', () => {
  const dear = testCreature('5/5', { free: { cost: [damage(3, 'you')] } });
  const caller = testCreature('1/1', { abilities: [activate(playFrom('hand'))] });
  const g = scenario({ A: { lanes: { 1: caller }, hand: [dear] } });
  g.activate(1, 3);
  expect(g.health('A')).toBe(50);
  expect(g.told('played')[0].free).toBe(false);
});

test('LN-14.15 LN-5.6 cards without a Free ability cannot be declared Free', () => {
  const card = testCreature('1/1', keywords('stealth'));
  const g = scenario({ A: { hand: [card], lanes: { 1: { card: testCreature('1/1'), row: 'back' } } }, B: { lanes: { 1: plain() } } });
  expect(g.refused({ type: 'playCard', card: cardId(card), free: true })).toMatch(/no Free ability/);
  expect(g.actions().some((a) => a.type === 'playCard' && a.free)).toBe(false);
  expect(g.choices()).toEqual([]);
});
