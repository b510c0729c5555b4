import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { stillAt } from '../../../../build/test/alive.ts';
import { reaches } from '../../../../build/test/tiers.ts';
import { BUILT_IN_DECKS } from '../../../../src-shared/games/deckforge/decks/built-in.ts';
import { canonicalDeck, deckJson } from '../../../../src-shared/games/deckforge/decks/canonical.ts';
import { deckId } from '../../../../src-shared/games/deckforge/decks/deck-id.ts';
import { decodeDeck, encodeDeck, MOST_BYTES, MOST_CHARACTERS } from '../../../../src-shared/games/deckforge/decks/deck-string.ts';
import { crc32, inflate, toBase64Url } from '../../../../src-shared/games/deckforge/decks/packing.ts';
import { cardRating, deckPower, powerLabel } from '../../../../src-shared/games/deckforge/decks/rating.ts';
import { readDeck } from '../../../../src-shared/games/deckforge/decks/schema.ts';
import type { OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { Random } from '../../../../src-shared/kernel/rng.ts';
import { FIVE } from './cards.ts';
import { randomDeck } from './random-deck.ts';

const VECTOR =
  'DKF1.r.eyJ2IjoxLCJuIjoiRml2ZSIsImEiOiIiLCJjIjpbWyJjIiwiQ3ViIiwxLDIsMixbXSwibm9uZSIsW10sIiJdLFsiZiIsIktpdGUiLDEsMSwxLFtdLCJub25lIixbXSwiIl0sWyJhIiwiSmFiIiwxLDAsMCxbXSwiYW55IixbWyJjYXN0IiwiZG1nIiwidGFyZ2V0IiwzLDAsIm5vdyJdXSwiIl0sWyJkIiwiUGFkIiwxLDAsMCxbXSwibm9uZSIsW1siY2FzdCIsInByZXZlbnQiLCJwcm90ZWN0ZWQiLDMsMCwibm93Il1dLCIiXSxbInIiLCJTYWx2ZSIsMSwwLDAsW10sIm5vbmUiLFtbImNhc3QiLCJoZWFsIiwic2VsZiIsNCwwLCJub3ciXV0sIiJdXX0.bb11787c';

const codeOf = (deck: OnlineDeck): string => {
  const encoded = encodeDeck(deck);
  if (!encoded.ok) throw new Error(encoded.error.text);
  return encoded.code;
};
const errorOf = (text: string): string => {
  const read = decodeDeck(text);
  return read.ok ? 'ok' : read.error.code;
};
const summed = (head: string): string => `${head}.${crc32(head)}`;
const raw = (json: string): string => summed(`DKF1.r.${toBase64Url(new TextEncoder().encode(json))}`);
const DECKS: readonly OnlineDeck[] = [...BUILT_IN_DECKS.map(({ deck }) => deck), FIVE];

describe('DK-19.10 the published deck', () => {
  test('is read, has its id, and is written packed', () => {
    expect(VECTOR).toHaveLength(427);
    expect(decodeDeck(VECTOR)).toEqual({ ok: true, deck: FIVE });
    expect(deckId(FIVE)).toBe('4e561fb79aa53d9f');
    expect(codeOf(FIVE)).toMatch(/^DKF1\.z\.[A-Za-z0-9_-]+\.[0-9a-f]{8}$/);
    expect(raw(deckJson(FIVE))).toBe(VECTOR);
  });
  test('DK-19.8 keeps its id under another name, and has another with another card', () => {
    expect(deckId({ ...FIVE, name: 'Six', author: 'me', cards: FIVE.cards.toReversed() })).toBe(deckId(FIVE));
    expect(deckId({ ...FIVE, cards: FIVE.cards.map((card, i) => (i === 0 ? { ...card, copies: 2 } : card)) })).not.toBe(deckId(FIVE));
  });
});

test('DK-19.2 cards are written by type, then by code points, and read in any order and spacing', () => {
  const names = ['a', 'Z', '\uFF5A', '🔥', 'ab'];
  const cards = [...FIVE.cards.toReversed(), ...names.map((name) => ({ ...FIVE.cards[0], name }))];
  const { deck } = decodeDeck(codeOf({ ...FIVE, cards })) as { deck: OnlineDeck };
  expect(deck.cards.filter(({ type }) => type === 'creature').map(({ name }) => name)).toEqual(['Cub', 'Z', 'a', 'ab', '\uFF5A', '🔥']);
  const json = JSON.stringify(JSON.parse(deckJson({ ...FIVE, cards: FIVE.cards })), null, 2);
  expect(decodeDeck(raw(json))).toEqual({ ok: true, deck: FIVE });
});

test('DK-19.5 what pasting adds is taken away first', () => {
  const wrapped = VECTOR.replace(/(.{60})/g, '$1\n ');
  for (const text of [`  ${wrapped}\t`, `"${VECTOR}"`, `\`${VECTOR}\``, `“${VECTOR}”`, `\uFEFF${VECTOR}\u200B`])
    expect(decodeDeck(text).ok).toBe(true);
  expect(errorOf(`""${VECTOR}""`)).toBe('E_FORMAT');
});

describe('DK-19.6 the first thing that is wrong is told', () => {
  const json = (change: (content: { v: unknown; n: unknown; a: unknown; c: unknown[][] }) => void): string => {
    const content = JSON.parse(deckJson(FIVE)) as { v: unknown; n: unknown; a: unknown; c: unknown[][] };
    change(content);
    return raw(JSON.stringify(content));
  };
  test.each([
    ['E_EMPTY', ' \n\u200B'],
    ['E_TOO_LONG', `DKF1.r.${'A'.repeat(MOST_CHARACTERS)}`],
    ['E_TOO_LONG', ' '.repeat(2_000_000)],
    ['E_FORMAT', 'WF1-ABC'],
    ['E_FORMAT', 'DKF1.r.AAAA'],
    ['E_FORMAT', VECTOR.replace('eyJ', 'ey+')],
    ['E_VERSION', summed('DKF2.r.AAAA')],
    ['E_METHOD', summed('DKF1.x.AAAA')],
    ['E_CHECKSUM', VECTOR.replace('bb11787c', 'BB11787C')],
    ['E_INFLATE_LIMIT', summed(`DKF1.z.${toBase64Url(deflateSync(new Uint8Array(MOST_BYTES + 1)))}`)],
    ['E_ENCODING', summed('DKF1.r.A')],
    ['E_ENCODING', summed('DKF1.r.AB')],
    ['E_ENCODING', summed('DKF1.z.____')],
    ['E_ENCODING', summed(`DKF1.r.${toBase64Url(Uint8Array.of(0xff, 0xfe))}`)],
    ['E_ENCODING', raw('{"v":1')],
    ['E_ENCODING', raw('\uFEFF{}')],
    ['E_SCHEMA', raw('[]')],
    ['E_SCHEMA', raw(deckJson(FIVE).replace('{"v"', '{"__proto__":{"x":1},"v"'))],
    ['E_SCHEMA', json((content) => (content.v = 2))],
    ['E_RANGE', json((content) => (content.c[2][3] = 21))],
    ['E_DUPLICATE', json((content) => (content.c[1][1] = 'cub'))],
    ['E_LIMIT', json((content) => (content.c[3][7] = []))],
    ['E_TYPE_MISSING', json((content) => void content.c.pop())],
  ])('%s', (code, text) => expect(errorOf(text)).toBe(code));

  test('with its place and the range', () => {
    const read = decodeDeck(json((content) => (content.c[0][3] = 21)));
    expect(read).toEqual({ ok: false, error: { code: 'E_RANGE', path: ['c', 0, 'atk'], text: 'c[0].atk: 21 is outside 0–20.' } });
  });
  test('an earlier check wins over a later one', () => {
    expect(errorOf(json((content) => ((content.c[0][3] = 21), (content.c[1][1] = 'cub'))))).toBe('E_RANGE');
    expect(errorOf(json((content) => ((content.c[0][3] = 'x'), (content.c[1][3] = 21))))).toBe('E_SCHEMA');
  });
  test('lists nested without end are refused', () => expect(errorOf(raw('['.repeat(12_000)))).toBe('E_ENCODING'));
});

test('DK-19.5 inflation stops at its limit, long before a bomb has gone off', () => {
  const bomb = deflateSync(new Uint8Array(24_000_000));
  expect(inflate(bomb, MOST_BYTES)).toBeNull();
  const exact = deflateSync(new Uint8Array(MOST_BYTES));
  expect(inflate(exact, MOST_BYTES)).toHaveLength(MOST_BYTES);
});

test('DK-19.5 a deck too large for a string is refused when it is written', () => {
  const random = new Random('large');
  const noise = (): string => Array.from({ length: 200 }, () => String.fromCodePoint(0x4e00 + random.below(20_000))).join('');
  const cards = [...FIVE.cards, ...Array.from({ length: 145 }, (_, i) => ({ ...FIVE.cards[0], name: `Cub ${i}`, text: noise() }))];
  const encoded = encodeDeck({ ...FIVE, cards });
  expect(encoded.ok ? '' : encoded.error.code).toBe('E_TOO_LONG');
});

const LIMIT_MS = 600_000;
const ROUNDS = reaches('long') ? 10_000 : 300;

test(
  `DK-19.7 ${ROUNDS} random legal decks pass the check, come back from their strings, and are rated`,
  () => {
    for (let seed = 0; seed < ROUNDS; seed++) {
      const deck = randomDeck(seed);
      const read = readDeck(deck);
      expect(read.ok ? [] : read.faults, `seed ${seed}`).toEqual([]);
      const decoded = decodeDeck(codeOf(deck));
      expect(decoded, `seed ${seed}`).toEqual({ ok: true, deck: canonicalDeck(deck) });
      expect(deckId(deck)).toMatch(/^[0-9a-f]{16}$/);
      const { tenths } = deckPower(deck);
      expect(Number.isSafeInteger(tenths) && tenths >= 0, `seed ${seed}`).toBe(true);
      expect(powerLabel(deck) === 'Standard' && deck.cards.some((card) => cardRating(card).total > 120)).toBe(false);
      if (seed % 1000 === 999) stillAt(`deck ${seed + 1} of ${ROUNDS}`);
    }
  },
  LIMIT_MS,
);

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_. "“é\n';

function mutant(code: string, random: Random): string {
  const at = random.below(code.length);
  const sign = random.pick([...SIGNS]);
  switch (random.below(5)) {
    case 0:
      return code.slice(0, at) + code.slice(at + 1 + random.below(20));
    case 1:
      return code.slice(0, at) + sign.repeat(1 + random.below(5)) + code.slice(at);
    case 2:
      return (
        code.slice(0, at) +
        code
          .slice(at, at + 8)
          .split('')
          .reverse()
          .join('') +
        code.slice(at + 8)
      );
    case 3: {
      const head = `DKF1.${random.pick(['r', 'z'])}.${code.slice(7, -9).slice(0, at)}${sign.trim()}${code.slice(7, -9).slice(at + 1)}`;
      return summed(head);
    }
    default:
      return code.slice(0, at) + sign + code.slice(at + 1);
  }
}

test('DK-19.7 a string with any one character changed is refused', () => {
  const decks = [...DECKS.slice(-1), ...Array.from({ length: reaches('full') ? 200 : 6 }, (_, seed) => randomDeck(`one ${seed}`, 6))];
  const random = new Random('one');
  for (const deck of decks) {
    const code = codeOf(deck);
    for (let at = 0; at < code.length; at++) {
      const other = random.pick([...SIGNS].filter((sign) => sign !== code[at]));
      expect(decodeDeck(code.slice(0, at) + other + code.slice(at + 1)).ok, `${code} at ${at}: ${other}`).toBe(false);
    }
  }
});

function timed(text: string) {
  const before = performance.now();
  const read = decodeDeck(text);
  return { read, ms: performance.now() - before };
}

const MUTANTS = reaches('long') ? 100_000 : 2_000;

test(
  `DK-19.9 of ${MUTANTS} spoiled strings none is another deck without a checksum of its own, and none is slow`,
  () => {
    const codes = DECKS.map(codeOf);
    const canonical = DECKS.map((deck) => deckJson(canonicalDeck(deck)));
    const random = new Random('mutants');
    for (let i = 0; i < MUTANTS; i++) {
      const at = random.below(codes.length);
      const text = mutant(codes[at], random);
      const { read, ms } = timed(text);
      // A busy machine holds up one reading, a slow string every one.
      expect(ms < 100 ? ms : Math.min(timed(text).ms, timed(text).ms), text).toBeLessThan(100);
      // Whitespace added is taken away, so a string may be unharmed; with a new checksum a letter of a name may be another, which is a new deck.
      if (!read.ok) continue;
      if (text.replace(/\s/g, '').endsWith(codes[at].slice(-8))) expect(deckJson(read.deck)).toBe(canonical[at]);
      else expect(readDeck(read.deck).ok).toBe(true);
    }
  },
  LIMIT_MS,
);
