import { describe, expect, test } from 'vitest';
import { cloneRng, createRng, draw, hashText, Random, shuffle, type RngState } from '../../src-shared/kernel/rng.ts';

/** xoshiro128** 1.1 from the state {1, 2, 3, 4}: the first words every correct implementation gives. */
const REFERENCE = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804];

/** The reference generator written out in 64-bit integers, as its authors' C code has it. */
function* reference(words: readonly number[]): Generator<number> {
  const mask = 0xffffffffn;
  const s = words.map((word) => BigInt(word >>> 0));
  const rotl = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & mask;
  for (;;) {
    yield Number((rotl((s[1] * 5n) & mask, 7n) * 9n) & mask);
    const t = (s[1] << 9n) & mask;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 11n);
  }
}

const from = (words: number[]): RngState => ({ algo: 'xoshiro128**', streams: { main: words }, drawn: 0 });
/** With 2³² sides a draw is the generator's bare word. */
const word = (rng: RngState): number => draw(rng, 'main', 'a word', 0x100000000);

describe('the generator', () => {
  test('gives the published words of xoshiro128**', () => {
    const rng = from([1, 2, 3, 4]);
    expect(REFERENCE.map(() => word(rng))).toEqual(REFERENCE);
  });

  test('agrees with the reference algorithm for 10,000 words from a text seed', () => {
    const rng = createRng('five forges', ['main']);
    const expected = reference(rng.streams.main.slice());
    for (let i = 0; i < 10_000; i++) expect(word(rng)).toBe(expected.next().value);
  });

  test('gives the same words for the same seed, for ever', () => {
    const rng = createRng('match 1', ['deck']);
    expect(Array.from({ length: 8 }, () => draw(rng, 'deck', 'd20', 20))).toMatchInlineSnapshot(`
      [
        18,
        1,
        11,
        10,
        5,
        2,
        4,
        14,
      ]
    `);
  });

  test('keeps its streams apart', () => {
    const both = createRng('x', ['a', 'b']);
    const one = createRng('x', ['a']);
    draw(both, 'b', 'noise', 6);
    expect(draw(both, 'a', 'die', 1000)).toBe(draw(one, 'a', 'die', 1000));
    expect(both.streams.a).not.toEqual(both.streams.b);
  });

  test('stays within the sides and reaches all of them about equally', () => {
    const rng = createRng('die', ['main']);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[draw(rng, 'main', 'die', 6)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('counts its draws over all streams', () => {
    const rng = createRng('x', ['a', 'b']);
    draw(rng, 'a', 'one', 2);
    draw(rng, 'b', 'two', 2);
    expect(rng.drawn).toBe(2);
  });
});

describe('scripted draws', () => {
  test('give what the script says, in its order', () => {
    const rng: RngState = {
      ...createRng('x', ['main']),
      script: [
        ['heads', 1],
        ['die', 4],
      ],
    };
    expect([draw(rng, 'main', 'heads', 2), draw(rng, 'main', 'die', 6)]).toEqual([1, 4]);
    expect(rng.script).toEqual([]);
  });

  test('fail on a draw of another name', () => {
    const rng: RngState = { ...createRng('x', ['main']), script: [['heads', 1]] };
    expect(() => draw(rng, 'main', 'tails', 2)).toThrow('drew "tails", but the script expects heads');
  });

  test('fail on a draw that the script does not have', () => {
    expect(() => draw({ ...createRng('x', ['main']), script: [] }, 'main', 'die', 6)).toThrow('expects nothing more');
  });
});

describe('copies', () => {
  test('go on alike and apart from the original', () => {
    const rng = createRng('x', ['main']);
    const copy = cloneRng(rng);
    expect(draw(copy, 'main', 'die', 100)).toBe(draw(rng, 'main', 'die', 100));
    draw(copy, 'main', 'die', 100);
    expect(copy.drawn).toBe(rng.drawn + 1);
    expect(copy.streams.main).not.toEqual(rng.streams.main);
  });

  test('carry the rest of a script with them', () => {
    const rng: RngState = { ...createRng('x', ['main']), script: [['die', 3]] };
    draw(cloneRng(rng), 'main', 'die', 6);
    expect(rng.script).toHaveLength(1);
  });
});

describe('shuffling', () => {
  test('keeps every card and takes one draw per swap', () => {
    const rng = createRng('cards', ['deck']);
    const cards = Array.from({ length: 30 }, (_, i) => i);
    shuffle(rng, 'deck', 'shuffle', cards);
    expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i));
    expect(rng.drawn).toBe(29);
  });

  test('reaches all orders of three cards about equally', () => {
    const rng = createRng('orders', ['deck']);
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const cards = [1, 2, 3];
      shuffle(rng, 'deck', 'shuffle', cards);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe('the free-standing generator', () => {
  test('repeats itself from the same seed, text or number', () => {
    for (const seed of ['a text', 42]) {
      const [a, b] = [new Random(seed), new Random(seed)];
      expect([a.below(1000), a.unit(), a.seed()]).toEqual([b.below(1000), b.unit(), b.seed()]);
    }
  });

  test('differs between neighbouring seeds', () => {
    expect(new Set(Array.from({ length: 100 }, (_, seed) => new Random(seed).seed())).size).toBe(100);
  });

  test('picks and shuffles within its list', () => {
    const random = new Random('list');
    expect(['a', 'b', 'c']).toContain(random.pick(['a', 'b', 'c']));
    expect(random.shuffle(['a', 'b', 'c']).toSorted()).toEqual(['a', 'b', 'c']);
  });
});

test('text hashes are the same everywhere', () => {
  expect([hashText(''), hashText('forge'), hashText('forgé')]).toMatchInlineSnapshot(`
    [
      2872998923,
      1514549574,
      4267950672,
    ]
  `);
});
