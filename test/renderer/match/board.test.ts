import { describe, expect, it } from 'vitest';
import {
  centred,
  contained,
  fitScale,
  keepInSight,
  pannedBy,
  toScreen,
  toWorld,
  zoomAt,
} from '../../../src-renderer/games/hexforge/board/camera.ts';
import type { Frame } from '../../../src-renderer/games/hexforge/board/camera.ts';
import { hexDistance, layOut, nearestFirst, neighbour, tileAt, walk } from '../../../src-renderer/games/hexforge/board/geometry.ts';
import { sortRows } from '../../../src-renderer/games/hexforge/board/map-rows.ts';
import type { MapRow } from '../../../src-renderer/games/hexforge/board/map-rows.ts';
import { placesMatching } from '../../../src-renderer/games/hexforge/board/places.ts';
import { chipWords, chipsOf, needsWords } from '../../../src-renderer/games/hexforge/board/preview-chips.ts';
import { FRAMES, at } from '../../fixtures/hexforge-frames.ts';
import type { PreviewChange } from '../../../src-shared/kernel/game-types.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';

const outline: { q: number; r: number }[] = [];
for (let r = -2; r <= 2; r++) for (let q = -2; q <= 2; q++) if (Math.abs(q + r) <= 2) outline.push({ q, r });
const layout = layOut(outline, false);
const turned = layOut(outline, true);
const index = (q: number, r: number) => outline.findIndex((t) => t.q === q && t.r === r);

describe('layout', () => {
  it('sorts tiles into rows from the top, each from the left', () => {
    expect(layout.rows.map((row) => row.length)).toEqual([3, 4, 5, 4, 3]);
    expect(layout.rows[0][0]).toBe(index(0, -2));
    expect(layout.tiles[index(0, 0)]).toMatchObject({ row: 2, column: 2, x: 0, y: 0 });
  });

  it('turned shows the far side near', () => {
    expect(turned.rows[0][0]).toBe(index(0, 2));
    expect(turned.tiles[index(1, 0)].x).toBeCloseTo(-layout.tiles[index(1, 0)].x);
  });

  it('names neighbours as they are seen', () => {
    expect(neighbour(layout, index(0, 0), 'ne')).toBe(index(1, -1));
    expect(neighbour(turned, index(0, 0), 'ne')).toBe(index(-1, 1));
    expect(neighbour(layout, index(0, -2), 'nw')).toBeNull();
  });

  it('finds tiles and distances', () => {
    expect(tileAt(layout, 3, 3)).toBeNull();
    expect(hexDistance({ q: -2, r: 1 }, { q: 2, r: -1 })).toBe(4);
  });
});

describe('walking with arrows', () => {
  const start = index(0, 0);
  it('stays in the row to left and right', () => {
    expect(walk(layout, start, 'right', 0)).toBe(index(1, 0));
    expect(walk(layout, index(2, 0), 'right', 0)).toBe(index(2, 0));
  });

  it('comes home after going up and down again', () => {
    const up = walk(layout, start, 'up', 0);
    const twice = walk(layout, up, 'up', 0);
    expect(layout.tiles[twice]).toMatchObject({ row: 0, x: 0 });
    expect(walk(layout, walk(layout, twice, 'down', 0), 'down', 0)).toBe(start);
    expect(walk(layout, index(0, -2), 'up', 0)).toBe(index(0, -2));
  });

  it('reaches every tile', () => {
    const seen = new Set([start]);
    const queue = [start];
    for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
      for (const arrow of ['left', 'right', 'up', 'down'] as const) {
        const next = walk(layout, here, arrow, layout.tiles[here].x);
        if (!seen.has(next)) queue.push(next);
        seen.add(next);
      }
    }
    expect(seen.size).toBe(outline.length);
  });

  it('goes round targets nearest first', () => {
    const far = index(2, 0);
    const near = index(1, -1);
    expect(nearestFirst(layout, start, [far, near, index(-1, 0)])).toEqual([near, index(-1, 0), far]);
  });
});

describe('camera', () => {
  const bounds = { left: -300, right: 300, top: -200, bottom: 200 };
  const frame: Frame = { width: 1000, height: 700, inset: { left: 200, right: 200, top: 50, bottom: 150 } };
  const camera = centred(bounds);

  it('fits the map into the free area, but keeps hexes 36 pixels across', () => {
    expect(fitScale(bounds, frame)).toBeCloseTo(1);
    expect(fitScale({ left: -3000, right: 3000, top: -2000, bottom: 2000 }, frame)).toBeCloseTo(36 / 60.6);
  });

  it('turns pixels into places and back', () => {
    const point = { x: 120, y: -40 };
    const there = toWorld(toScreen(point, camera, bounds, frame), camera, bounds, frame);
    expect(there.x).toBeCloseTo(point.x);
    expect(there.y).toBeCloseTo(point.y);
  });

  it('zooms round the pointer, between 50 and 250 percent', () => {
    const pointer = { x: 640, y: 300 };
    const before = toWorld(pointer, camera, bounds, frame);
    const closer = zoomAt(camera, 1.5, pointer, bounds, frame);
    const after = toWorld(pointer, closer, bounds, frame);
    expect(after.x).toBeCloseTo(before.x);
    expect(zoomAt(camera, 100, pointer, bounds, frame).zoom).toBe(2.5);
    expect(zoomAt(camera, 0.001, pointer, bounds, frame).zoom).toBe(0.5);
  });

  it('never loses the map', () => {
    expect(pannedBy(camera, 99999, 0, bounds, frame).x).toBe(bounds.left);
    expect(contained({ zoom: 9, x: 0, y: 9999 }, bounds)).toEqual({ zoom: 2.5, x: 0, y: bounds.bottom });
  });

  it('follows the keyboard only as far as needed', () => {
    expect(keepInSight(camera, { x: 10, y: 10 }, bounds, frame)).toBe(camera);
    const moved = keepInSight({ ...camera, zoom: 2 }, { x: 290, y: 0 }, bounds, frame);
    expect(toScreen({ x: 290, y: 0 }, moved, bounds, frame).x).toBeLessThanOrEqual(frame.width - frame.inset.right);
  });
});

