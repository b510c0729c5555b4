import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepUnchanged } from '../../../src-renderer/ui/keep-unchanged.ts';

describe('what is unchanged', () => {
  it('stays the very same object, however much has changed around it', () => {
    const before = { turn: 3, map: { tiles: [{ seen: true }, { seen: false }] }, hand: ['a', 'b'] };
    const after = keepUnchanged(before, { turn: 4, map: { tiles: [{ seen: true }, { seen: true }] }, hand: ['a', 'b'] });
    expect(after).toEqual({ turn: 4, map: { tiles: [{ seen: true }, { seen: true }] }, hand: ['a', 'b'] });
    expect(after.hand).toBe(before.hand);
    expect(after.map.tiles[0]).toBe(before.map.tiles[0]);
    expect([after.map, after.map.tiles, after.map.tiles[1]]).not.toContain(before.map.tiles[1]);
  });

  it.each([
    ['a longer list', [1, 2], [1, 2, 3]],
    ['a shorter list', [1, 2, 3], [1, 2]],
    ['a name less', { a: 1, b: undefined }, { a: 1 }],
    ['another name', { a: 1, b: undefined }, { a: 1, c: undefined }],
    ['a list in place of an object', { 0: 1 }, [1]],
    ['nothing in place of something', { a: {} }, { a: null }],
  ])('is not: %s', (_what, before, after) => {
    const kept = keepUnchanged<unknown>(before, after);
    expect(kept).not.toBe(before);
    expect(kept).toStrictEqual(after);
  });

  it('changes nothing of what the message said', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(keepUnchanged(before, after)).toStrictEqual(after);
        expect(keepUnchanged(before, structuredClone(before))).toBe(before);
      }),
    );
  });
});
