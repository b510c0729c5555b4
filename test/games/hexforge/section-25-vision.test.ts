import { describe, expect, test } from 'vitest';
import type { Position } from './position.ts';
import { scenario } from './scenario.ts';
import { testEquipment, testSpell, vanilla } from './test-cards.ts';
import { damage, modify, target } from '../../../src-shared/games/hexforge/effects/dsl.ts';

const unit = () => vanilla('1/3');
/** Far-off bases, so that only the unit under test looks. */
const quiet = { radius: 9, bases: ['-9,0', '9,0'] as [string, string] };

describe('25 Vision and fog', () => {
  test('HX-25.1 HX-2.3 vision is the union over own entities, out to distance 5', () => {
    const g = scenario({ ...quiet, A: { units: { '-1,0': unit(), '0,3': unit() } } });
    expect([g.sees('A', '4,0'), g.sees('A', '0,7'), g.sees('A', '-2,7')]).toEqual([true, true, true]);
    // The base and each of three units see a tile that nothing else of theirs sees.
    const apart = { base: '-9,5', '-1,0': '1,-5', '0,3': '0,8', '6,-6': '9,-9' };
    const three = scenario({ ...quiet, A: { units: { '-1,0': unit(), '0,3': unit(), '6,-6': unit() } } });
    for (const [eyes, tile] of Object.entries(apart)) expect([eyes, three.sees('A', tile)]).toEqual([eyes, true]);
    const alone = scenario({ ...quiet, A: { units: { '-1,0': unit() } } });
    expect([alone.sees('A', '4,0'), alone.sees('A', '5,0'), alone.sees('A', '0,7')]).toEqual([true, false, false]);
  });

  test('HX-25.2 an entity sees its own tile and all six beside it, walls included', () => {
    const around = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'];
    const g = scenario({ ...quiet, tiles: Object.fromEntries(around.map((at) => [at, 'wall'])), A: { units: { '0,0': unit() } } });
    for (const at of ['0,0', ...around]) expect(g.sees('A', at)).toBe(true);
    expect(g.sees('A', '2,0')).toBe(false);
  });

  test('HX-25.3 HX-D88 a wall is seen and hides the line behind it', () => {
    const g = scenario({ ...quiet, tiles: { '2,0': 'wall' }, A: { units: { '0,0': unit() } } });
    expect(['1,0', '2,0', '3,0', '4,0', '5,0'].map((at) => g.sees('A', at))).toEqual([true, true, false, false, false]);
  });

  test('HX-25.4 HX-D88 a line between two tiles is blocked only if both are walls', () => {
    const seen = (...walls: string[]) =>
      scenario({ ...quiet, tiles: Object.fromEntries(walls.map((at) => [at, 'wall'])), A: { units: { '0,0': unit() } } }).sees('A', '1,1');
    expect([seen(), seen('1,0'), seen('0,1'), seen('1,0', '0,1')]).toEqual([true, true, true, false]);
  });

  test('HX-25.5 HX-D88 sight is mutual over a board full of walls', () => {
    const tiles = Object.fromEntries(['1,0', '-1,2', '2,-2', '0,3', '-2,1', '3,-1', '-3,3', '1,2'].map((at) => [at, 'wall'] as const));
    const places = ['0,0', '2,0', '-2,3', '3,-3', '-1,-2', '2,2', '-4,2', '0,-4'];
    for (const from of places) {
      for (const to of places) {
        if (from === to) continue;
        const there = scenario({ ...quiet, tiles, A: { units: { [from]: unit() } } }).sees('A', to);
        const back = scenario({ ...quiet, tiles, A: { units: { [to]: unit() } } }).sees('A', from);
        expect([from, to, back]).toEqual([from, to, there]);
      }
    }
  });

  test('HX-25.6 HX-D91 units, towers and grass block nothing, and grass hides nobody', () => {
    const g = scenario({
      ...quiet,
      tiles: { '2,0': 'grass', '3,0': 'grass' },
      A: { units: { '0,0': unit(), '1,0': unit() } },
      B: { units: { '3,0': unit() }, forges: { '2,0': 1 } },
    });
    expect(g.sees('A', '4,0')).toBe(true);
    expect(g.view('A').entities.map((e) => g.name(e.tile))).toContain('3,0');
  });

  test('HX-25.7 on an open board one unit sees 91 tiles', () => {
    const g = scenario({ radius: 12, bases: ['-12,0', '12,0'], A: { units: { '0,0': unit() } } });
    const before = scenario({ radius: 12, bases: ['-12,0', '12,0'] }).visionCount('A');
    expect(g.visionCount('A') - before).toBe(91);
  });

  test('HX-25.8 HX-D89 walls limit towers as they limit units', () => {
    const tiles = { '-3,0': 'wall', '2,0': 'wall' } as const;
    const base = scenario({ tiles });
    expect([base.sees('A', '-3,0'), base.sees('A', '-2,0')]).toEqual([true, false]);
    const forge = scenario({ ...quiet, tiles, A: { forges: { '0,0': 1 } } });
    expect([forge.sees('A', '2,0'), forge.sees('A', '3,0')]).toEqual([true, false]);
  });

  test('HX-25.9 a strip of 8 grass tiles is seen whole from any of them, past walls; a one-tile gap ends it', () => {
    const strip = ['-4,0', '-3,0', '-2,0', '-1,0', '0,0', '1,0', '2,0', '3,0'];
    const tiles = Object.fromEntries(strip.map((at) => [at, 'grass'] as const));
    for (const at of strip) {
      const g = scenario({ ...quiet, bases: ['-9,9', '9,-9'], tiles, A: { units: { [at]: unit() } } });
      expect(strip.every((t) => g.sees('A', t))).toBe(true);
    }
    const gap = scenario({ ...quiet, bases: ['-9,9', '9,-9'], tiles: { ...tiles, '0,0': 'wall' }, A: { units: { '-4,0': unit() } } });
    expect([gap.sees('A', '-1,0'), gap.sees('A', '1,0')]).toEqual([true, false]);
  });

  test('HX-25.11 in vision a unit shows stats, damage, keywords, equipment, effects and exhaustion; out of vision nothing of it', () => {
    const blade = testEquipment({ gives: { power: 2 } });
    const boost = testSpell({ targets: [target.unit()], effects: [modify(1, 1, 0, 'lasting')] });
    const rival = vanilla('2/4', ['taunt']);
    const position = (at: string): Position => ({
      phase: 'summon1',
      turn: 'B',
      A: { units: { '0,0': unit() } },
      B: { units: { [at]: { card: rival, damage: 1, exhausted: true, equipment: blade } }, hand: [boost] },
    });
    const g = scenario(position('3,0'));
    g.play(boost, '3,0').resolve();
    const seen = g.view('A').entities.find((e) => e.tile === g.tile('3,0'));
    expect(seen).toMatchObject({ owner: 1, power: 5, maxHealth: 5, damage: 1, health: 4, exhausted: true, equipment: blade.id });
    expect(seen?.keywords).toEqual([{ id: 'taunt' }]);
    expect(seen?.effects).toMatchObject([{ from: boost.id, power: 1, health: 1, until: 'lasting' }]);
    const far = scenario({ ...position('3,0'), A: { units: { '-2,-4': unit() } } });
    expect(JSON.stringify(far.view('A'))).not.toContain(rival.id);
    expect(far.view('A').entities.some((e) => e.tile === far.tile('3,0'))).toBe(false);
  });

  test('HX-25.11 HX-D90 a unit that went into the fog leaves no occupant behind in the view', () => {
    const g = scenario({ phase: 'move.ordering', turn: 'B', A: { units: { '-1,0': unit() } }, B: { units: { '4,0': unit() } } });
    const rivals = () => g.view('A').entities.filter((e) => e.owner === 1 && e.kind === 'unit').length;
    expect(rivals()).toBe(1);
    g.order('4,0', '4,1', '3,2', '3,3').march();
    expect(rivals()).toBe(0);
  });

  test('HX-25.13 HX-D93 a view holds neither rival hand, decks, pool nor hidden items', () => {
    const [mine, theirs, inDeck, ownDeck] = [unit(), unit(), unit(), unit()];
    const hidden = testSpell({ targets: [target.ownUnit()], effects: [damage(1, 0)] });
    const g = scenario({
      turn: 'B',
      A: { hand: [mine], deck: [ownDeck], pool: '2R' },
      B: { hand: [theirs, hidden], deck: [inDeck], pool: '3FF', units: { '4,0': unit() } },
    });
    g.play(hidden, '4,0');
    const view = g.view('A');
    const text = JSON.stringify({ ...view, me: { ...view.me, loadout: null } });
    for (const card of [theirs, inDeck, ownDeck, hidden]) expect(text).not.toContain(card.id);
    expect(text).toContain(mine.id);
    expect(view.players[1]).toMatchObject({ hand: 1, deck: 1 });
    expect(view.stack).toEqual([{ hidden: true, position: 0, owner: 1 }]);
    expect(Object.keys(view.players[1])).not.toContain('pool');
    expect(view.me?.pool).toEqual({ R: 1, C: 2 });
  });

  test('HX-25.14 HX-D105 a view holds the own loadout, the outline and known terrain, nothing of the rival’s loadout', () => {
    const g = scenario({ ...quiet, tiles: { '6,-3': 'mineral' }, B: { forges: { '5,-2': 2 } } });
    const view = g.view('A');
    expect(view.me?.loadout).toEqual(g.state.loadouts[0]);
    expect(view.map.tiles).toHaveLength(g.state.board.types.length);
    expect(view.map.tiles[g.tile('6,-3')].type).toBeNull();
    expect(JSON.stringify(view)).not.toContain(g.state.loadouts[1].name);
    expect(Object.keys(view)).not.toContain('loadouts');
    const near = scenario({ A: { units: { '3,-1': unit() } }, B: { forges: { '3,0': 2 } } });
    const forge = near.view('A').entities.find((e) => e.tile === near.tile('3,0'));
    expect(forge?.kind).toBe('forge');
    expect(forge).not.toHaveProperty('slot');
    expect(near.view('B').entities.find((e) => e.tile === near.tile('3,0'))?.slot).toBe(2);
  });

  test('HX-25.15 HX-D106 an onlooker sees outline, bases, counts, open piles and placeholders, never an overlap of visions', () => {
    const gone = unit();
    const spell = testSpell({ effects: [] });
    const g = scenario({
      tiles: { '0,1': 'mineral' },
      A: { units: { '0,0': unit() }, hand: [spell, unit()], discard: [gone] },
      B: { units: { '1,0': unit() } },
    });
    g.play(spell);
    const view = g.view('spectator');
    expect(view.entities.map((e) => e.kind)).toEqual(['base', 'base']);
    expect(view.map.tiles.filter((t) => t.type !== null)).toHaveLength(2);
    expect(view.map.tiles.some((t) => t.seen)).toBe(false);
    expect(view.players[0].discard.map((c) => c.def)).toEqual([gone.id]);
    expect(view.players[0]).toMatchObject({ hand: 1, deck: 0, baseHealth: 20 });
    expect(view.stack).toEqual([{ hidden: true, position: 0, owner: 0 }]);
    expect([view.me, view.choice, view.attacks]).toEqual([null, null, []]);
  });
});
