import { describe, expect, test } from 'vitest';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { scenario } from './scenario.ts';
import { testWorker, vanilla } from './test-cards.ts';

const config = (map = 0) => ({
  map: MAPS[map].map,
  loadouts: [STARTERS[0].loadout, STARTERS[1].loadout],
  firstSeat: 0 as const,
  maxTurns: 20,
});

describe('23 Map', () => {
  test('HX-23.1 HX-D99 the map stays what it was through a whole game', () => {
    const state = hexforge.create(config(2), 'map');
    const before = JSON.stringify(state.board);
    const random = new Random('walk');
    while (hexforge.toAct(state) !== null) hexforge.apply(state, random.pick(hexforge.actions(state)));
    expect(JSON.stringify(state.board)).toBe(before);
  });

  test('HX-23.2 a tile listed twice or of no known type is no map', () => {
    const { map } = MAPS[0];
    const twice = { ...map, tiles: [...map.tiles, { ...map.tiles[0], type: 'wall' }] };
    expect(hexforge.checkConfig({ ...config(), map: twice }).join(' ')).toMatch(/more than one tile/i);
    const odd = { ...map, tiles: map.tiles.map((t, i) => (i === 0 ? { ...t, type: 'lava' } : t)) };
    expect(hexforge.checkConfig({ ...config(), map: odd })).not.toEqual([]);
  });

  test('HX-23.3 HX-D90 HX-25.12 both bases and their health are known to everybody from the start', () => {
    const g = scenario({ B: { damage: 7 } });
    for (const viewer of ['A', 'B', 'spectator'] as const) {
      const view = g.view(viewer);
      expect(view.players.map((p) => [g.name(p.baseTile), p.baseHealth])).toEqual([
        ['-5,0', 20],
        ['5,0', 13],
      ]);
      expect(view.entities.filter((e) => e.kind === 'base')).toHaveLength(2);
    }
    expect(g.sees('A', '5,0')).toBe(false);
  });

  test('HX-23.4 terrain once seen stays known, an unseen tile shows neither type nor occupant', () => {
    const g = scenario({
      phase: 'move.ordering',
      tiles: { '2,0': 'mineral', '6,-3': 'strife' },
      A: { units: { '-2,0': vanilla('1/1') } },
      B: { units: { '6,-3': vanilla('1/1') } },
    });
    const typeAt = (at: string) => g.view('A').map.tiles[g.tile(at)].type;
    expect(typeAt('2,0')).toBe('mineral');
    expect(typeAt('6,-3')).toBeNull();
    expect(g.view('A').entities.some((e) => e.tile === g.tile('6,-3'))).toBe(false);
    g.order('-2,0', '-3,0', '-4,0', '-4,-1', '-5,-1').march();
    expect(g.sees('A', '2,0')).toBe(false);
    expect(typeAt('2,0')).toBe('mineral');
  });
});

