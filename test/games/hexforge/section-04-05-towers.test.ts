import { describe, expect, test } from 'vitest';
import type { HxBaseAbility } from '../../../src-shared/games/hexforge/types.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';
import type { Position } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { cardId, testSpell, testWorker, vanilla } from './test-cards.ts';
import { counterIt, hit, repairTower, shift } from './test-texts.ts';

const BESIDE_A = ['-4,-1', '-4,0', '-5,-1', '-5,1', '-6,0', '-6,1'];
const crowd = (tiles: string[]) => Object.fromEntries(tiles.map((t) => [t, { card: vanilla('1/1'), token: true }]));

const can = (g: Table, ability: HxBaseAbility): boolean => g.isLegal({ type: 'baseAbility', ability });
const SUMMONS: HxBaseAbility[] = ['summonCommander', 'summonPrimaryWorker', 'summonSecondaryWorker'];
const canSummon = (g: Table): boolean[] => SUMMONS.map((ability) => can(g, ability));

const chief = vanilla('4/6', [], { cost: '1F' });
const [digger, smelter] = [testWorker({ F: 1 }), testWorker({ O: 1 })];
const court = { commander: chief, workers: [digger, smelter] as [typeof digger, typeof smelter] };

describe('4 Towers', () => {
  test('HX-4.1 a tower has health but no power, keywords or movement; it never attacks or strikes back', () => {
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('3/3'), '4,0': vanilla('2/2') }, forges: { '2,0': 1 } },
      B: { units: { '2,1': vanilla('1/9') }, forges: { '1,0': 1 } },
    });
    for (const tower of g.view('A').entities.filter((e) => e.kind !== 'unit')) {
      expect(tower).toMatchObject({ power: 0, keywords: [], movement: 0, abilities: [] });
    }
    expect(g.attackTiles('2,0')).toEqual([]);
    g.attack('0,0', '1,0').attack('4,0', '5,0').fight();
    expect([g.stats('0,0'), g.stats('4,0'), g.at('1,0').damage, g.health('B')]).toEqual(['3/3', '2/2', 3, 18]);
  });

  test('HX-4.2 a tower brings its list into its controller’s deck when it is created', () => {
    const g = scenario({ A: { units: { '-2,0': digger }, pool: '2' } });
    expect(g.deck('A')).toEqual([]);
    g.raise(1, '-1,0');
    expect(g.deck('A')).toEqual([]);
    g.resolve();
    expect(g.deck('A').sort()).toEqual([...STARTERS[0].loadout.forges[0].cards].sort());
    expect(g.deck('B')).toEqual([]);
  });

  test.each([
    ['4/10 by 3', 6, 3, 7],
    ['9/10 by 3', 1, 3, 10],
    ['10/10 by 3', 0, 3, 10],
  ])('HX-4.3 HX-4.4 repair of a forge %s', (_what, hurt, n, health) => {
    const fix = repairTower(n);
    const g = scenario({ A: { forges: { '-2,0': { slot: 1, damage: hurt } }, hand: [fix] } });
    g.play(fix, '-2,0').resolve();
    expect(10 - g.at('-2,0').damage).toBe(health);
  });

  test('HX-4.4 repair stops at max: base 18/20 by 5 is 20/20, and nothing is kept in store', () => {
    const [fix, one] = [repairTower(5), hit(1)];
    const g = scenario({ A: { damage: 2, hand: [fix, one] } });
    g.play(fix, '-5,0').resolve();
    expect(g.health('A')).toBe(20);
    g.play(one, '-5,0').resolve();
    expect(g.health('A')).toBe(19);
  });

  test('HX-4.5 towers do not recover in Upkeep: a forge at 6/10 stays there, a base too', () => {
    const g = scenario({
      A: { damage: 4, units: { '0,0': { card: vanilla('1/3'), damage: 2 } }, forges: { '-2,0': { slot: 1, damage: 4 } } },
    });
    for (let turn = 0; turn < 2; turn++) g.nextPhase('summon1');
    expect([g.at('-2,0').damage, g.health('A'), g.stats('0,0')]).toEqual([4, 16, '1/3']);
  });
});

