import { inflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { crc32 as zipCrc } from 'node:zlib';
import { BUILT_IN_DECKS } from '../../../../src-shared/games/deckforge/decks/built-in.ts';
import { canonicalDeck, deckJson } from '../../../../src-shared/games/deckforge/decks/canonical.ts';
import { decodeDeck, encodeDeck } from '../../../../src-shared/games/deckforge/decks/deck-string.ts';
import { cardRating, powerLabel } from '../../../../src-shared/games/deckforge/decks/rating.ts';
import { deckforge } from '../../../../src-shared/games/deckforge/game.ts';
import { card, FIVE, fiveWith } from './cards.ts';
import { randomDeck } from './random-deck.ts';

/* The form of deck strings, read with the tools of others. */

const DECKS = [...BUILT_IN_DECKS.map(({ deck }) => deck), FIVE, ...Array.from({ length: 40 }, (_, i) => randomDeck(`form ${i}`))];

function codeOf(deck: (typeof DECKS)[number]): string {
  const encoded = encodeDeck(deck);
  if (!encoded.ok) throw new Error(encoded.error.text);
  return encoded.code;
}
const summed = (head: string): string => `${head}.${zipCrc(head).toString(16).padStart(8, '0')}`;

test('DK-19.1 four segments with dots between, of letters, digits, - and _', () => {
  for (const deck of DECKS) expect(codeOf(deck)).toMatch(/^DKF1\.[rz]\.[A-Za-z0-9_-]+\.[0-9a-f]{8}$/);
  const [prefix, method, payload, crc] = codeOf(FIVE).split('.');
  for (const text of [
    [prefix, method, payload],
    [prefix, method, payload, crc, ''],
    [prefix, method, `${payload}=`, crc],
  ]) {
    const read = decodeDeck(text.join('.'));
    expect(read.ok ? 'ok' : read.error.code).toBe('E_FORMAT');
  }
});

test('DK-19.3 r is the content as it is, z raw DEFLATE; the shorter is written, both are read', () => {
  for (const deck of DECKS) {
    const [, method, payload] = codeOf(deck).split('.');
    const json = deckJson(canonicalDeck(deck));
    const bytes = Buffer.from(payload, 'base64url');
    expect(Buffer.from(method === 'z' ? inflateSync(bytes) : bytes).toString('utf8')).toBe(json);
    const plain = Buffer.from(json).toString('base64url');
    expect(payload.length).toBeLessThanOrEqual(plain.length);
    expect(decodeDeck(summed(`DKF1.r.${plain}`))).toEqual({ ok: true, deck: canonicalDeck(deck) });
  }
});

test('DK-19.4 the last segment is the zip CRC-32 of all before the last dot', () => {
  for (const deck of DECKS) {
    const code = codeOf(deck);
    expect(summed(code.slice(0, code.lastIndexOf('.')))).toBe(code);
  }
  const head = codeOf(FIVE).slice(0, -9);
  const wrong = decodeDeck(`${head}.${zipCrc(`${head}.`).toString(16).padStart(8, '0')}`);
  expect(wrong.ok ? 'ok' : wrong.error.code).toBe('E_CHECKSUM');
});

test('DK-D48 ranges are wide and the label only says so: an Unlimited deck is read, written and played', () => {
  const giant = card({ name: 'Giant', atk: 20, def: 20, keywords: ['unb', 'ims', 'ima'] });
  const deck = fiveWith(giant);
  expect([cardRating(giant).total, powerLabel(deck)]).toEqual([376, 'Unlimited']);
  expect(decodeDeck(codeOf(deck)).ok).toBe(true);
  expect(deckforge.checkConfig({ decks: [deck] })).toEqual([]);
});
