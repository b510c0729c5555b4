/**
 * Sets of named things as plain data for a state. A mask is a value: it is never written to, so clones may share it.
 * Saved masks hold positions; `ids` is the table that explains them.
 */
export interface Masks<Id extends string, Mask> {
  /** In the order of their positions. */
  readonly ids: readonly Id[];
  readonly none: Mask;
  /** The mask of each id alone. */
  readonly only: Readonly<Record<Id, Mask>>;
  of(ids: readonly Id[]): Mask;
  list(mask: Mask): Id[];
  /** Do two masks share an id? */
  meets(a: Mask, b: Mask): boolean;
  union(a: Mask, b: Mask): Mask;
  without(a: Mask, b: Mask): Mask;
}

const WORD = 32;

/** What both kinds of mask work out from their own few operations. */
function masks<Id extends string, Mask>(
  ids: readonly Id[],
  none: Mask,
  at: (position: number) => Mask,
  { meets, union, without }: Pick<Masks<Id, Mask>, 'meets' | 'union' | 'without'>,
): Masks<Id, Mask> {
  if (new Set(ids).size < ids.length) throw new Error(`an id stands twice among ${ids.join(', ')}`);
  const only = Object.fromEntries(ids.map((id, i) => [id, at(i)])) as Record<Id, Mask>;
  return {
    ids,
    none,
    only,
    of: (some) => some.reduce((mask, id) => union(mask, only[id]), none),
    list: (mask) => ids.filter((id) => meets(mask, only[id])),
    meets,
    union,
    without,
  };
}

/**
 * Masks that are one integer: hot code may write `(mask & only.x) !== 0`.
 * @throws for more than 32 ids, which would share bits
 */
export function narrowMasks<Id extends string>(ids: readonly Id[]): Masks<Id, number> {
  if (ids.length > WORD) throw new Error(`${ids.length} ids do not fit into one integer, which holds ${WORD}: use wideMasks`);
  return masks(ids, 0, (i) => 1 << i, {
    meets: (a, b) => (a & b) !== 0,
    union: (a, b) => a | b,
    without: (a, b) => a & ~b,
  });
}

/** 32 ids a word, as many words as the ids need; equal sets are equal word for word. */
export type WideMask = readonly number[];

/** Masks for any number of ids. */
export function wideMasks<Id extends string>(ids: readonly Id[]): Masks<Id, WideMask> {
  const none: WideMask = new Array<number>(Math.ceil(ids.length / WORD)).fill(0);
  return masks(ids, none, (i) => none.map((_, word) => (word === i >>> 5 ? 1 << (i & 31) : 0)), {
    // Asked more often than anything else: two words, the usual number, go without a loop.
    meets:
      none.length === 2
        ? (a, b) => ((a[0] & b[0]) | (a[1] & b[1])) !== 0
        : (a, b) => {
            for (let i = 0; i < a.length; i++) if ((a[i] & b[i]) !== 0) return true;
            return false;
          },
    union: (a, b) => a.map((word, i) => word | b[i]),
    without: (a, b) => a.map((word, i) => word & ~b[i]),
  });
}

/** `start` plus the amount at each position of a mask, added in the order of positions; no list is made on the way. */
export function sumAt(mask: WideMask, amounts: readonly number[], start = 0): number {
  let sum = start;
  for (let word = 0; word < mask.length; word++)
    for (let bits = mask[word]; bits !== 0; bits &= bits - 1) sum += amounts[word * WORD + WORD - 1 - Math.clz32(bits & -bits)];
  return sum;
}
