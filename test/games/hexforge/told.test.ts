import { describe, expect, test } from 'vitest';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import { all, changeCost, damage, entities, grant, splash, target } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario, type Side, type Table } from './scenario.ts';
import { testSpell, testWorker, vanilla } from './test-cards.ts';
import { destroyIt, hit, mend, repairTower } from './test-texts.ts';

const declaring = 'combatDeclaration.declaring';
const ordering = 'move.ordering';

type Of<T extends HxEvent['type']> = Extract<HxEvent, { type: T }>;
const told = <T extends HxEvent['type']>(g: Table, side: Side, type: T): Of<T>[] =>
  g.events(side).filter((event): event is Of<T> => event.type === type);

/** Ids under which a side sees the units of a side, in map order. */
const idsOf = (g: Table, side: Side, owner: 0 | 1): number[] =>
  g
    .view(side)
    .entities.filter((e) => e.kind === 'unit' && e.owner === owner)
    .map((e) => e.id);

describe('the ids by which a side knows things', () => {
  const walker = vanilla('1/3');

  test('HX-25.11 HX-D90 are its own, one for each thing in sight, and stay while it stays in sight', () => {
    const g = scenario({ phase: ordering, turn: 'B', A: { units: { '-1,0': walker } }, B: { units: { '2,0': walker, '3,0': walker } } });
    const all = g.view('A').entities.map((e) => e.id);
    expect(new Set(all).size).toBe(all.length);
    expect(Math.min(...all)).toBe(1);
    expect(Math.max(...all)).toBe(all.length);
    const [, second] = idsOf(g, 'A', 1);
    g.order('3,0', '3,-1').march();
    expect(idsOf(g, 'A', 1)).toContain(second);
    expect(told(g, 'A', 'moved').map(({ thing }) => thing.id)).toEqual([second]);
  });

  test('HX-25.11 HX-D90 are new for what comes back out of the fog', () => {
    const g = scenario({ phase: ordering, turn: 'B', A: { units: { '-1,0': walker } }, B: { units: { '4,0': walker } } });
    const before = g.view('A').entities.map((e) => e.id);
    const [known] = idsOf(g, 'A', 1);
    expect(before).toContain(known);
    g.order('4,0', '4,1', '3,2', '3,3').march();
    expect(idsOf(g, 'A', 1)).toEqual([]);
    g.nextPhase('move').nextPhase('move').order('3,3', '3,2', '4,1', '4,0').march();
    const [again] = idsOf(g, 'A', 1);
    expect(again).toBeGreaterThan(Math.max(...before));
    // Its owner never lost it.
    expect(idsOf(g, 'B', 1)).toHaveLength(1);
    expect(idsOf(g, 'B', 1)[0]).toBe(told(g, 'B', 'moved')[0].thing.id);
  });
});

describe('what is told of damage and of its end', () => {
  test('HX-2.7 names the card that dealt it, and nothing is told of 0', () => {
    const [two, none] = [hit(2), hit(0)];
    const g = scenario({ A: { units: { '0,0': vanilla('1/5') }, hand: [two, none] }, B: { units: { '1,0': vanilla('1/5') } } });
    g.play(none, '1,0').resolve().play(two, '1,0').resolve();
    for (const side of ['A', 'B'] as const) {
      expect(told(g, side, 'damaged')).toMatchObject([{ thing: { tile: g.tile('1,0'), owner: 1 }, amount: 2, by: two.id }]);
    }
  });

  test('HX-31.7 HX-4.4 says what was really healed and repaired, and nothing where there was no damage', () => {
    const [big, small, tower] = [mend(5), mend(1), repairTower(5)];
    const g = scenario({
      A: { units: { '0,0': { card: vanilla('1/5'), damage: 3 } }, hand: [big, small, tower, tower], damage: 2 },
    });
    g.play(small, '0,0').resolve().play(big, '0,0').resolve().play(tower, '-5,0').resolve().play(tower, '-5,0').resolve();
    expect(told(g, 'A', 'healed').map(({ amount }) => amount)).toEqual([1, 2]);
    expect(told(g, 'A', 'repaired').map(({ thing, amount }) => [g.name(thing.tile), amount])).toEqual([['-5,0', 2]]);
  });

  test('HX-15.2 Upkeep says who recovered, not who had nothing to recover from', () => {
    const g = scenario({
      phase: 'summon2',
      turn: 'B',
      A: { units: { '0,0': { card: vanilla('1/5'), damage: 2 }, '0,1': vanilla('1/5') } },
    });
    g.nextPhase('summon1');
    expect(told(g, 'A', 'healed').map(({ thing, amount }) => [g.name(thing.tile), amount])).toEqual([['0,0', 2]]);
  });

  test('HX-16.1 HX-16.2 Harvest says what came, and nothing when nothing came', () => {
    const worker = testWorker({ F: 1 });
    const harvests = (at: string) =>
      scenario({ phase: 'summon2', turn: 'B', tiles: { '0,0': 'mineral' }, A: { units: { [at]: worker } } }).nextPhase('summon1');
    expect(told(harvests('0,0'), 'A', 'harvested')).toEqual([{ type: 'harvested', seat: 0, gained: { F: 1 } }]);
    expect(told(harvests('0,1'), 'A', 'harvested')).toEqual([]);
  });
});

