import { describe, expect, it } from 'vitest';
import { layOut, hull, outset } from '../../../src-renderer/games/hexforge/board/geometry.ts';
import { facets, halos } from '../../../src-renderer/games/hexforge/board/slab-light.ts';

const MAP = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].filter((r) => Math.abs(q + r) <= 2).map((r) => ({ q, r })));

describe('light on the slab', () => {
  const shape = hull(layOut(MAP, false).tiles);
  const outer = outset(shape, 62);
  const bevel = facets(outer, outset(shape, 58));
  const middle = { x: 0, y: 0 };
  const faces = outer.map((from, i) => {
    const to = outer[(i + 1) % outer.length];
    return { x: (from.x + to.x) / 2 - middle.x, y: (from.y + to.y) / 2 - middle.y };
  });

  it('falls on what faces up and left; what faces down and right lies in the shade', () => {
    for (const [i, { x, y }] of faces.entries()) {
      if (x < -10 && y < -10) expect(bevel[i].fill).toContain('255 246 230');
      if (x > 10 && y > 10) expect(bevel[i].fill).toContain('rgb(0 0 0');
    }
    expect(bevel.some(({ fill }) => fill.startsWith('rgb(255'))).toBe(true);
    expect(bevel.some(({ fill }) => fill.startsWith('rgb(0'))).toBe(true);
  });

  it('a shadow grows darker towards what casts it', () => {
    let covered = 0;
    let width = Infinity;
    for (const halo of halos(48, 16)) {
      expect(halo.width).toBeLessThan(width);
      width = halo.width;
      expect(halo.opacity).toBeGreaterThan(0);
      covered += halo.opacity * (1 - covered);
    }
    expect(covered).toBeGreaterThan(0.95);
    expect(covered).toBeLessThanOrEqual(1);
  });
});
