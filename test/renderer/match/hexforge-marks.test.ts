import { describe, expect, it } from 'vitest';
import { boxOf, layOutChips, numbersOf, overlap } from '../../../src-renderer/games/hexforge/board/marks-layout.ts';
import type { Box, Chip, Standing } from '../../../src-renderer/games/hexforge/board/marks-layout.ts';
import { center } from '../../../src-renderer/games/hexforge/drawing/hex.ts';

/** All hexes up to so many steps from the middle. */
function block(steps: number): { x: number; y: number }[] {
  const all: { x: number; y: number }[] = [];
  for (let q = -steps; q <= steps; q++)
    for (let r = Math.max(-steps, -q - steps); r <= Math.min(steps, steps - q); r++) {
      const [x, y] = center(q, r);
      all.push({ x, y });
    }
  return all;
}

/** The least and the most that the board scales pieces up by on a small map, and between. */
const GROWS = [1, 1.1, 1.22];
/** Half widths of "−4", "−4…−2" with a skull, and the longest text. */
const HALVES = [19.2, 33, 38];
const BITS = 19;

/** Subsets of the 19 hexes, the same ones in every run. */
const crowds = Array.from({ length: 60 }, (_, i) => (i === 0 ? 2 ** BITS - 1 : (i * 0x9e3779b1) >>> (32 - BITS)));

const pairs = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box, i) => sum + boxes.slice(i + 1).filter((other) => overlap(box, other)).length, 0);

describe('numbers on neighbouring hexes', () => {
  const kinds = ['unit', 'forge', 'base'] as const;

  it.each(GROWS)('none covers another, whatever stands beside it, at size %f', (grow) => {
    for (let turn = 0; turn < kinds.length; turn++) {
      const pieces = block(2).map((at, i): Standing => ({ ...at, kind: kinds[(i + turn) % kinds.length] }));
      expect(pairs(pieces.flatMap((piece) => numbersOf(piece, grow)))).toBe(0);
    }
  });

  it.each(GROWS)('no chip covers a number or another chip, at size %f', (grow) => {
    for (const crowd of crowds)
      for (const half of HALVES) {
        const here = block(2).filter((_, i) => (crowd >> i) & 1);
        const pieces = here.map((at, i): Standing => ({ ...at, kind: i % 7 === 3 ? 'forge' : 'unit' }));
        const chips = here.map((at, tile): Chip => ({ ...at, tile, half }));
        const placed = layOutChips(chips, pieces, grow);
        const boxes = chips.map((chip) => boxOf(chip, placed.get(chip.tile)!));
        expect(pairs([...boxes, ...pieces.flatMap((piece) => numbersOf(piece, grow))]), `crowd ${crowd}, half ${half}`).toBe(0);
      }
  });

  it('a chip stands above a piece that stands alone', () => {
    const [at] = block(0);
    const placed = layOutChips([{ ...at, tile: 0, half: 20 }], [{ ...at, kind: 'unit' }], 1);
    expect(placed.get(0)).toEqual({ x: 0, y: -66, scale: 1 });
  });

  it('and over its body where the one behind it would lose its numbers', () => {
    const [x, y] = center(1, -2);
    const placed = layOutChips(
      [{ x: 0, y: 0, tile: 0, half: 20 }],
      [
        { x: 0, y: 0, kind: 'unit' },
        { x, y, kind: 'unit' },
      ],
      1,
    );
    expect(placed.get(0)!.y).toBeGreaterThan(-40);
  });
});
