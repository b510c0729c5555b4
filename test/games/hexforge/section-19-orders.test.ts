import { describe, expect, test } from 'vitest';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { scenario, type Table } from './scenario.ts';
import { testEquipment, vanilla } from './test-cards.ts';
import { destroyIt, drawing } from './test-texts.ts';

/* A wall on `1,0` hides `2,0` from a unit on `0,0`; the way round is `0,1`, `1,1`, `2,0`. */

const phase = 'move.ordering';
const soldier = vanilla('1/3');

const select = (g: Table, from: string): Table => g.act({ type: 'orderUnit', unit: g.tile(from) });
const step = (g: Table, to: string): Table => g.act({ type: 'step', tile: g.tile(to) });
const refusedStep = (g: Table, to: string): string => g.refused({ type: 'step', tile: g.tile(to) });

/** Tiles of the orders that a side sees staged. */
const staged = (g: Table, side: 'A' | 'B'): string[][] => g.view(side).me!.orders.map((o) => [o.unit, ...o.path].map((t) => g.name(t)));

const east = ['1,0', '2,0', '3,0', '4,0', '4,1', '4,2'];

describe('19 Orders', () => {
  test('HX-19.1 at most one order per unit, none is required, and the opponent does nothing', () => {
    for (const turn of ['A', 'B'] as const) {
      const quick = drawing(0);
      const side = { hand: [quick], pool: '9' };
      const g = scenario({
        phase,
        turn,
        A: { ...side, units: { '0,0': soldier, '0,2': soldier } },
        B: { ...side, units: { '1,0': soldier, '1,2': soldier } },
      });
      const [own, other, foe] = turn === 'A' ? ['0,0', '0,2', '1,0'] : ['1,0', '1,2', '0,0'];
      g.refused({ type: 'orderUnit', unit: g.tile(foe) });
      g.order(own, turn === 'A' ? '-1,0' : '2,0');
      expect(g.refused({ type: 'orderUnit', unit: g.tile(own) })).toContain('already has an order');
      expect(g.isLegal({ type: 'orderUnit', unit: g.tile(other) })).toBe(true);
      expect([g.toAct(), g.canPlay(quick)]).toEqual([turn, false]);
      g.march();
      expect([g.isEmpty(own), g.isEmpty(other), g.isEmpty(foe)]).toEqual([true, false, false]);
    }
    expect(
      scenario({ phase, A: { units: { '0,0': soldier } } })
        .march()
        .isEmpty('0,0'),
    ).toBe(false);
  });

  test.each([
    ['plain', 4, vanilla('1/3')],
    ['Haste', 5, vanilla('1/3', ['haste'])],
    ['Sloth', 3, vanilla('1/3', ['sloth'])],
  ])('HX-19.2 a path has 1 to N tiles: %s, N = %i', (_kind, range, card) => {
    const g = scenario({ phase, A: { units: { '0,0': card } } });
    select(g, '0,0');
    for (const to of east.slice(0, range - 1)) step(g, to);
    step(g, east[range - 1]);
    expect(g.refused({ type: 'step', tile: g.tile(east[range]) })).not.toBe('');
    g.march();
    expect(g.at(east[range - 1]).owner).toBe(0);
    const short = scenario({ phase, A: { units: { '0,0': card } } })
      .order('0,0', '1,0')
      .march();
    expect(short.isEmpty('1,0')).toBe(false);
  });

  test('HX-19.2 an order without a step is no order, and the tiles of a path are adjacent', () => {
    const g = scenario({ phase, A: { units: { '0,0': soldier } } });
    select(g, '0,0');
    expect(refusedStep(g, '2,0')).toContain('not beside');
    step(g, '1,0');
    expect(refusedStep(g, '-1,0')).toContain('not beside');
    g.act({ type: 'endOrder' });
    const none = select(scenario({ phase, A: { units: { '0,0': soldier } } }), '0,0').act({ type: 'endOrder' });
    expect([staged(none, 'A'), none.isLegal({ type: 'orderUnit', unit: none.tile('0,0') })]).toEqual([[], true]);
  });

  test('HX-19.2 HX-D58 every tile costs 1 whatever its type', () => {
    const tiles = { '1,0': 'mineral', '2,0': 'grass', '3,0': 'sensor', '4,0': 'strife' } as const;
    const g = scenario({ phase, tiles, A: { units: { '0,0': soldier } } });
    g.order('0,0', '1,0', '2,0', '3,0', '4,0').march();
    expect(g.isEmpty('4,0')).toBe(false);
  });

  test('HX-D58 an order is a whole path; the proposed one is the shortest, round known walls and own units', () => {
    const proposed = (position: Parameters<typeof scenario>[0], to: string) => {
      const g = scenario({ phase, ...position }).orderTo('0,0', to);
      return staged(g, 'A')[0].slice(1);
    };
    expect(proposed({ A: { units: { '0,0': soldier } } }, '3,0')).toEqual(['1,0', '2,0', '3,0']);
    const round = proposed({ tiles: { '1,0': 'wall' }, A: { units: { '0,0': soldier } } }, '2,0');
    expect([round.length, round[2]]).toEqual([3, '2,0']);
    const past = proposed({ A: { units: { '0,0': soldier, '1,0': soldier } } }, '1,1');
    expect(past).toEqual(['0,1', '1,1']);
    expect(proposed({ A: { units: { '0,0': soldier, '0,1': soldier } } }, '1,1')).toEqual(['1,0', '1,1']);
  });

  test.each([
    ['1,0', '4,-2'],
    ['0,1', '2,2'],
    ['0,-1', '2,-4'],
    ['-1,1', '-2,4'],
    ['1,-1', '2,-4'],
  ])('HX-D58 with a wall on %s one shortest path to %s leads through unknown tiles: another is proposed', (wall, to) => {
    const g = scenario({ phase, tiles: { [wall]: 'wall' }, A: { units: { '0,0': soldier } } }).orderTo('0,0', to);
    const path = staged(g, 'A')[0].slice(1);
    expect(path).toHaveLength(4);
    expect(path.filter((at) => g.view('A').map.tiles[g.tile(at)].type === null)).toEqual([]);
  });

  test('HX-19.3 all units may move: exhausted ones, Defenders, and those placed this turn', () => {
    const recruit = vanilla('1/1');
    const g = scenario({
      A: { units: { '0,0': { card: soldier, exhausted: true }, '0,2': vanilla('0/4', ['defender']) }, hand: [recruit] },
    });
    g.play(recruit, '-4,0').resolve().offer().agree();
    g.order('0,0', '1,0').order('0,2', '0,3').order('-4,0', '-3,0').march();
    expect(g.unitsOf('A')).toEqual(['-3,0', '0,3', '1,0']);
  });

  test('HX-19.5 HX-D63 a step is refused for what its player knows: a known wall, a base tile, a tower or an enemy in sight', () => {
    const g = scenario({
      phase,
      tiles: { '1,0': 'wall' },
      A: { units: { '0,0': soldier, '4,0': soldier, '-4,0': soldier }, forges: { '0,-1': 1 } },
      B: { units: { '0,1': soldier }, forges: { '-1,1': 1 } },
    });
    select(g, '0,0');
    expect(refusedStep(g, '1,0')).toContain('wall');
    expect(refusedStep(g, '0,1')).toContain('enemy');
    for (const tower of ['0,-1', '-1,1']) expect(refusedStep(g, tower)).toContain('tower');
    g.refused({ type: 'step', tile: 200 });
    step(g, '1,-1').act({ type: 'endOrder' });
    for (const [unit, base] of [
      ['4,0', '5,0'],
      ['-4,0', '-5,0'],
    ]) {
      select(g, unit);
      expect(refusedStep(g, base)).toContain('base tile');
      g.act({ type: 'endOrder' });
    }
  });

  test('HX-19.5 a wall once seen is known though it is out of sight now', () => {
    // The scout saw 2,0 over the wall 1,0 and is gone; from 0,0 the wall on 2,0 cannot be seen.
    const walls = { '1,0': 'wall', '2,0': 'wall' } as const;
    const fresh = scenario({ phase, tiles: walls, A: { units: { '0,0': soldier } } });
    expect([fresh.sees('A', '2,0'), fresh.view('A').map.tiles[fresh.tile('2,0')].type]).toEqual([false, null]);
    step(step(step(select(fresh, '0,0'), '0,1'), '1,1'), '2,0');
    const kill = destroyIt();
    const told = scenario({ tiles: walls, A: { units: { '0,0': soldier, '2,2': soldier }, hand: [kill] } });
    told.play(kill, '2,2').resolve().offer().agree();
    expect([told.sees('A', '2,0'), told.view('A').map.tiles[told.tile('2,0')].type]).toEqual([false, 'wall']);
    step(step(select(told, '0,0'), '0,1'), '1,1');
    expect(refusedStep(told, '2,0')).toContain('wall');
  });

  test('HX-19.6 HX-D63 a path over own units or unseen tiles is accepted, whatever stands there', () => {
    const path = ['0,1', '1,1', '2,0', '3,0'];
    for (const there of [{}, { units: { '2,0': soldier } }, { forges: { '2,0': 1 } }]) {
      const g = scenario({ phase, tiles: { '1,0': 'wall' }, A: { units: { '0,0': soldier } }, B: there });
      expect(g.sees('A', '2,0')).toBe(false);
      g.order('0,0', ...path);
      expect(staged(g, 'A')).toEqual([['0,0', ...path]]);
    }
    const own = scenario({ phase, A: { units: { '0,0': soldier, '1,0': soldier } } });
    own.order('0,0', '1,0', '2,0');
    expect(staged(own, 'A')).toEqual([['0,0', '1,0', '2,0']]);
  });

  test('HX-D63 what stands unseen changes nothing that its player is offered or told', () => {
    const offered = (b: Parameters<typeof scenario>[0]) => {
      const g = scenario({ phase, tiles: { '1,0': 'wall' }, A: { units: { '0,0': soldier } }, ...b });
      select(g, '0,0');
      return [g.actions(), hexforge.why(g.view('A'), [], { type: 'step', tile: g.tile('2,0') })];
    };
    expect(offered({ B: { units: { '2,0': soldier } } })).toEqual(offered({}));
    expect(offered({ B: { forges: { '2,0': 1 } } })).toEqual(offered({}));
    expect(offered({ tiles: { '1,0': 'wall', '2,0': 'wall' } })).toEqual(offered({}));
  });

  test('HX-19.12 HX-D104 orders that are not carried out yet are unknown to the opponent', () => {
    const g = scenario({ phase, A: { units: { '0,0': soldier } }, B: { units: { '2,0': soldier } } });
    const before = [g.view('B'), g.view('spectator')];
    g.order('0,0', '0,1', '1,1');
    expect(staged(g, 'A')).toEqual([['0,0', '0,1', '1,1']]);
    expect([g.view('B'), g.view('spectator')]).toEqual(before);
    expect(g.events('B')).toEqual([]);
  });

  test.each([
    ['Haste twice', ['haste'], ['haste'], 5],
    ['Sloth twice', ['sloth'], ['sloth'], 3],
    ['one of each', ['haste'], ['sloth'], 4],
    ['both twice', ['haste', 'sloth'], ['haste', 'sloth'], 4],
  ] as const)('HX-D64 %s', (_words, printed, worn, range) => {
    const g = scenario({
      phase,
      A: { units: { '0,0': { card: vanilla('1/3', [...printed]), equipment: testEquipment({ gives: { keywords: [...worn] } }) } } },
    });
    const far = g
      .destinations('0,0')
      .map((at) => at.split(',').map(Number))
      .map(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)));
    expect(Math.max(...far)).toBe(range);
  });
});
