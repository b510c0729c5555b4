import { defineHex, Orientation } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { boundsOf, center, corners, drawOrder, HEX_SIZE, SQUASH, tileAt } from '../../../src-renderer/ui/board/hex.ts';

const AROUND = [
  [0, 0],
  [1, 0],
  [-3, 2],
  [4, -4],
  [-5, 5],
  [2, 3],
] as const;

describe('hex geometry', () => {
  it('agrees with honeycomb-grid, but for the squash', () => {
    const Hex = defineHex({ dimensions: HEX_SIZE, orientation: Orientation.POINTY });
    const origin = new Hex({ q: 0, r: 0 });
    for (const [q, r] of AROUND) {
      const [x, y] = center(q, r);
      const hex = new Hex({ q, r });
      expect(x).toBeCloseTo(hex.x - origin.x, 6);
      expect(y).toBeCloseTo((hex.y - origin.y) * SQUASH, 6);
    }
  });

  it('puts every corner at the same distance before the squash', () => {
    for (const [x, y] of corners()) expect(Math.hypot(x, y / SQUASH)).toBeCloseTo(HEX_SIZE, 6);
  });

  it('finds the tile under a point', () => {
    for (const [q, r] of AROUND) {
      const [x, y] = center(q, r);
      for (const [cx, cy] of corners(0.9)) expect(tileAt(x + cx, y + cy)).toEqual({ q, r });
    }
  });

  it('bounds a map with everything inside', () => {
    const tiles = AROUND.map(([q, r]) => ({ q, r }));
    const { x, y, width, height } = boundsOf(tiles);
    for (const { q, r } of tiles) {
      const [cx, cy] = center(q, r);
      expect(cx).toBeGreaterThan(x);
      expect(cx).toBeLessThan(x + width);
      expect(cy).toBeGreaterThan(y);
      expect(cy).toBeLessThan(y + height);
    }
  });

  it('draws from the back to the front', () => {
    const order = [
      { q: 0, r: 1 },
      { q: 1, r: -1 },
      { q: 0, r: -1 },
    ].sort(drawOrder);
    expect(order).toEqual([
      { q: 0, r: -1 },
      { q: 1, r: -1 },
      { q: 0, r: 1 },
    ]);
  });
});
