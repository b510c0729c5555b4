import { describe, expect, test } from 'vitest';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { DEFS } from '../../../src-shared/games/hexforge/catalog.ts';
import { terrainOf } from '../../../src-shared/games/hexforge/board/terrain.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { KIND, type HxEntity } from '../../../src-shared/games/hexforge/state.ts';
import type { Position } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { vanilla } from './test-cards.ts';

/** Far-off bases, so that only the units under test look. */
const field = (more: Position): Table => scenario({ radius: 9, bases: ['-9,0', '9,0'], turnNumber: 6, ...more });
/** Strikes the look-out down in one blow, and is wounded in return. */
const bruiser = 'draft-automaton';
const lookOut = vanilla('1/3');
const WORLDS = 40;

/** Where the rival's pieces of a kind that A does not see stand in the worlds that A thinks of. */
function imagined(g: Table, is: (e: HxEntity) => boolean): HxEntity[][] {
  const view = g.view('A');
  const random = new Random('memory');
  return Array.from({ length: WORLDS }, () =>
    hexforge.determinize(view, g.events('A'), random).entities.filter((e) => e.owner === 1 && is(e) && !view.map.tiles[e.tile].seen),
  );
}

const called = (id: string) => (e: HxEntity) => e.kind === KIND.unit && DEFS[e.def].id === id;
const isForge = (e: HxEntity) => e.kind === KIND.forge;

/** A's lone look-out at 0,0 beside B's bruiser, which strikes it down: nobody of A's is left to look. */
const struckDown = (more: Position['B'] = {}): Table =>
  field({
    phase: 'move.ordering',
    turn: 'B',
    A: { units: { '0,0': lookOut } },
    B: { ...more, units: { '3,0': bruiser, ...more.units } },
  })
    .orderTo('3,0', '1,0')
    .march()
    .attack('1,0', '0,0')
    .fight();

describe('what a bot remembers of pieces that it saw', () => {
  test('a unit that struck down whoever saw it stands where it struck until it can move again', () => {
    const g = struckDown();
    expect(g.sees('A', '1,0')).toBe(false);
    for (const units of imagined(g, called(bruiser))) expect(units.map(({ tile }) => g.name(tile))).toEqual(['1,0']);
    g.nextPhase('summon1').nextPhase('combatDeclaration');
    const { outline } = terrainOf(g.state.board);
    const ways = imagined(g, called(bruiser)).flatMap((units) =>
      units.map(({ tile }) => outline.dist[tile * outline.size + g.tile('1,0')]),
    );
    expect(ways).toHaveLength(WORLDS);
    expect(Math.max(...ways)).toBeLessThanOrEqual(4);
    expect(Math.max(...ways)).toBeGreaterThan(1);
  });

  test('a unit that walks out of sight is as far away as the rest of its walk can take it', () => {
    const g = field({
      phase: 'move.ordering',
      turn: 'B',
      A: { units: { '0,0': lookOut } },
      B: { units: { '4,0': { card: bruiser, damage: 1 } } },
    });
    g.order('4,0', '5,0', '6,0', '7,0').march();
    const { outline } = terrainOf(g.state.board);
    for (const units of imagined(g, called(bruiser))) {
      expect(units).toHaveLength(1);
      expect(outline.dist[units[0].tile * outline.size + g.tile('5,0')]).toBeLessThanOrEqual(3);
    }
  });

  test('its wounds are remembered', () => {
    const g = struckDown();
    const { damage } = g.at('1,0');
    expect(damage).toBe(1);
    for (const units of imagined(g, called(bruiser))) expect(units.map((e) => e.damage)).toEqual([damage]);
  });

  test('forges and workers on minerals are still where they were found', () => {
    const g = field({
      phase: 'move.ordering',
      tiles: { '4,1': 'mineral' },
      A: { units: { '-3,0': lookOut } },
      B: { units: { '2,0': bruiser, '4,1': 'sluice-beaver' }, forges: { '4,-1': { slot: 2, damage: 1 } } },
    });
    g.orderTo('-3,0', '1,0').march();
    expect(g.events('A').filter(({ type }) => type === 'sighted')).toHaveLength(2);
    g.nextPhase('combatDeclaration').attack('2,0', '1,0').fight();
    g.nextPhase('summon1').nextPhase('summon2');
    expect(g.sees('A', '4,1')).toBe(false);
    for (const forges of imagined(g, isForge)) {
      expect(forges.map((e) => [g.name(e.tile), e.damage])).toContainEqual(['4,-1', 1]);
    }
    for (const workers of imagined(g, called('sluice-beaver'))) expect(workers.map(({ tile }) => g.name(tile))).toContain('4,1');
  });

  test('a unit that comes back is not thought to be elsewhere too', () => {
    const g = field({
      phase: 'move.ordering',
      turn: 'B',
      A: { units: { '0,0': lookOut } },
      B: { units: { '4,0': bruiser } },
    });
    g.order('4,0', '5,0', '6,0').march();
    expect(imagined(g, called(bruiser)).every((units) => units.length === 1)).toBe(true);
    g.nextPhase('summon1').nextPhase('move.ordering').order('6,0', '5,0', '4,0').march();
    expect(g.view('A').entities.map(({ tile }) => g.name(tile))).toContain('4,0');
    expect(imagined(g, called(bruiser)).flat()).toEqual([]);
  });

  test('another unit of the same name that is summoned in sight is another one', () => {
    const g = field({
      phase: 'move.ordering',
      turn: 'B',
      A: { units: { '0,0': lookOut } },
      B: { units: { '4,0': bruiser }, forges: { '4,-1': { slot: 2, cards: [bruiser], where: ['hand'] } } },
    });
    g.order('4,0', '5,0', '6,0').march().confirmAttacks().advanceTo('summon2');
    g.give('B', '3').play(bruiser, '3,-1').resolve();
    expect(g.view('A').entities.map(({ tile }) => g.name(tile))).toContain('3,-1');
    expect(imagined(g, called(bruiser)).map((units) => units.length)).toEqual(Array<number>(WORLDS).fill(1));
  });

  test('what a seat is told when its sight changes names no place that it does not see', () => {
    const g = struckDown();
    expect(g.events('A').filter(({ type }) => type === 'lostSight')).toHaveLength(1);
    for (const event of g.events('A')) if (event.type === 'lostSight') expect(Object.keys(event).sort()).toEqual(['id', 'type']);
  });
});
