import { describe, expect, test } from 'vitest';
import { all, destroy, enemy, gainHealth, loseHealth, modify, own, when } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario, type Side, type Table } from './scenario.ts';
import { testCreature } from './test-cards.ts';

const back = (stats: string) => ({ card: testCreature(stats), row: 'back' as const });
const bothHealths = (g: Table) => [g.health('A'), g.health('B')];
const fallen = (g: Table) => g.told('left').map(({ thing }) => `${thing.seat === 0 ? 'A' : 'B'}${thing.lane}`);

describe('9 Combat: which lanes fight, and who deals what', () => {
  test('LN-9.1 a lane fights when either of its creatures stands in front', () => {
    const g = scenario({
      A: { lanes: { 1: testCreature('1/9'), 2: testCreature('1/9'), 3: back('1/9'), 4: back('1/9') } },
      B: { lanes: { 1: testCreature('1/9'), 2: back('1/9'), 3: testCreature('1/9'), 4: back('1/9') } },
    });
    g.nextTurn();
    expect(g.told('combat')[0].fights.map(({ lane }) => lane)).toEqual([1, 2, 3]);
  });

  test('LN-9.2 creatures in a fighting lane Battle: 5/9 against 3/4 leaves 5/6 and nothing', () => {
    const g = scenario({ A: { lanes: { 3: testCreature('5/9') } }, B: { lanes: { 3: testCreature('3/4') } } });
    g.nextTurn();
    expect(g.stats('A', 3)).toBe('5/6');
    expect(g.isEmpty('B', 3)).toBe(true);
    expect(bothHealths(g)).toEqual([50, 50]);
    g.nothingPending();
  });

  test.each(['A', 'B'] as const)('LN-9.3 a back-row creature facing a front row hits back with its Attack (in front: %s)', (front) => {
    const strong = { lanes: { 2: testCreature('2/9') } };
    const weak = { lanes: { 2: back('4/9') } };
    const g = scenario(front === 'A' ? { A: strong, B: weak } : { A: weak, B: strong });
    g.nextTurn();
    expect([g.stats(front, 2), g.stats(front === 'A' ? 'B' : 'A', 2)]).toEqual(['2/5', '4/7']);
  });

  test('LN-9.4 back row against back row: nothing happens', () => {
    const g = scenario({ A: { lanes: { 2: back('4/5') } }, B: { lanes: { 2: back('4/5') } } });
    g.nextTurn();
    expect([g.stats('A', 2), g.stats('B', 2), g.health('A'), g.health('B')]).toEqual(['4/5', '4/5', 50, 50]);
    expect(g.told('combat')[0].fights).toEqual([]);
  });

  test('LN-9.5 LN-9.6 unopposed, a front-row creature deals its Attack to the opposing player, a back-row one nothing', () => {
    const g = scenario({ A: { lanes: { 1: testCreature('7/1') } }, B: { lanes: { 5: back('9/1') } } });
    g.nextTurn();
    expect(bothHealths(g)).toEqual([50, 43]);
    expect([g.stats('A', 1), g.stats('B', 5)]).toEqual(['7/1', '9/1']);
    const h = scenario({ A: { lanes: { 1: back('7/1') } }, B: { lanes: { 5: testCreature('9/1') } } });
    expect(bothHealths(h.nextTurn())).toEqual([41, 50]);
  });

  test('LN-9.10 Attack 0 deals nothing and triggers no "damages", but the creature takes damage', () => {
    const meek = (attack: number) =>
      testCreature(`${attack}/9`, {
        abilities: [when({ on: 'damagesCreature' }, gainHealth(1, 'you')), when({ on: 'damagesPlayer' }, gainHealth(1, 'you'))],
      });
    const g = scenario({ A: { lanes: { 1: meek(0), 2: meek(0) } }, B: { lanes: { 1: testCreature('3/9') } } });
    g.nextTurn();
    expect([g.stats('A', 1), g.stats('B', 1), g.health('A'), g.health('B')]).toEqual(['0/6', '3/9', 50, 50]);
    const h = scenario({ A: { lanes: { 1: meek(1), 2: meek(1) } }, B: { lanes: { 1: testCreature('3/9') } } });
    h.nextTurn().inAnyOrder();
    expect([h.stats('B', 1), h.health('A'), h.health('B')]).toEqual(['3/8', 52, 49]);
  });

  test('LN-9.13 the composite position of the checklist: B loses 6, A nothing', () => {
    const a = () => testCreature('6/6');
    const b = () => testCreature('5/7');
    const g = scenario({
      A: { lanes: { 1: a(), 2: a(), 3: back('6/6'), 4: back('6/6') } },
      B: { lanes: { 2: b(), 3: b(), 4: back('5/7'), 5: back('5/7') } },
    });
    g.nextTurn();
    expect(bothHealths(g)).toEqual([50, 44]);
    expect([g.stats('A', 2), g.stats('B', 2), g.stats('A', 3), g.stats('B', 3)]).toEqual(['6/1', '5/1', '6/1', '5/1']);
    expect([g.stats('A', 4), g.stats('B', 4)]).toEqual(['6/6', '5/7']);
  });
});

