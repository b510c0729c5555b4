import { describe, expect, test } from 'vitest';
import { Digest } from '../../src-shared/kernel/digest.ts';
import { narrowMasks, sumAt, wideMasks, type WideMask } from '../../src-shared/kernel/masks.ts';

const names = (n: number): string[] => Array.from({ length: n }, (_, i) => `k${i}`);

/** First, last and both sides of each word's end. */
const EDGES = ['k0', 'k1', 'k30', 'k31', 'k32', 'k33', 'k62', 'k63', 'k64', 'k65', 'k69'];

describe('masks of seventy ids', () => {
  const ids = names(70);
  const masks = wideMasks(ids);
  const hashOf = (mask: WideMask): string => {
    const digest = new Digest();
    digest.list(mask);
    return digest.hex();
  };

  test('each id has a place of its own', () => {
    expect(new Set(ids.map((id) => JSON.stringify(masks.only[id]))).size).toBe(70);
    for (const id of ids) expect(masks.list(masks.only[id])).toEqual([id]);
  });

  test.each(EDGES)('%s is had, granted and removed alone', (id) => {
    const others = ids.filter((other) => other !== id);
    const all = masks.of(ids);
    expect(masks.meets(masks.none, masks.only[id])).toBe(false);
    expect(masks.list(masks.union(masks.none, masks.only[id]))).toEqual([id]);
    expect(masks.list(masks.without(all, masks.only[id]))).toEqual(others);
    expect(masks.meets(masks.of(others), masks.only[id])).toBe(false);
    expect(masks.union(masks.of(others), masks.only[id])).toEqual(all);
  });

  test('granting and removing leave the mask they start from as it was, so that clones may share it', () => {
    const before = masks.of(EDGES);
    const copy = [...before];
    masks.union(before, masks.only.k40);
    masks.without(before, masks.only.k31);
    expect(before).toEqual(copy);
  });

  test('a saved mask is read back as the same set, and equal sets have one hash', () => {
    const mask = masks.of(EDGES);
    const read = JSON.parse(JSON.stringify(mask)) as WideMask;
    expect(masks.list(read)).toEqual(EDGES);
    const otherWay = masks.without(masks.of([...EDGES].reverse().concat('k50')), masks.only.k50);
    expect(hashOf(otherWay)).toBe(hashOf(read));
    for (const id of EDGES) expect(hashOf(masks.without(mask, masks.only[id])), id).not.toBe(hashOf(mask));
  });
});

describe('amounts by position', () => {
  const masks = wideMasks(names(70));
  const amounts = names(70).map((_, i) => i * i);

  test.each([[[]], [['k31']], [['k32']], [EDGES], [names(70)]])('are added for the ids that a mask holds', (ids) => {
    expect(sumAt(masks.of(ids), amounts, 7)).toBe(ids.reduce((sum, id) => sum + Number(id.slice(1)) ** 2, 7));
  });

  test('are added in the order of positions, so that fractions round alike however a set was made', () => {
    const fractions = names(70).map((_, i) => 1 / (i + 3));
    let sum = 0.1;
    for (const id of masks.list(masks.of(EDGES))) sum += fractions[Number(id.slice(1))];
    expect(sumAt(masks.of([...EDGES].reverse()), fractions, 0.1)).toBe(sum);
  });
});

describe('masks of few ids', () => {
  test('are one plain integer, the bits in the order of the ids', () => {
    const masks = narrowMasks(names(20));
    expect(masks.only.k0).toBe(1);
    expect(masks.only.k19).toBe(1 << 19);
    expect(masks.of(['k3', 'k1'])).toBe(10);
    expect(masks.list(10)).toEqual(['k1', 'k3']);
    expect(masks.without(10, masks.only.k1)).toBe(8);
  });

  test('hold 32 and refuse the 33rd, which would share the bit of the first', () => {
    const masks = narrowMasks(names(32));
    expect(masks.list(JSON.parse(JSON.stringify(masks.of(['k0', 'k31']))) as number)).toEqual(['k0', 'k31']);
    expect(() => narrowMasks(names(33))).toThrow('33 ids do not fit into one integer, which holds 32: use wideMasks');
  });

  test('an id that stands twice is refused', () => {
    expect(() => narrowMasks(['a', 'b', 'a'])).toThrow('an id stands twice among a, b, a');
  });
});