describe('preview flags', () => {
  const view = FRAMES.stack.view as HxView;
  const boar = view.entities.find((e) => e.tile === at(1, 0))!;
  const change = (what: string, from: number, to: number, certain = true): PreviewChange => ({
    subject: `entity:${boar.id}`,
    what,
    from,
    to,
    certain,
    ...(!certain && { hangsOn: 'unknown' }),
  });

  it('shows loss of health, and a skull for what falls', () => {
    expect(chipsOf({ changes: [change('health', 2, -2), change('gone', 0, 1)], locks: true }, view)).toEqual([
      { tile: at(1, 0), change: '−4', falls: true },
    ]);
  });

  it('shows a question mark where worlds differ', () => {
    expect(chipsOf({ changes: [change('health', 2, 1, false)], locks: true }, view)).toEqual([
      { tile: at(1, 0), change: '?', falls: false, hangsOn: 'unknown' },
    ]);
  });

  it('shows none over a piece that only acted: it is unharmed', () => {
    expect(chipsOf({ changes: [change('exhausted', 0, 1), change('tile', 5, 6, false)], locks: true }, view)).toEqual([]);
  });

  it('shows that a piece may fall where only some worlds see it', () => {
    expect(chipsOf({ changes: [change('gone', 0, 1, false)], locks: true }, view)).toEqual([
      { tile: at(1, 0), change: '', falls: false, mayFall: true, hangsOn: 'unknown' },
    ]);
  });

  it('shows the worst and the best where the rival may still decide', () => {
    const open = { certain: false, hangsOn: 'choice' } as const;
    const hurt = { ...change('health', 5, 3), ...open, least: 1, most: 5 };
    const [chip] = chipsOf({ changes: [hurt, { ...change('gone', 0, 1), ...open, least: 0, most: 1 }], locks: true }, view);
    expect(chip).toMatchObject({ change: '−4…+0', falls: false, mayFall: true });
    expect(chipWords(chip)).toBe('Open: it may fall, else −4 to +0 health; it hangs on what a rival decides.');
    expect(needsWords(chip)).toBe(true);
  });

  it('marks the base of a seat that would fall with it', () => {
    const base = view.entities.find((e) => e.kind === 'base' && e.owner === 1)!;
    const hit = { subject: `entity:${base.id}`, what: 'health', from: 5, to: 0, certain: true };
    const falls = { subject: 'seat:1', what: 'falls', from: 0, to: 1, certain: true };
    expect(chipsOf({ changes: [hit, falls], locks: true }, view)).toEqual([{ tile: base.tile, change: '−5', falls: true }]);
  });

  it('warns of health that is only lent until End', () => {
    const [chip] = chipsOf({ changes: [change('health', 6, 2), change('fallsAtEnd', 0, 1)], locks: true }, view);
    expect(chip).toMatchObject({ change: '−4', falls: false, atEnd: true });
    expect(chipWords(chip)).toBe('−4 health. It falls at End, when the health ends that it was lent.');
    expect(needsWords(chip)).toBe(true);
  });

  it('is told in words as well', () => {
    const words = (change: string, falls = false) => chipWords({ tile: 0, change, falls });
    expect([words('', true), words('−4'), words('+1/+1')]).toEqual(['It falls.', '−4 health.', '+1/+1.']);
    expect(chipWords({ tile: 0, change: '?', falls: false, hangsOn: 'unknown' })).toBe(
      'Open: it hangs on what you cannot see, or on chance.',
    );
  });

  it('says nothing of what is not on the board', () => {
    expect(chipsOf({ changes: [{ subject: 'seat:0', what: 'hand', from: 4, to: 5, certain: true }], locks: false }, view)).toEqual([]);
    expect(chipsOf(null, view)).toEqual([]);
  });
});

describe('the map as a table', () => {
  const row = (tile: number, piece: string, distance: number): MapRow => ({
    tile,
    name: `A${tile}`,
    ground: 'blank',
    sight: '',
    piece,
    owner: '',
    numbers: '',
    distance,
  });
  const rows = [row(10, '', 3), row(2, 'Vixen', 1), row(1, 'Beaver', 2)];

  it('puts empty cells last either way', () => {
    expect(sortRows(rows, 'piece', false).map((r) => r.tile)).toEqual([1, 2, 10]);
    expect(sortRows(rows, 'piece', true).map((r) => r.tile)).toEqual([2, 1, 10]);
  });

  it('counts numbers as numbers', () => {
    expect(sortRows(rows, 'name', false).map((r) => r.name)).toEqual(['A1', 'A2', 'A10']);
    expect(sortRows(rows, 'distance', true).map((r) => r.distance)).toEqual([3, 2, 1]);
  });
});

describe('go to', () => {
  const places = [
    { label: 'Vixen at D7', tile: 1 },
    { label: 'D7', tile: 1 },
    { label: 'D10', tile: 2 },
  ];
  it('takes the exact name first', () => {
    expect(placesMatching(places, 'd7').map((p) => p.label)).toEqual(['D7', 'Vixen at D7']);
    expect(placesMatching(places, ' d1').map((p) => p.label)).toEqual(['D10']);
    expect(placesMatching(places, '')).toEqual([]);
  });
});