describe('5 Base', () => {
  const started = () => {
    const [one, two] = [STARTERS[0].loadout, STARTERS[1].loadout];
    return hexforge.create({ map: MAPS[0].map, loadouts: [one, two], firstSeat: 0 }, 'seed');
  };

  test('HX-5.1 HX-5.2 each player starts with one undamaged base of 20 on its own base tile', () => {
    const view = hexforge.view(started(), 0);
    const bases = view.entities.filter((e) => e.kind === 'base');
    expect(bases.map((e) => [e.owner, e.maxHealth, e.damage]).sort()).toEqual([
      [0, 20, 0],
      [1, 20, 0],
    ]);
    for (const base of bases) expect([view.map.tiles[base.tile].type, view.players[base.owner].baseTile]).toEqual(['base', base.tile]);
    expect(view.map.tiles.filter((t) => t.type === 'base')).toHaveLength(2);
  });

  test('HX-5.3 the ten base-list cards are the deck: four drawn, six left', () => {
    const s = started();
    expect(hexforge.view(s, 0).players[1]).toMatchObject({ hand: 4, deck: 6 });
    const cards = [...s.seats[1].hand, ...s.seats[1].deck].map((inst) => cardId(s, inst));
    expect(cards.sort()).toEqual([...STARTERS[1].loadout.base].sort());
  });

  test('HX-5.4 Summon Commander: an unoccupied tile beside the base; on resolution the commander stands there', () => {
    const g = scenario({ tiles: { '-6,0': 'wall' }, A: { ...court, pool: '1F', units: { '-4,0': 'mosslet' } } });
    g.base('summonCommander');
    expect(g.choices().sort()).toEqual(['-4,-1', '-5,-1', '-5,1', '-6,1']);
    g.choose('-5,1');
    expect(g.isEmpty('-5,1')).toBe(true);
    g.resolve();
    expect(g.view('A').entities.find((e) => e.tile === g.tile('-5,1'))).toMatchObject({ def: chief.id, role: 'commander', owner: 0 });
    g.nothingPending();
  });

  test('HX-5.5 HX-5.8 HX-5.9 summoning is slow: own Summon 1 or 2, own priority, empty stack', () => {
    const calm = testSpell({ instant: true, effects: [] });
    const side = { ...court, pool: '4F', hand: [calm] };
    const at = (more: Position) => canSummon(scenario({ A: side, B: { ...side, pool: '4F', hand: [calm] }, ...more }));
    expect(at({})).toEqual([true, true, true]);
    expect(at({ phase: 'summon2' })).toEqual([true, true, true]);
    expect(at({ turn: 'B' })).toEqual([true, true, true]);
    expect(at({ phase: 'combatResolution.responding' })).toEqual([false, false, false]);
    const none = [false, false, false];
    const g = scenario({ A: side, B: { ...court, pool: '4F', hand: [calm] } });
    expect(canSummon(g.play(calm))).toEqual(none);
    expect(g.toAct()).toBe('B');
    expect(canSummon(g.play(calm))).toEqual(none);
    expect(g.toAct()).toBe('A');
    expect(canSummon(g.resolve())).toEqual([true, true, true]);
    expect(canSummon(g.offer())).toEqual(none);
    expect(canSummon(scenario({ phase: 'move.ordering', A: side }))).toEqual(none);
  });

  test('HX-5.6 HX-D16 no second commander while anything with its naming id is yours, tokens included', () => {
    const ready = (units: object, other: object = {}) =>
      can(scenario({ A: { ...court, pool: '1F', units: { ...units } }, B: { units: { ...other } } }), 'summonCommander');
    expect(ready({})).toBe(true);
    expect(ready({ '0,0': { card: chief, role: 'commander' } })).toBe(false);
    expect(ready({ '0,0': { card: chief, token: true } })).toBe(false);
    expect(ready({ '0,0': vanilla('4/6') })).toBe(true);
    expect(ready({}, { '0,0': { card: chief, token: true } })).toBe(true);
  });

  test('HX-D16 control of the commander is checked at activation only: a copy that comes later stops nothing', () => {
    const call = testSpell({ instant: true, effects: [{ do: 'token', token: chief.id, n: 1, beside: 'enemyBase' }] });
    const g = scenario({ A: { ...court, pool: '1F' }, B: { hand: [call] } });
    g.base('summonCommander', '-4,0');
    expect(g.state.stack).toHaveLength(1);
    g.resolve();
    expect(g.unitsOf('A')).toEqual(['-4,0']);
    expect(can(g.give('A', '1F'), 'summonCommander')).toBe(false);
  });

  test.each([
    ['1F', true],
    ['FF', true],
    ['2', false],
    ['F', false],
    ['1O', false],
  ])('HX-5.7 a commander for {C:1,F:1} with a pool of %s', (pool, enough) => {
    const g = scenario({ A: { ...court, pool } });
    expect(can(g, 'summonCommander')).toBe(enough);
    expect(g.view('A').me?.prices.summonCommander).toEqual({ F: 1, C: 1 });
    if (enough) expect(g.base('summonCommander', '-4,0').pool('A')).toEqual({});
  });

  test('HX-5.8 Summon Primary Worker: on resolution the primary worker stands beside the base', () => {
    const g = scenario({ A: court }).base('summonPrimaryWorker', '-5,1');
    expect(g.isEmpty('-5,1')).toBe(true);
    g.resolve();
    expect(g.view('A').entities.find((e) => e.tile === g.tile('-5,1'))).toMatchObject({ def: digger.id, role: 'primaryWorker' });
  });

  test('HX-5.9 HX-D19 Summon Secondary Worker; all summons may be repeated in one turn, for the base never exhausts', () => {
    const g = scenario({ A: { ...court, pool: '7F' } });
    g.base('summonSecondaryWorker', '-4,0').resolve().base('summonPrimaryWorker', '-5,1').resolve();
    g.base('summonSecondaryWorker', '-5,-1').resolve().base('summonCommander', '-6,1').resolve();
    const roles = g.view('A').entities.flatMap((e) => (e.role ? [[g.name(e.tile), e.def, e.role]] : []));
    expect(roles).toHaveLength(4);
    expect(roles).toContainEqual(['-4,0', smelter.id, 'secondaryWorker']);
    expect(roles).toContainEqual(['-5,1', digger.id, 'primaryWorker']);
    expect(roles).toContainEqual(['-5,-1', smelter.id, 'secondaryWorker']);
    expect(g.pool('A')).toEqual({ C: 3 });
  });

  test.each([
    [0, '', true],
    [1, '', false],
    [1, 'G', true],
    [3, '2', false],
    [3, '1FO', true],
  ])('HX-5.10 HX-D17 with %i workers and a pool of "%s" a further one is affordable: %s', (workers, pool, enough) => {
    const tiles = ['0,0', '1,0', '2,0'].slice(0, workers);
    const units = Object.fromEntries(tiles.map((t, i) => [t, { card: i ? smelter : digger, token: i === 2 }]));
    const g = scenario({ A: { ...court, pool, units: { ...units, '0,2': vanilla('1/1') } }, B: { units: { '4,0': digger } } });
    expect([can(g, 'summonPrimaryWorker'), can(g, 'summonSecondaryWorker')]).toEqual([enough, enough]);
    if (enough) expect(g.base('summonSecondaryWorker', '-4,0').resolve().pool('A')).toEqual({});
  });

  test('HX-D17 the price is fixed at activation: a worker lost in response changes nothing', () => {
    const two = hit(2);
    const g = scenario({ A: { ...court, pool: '2', units: { '0,0': digger } }, B: { hand: [two] } });
    g.base('summonPrimaryWorker', '-4,0');
    expect(g.pool('A')).toEqual({ C: 1 });
    g.play(two, '0,0').resolve();
    expect([g.unitsOf('A'), g.pool('A')]).toEqual([['-4,0'], { C: 1 }]);
  });

  test('HX-5.11 HX-D18 with every tile beside the base taken, walled or off the map none of the three works', () => {
    const side = { ...court, pool: '9F' };
    expect(canSummon(scenario({ A: { ...side, units: crowd(BESIDE_A) } }))).toEqual([false, false, false]);
    expect(canSummon(scenario({ A: { ...side, units: crowd(BESIDE_A.slice(1)) } }))).toEqual([true, true, true]);
    const corner = { bases: ['-6,0', '5,0'] as [string, string], tiles: { '-5,0': 'wall', '-5,-1': 'wall' } as const };
    expect(canSummon(scenario({ ...corner, A: { ...side, units: crowd(['-6,1']) } }))).toEqual([false, false, false]);
    expect(canSummon(scenario({ ...corner, A: side }))).toEqual([true, true, true]);
  });

  test('HX-D3 a summon is checked again on resolution: a tile taken meanwhile, and nobody arrives', () => {
    const jump = shift();
    const g = scenario({ A: { ...court, pool: '1F' }, B: { units: { '-3,0': vanilla('1/1') }, hand: [jump] } });
    g.base('summonCommander', '-4,0').play(jump, '-3,0', '-4,0').resolve();
    expect([g.unitsOf('A'), g.unitsOf('B'), g.pool('A')]).toEqual([[], ['-4,0'], {}]);
    g.nothingPending();
  });

  test('HX-5.8 a summon uses the stack and can be countered', () => {
    const no = counterIt();
    const g = scenario({ A: court, B: { hand: [no] } });
    g.base('summonPrimaryWorker', '-4,0').play(no, { item: 0 }).resolve();
    expect(g.unitsOf('A')).toEqual([]);
  });

  test.each([
    ['A', 1, null],
    ['A', 2, 1],
    ['B', 2, 0],
    ['B', 3, 0],
  ] as const)('HX-5.12 base of %s at 2 health takes %i', (side, n, winner) => {
    const blow = hit(n);
    const g = scenario({
      A: { damage: side === 'A' ? 18 : 0, hand: [blow], units: { '1,0': vanilla('1/1') } },
      B: { damage: side === 'B' ? 18 : 0 },
    });
    g.play(blow, side === 'A' ? '-5,0' : '5,0').resolve();
    expect(g.view('B').result?.winners ?? null).toEqual(winner === null ? null : [winner]);
  });
});