describe('what is told of several that leave together', () => {
  const far = { radius: 9, bases: ['-9,0', '9,0'] as [string, string] };
  const leaving = (g: Table, side: Side): string[] => told(g, side, 'left').map(({ thing }) => g.name(thing.tile));
  const falling = (g: Table, side: Side): string[] => told(g, side, 'forgeFell').map(({ thing }) => g.name(thing.tile));

  test.each(['A', 'B'] as const)(
    'HX-2.10 HX-25.11 HX-D108 %s attacks: both are told of both that kill each other, the older gone or not',
    (turn) => {
      const g = scenario({
        ...far,
        phase: declaring,
        turn,
        A: { units: { '0,0': vanilla('2/2') } },
        B: { units: { '1,0': testWorker({ F: 1 }, '2/2') } },
      });
      const [from, to] = turn === 'A' ? ['0,0', '1,0'] : ['1,0', '0,0'];
      g.attack(from, to).fight();
      for (const side of ['A', 'B'] as const) expect(leaving(g, side), side).toEqual(['0,0', '1,0']);
    },
  );

  const blast = (n: number) => testSpell({ effects: [damage(n, all(entities('any')))] });

  test('HX-2.11 HX-25.11 HX-D108 two forges that fall together, each the only one to see the other, are told to both', () => {
    const ten = blast(10);
    const g = scenario({ ...far, A: { forges: { '-1,0': 1 }, hand: [ten] }, B: { forges: { '1,0': 1 } } });
    g.play(ten).resolve();
    for (const side of ['A', 'B'] as const) expect(falling(g, side), side).toEqual(['-1,0', '1,0']);
  });

  test('HX-2.11 HX-25.11 HX-D108 a forge that falls has seen the units that leave in the same check', () => {
    const ten = blast(10);
    const g = scenario({ ...far, A: { forges: { '-1,0': 1 }, hand: [ten] }, B: { units: { '1,0': vanilla('1/3') } } });
    g.play(ten).resolve();
    expect([falling(g, 'A'), leaving(g, 'A')]).toEqual([['-1,0'], ['1,0']]);
    expect([falling(g, 'B'), leaving(g, 'B')]).toEqual([['-1,0'], ['1,0']]);
  });

  test('HX-2.11 HX-25.11 HX-D108 who goes in the next round of the check is told to those who still see it then', () => {
    // B's second unit stands by Unity with the first, and falls once that has gone: by then A sees nothing there.
    const ten = blast(1);
    const leaning = vanilla('1/1', [], { unity: { health: 1 } });
    const g = scenario({
      ...far,
      A: { units: { '0,0': vanilla('1/1') }, hand: [ten] },
      B: { units: { '1,0': vanilla('1/1'), '2,0': leaning } },
    });
    g.play(ten).resolve();
    expect([leaving(g, 'A'), leaving(g, 'B')]).toEqual([
      ['0,0', '1,0'],
      ['0,0', '1,0', '2,0'],
    ]);
  });
});

