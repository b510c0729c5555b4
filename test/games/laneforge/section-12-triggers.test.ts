import { expect, test } from 'vitest';
import {
  activate,
  all,
  damage,
  deploy,
  destroy,
  effect,
  enemy,
  gainHealth,
  iff,
  loseHealth,
  minion,
  own,
  pick,
  playFrom,
  replace,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import { scenario } from './scenario.ts';
import { cardId, testCreature, testMinion, testSpell } from './test-cards.ts';

const plain = (stats = '1/1') => testCreature(stats);
const bless = gainHealth(1, 'you');

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

test('LN-12.1 what came in the event itself sees nothing of it, though others come and go after it', () => {
  const nosy = testMinion('1/1', {
    abilities: [when({ on: 'replaced', who: 'own' }, bless), when({ on: 'cardPlayed', by: 'you' }, gainHealth(10, 'you'))],
  });
  const turnAll = testSpell([effect(replace(all(own()), nosy.id))]);
  const g = scenario({ A: { hand: [turnAll], lanes: { 1: plain(), 2: plain(), 3: plain() } } }).play(turnAll);
  expect(g.view('A').creatures.map(({ card }) => card)).toEqual([nosy.id, nosy.id, nosy.id].map(cardId));
  g.nothingPending();
  expect(g.health('A')).toBe(50);
});

test('LN-12.2 "you play a spell" runs from reveal to banishing', () => {
  const listener = () => testCreature('1/1', { abilities: [when({ on: 'cardPlayed', by: 'you', of: { type: 'spell' } }, bless)] });
  const [stays, dies, arrives] = [listener(), listener(), listener()];
  const spell = testSpell([effect(destroy(pick(own({ opposed: true })))), effect(playFrom('hand', { type: 'creature' }))]);
  const g = scenario({ A: { hand: [spell, arrives], lanes: { 1: stays, 2: dies } }, B: { lanes: { 2: plain() } } });
  g.play(spell, 3);
  expect(g.told('playerGained')).toHaveLength(1);
});

test('LN-12.4 LN-D38 three destroyed together trigger three times', () => {
  const mourner = testCreature('0/1', { abilities: [when({ on: 'destroyed', who: 'any' }, gainHealth(2, 'you'))] });
  const g = scenario({
    A: { lanes: { 1: mourner, 2: testCreature('1/1') } },
    B: { lanes: { 1: testCreature('1/9'), 2: testCreature('1/1') } },
  });
  // Ordering its three triggers is asked for.
  g.idle().idle().idle().idle();
  g.inAnyOrder();
  expect(g.health('A')).toBe(56);
});

test('LN-12.5 LN-D37 of its own coming only Deploy, "replaces" and "enters" trigger', () => {
  const own5 = testCreature('1/1', {
    abilities: [
      when({ on: 'cardPlayed', by: 'you' }, gainHealth(100, 'you')),
      when({ on: 'entersRow', who: 'this' }, gainHealth(1, 'you')),
      when({ on: 'entersLane', who: 'this' }, gainHealth(2, 'you')),
      when({ on: 'moves', who: 'this' }, gainHealth(200, 'you')),
      when({ on: 'replaces' }, gainHealth(8, 'you')),
      deploy(gainHealth(4, 'you')),
    ],
  });
  const gainedIn = (lane: 1 | 2) => {
    const g = scenario({ A: { hand: [own5], lanes: { 1: plain() } } });
    g.play(own5, lane);
    g.inAnyOrder();
    return g.health('A') - 50;
  };
  expect([gainedIn(1), gainedIn(2)]).toEqual([8 + 4 + 2 + 1, 4 + 2 + 1]);
});

test('LN-12.5 LN-D37 its own leaving triggers "replaced" and "banished"', () => {
  const leaver = testCreature('1/1', {
    abilities: [
      when({ on: 'replaced', who: 'this' }, gainHealth(1, 'you')),
      when({ on: 'banished', who: 'this' }, gainHealth(2, 'you')),
      when({ on: 'destroyed', who: 'this' }, gainHealth(100, 'you')),
    ],
  });
  const heir = plain();
  const g = scenario({ A: { hand: [heir], lanes: { 1: leaver } } });
  g.play(heir, 1);
  g.inAnyOrder();
  expect(g.health('A')).toBe(53);
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
  const worker = testCreature('1/9', { keywords: [{ mobility: 1 }], abilities: [activate(bless)] });
  const free = testSpell([effect(bless)], { free: { cost: [loseHealth(1, 'you')] } });
  const g = scenario({ A: { lanes: { 1: w(), 2: w(), 3: worker }, hand: [plain(), free] } });
  g.play(g.zone('A', 'hand')[0], 5);
  expect(new Set(g.actions().map(({ type }) => type))).toEqual(new Set(['orderTrigger']));
  const commands: LnAction[] = [
    { type: 'endActionPhase' },
    { type: 'activate', lane: 3 },
    { type: 'useMobility', lane: 3, to: 4 },
    { type: 'playCard', card: cardId(free), free: true },
  ];
  for (const command of commands) expect(g.refused(command)).toMatch(/answer the question/);
  g.inAnyOrder();
  for (const command of commands) expect(g.isLegal(command), command.type).toBe(true);
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

test('LN-12.16 the limit is one of each window, and with the window goes what had left play', () => {
  const chatter = testCreature('0/500', {
    abilities: [
      when(
        { on: 'creatureGainsHealth', who: 'this' },
        iff({ cond: 'is', who: 'this', of: own({ maxHealth: 559 }) }, [gainHealth(1, 'this')]),
      ),
    ],
  });
  const [start, again] = [500, 560].map((health) =>
    testSpell([effect(gainHealth(1, pick(own({ minHealth: health }))), destroy(all(own({ maxHealth: 1 }))))]),
  );
  const g = scenario({ A: { lanes: { 1: chatter, 2: plain(), 3: plain() }, hand: [start, again] } }).play(start);
  expect([g.stats('A', 1), g.state.batches, g.state.ghosts]).toEqual(['0/560', 0, []]);
  g.state.creatures[0]!.health = 500;
  g.end().idle().play(g.zone('A', 'hand')[0]);
  expect(g.told('triggersDropped')).toEqual([]);
});

test('LN-14.10 what is told of a trigger says whether it is Deploy', () => {
  const both = testCreature('1/1', { abilities: [deploy(bless), when({ on: 'entersLane', who: 'this' }, bless)] });
  const g = scenario({ A: { hand: [both] } });
  g.play(both, 1).inAnyOrder();
  expect(g.told('triggered').map(({ keyword, thing }) => [keyword, thing.lane])).toEqual([
    ['deploy', 1],
    ['trigger', 1],
  ]);
});
