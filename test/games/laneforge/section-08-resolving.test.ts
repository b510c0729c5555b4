import { expect, test } from 'vitest';
import {
  activate,
  all,
  any,
  damage,
  deploy,
  destroy,
  draw,
  effect,
  enemy,
  gainArmor,
  gainHealth,
  iff,
  loseHealth,
  may,
  minion,
  own,
  pick,
  times,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { cardId, testCreature, testMinion, testSpell } from './test-cards.ts';

const plain = (stats = '1/1') => testCreature(stats);
const bless = gainHealth(1, 'you');

test('LN-8.1 LN-6.2 a spell resolves at once, is banished and levels', () => {
  const bolt = testSpell([effect(damage(3, pick(enemy())))]);
  const g = scenario({ A: { hand: [bolt] }, B: { lanes: { 1: testCreature('1/4'), 2: testCreature('1/4') } } });
  g.play(bolt, 'B2');
  expect(g.stats('B', 2)).toBe('1/1');
  expect(g.where('A', bolt)).toBe('banish');
  expect(g.where('A', { of: bolt, level: 2 })).toBe('discard');
  g.nothingPending();
});

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

test('LN-8.5 an ability with a modifying condition reads it when it starts', () => {
  const ability = {
    ...effect(damage(1, pick(enemy()))),
    instead: { if: { cond: 'exists', of: own({ subtype: 'Golem' }) }, steps: [damage(1, pick(enemy(), { n: 2, upTo: true }))] },
  } as const;
  const spell = testSpell([{ ...ability, instead: { ...ability.instead, steps: [...ability.instead.steps] } }]);
  const foes = { lanes: { 1: testCreature('1/5'), 2: testCreature('1/5') } };
  const g = scenario({ A: { hand: [spell] }, B: foes });
  g.play(spell, 'B1');
  expect([g.stats('B', 1), g.stats('B', 2)]).toEqual(['1/4', '1/5']);
  const golem = testCreature('1/1', {}, { subtypes: ['Golem'] });
  const h = scenario({ A: { hand: [spell], lanes: { 1: golem } }, B: foes });
  h.play(spell, 'B1', 'B2');
  expect([h.stats('B', 1), h.stats('B', 2)]).toEqual(['1/4', '1/4']);
});

test('LN-8.7 a mandatory choice cannot be declined', () => {
  const spell = testSpell([effect(damage(1, pick(any())))]);
  const g = scenario({ A: { lanes: { 1: plain('1/4') }, hand: [spell] }, B: { lanes: { 1: plain('1/4') } } });
  g.act({ type: 'playCard', card: cardId(spell), free: false });
  expect(g.choices()).toEqual(['A1', 'B1']);
  expect(g.refused({ type: 'done' })).toMatch(/legal choices/);
  expect(g.refused({ type: 'decline' })).toMatch(/legal choices/);
});

test('LN-8.8 "play two" chooses anew each time: the second may replace the first', () => {
  const sprite = testMinion('1/1');
  const call = testSpell([effect(times(2, minion(sprite.id)))]);
  const g = scenario({ A: { hand: [call] } });
  g.play(call, 2, 2);
  expect(g.view('A').creatures).toHaveLength(1);
  expect(g.told('left').map((e) => e.how)).toEqual(['replaced']);
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

test('LN-8.11 LN-D19 an amount is read once for all of them, before the first has changed', () => {
  const source = (step: Parameters<typeof activate>[0]) => testCreature('1/3', { keywords: [{ armor: 2 }], abilities: [activate(step)] });
  const feast = source(gainHealth({ of: 'health', who: 'this' }, all(own())));
  const g = scenario({ A: { lanes: { 1: feast, 2: plain() } } }).activate(1);
  expect([g.stats('A', 1), g.stats('A', 2)]).toEqual(['1/6', '1/4']);
  const plates = source(gainArmor({ of: 'armor', who: 'this' }, all(own())));
  const h = scenario({ A: { lanes: { 1: plates, 2: plain() } } }).activate(1);
  expect([h.at('A', 1).armor.gained, h.at('A', 2).armor.gained]).toEqual([2, 2]);
});

test('LN-D17 "you may" is not asked when nothing of it can be done, whatever follows it', () => {
  for (const nothing of [destroy(pick(enemy())), iff({ cond: 'forge', who: 'opponent' }, [gainHealth(10, 'you')])]) {
    const offer = testSpell([effect(may(nothing), gainHealth(1, 'you'))]);
    const g = scenario({ A: { hand: [offer] } }).play(offer);
    g.nothingPending();
    expect(g.health('A')).toBe(51);
  }
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

test('LN-8.6 a Free clause is no effect: it is paid once, before, or not at all', () => {
  const dear = testSpell([effect(gainHealth(1, 'you'))], { free: { cost: [loseHealth(10, 'you')] } });
  const free = scenario({ A: { hand: [dear] } }).playFree(dear);
  expect(free.events().flatMap(({ type }) => (type === 'playerLost' || type === 'playerGained' ? [type] : []))).toEqual([
    'playerLost',
    'playerGained',
  ]);
  expect(free.health('A')).toBe(41);
  const main = scenario({ A: { hand: [dear] } }).play(dear);
  expect(main.health('A')).toBe(51);
  // Nor does a condition for being Free stop a card that is not declared so.
  const fair = testSpell([effect(gainHealth(1, 'you'))], { free: { if: { cond: 'forge', who: 'opponent' } } });
  expect(
    scenario({ A: { hand: [fair] } })
      .play(fair)
      .health('A'),
  ).toBe(51);
});
