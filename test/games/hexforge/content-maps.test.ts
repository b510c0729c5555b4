import { describe, expect, test } from 'vitest';
import { hexDistance } from '../../../src-shared/games/hexforge/board/outline.ts';
import { checkMap, neighboursIn, walk } from '../../../src-shared/games/hexforge/maps/check.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';
import { hxMapSchema, type HxMap } from '../../../src-shared/games/hexforge/maps/schema.ts';

type Tile = HxMap['tiles'][number];

/** Tiles, base distance, mineral, wall, grass, sensor, strife. */
const TABLE: Record<string, number[]> = {
  small: [91, 8, 10, 8, 10, 2, 4],
  wide: [113, 10, 12, 10, 12, 4, 4],
  standard: [127, 10, 12, 14, 14, 4, 6],
  maze: [127, 10, 12, 26, 10, 4, 6],
  large: [169, 12, 16, 18, 20, 6, 8],
};

const apart = (a: Tile, b: Tile) => hexDistance(a.q - b.q, a.r - b.r);
const standable = (tile: Tile) => tile.type !== 'wall' && tile.type !== 'base';
const at = (map: HxMap, q: number, r: number) => map.tiles.find((tile) => tile.q === q && tile.r === r);
const basesOf = (map: HxMap) => map.tiles.filter((tile) => tile.type === 'base');

const SHAPES: Record<string, (q: number, r: number) => boolean> = {
  small: (q, r) => hexDistance(q, r) <= 5,
  wide: (q, r) => Math.abs(r) <= 4 && Math.abs(q + r / 2) <= 6,
  standard: (q, r) => hexDistance(q, r) <= 6,
  maze: (q, r) => hexDistance(q, r) <= 6,
  large: (q, r) => hexDistance(q, r) <= 7,
};

test('the five maps, smallest first, with names of their own', () => {
  expect(MAPS.map(({ id }) => id)).toEqual(Object.keys(TABLE));
  expect(new Set(MAPS.map(({ map }) => map.name)).size).toBe(5);
});

describe.each(MAPS)('map $id', ({ id, map }) => {
  const [own, other] = basesOf(map);
  const neighbours = neighboursIn(map);

  test('is well formed and playable', () => {
    expect(hxMapSchema.safeParse(map).success).toBe(true);
    expect(checkMap(map)).toEqual([]);
  });

  test('has the shape and the tiles of the table', () => {
    const of = (type: Tile['type']) => map.tiles.filter((tile) => tile.type === type).length;
    expect([map.tiles.length, apart(own, other), of('mineral'), of('wall'), of('grass'), of('sensor'), of('strife')]).toEqual(TABLE[id]);
    expect(map.tiles.every((tile) => SHAPES[id](tile.q, tile.r))).toBe(true);
  });

  test('is point-symmetric, base to base', () => {
    for (const tile of map.tiles) expect(at(map, -tile.q, -tile.r)?.type, `${tile.q},${tile.r}`).toBe(tile.type);
    expect([other.q + own.q, other.r + own.r]).toEqual([0, 0]);
  });

  test('bases stand off the rim with room beside them', () => {
    for (const base of [own, other]) {
      expect(neighbours(base)).toHaveLength(6);
      expect(neighbours(base).filter(standable).length).toBeGreaterThanOrEqual(5);
    }
  });

  test('there is ore within four steps of each base, and no sensor within two', () => {
    for (const base of [own, other]) {
      const steps = walk(map, base, standable);
      expect([...steps].filter(([tile, n]) => tile.type === 'mineral' && n <= 4).length).toBeGreaterThanOrEqual(3);
      expect(map.tiles.some((tile) => tile.type === 'sensor' && apart(tile, base) <= 2)).toBe(false);
    }
  });

  test('at least six forge sites lie within four of each base', () => {
    for (const [base, rival] of [
      [own, other],
      [other, own],
    ]) {
      const sites = map.tiles.filter((tile) => {
        const fits = ['blank', 'grass', 'sensor', 'strife'].includes(tile.type);
        return fits && apart(tile, base) <= 4 && apart(tile, base) > 1 && apart(tile, rival) >= 5;
      });
      expect(sites.length).toBeGreaterThanOrEqual(6);
    }
  });

  test('two routes join the bases: no single tile cuts them', () => {
    for (const gap of map.tiles.filter(standable)) {
      const reached = walk(map, own, (tile) => tile === other || (standable(tile) && tile !== gap));
      expect(reached.has(other), `without ${gap.q},${gap.r}`).toBe(true);
    }
  });

  test('one strip of grass has five tiles or more', () => {
    const grass = map.tiles.filter((tile) => tile.type === 'grass');
    const longest = Math.max(...grass.map((tile) => walk(map, tile, (next) => next.type === 'grass').size));
    expect(longest).toBeGreaterThanOrEqual(5);
  });
});

describe('checkMap names what is wrong', () => {
  const base = MAPS[0].map;
  const change = (edit: (tile: Tile) => Tile | null): HxMap => ({ name: 'x', tiles: base.tiles.map(edit).filter((tile) => tile !== null) });
  const [own, other] = basesOf(base);

  test('HX-23.3 a map without bases, and one with three', () => {
    expect(checkMap(change((tile) => (tile.type === 'base' ? { ...tile, type: 'blank' } : tile)))).toEqual([
      'The map has 0 base tiles; it needs exactly 2, one for each player.',
    ]);
    expect(checkMap(change((tile) => (tile.q === 0 && tile.r === 0 ? { ...tile, type: 'base' } : tile)))[0]).toContain('3 base tiles');
  });

  test('HX-23.2 two tiles in one place', () => {
    const twice = checkMap({ name: 'x', tiles: [...base.tiles, base.tiles[0]] });
    expect(twice.some((problem) => problem.includes('more than one tile'))).toBe(true);
  });

  test('bases too near each other', () => {
    const near = change((tile) =>
      tile === other ? { ...tile, type: 'blank' } : tile.q === own.q + 5 && tile.r === own.r ? { ...tile, type: 'base' } : tile,
    );
    expect(checkMap(near)).toEqual(['The bases are 5 tiles apart; they need at least 8.']);
  });

  test('HX-5.11 a base walled in', () => {
    const walled = change((tile) => (apart(tile, own) === 1 ? { ...tile, type: 'wall' } : tile));
    expect(checkMap(walled).some((problem) => problem.includes('no tile beside it'))).toBe(true);
  });

  test('tiles cut off from the rest', () => {
    const cut = change((tile) => (apart(tile, { q: 0, r: 0, type: 'blank' }) === 1 ? { ...tile, type: 'wall' } : tile));
    expect(checkMap(cut)).toEqual([expect.stringContaining('cut off')]);
  });

  test('HX-8.1 no mineral anywhere', () => {
    expect(checkMap(change((tile) => (tile.type === 'mineral' ? { ...tile, type: 'blank' } : tile)))[0]).toContain('no mineral tile');
  });
});
