import { describe, expect, test } from 'vitest';
import {
  activate,
  battle,
  damage,
  deploy,
  destroy,
  effect,
  enemy,
  gainHealth,
  loseHealth,
  own,
  pick,
  replaceThis,
  strike,
  upgrade,
  upgradeCard,
  when,
  type Effect,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { cardId, keywords, testCreature, testLevels, testSpell } from './test-cards.ts';

const one = (...steps: Effect[]) => testSpell([effect(...steps)]);
const each = (...steps: Effect[]) => testSpell(steps.map((step) => effect(step)));
const plain = (stats = '1/1') => testCreature(stats);
const bless = gainHealth(1, 'you');

describe('18 What is open', () => {
  test('LN-18.8 LN-D50 discard, upgrade and banish piles of both players are open to everybody; hands and decks are counts', () => {
    const side = () => ({ hand: [plain(), plain()], discard: [plain()], banish: [plain()], deck: [plain(), plain(), plain()] });
    const g = scenario({ A: side(), B: side() });
    const open = ({ discard, upgrade: pile, banish: gone, handCount, deckCount }: ReturnType<typeof g.view>['seats'][0]) => ({
      discard,
      pile,
      gone,
      handCount,
      deckCount,
    });
    for (const seat of [0, 1] as const) {
      const own50 = open(g.view(seat === 0 ? 'A' : 'B').seats[seat]);
      expect(own50).toMatchObject({ handCount: 2, deckCount: 3 });
      for (const viewer of ['A', 'B', 'spectator'] as const) expect(open(g.view(viewer).seats[seat])).toEqual(own50);
    }
    for (const [viewer, other] of [
      ['A', 1],
      ['B', 0],
    ] as const)
      expect([g.view(viewer).seats[other].hand, g.view(viewer).seats[other].deck]).toEqual([null, null]);
    expect(g.view('spectator').seats.map(({ hand, deck }) => [hand, deck])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('LN-D50 an owner may list the own deck, but its order shows nowhere', () => {
    const [x, y, z] = [plain(), plain(), plain()];
    const lists = [
      [x, y, z],
      [z, x, y],
      [y, z, x],
    ].map((deck) => scenario({ A: { deck } }).view('A').seats[0].deck!);
    expect(lists[0].toSorted()).toEqual([x, y, z].map(cardId).sort());
    for (const list of lists) expect(list).toHaveLength(3);
    expect(lists[0].map((card) => card.split(':')[1])).toEqual(['1', '1', '1']);
    const g = scenario({ A: { deck: [x, y, z] } });
    const before = g.view('A');
    g.state.seats[0].deck.reverse();
    expect(g.view('A')).toEqual(before);
  });
});

test('LN-D50 choosing a card of the own deck tells nothing about its order either', () => {
  const search = testSpell([effect(upgradeCard('deck'))]);
  const [x, y, z] = [plain(), plain(), plain()];
  const offers = [
    [x, y, z],
    [z, x, y],
  ].map((deck) => {
    const g = scenario({ A: { hand: [search, ...[x, y, z].map((of) => ({ of, level: 2 as const }))], deck } });
    return g.play(search).actions();
  });
  expect(offers[0]).toHaveLength(3);
  expect(offers[1]).toEqual(offers[0]);
});

describe('18 A creature and other levels of itself', () => {
  test('LN-18.9 LN-D5 "replace this with its level 3" fetches that card out of its lane', () => {
    const mind = testLevels((n) => ({
      attack: n(1, 2, 7),
      health: n(1, 2, 7),
      abilities: n([], [activate(replaceThis(3))], [when({ on: 'banished', who: 'this' }, gainHealth(10, 'you')), deploy(bless)]),
    }));
    const g = scenario({ A: { lanes: { 2: { of: mind, level: 2 }, 5: { card: { of: mind, level: 3 }, health: 3, row: 'back' } } } });
    const { id } = g.at('A', 5);
    g.activate(2).inAnyOrder();
    expect([g.isEmpty('A', 5), g.at('A', 2).card, g.stats('A', 2), g.row('A', 2)]).toEqual([true, `${mind.id}:3`, '7/7', 'front']);
    expect(g.at('A', 2).id).toBeGreaterThan(id);
    expect([g.where('A', { of: mind, level: 2 }), g.where('A', { of: mind, level: 3 })]).toEqual(['banish', 'lane']);
    // The old level 3 was banished, the new one Deployed; nothing was destroyed.
    expect([g.health('A'), g.told('left').map(({ how }) => how)]).toEqual([61, ['banished', 'replaced']]);
  });

  test('LN-18.9 it is no Upgrade, and one that is that level already has nothing to do', () => {
    const mind = testLevels(() => ({
      attack: 1,
      health: 1,
      abilities: [activate(replaceThis(3)), when({ on: 'upgraded', by: 'any' }, bless)],
    }));
    const watcher = testCreature('1/1', { abilities: [when({ on: 'upgraded', by: 'any' }, bless)] });
    const g = scenario({ A: { lanes: { 2: mind, 3: watcher } } }).activate(2);
    expect([g.at('A', 2).card, g.health('A')]).toEqual([`${mind.id}:3`, 50]);
    expect(g.refused({ type: 'activate', lane: 2 })).toMatch(/nothing to do/);
  });
});

describe('18 Credit for damage and destruction', () => {
  const counts = [when({ on: 'damagesCreature' }, gainHealth(1, 'you')), when({ on: 'destroysCreature' }, gainHealth(10, 'you'))];

  test('LN-18.10 both the creature’s Attack and its own abilities count', () => {
    const archer = testCreature('2/9', { abilities: [...counts, activate(damage(1, pick(enemy())))] });
    const byText = scenario({ A: { lanes: { 1: archer } }, B: { lanes: { 5: plain('0/1') } } })
      .activate(1)
      .inAnyOrder();
    expect(byText.health('A')).toBe(61);
    const byAttack = scenario({ A: { lanes: { 1: archer } }, B: { lanes: { 1: plain('0/2') } } })
      .nextTurn()
      .inAnyOrder();
    expect(byAttack.health('A')).toBe(61);
    const executioner = testCreature('0/9', { abilities: [...counts, activate(destroy(pick(enemy())))] });
    // Destroying by a text is no damage.
    expect(
      scenario({ A: { lanes: { 1: executioner } }, B: { lanes: { 5: plain() } } })
        .activate(1)
        .health('A'),
    ).toBe(60);
    const drainer = testCreature('0/9', { abilities: [...counts, activate(loseHealth(1, pick(enemy())))] });
    expect(
      scenario({ A: { lanes: { 1: drainer } }, B: { lanes: { 5: plain() } } })
        .activate(1)
        .health('A'),
    ).toBe(60);
  });

  test('LN-18.10 of the player too, and a spell’s damage is nobody’s', () => {
    const sniper = testCreature('0/9', {
      abilities: [when({ on: 'damagesPlayer' }, gainHealth('that', 'you')), activate(damage(4, 'opponent'))],
    });
    expect(
      scenario({ A: { lanes: { 1: sniper } } })
        .activate(1)
        .health('A'),
    ).toBe(54);
    const bolt = each(damage(4, 'opponent'), damage(4, pick(enemy())));
    const witness = testCreature('0/9', { abilities: [...counts, when({ on: 'damagesPlayer' }, bless)] });
    const g = scenario({ A: { hand: [bolt], lanes: { 1: witness } }, B: { lanes: { 1: plain() } } });
    expect(g.play(bolt).health('A')).toBe(50);
  });

  test('LN-18.11 if one card makes another creature Strike or Battle, that one gets the credit', () => {
    const order = (step: Effect) => testCreature('9/9', { abilities: [...counts, activate(step)] }, { subtypes: ['Captain'] });
    const fist = () =>
      testCreature('3/9', { abilities: [when({ on: 'damagesCreature' }, gainHealth(100, 'you'))] }, { subtypes: ['Fist'] });
    for (const step of [strike(pick(own({ subtype: 'Fist' })), pick(enemy())), battle(pick(own({ subtype: 'Fist' })), pick(enemy()))]) {
      const g = scenario({ A: { lanes: { 1: order(step), 2: fist() } }, B: { lanes: { 4: plain('0/9') } } });
      expect(g.activate(1).health('A')).toBe(150);
    }
  });

  test('LN-18.12 "damages" needs damage taken: Attack 2 against Armor 2 does not trigger it, Attack 3 does', () => {
    const duel = (attack: number) =>
      scenario({
        A: { lanes: { 1: testCreature(`${attack}/9`, { abilities: counts }) } },
        B: { lanes: { 1: testCreature('0/9', keywords({ armor: 2 })) } },
      })
        .nextTurn()
        .health('A');
    expect([duel(2), duel(3)]).toEqual([50, 51]);
  });

  test('LN-D37 LN-18.10 one that died in the same event has destroyed, but no longer damages', () => {
    const martyr = testCreature('3/3', { abilities: counts });
    const g = scenario({ A: { lanes: { 1: martyr } }, B: { lanes: { 1: plain('3/3') } } }).nextTurn();
    expect(g.health('A')).toBe(60);
  });
});

test('LN-D51 discards of Maintenance are discards and trigger as such, once for each card', () => {
  const mourner = testCreature('0/9', {
    abilities: [when({ on: 'leftHand', whose: 'you' }, bless), when({ on: 'leftHand', whose: 'opponent' }, gainHealth(100, 'you'))],
  });
  const g = scenario({
    phase: 'action4',
    B: { lanes: { 1: mourner }, hand: [plain(), plain(), plain(), plain()] },
    A: { hand: [plain()] },
  });
  g.banish(g.zone('B', 'hand')[0]).end().inAnyOrder();
  expect(g.told('discarded').map(({ seat, why }) => `${seat} ${why}`)).toEqual([
    '0 maintenance',
    '1 maintenance',
    '1 maintenance',
    '1 maintenance',
  ]);
  expect(g.health('B')).toBe(50 + 1 + 3 + 100);
});

test('LN-18.9 LN-D6 Upgrade of a card whose next level is in play is seen by nobody as destruction', () => {
  const card = testCreature('1/1', { abilities: [when({ on: 'destroyed', who: 'any' }, gainHealth(100, 'you'))] });
  const spell = one(upgrade(pick(own({ level: 1 }))));
  const g = scenario({ A: { hand: [spell], lanes: { 1: card, 2: { of: card, level: 2 } } } }).play(spell);
  expect(g.health('A')).toBe(50);
});