describe('what is seen of attacks', () => {
  const soldier = vanilla('2/9');

  test('HX-20.9 the order for one tile leaves the attacks on another as they are', () => {
    const g = scenario({
      phase: declaring,
      A: { units: { '0,0': soldier, '0,1': soldier, '3,-2': soldier, '3,-1': soldier } },
      B: { units: { '1,0': vanilla('1/9'), '4,-2': vanilla('1/9') } },
    });
    // Declared in turns, so that the two tiles stand interleaved in the list.
    g.attack('0,0', '1,0').attack('3,-2', '4,-2').attack('0,1', '1,0').attack('3,-1', '4,-2').confirmAttacks();
    g.act({ type: 'orderAttacker', tile: g.tile('1,0'), unit: g.tile('0,1') });
    g.act({ type: 'keepOrder', tile: g.tile('4,-2') });
    const orders = told(g, 'B', 'attackersOrdered').map(({ tile, order }) => [g.name(tile), order.map((t) => g.name(t))]);
    expect(orders).toEqual([
      ['1,0', ['0,1', '0,0']],
      ['4,-2', ['3,-2', '3,-1']],
    ]);
    expect(g.view('A').attacks.map((a) => [a.attacker, a.tile].map((t) => g.name(t)))).toEqual([
      ['0,1', '1,0'],
      ['3,-2', '4,-2'],
      ['0,0', '1,0'],
      ['3,-1', '4,-2'],
    ]);
  });

  test('HX-20.8 of three attackers each is put in line once, and the last needs no choosing', () => {
    const g = scenario({
      phase: declaring,
      A: { units: { '0,0': soldier, '0,1': soldier, '1,-1': soldier } },
      B: { units: { '1,0': soldier } },
    });
    for (const from of ['0,0', '0,1', '1,-1']) g.attack(from, '1,0');
    g.confirmAttacks();
    const next = (): string[] => g.actions().flatMap((a) => (a.type === 'orderAttacker' ? [g.name(a.unit)] : []));
    const put = (from: string) => g.act({ type: 'orderAttacker', tile: g.tile('1,0'), unit: g.tile(from) });
    expect(next().sort()).toEqual(['0,0', '0,1', '1,-1']);
    put('1,-1');
    expect(next().sort()).toEqual(['0,0', '0,1']);
    put('0,1');
    expect(next()).toEqual([]);
    expect(told(g, 'A', 'attackersOrdered').map(({ order }) => order.map((t) => g.name(t)))).toEqual([['1,-1', '0,1', '0,0']]);
  });

  test('HX-20.10 an attack whose ends have both left the sight of a side is not shown to it any more', () => {
    const gone = destroyIt();
    const g = scenario({
      phase: declaring,
      A: { units: { '0,0': soldier }, hand: [gone] },
      B: { units: { '1,0': soldier } },
      radius: 9,
      bases: ['-9,0', '9,0'],
    });
    g.attack('0,0', '1,0').confirmAttacks();
    expect(g.view('B').attacks).toHaveLength(1);
    g.play(gone, '1,0').resolve();
    expect([g.view('A').attacks.length, g.view('B').attacks]).toEqual([1, []]);
    g.advanceTo('summon2').nothingPending();
  });
});

describe('what a granted keyword does at once', () => {
  const spellOf = (keyword: 'revealed' | 'splash', n?: number) =>
    testSpell({ instant: true, targets: [target.unit()], effects: [grant(keyword, 0, 'fleeting', n)] });

  test('HX-25.1 HX-D63 a unit that becomes Revealed is in the sight of its enemy until that ends', () => {
    const shown = spellOf('revealed');
    const g = scenario({ turn: 'B', radius: 9, bases: ['-9,0', '9,0'], B: { units: { '4,0': vanilla('1/3') }, hand: [shown] } });
    expect([g.sees('A', '4,0'), idsOf(g, 'A', 1)]).toEqual([false, []]);
    g.play(shown, '4,0').resolve();
    expect([g.sees('A', '4,0'), idsOf(g, 'A', 1)]).toEqual([true, [expect.any(Number)]]);
    g.nextPhase('summon1');
    expect([g.sees('A', '4,0'), idsOf(g, 'A', 1)]).toEqual([false, []]);
  });

  test('HX-28.26 granted Splash adds to the printed one', () => {
    const more = spellOf('splash', 2);
    const g = scenario({
      phase: declaring,
      A: { units: { '0,0': vanilla('1/9', [splash(1)]) }, hand: [more] },
      B: { units: { '1,0': vanilla('0/9'), '1,1': vanilla('0/9') } },
    });
    g.attack('0,0', '1,0').confirmAttacks().play(more, '0,0').resolve();
    g.advanceTo('summon2');
    expect([g.stats('1,0'), g.stats('1,1')]).toEqual(['0/8', '0/6']);
  });
});

test('HX-30.6 a draw has no winner, and all share the first place', () => {
  const g = scenario({ phase: 'summon2', turnNumber: 4, maxTurns: 4 });
  g.advanceTo('over');
  expect(g.view('A').result).toEqual({ winners: [], ranking: [1, 1], reason: 'turnLimit' });
});

test('HX-22.1 of the effects on one card, the fleeting end and the lasting stay', () => {
  const onHand = (until: 'fleeting' | 'lasting') => testSpell({ instant: true, effects: [changeCost(-1, 'yourHand', until)] });
  const [passing, lasting, dear] = [onHand('fleeting'), onHand('lasting'), vanilla('1/1', [], { cost: '5' })];
  const g = scenario({ A: { hand: [passing, lasting, dear] } });
  const cost = () => g.view('A').me!.hand.find(({ def }) => def === dear.id)!.cost;
  g.play(passing).resolve().play(lasting).resolve();
  expect(cost()).toEqual({ C: 3 });
  g.nextPhase('summon1');
  expect(cost()).toEqual({ C: 4 });
});
