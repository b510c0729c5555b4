import { describe, expect, test } from 'vitest';
import { clashes } from '../../../src-shared/games/hexforge/explain/clashes.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { scenario, type Table } from './scenario.ts';
import { vanilla } from './test-cards.ts';
import { destroyIt } from './test-texts.ts';

/* A wall on `1,0` hides `2,0` from a unit on `0,0`; the way round is `0,1`, `1,1`, `2,0`. */

const phase = 'move.ordering';
const soldier = vanilla('1/3');
const screen = { '1,0': 'wall' } as const;
const round = ['0,1', '1,1', '2,0', '3,0'];

const terrainKnown = (g: Table, at: string) => g.view('A').map.tiles[g.tile(at)].type;

describe('19 Carrying out orders', () => {
  test('HX-19.4 nothing moves before the end of the phase', () => {
    const g = scenario({ phase, A: { units: { '0,0': soldier, '0,2': soldier } } });
    g.order('0,0', '1,0').order('0,2', '1,2');
    expect(g.unitsOf('A')).toEqual(['0,0', '0,2']);
    g.march();
    expect([g.unitsOf('A'), g.phase()]).toEqual([['1,0', '1,2'], 'combatDeclaration.declaring']);
    g.nothingPending();
  });

  test('HX-19.4 HX-19.9 HX-D59 one unit at a time in the order declared: the one in front must go first', () => {
    const units = { '0,0': soldier, '1,0': vanilla('2/2') };
    const front = scenario({ phase, A: { units } }).order('1,0', '1,1').order('0,0', '1,0', '2,0').march();
    expect(front.unitsOf('A')).toEqual(['1,1', '2,0']);
    const back = scenario({ phase, A: { units } }).order('0,0', '1,0', '2,0').order('1,0', '1,1').march();
    expect([back.unitsOf('A'), back.stats('0,0')]).toEqual([['0,0', '1,1'], '1/3']);
    // A whole path at a time: the second to go finds the first at its end.
    const cross = scenario({ phase, A: { units: { '0,0': soldier, '2,0': soldier } } })
      .order('0,0', '1,0', '1,1')
      .order('2,0', '1,0')
      .march();
    expect(cross.unitsOf('A')).toEqual(['1,0', '1,1']);
  });

  test.each([
    [
      'nothing in the way',
      [
        ['1,0', '1,1'],
        ['0,0', '1,0', '2,0'],
      ],
      [],
      ['1,1', '2,0'],
    ],
    [
      'one still to go',
      [
        ['0,0', '1,0', '2,0'],
        ['1,0', '1,1'],
      ],
      [{ order: 0, tile: '1,0', by: 1 }],
      ['0,0', '1,1'],
    ],
    ['one that stays', [['0,0', '1,0', '2,0']], [{ order: 0, tile: '1,0', by: null }], ['0,0', '1,0']],
    [
      'one already there',
      [
        ['1,0', '1,1'],
        ['0,0', '0,1', '1,1'],
      ],
      [{ order: 1, tile: '1,1', by: 0 }],
      ['0,1', '1,1'],
    ],
  ] as const)('HX-19.7 HX-19.9 the forecast of clashes is what happens: %s', (_what, orders, forecast, after) => {
    const g = scenario({ phase, A: { units: { '0,0': soldier, '1,0': vanilla('2/2') } } });
    for (const [unit, ...path] of orders) g.order(unit, ...path);
    const view = g.view('A');
    expect(clashes(view.me!.orders, view.entities)).toEqual(forecast.map((clash) => ({ ...clash, tile: g.tile(clash.tile) })));
    expect(g.march().unitsOf('A')).toEqual(after);
  });

  test('HX-D59 orders can be taken back and given anew until they are confirmed, each unit once', () => {
    const g = scenario({ phase, A: { units: { '0,0': soldier, '0,2': soldier } } });
    const locks = (action: Parameters<Table['act']>[0]) => hexforge.preview(g.view('A'), [], action).locks;
    expect(locks({ type: 'orderUnit', unit: g.tile('0,0') })).toBe(false);
    g.act({ type: 'orderUnit', unit: g.tile('0,0') });
    expect([
      locks({ type: 'step', tile: g.tile('1,0') }),
      locks({ type: 'goTo', tile: g.tile('3,0') }),
      locks({ type: 'endOrder' }),
    ]).toEqual([false, false, false]);
    g.act({ type: 'goTo', tile: g.tile('1,0') });
    g.refused({ type: 'orderUnit', unit: g.tile('0,0') });
    expect(locks({ type: 'confirmMoves' })).toBe(true);
  });

  test.each([
    ['an enemy unit', { B: { units: { '2,0': soldier } } }],
    ['an enemy tower', { B: { forges: { '2,0': 1 } } }],
    ['a wall', { tiles: { ...screen, '2,0': 'wall' } }],
  ] as const)('HX-19.7 %s that could not be seen stops the unit before it, and the rest of the path is lost', (_what, there) => {
    const g = scenario({ phase, tiles: screen, A: { units: { '0,0': soldier } }, ...there });
    g.order('0,0', ...round).march();
    expect(g.unitsOf('A')).toEqual(['1,1']);
    expect(g.events('A')).toContainEqual(expect.objectContaining({ type: 'stopped', tile: g.tile('2,0') }));
    g.nothingPending();
    const free = scenario({ phase, tiles: screen, A: { units: { '0,0': soldier } } });
    expect(
      free
        .order('0,0', ...round)
        .march()
        .unitsOf('A'),
    ).toEqual(['3,0']);
  });

  test('HX-19.7 HX-D60 an own unit stops the mover as well: nobody passes through friends', () => {
    const g = scenario({ phase, A: { units: { '0,0': soldier, '2,0': vanilla('2/2') } } });
    g.order('0,0', '1,0', '2,0', '3,0').march();
    expect([g.unitsOf('A'), g.stats('1,0')]).toEqual([['1,0', '2,0'], '1/3']);
    const atOnce = scenario({ phase, A: { units: { '0,0': soldier, '1,0': vanilla('2/2') } } })
      .order('0,0', '1,0', '1,1')
      .march();
    expect(atOnce.unitsOf('A')).toEqual(['0,0', '1,0']);
  });

  test.each(['A', 'B'] as const)(
    'HX-19.8 HX-D61 %s sees the tile that stopped its unit until End, even if the unit dies, and that tile only',
    (side) => {
      const kill = destroyIt();
      const tiles = side === 'A' ? screen : ({ '-1,0': 'wall' } as const);
      const flip = (at: string) =>
        side === 'A'
          ? at
          : at
              .split(',')
              .map((n) => -Number(n))
              .join(',');
      const [mover, foe] = [{ units: { [flip('0,0')]: soldier } }, { units: { [flip('2,0')]: soldier }, hand: [kill] }];
      const g = scenario({ phase, tiles, turn: side, ...(side === 'A' ? { A: mover, B: foe } : { A: foe, B: mover }) });
      g.order(flip('0,0'), ...round.map(flip)).march();
      expect(g.sees(side, flip('2,0'))).toBe(true);
      g.confirmAttacks().offer().play(kill, flip('1,1')).resolve();
      expect([g.isEmpty(flip('1,1')), g.sees(side, flip('2,0')), g.sees(side, flip('3,0')), g.sees(side, flip('2,1'))]).toEqual([
        true,
        true,
        false,
        false,
      ]);
      expect(g.view(side).entities.map((e) => g.name(e.tile))).toContain(flip('2,0'));
      g.offer().agree();
      expect([g.phase(), g.sees(side, flip('2,0'))]).toEqual(['summon2', true]);
      g.offer().agree();
      expect(g.sees(side, flip('2,0'))).toBe(false);
      expect(g.view(side).entities.map((e) => g.name(e.tile))).not.toContain(flip('2,0'));
    },
  );

  test('HX-19.8 the opponent gains no vision by the collision', () => {
    const g = scenario({ phase, tiles: { ...screen, '2,0': 'wall' }, A: { units: { '0,0': soldier } } });
    const before = g.visionCount('B');
    g.order('0,0', ...round).march();
    expect(g.visionCount('B')).toBe(before);
    expect(g.events('B').some((e) => e.type === 'stopped')).toBe(false);
  });

  test('HX-D62 Unimpeded: a path may cross a known wall but not end on it', () => {
    const ghost = vanilla('1/3', ['unimpeded']);
    const g = scenario({ phase, tiles: screen, A: { units: { '0,0': ghost } } });
    expect(g.destinations('0,0')).not.toContain('1,0');
    g.act({ type: 'orderUnit', unit: g.tile('0,0') }).act({ type: 'step', tile: g.tile('1,0') });
    g.refused({ type: 'endOrder' });
    g.act({ type: 'step', tile: g.tile('2,0') })
      .act({ type: 'endOrder' })
      .march();
    expect(g.unitsOf('A')).toEqual(['2,0']);
  });

  test('HX-D62 Unimpeded stopped over walls goes back to the last tile of its path where it could stand', () => {
    const ghost = vanilla('1/3', ['unimpeded']);
    const march = (tiles: Record<string, 'wall'>, foe: string | null, ...path: string[]) => {
      const g = scenario({ phase, tiles, A: { units: { '0,0': ghost } }, B: foe ? { units: { [foe]: soldier } } : {} });
      return g
        .order('0,0', ...path)
        .march()
        .unitsOf('A');
    };
    expect(march({ '1,0': 'wall' }, '2,0', '1,0', '2,0')).toEqual(['0,0']);
    expect(march({ '2,0': 'wall' }, '3,0', '1,0', '2,0', '3,0')).toEqual(['1,0']);
    expect(march({ '2,0': 'wall', '3,0': 'wall' }, '4,0', '1,0', '2,0', '3,0', '4,0')).toEqual(['1,0']);
    // The wall on 2,0 is unknown, so a path may end there; the unit may not.
    expect(march({ '1,0': 'wall', '2,0': 'wall' }, null, '1,0', '2,0')).toEqual(['0,0']);
    expect(march({ '1,0': 'wall' }, null, '1,0', '2,0')).toEqual(['2,0']);
  });

  test('HX-19.10 after each step a state check runs: Adapt and Unity end at once', () => {
    const crab = { card: vanilla('1/1', [], { adapt: { health: 2 } }), damage: 2 };
    const tiles = { '0,0': 'mineral', '2,0': 'grass', '1,1': 'grass' } as const;
    const adapt = scenario({ phase, tiles, A: { units: { '0,0': crab } } });
    expect(adapt.order('0,0', '1,0', '2,0').march().unitsOf('A')).toEqual([]);
    adapt.nothingPending();
    // The partner walks away and back to another neighbour tile; the leaning unit has fallen in between.
    const pal = { card: vanilla('1/1', [], { unity: { health: 2 } }), damage: 2 };
    const unity = scenario({ phase, A: { units: { '0,0': pal, '1,0': soldier } } });
    expect(unity.order('1,0', '2,-1', '1,-1').march().unitsOf('A')).toEqual(['1,-1']);
    const close = scenario({ phase, A: { units: { '0,0': pal, '1,0': soldier } } });
    expect(close.order('1,0', '1,-1').march().unitsOf('A')).toEqual(['0,0', '1,-1']);
  });

  test('HX-19.10 vision and grass update with each step of the way', () => {
    // The strip is crossed in its first tile; its far end, 7 tiles off, is seen from there and not before or after.
    const strip = ['0,-5', '0,-4', '0,-3', '0,-2', '0,-1', '0,0', '0,1', '0,2'];
    const tiles = Object.fromEntries(strip.map((at) => [at, 'grass' as const]));
    const g = scenario({ phase, tiles, A: { units: { '1,-5': soldier } } });
    expect([g.sees('A', '0,2'), terrainKnown(g, '0,2')]).toEqual([false, null]);
    g.order('1,-5', '0,-5', '-1,-5').march();
    expect([g.sees('A', '0,2'), terrainKnown(g, '0,2'), terrainKnown(g, '1,2')]).toEqual([false, 'grass', null]);
  });

  test('HX-19.10 length and Unimpeded count as at confirmation, even if lost on the way', () => {
    const runner = vanilla('1/3', [], { unity: { keywords: ['haste'] } });
    const g = scenario({ phase, A: { units: { '0,0': runner, '-1,0': soldier } } });
    g.order('0,0', '1,0', '2,0', '3,0', '4,0', '4,1').march();
    expect(g.unitsOf('A')).toEqual(['-1,0', '4,1']);
    const ghost = vanilla('1/3', [], { adapt: { keywords: ['unimpeded'] } });
    const w = scenario({ phase, tiles: { '0,0': 'grass', '2,0': 'wall' }, A: { units: { '0,0': ghost } } });
    w.order('0,0', '1,0', '2,0', '3,0').march();
    expect(w.unitsOf('A')).toEqual(['3,0']);
  });

  test('HX-19.10 orders already given do not change: a blocked unit keeps its path, a fallen one its place', () => {
    const pal = { card: vanilla('1/1', [], { unity: { health: 2 } }), damage: 2 };
    const g = scenario({ phase, A: { units: { '0,0': pal, '1,0': soldier, '0,3': soldier } } });
    g.order('1,0', '2,0', '3,0').order('0,0', '0,1').order('0,3', '1,3').march();
    expect(g.unitsOf('A')).toEqual(['1,3', '3,0']);
    g.nothingPending();
  });

  test('HX-19.11 HX-D104 the opponent sees those steps that happen on tiles in their vision', () => {
    // B's base sees tiles right of and including 0,0.
    const steps = (from: string, ...path: string[]) => {
      const g = scenario({ phase, A: { units: { [from]: soldier } } })
        .order(from, ...path)
        .march();
      return g.events('B').flatMap((e) => (e.type === 'moved' ? [[e.from, e.to].map((t) => t !== null && g.name(t))] : []));
    };
    expect(steps('-2,0', '-1,0', '0,0', '1,0')).toEqual([
      [false, '0,0'],
      ['0,0', '1,0'],
    ]);
    expect(steps('1,0', '0,0', '-1,0', '-2,0')).toEqual([
      ['1,0', '0,0'],
      ['0,0', false],
    ]);
    expect(steps('-3,0', '-2,0', '-1,0')).toEqual([]);
  });
});