describe('9 Combat: everything at once', () => {
  test('LN-9.7 creatures kill each other in all lanes, whoever stands in the lower one', () => {
    const g = scenario({
      A: { lanes: { 1: testCreature('3/3'), 5: testCreature('3/3') } },
      B: { lanes: { 1: testCreature('3/3'), 5: testCreature('3/3') } },
    });
    g.nextTurn();
    expect(fallen(g)).toEqual(['A1', 'A5', 'B1', 'B5']);
  });

  test('LN-9.7 amounts are those at the start: what a fight sets off changes no other fight', () => {
    const rouser = testCreature('0/9', { abilities: [when({ on: 'survivesDamage', who: 'this' }, modify(5, 0, all(own())))] });
    const g = scenario({
      A: { lanes: { 1: rouser, 2: testCreature('1/9') } },
      B: { lanes: { 1: testCreature('2/9'), 2: testCreature('0/9') } },
    });
    g.nextTurn();
    expect([g.stats('A', 2), g.stats('B', 2), g.stats('B', 1)]).toEqual(['6/9', '0/8', '2/9']);
  });

  test('LN-9.8 all that are at 0 are destroyed together, and each sees the others go', () => {
    const mourner = (lane: number) =>
      testCreature('0/2', { abilities: [when({ on: 'destroyed', who: 'own' }, gainHealth(lane === 1 ? 1 : 10, 'you'))] });
    const g = scenario({
      A: { lanes: { 1: mourner(1), 5: mourner(5) } },
      B: { lanes: { 1: testCreature('2/9'), 5: testCreature('2/9') } },
    });
    g.nextTurn().inAnyOrder();
    expect([fallen(g), g.health('A')]).toEqual([['A1', 'A5'], 61]);
  });

  test('LN-9.9 LN-16.3 at 3 Health each, four unopposed damage to each side lose both at once: Sudden Death', () => {
    const g = scenario({
      A: { health: 3, lanes: { 1: testCreature('4/4') } },
      B: { health: 3, lanes: { 5: testCreature('4/4') } },
    });
    g.idle().idle().idle().idle();
    expect(bothHealths(g)).toEqual([-1, -1]);
    expect(g.winner()).toBeNull();
    expect(g.view('A').suddenDeath).not.toBeNull();
    // One of them alone has simply lost.
    const h = scenario({ A: { health: 3 }, B: { health: 3, lanes: { 5: testCreature('4/4') } } });
    expect(h.nextTurn().winner()).toBe('B');
  });

  test('LN-9.12 its triggers wait until all has been dealt: killing the enemy comes too late', () => {
    const killer = testCreature('1/9', { abilities: [when({ on: 'damagesPlayer' }, destroy(all(enemy())))] });
    const g = scenario({ A: { lanes: { 1: killer } }, B: { lanes: { 5: testCreature('6/6') } } });
    g.nextTurn();
    expect(bothHealths(g)).toEqual([44, 49]);
    expect(g.isEmpty('B', 5)).toBe(true);
  });

  test.each(['A', 'B'] as const)('LN-9.12 LN-12.6 they are one window, first those of the holder of the Forge (%s)', (forge) => {
    const stinger = () => testCreature('1/9', { abilities: [when({ on: 'damagesPlayer' }, loseHealth(1, 'opponent'))] });
    const g = scenario({ forge, A: { lanes: { 1: stinger() } }, B: { lanes: { 5: stinger() } } });
    g.nextTurn();
    const order = g.told('triggered').map(({ thing }): Side => (thing.seat === 0 ? 'A' : 'B'));
    expect(order).toEqual(forge === 'A' ? ['A', 'B'] : ['B', 'A']);
    const losses = g.events().flatMap(({ type }) => (type === 'playerDamaged' || type === 'playerLost' ? [type] : []));
    expect(losses).toEqual(['playerDamaged', 'playerDamaged', 'playerLost', 'playerLost']);
    expect(bothHealths(g)).toEqual([48, 48]);
  });
});

test('LN-9.7 everybody is told who stands in the lanes that fight, and who deals what', () => {
  const g = scenario({
    A: { lanes: { 1: testCreature('2/9'), 2: testCreature('3/9'), 3: back('1/1') } },
    B: { lanes: { 1: testCreature('4/9'), 4: back('1/1') } },
  }).nextTurn();
  const where = ({ seat, lane }: { seat: number; lane: number }) => `${seat === 0 ? 'A' : 'B'}${lane}`;
  const [{ things }] = g.told('combat', 'B');
  expect(things.map(where)).toEqual(['A1', 'B1', 'A2']);
  const by = (cause: object) => ('thing' in cause ? where(cause.thing as { seat: number; lane: number }) : null);
  expect(g.told('damaged').map((e) => [where(e.thing), by(e.by), e.amount])).toEqual([
    ['A1', 'B1', 4],
    ['B1', 'A1', 2],
  ]);
  expect(g.told('playerDamaged').map((e) => [e.seat, by(e.by), e.amount])).toEqual([[1, 'A2', 3]]);
});
