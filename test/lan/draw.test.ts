import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeatPicks } from '../../src-shared/kernel/seat-picks.ts';
import { commitmentTo, digestOf, withDigest } from '../../src-shared/lan/commitment.ts';
import { checkDraw, checkPicks, seedFrom } from '../../src-shared/lan/draw.ts';

const hex = (n: number) => n.toString(16).padStart(32, '0');
const openings = [{ cards: ['a', 'b'] }, null, null].map((pick, n) => withDigest({ pick, salt: hex(n), share: hex(n + 9) }));
const draw = { commitments: openings.map((opening) => commitmentTo('game', opening)), openings };
const seed = seedFrom(openings.map(({ share }) => share));

test('the hashes are these, in this and every other version', () => {
  expect(digestOf({ b: 1, a: [null, 'ä'] })).toBe(digestOf({ a: [null, 'ä'], b: 1 }));
  expect([digestOf(null), draw.commitments[0], seed]).toMatchInlineSnapshot(`
    [
      "9f35bf841a518a2bc453fa7f083233349f2d842d701906a70856ffe10cc9c132",
      "1221e64bf740cbe52f3bd913a7da8507cc19521c3a6a7242fd8615f9e43c4aa6",
      "fae5c14cf8e24b04c911bc646bfc14b5",
    ]
  `);
});

describe('a draw is proven', () => {
  test('by what was committed to and shown', () => {
    expect(checkDraw('game', draw, seed)).toBeNull();
    expect(checkDraw('game', draw, seed, [...draw.commitments])).toBeNull();
  });

  test('and not where anything differs', () => {
    expect(checkDraw('other', draw, seed)).toBe('Seat 1 opened something else than was committed.');
    expect(checkDraw('game', draw, hex(1))).toBe('The match was drawn from another seed.');
    expect(checkDraw('game', draw, seed, draw.commitments.with(1, hex(0) + hex(0)))).toMatch(/^Seat 2 is said to have/);
    expect(checkDraw('game', draw, seed, draw.commitments.slice(1))).toBe('Not everybody has opened their share.');
    expect(checkDraw('game', { ...draw, openings: openings.slice(1) }, seed)).toBe('Not everybody has opened their share.');
    const part = fc.constantFrom('digest', 'salt', 'share');
    fc.assert(
      fc.property(fc.nat(2), part, fc.nat(31), (at, name, digit) => {
        const text = openings[at][name as 'salt'];
        const flipped = text.slice(0, digit) + (text[digit] === '0' ? '1' : '0') + text.slice(digit + 1);
        const changed = { ...draw, openings: openings.with(at, { ...openings[at], [name]: flipped }) };
        expect(checkDraw('game', changed, seed)).toMatch(/opened something else/);
      }),
    );
  });
});

test('every share changes the seed, in its place', () => {
  const shares = openings.map(({ share }) => share);
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  for (const at of shares.keys()) expect(seedFrom(shares.with(at, hex(77)))).not.toBe(seed);
  expect(seedFrom(shares.toReversed())).not.toBe(seed);
});

describe('what seats play with', () => {
  const picks = { isPicked: (config: unknown) => config !== 'open', of: (config: unknown, seat: number) => (config as unknown[])[seat] };
  const check = (config: unknown, of: unknown = picks) => checkPicks(of as SeatPicks | undefined, config, draw);

  test('is what they had committed to; one that brought nothing may play with anything', () => {
    expect(check([{ cards: ['a', 'b'] }, 'what the host has for it'])).toBeNull();
    expect(check([{ cards: ['a', 'c'] }, null])).toBe('Seat 1 plays with something else than was committed.');
    expect(check('open')).toBeNull();
    expect(check([], null)).toBeNull();
  });
});