describe('24 Tiles', () => {
  test('HX-24.1 HX-24.2 HX-24.6 units may stand on blank, mineral, grass, sensor and strife', () => {
    const g = scenario({
      phase: 'move.ordering',
      tiles: { '1,0': 'mineral', '0,1': 'grass', '-1,0': 'sensor', '0,-1': 'strife', '1,-1': 'wall' },
      A: { units: { '0,0': vanilla('1/1') } },
    });
    const near = ['1,0', '0,1', '-1,0', '0,-1', '-1,1'];
    expect(g.destinations('0,0')).toEqual(expect.arrayContaining(near));
    expect(g.destinations('0,0')).not.toContain('1,-1');
  });

  test('HX-24.2 HX-8.1 a worker yields on mineral and nowhere else', () => {
    const worker = testWorker({ F: 1, C: 1 });
    const harvestOn = (at: string) =>
      scenario({ phase: 'summon2', turn: 'B', tiles: { '0,0': 'mineral' }, A: { units: { [at]: worker } } })
        .advanceTo('summon1')
        .pool('A');
    expect(harvestOn('0,0')).toEqual({ F: 1, C: 1 });
    expect(harvestOn('1,0')).toEqual({});
  });

  test('HX-24.3 an occupant of grass gives its controller the whole strip, and only its controller', () => {
    const strip = {
      '0,0': 'grass',
      '1,0': 'grass',
      '2,0': 'grass',
      '3,0': 'grass',
      '3,1': 'grass',
      '3,2': 'grass',
      '3,3': 'grass',
    } as const;
    const on = scenario({ bases: ['-6,0', '6,0'], tiles: strip, A: { units: { '0,0': vanilla('1/1') } } });
    expect(on.sees('A', '3,3')).toBe(true);
    expect(on.sees('A', '2,4')).toBe(false);
    const off = scenario({ bases: ['-6,0', '6,0'], tiles: strip, A: { units: { '-1,0': vanilla('1/1') } } });
    expect(off.sees('A', '3,3')).toBe(false);
  });

  test('HX-24.4 HX-25.10 HX-D92 whoever holds a sensor sees all sensors and everything beside them, until the last is vacated', () => {
    const tiles = { '-3,0': 'sensor', '6,-6': 'sensor', '-2,0': 'wall' } as const;
    const g = scenario({ phase: 'move.ordering', tiles, A: { units: { '-3,0': vanilla('1/1') } } });
    expect([g.sees('A', '6,-6'), g.sees('A', '5,-6'), g.sees('A', '5,-5'), g.sees('A', '4,-5')]).toEqual([true, true, true, false]);
    expect(g.sees('B', '-3,0')).toBe(false);
    g.order('-3,0', '-3,1').march();
    expect(g.sees('A', '6,-6')).toBe(false);
  });

  test('HX-24.4 HX-D92 a forge on a sensor counts', () => {
    const tiles = { '-3,0': 'sensor', '6,-6': 'sensor' } as const;
    expect(scenario({ tiles, A: { forges: { '-3,0': 1 } } }).sees('A', '6,-6')).toBe(true);
    expect(scenario({ tiles, A: { forges: { '-3,1': 1 } } }).sees('A', '6,-6')).toBe(false);
  });

  test('HX-24.5 a wall holds nothing, is not moved over, and hides what lies behind', () => {
    const g = scenario({
      phase: 'move.ordering',
      tiles: { '1,0': 'wall' },
      A: { units: { '0,0': vanilla('1/1') } },
      B: { units: { '2,0': vanilla('1/1') } },
    });
    expect(g.destinations('0,0')).not.toContain('1,0');
    expect(g.sees('A', '2,0')).toBe(false);
    g.act({ type: 'orderUnit', unit: g.tile('0,0') });
    expect(g.refused({ type: 'step', tile: g.tile('1,0') })).toMatch(/wall/i);
  });

  test('HX-24.6 HX-15.3 HX-24.7 units on strife keep their damage in both Upkeeps; entering and towers suffer nothing', () => {
    const g = scenario({
      phase: 'summon2',
      tiles: { '0,0': 'strife', '-3,0': 'strife' },
      A: {
        units: { '0,0': { card: vanilla('1/4'), damage: 2 }, '1,0': { card: vanilla('1/4'), damage: 2 } },
        forges: { '-3,0': { slot: 1, damage: 4 } },
      },
    });
    g.nextPhase('summon1');
    expect([g.stats('0,0'), g.stats('1,0')]).toEqual(['1/2', '1/4']);
    g.nextPhase('summon1');
    expect(g.stats('0,0')).toBe('1/2');
    expect(g.at('-3,0').damage).toBe(4);
    const mover = scenario({ phase: 'move.ordering', tiles: { '1,0': 'strife' }, A: { units: { '0,0': vanilla('1/4') } } });
    mover.order('0,0', '1,0').march();
    expect(mover.stats('1,0')).toBe('1/4');
  });

  test('HX-24.8 base tiles hold bases only: no unit of either side enters one', () => {
    const g = scenario({ phase: 'move.ordering', A: { units: { '-4,0': vanilla('1/1'), '4,0': vanilla('1/1') } } });
    for (const [from, base] of [
      ['-4,0', '-5,0'],
      ['4,0', '5,0'],
    ]) {
      expect(g.destinations(from)).not.toContain(base);
    }
    const state = hexforge.create(config(), 'bases');
    expect(state.board.bases.map((tile) => state.entities.find((e) => e.tile === tile)?.owner)).toEqual([0, 1]);
  });
});
