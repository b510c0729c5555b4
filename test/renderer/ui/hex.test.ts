import { defineHex, Orientation } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { center, corners, HEX_SIZE, poly, SQUASH } from '../../../src-renderer/games/hexforge/drawing/hex.ts';

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

  it('closes its outline', () => {
    expect(poly()).toMatch(/^M0 -29\.4L.*Z$/);
    expect(poly(0.5).match(/L/g)).toHaveLength(5);
  });

  it('puts every corner at the same distance before the squash', () => {
    for (const [x, y] of corners()) expect(Math.hypot(x, y / SQUASH)).toBeCloseTo(HEX_SIZE, 6);
  });
});
