/** Deck strings of format DKF1 (DK-19): a whole deck as one text, to be pasted anywhere. */
import { withoutInvisible } from '../../../text/pasted.ts';
import { canonicalDeck, deckJson } from './canonical.ts';
import { faultText, type FaultCode, type FaultPath } from './faults.ts';
import { crc32, deflate, fromBase64Url, inflate, toBase64Url } from './packing.ts';
import { readContent, readDeck } from './schema.ts';
import type { OnlineDeck } from './wire.ts';

/** DK-19.5. */
export const MOST_CHARACTERS = 32_768;
export const MOST_BYTES = 131_072;
/** A text as long as this is no deck string, however much of it is blank; it is not even looked through. */
const MOST_PASTED = 1_000_000;
const HEAD = 'DKF1';

export type DeckStringCode =
  'E_EMPTY' | 'E_TOO_LONG' | 'E_FORMAT' | 'E_VERSION' | 'E_METHOD' | 'E_CHECKSUM' | 'E_INFLATE_LIMIT' | 'E_ENCODING' | FaultCode;

export interface DeckStringError {
  readonly code: DeckStringCode;
  /** A whole sentence, with the place in the deck if there is one. */
  readonly text: string;
  /** Empty where the string as a whole is meant. */
  readonly path: FaultPath;
}

type Failed = { readonly ok: false; readonly error: DeckStringError };
export type EncodedDeck = { readonly ok: true; readonly code: string } | Failed;
export type DecodedDeck = { readonly ok: true; readonly deck: OnlineDeck } | Failed;

const fail = (code: DeckStringCode, text: string, path: FaultPath = []): Failed => ({ ok: false, error: { code, text, path } });

const finish = (head: string): string => `${head}.${crc32(head)}`;

/** @param deck any value; what is no legal deck is refused, as is one too large to be read again (DK-19.5) */
export function encodeDeck(deck: OnlineDeck): EncodedDeck {
  const read = readDeck(deck);
  if (!read.ok) return fail(read.faults[0].code, `${faultText(read.faults[0])}.`, read.faults[0].path);
  const bytes = new TextEncoder().encode(deckJson(read.deck));
  if (bytes.length > MOST_BYTES)
    return fail(
      'E_INFLATE_LIMIT',
      `The deck is too large for a string: ${bytes.length} bytes; ${MOST_BYTES} are the most. Shorten some notes.`,
    );
  const [raw, packed] = [toBase64Url(bytes), toBase64Url(deflate(bytes))];
  const code = finish(packed.length < raw.length ? `${HEAD}.z.${packed}` : `${HEAD}.r.${raw}`);
  if (code.length > MOST_CHARACTERS)
    return fail('E_TOO_LONG', `The deck is too large for a string: ${code.length} characters; ${MOST_CHARACTERS} are the most.`);
  return { ok: true, code };
}

const QUOTES = ['""', "''", '``', '“”', '„“', '„”', '‘’', '‚‘', '«»', '»«', '‹›', '›‹'];

/** What readers take away first (DK-19.5). */
function cleaned(text: string): string {
  const code = withoutInvisible(text).replace(/\s/g, '');
  return QUOTES.includes(code.charAt(0) + code.slice(1).slice(-1)) ? code.slice(1, -1) : code;
}

const MANGLED = 'Copy it once more, whole.';

function unpack(method: 'r' | 'z', payload: string): Uint8Array | Failed {
  const packed = fromBase64Url(payload);
  if (!packed) return fail('E_ENCODING', 'The middle part of the string is not Base64.');
  try {
    const bytes = method === 'r' ? packed : inflate(packed, MOST_BYTES);
    if (bytes && bytes.length <= MOST_BYTES) return bytes;
  } catch {
    return fail('E_ENCODING', 'The deck in the string cannot be unpacked.');
  }
  return fail('E_INFLATE_LIMIT', `The deck in the string is larger than ${MOST_BYTES} bytes; it is not unpacked further.`);
}

function parse(bytes: Uint8Array): { value: unknown } | Failed {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) };
  } catch {
    return fail('E_ENCODING', 'What is packed in the string is no deck.');
  }
}

/** The deck of a string, its cards in canonical order, or the first thing that is wrong with it (DK-19.6). Nothing in it is carried out. */
export function decodeDeck(text: string): DecodedDeck {
  if (text.length > MOST_PASTED) return tooLong(text.length);
  const code = cleaned(text);
  if (code === '') return fail('E_EMPTY', `No deck string was given. One begins with “${HEAD}.”.`);
  if (code.length > MOST_CHARACTERS) return tooLong(code.length);
  const segments = code.split('.');
  const [prefix, method, payload, sum] = segments;
  if (!/^DKF\d+$/.test(prefix)) return fail('E_FORMAT', `A deck string begins with “${HEAD}.”.`);
  if (segments.length !== 4)
    return fail('E_FORMAT', `A deck string has four parts with dots between them; this one has ${segments.length}.`);
  const strange = /[^A-Za-z0-9_.-]/u.exec(code)?.[0];
  if (strange !== undefined) return fail('E_FORMAT', `“${strange}” is in no deck string. ${MANGLED}`);
  if (prefix !== HEAD)
    return fail('E_VERSION', `This string is of format ${prefix}, which another version of Five Forges writes; here it is ${HEAD}.`);
  if (method !== 'r' && method !== 'z') return fail('E_METHOD', `A deck is packed by method “r” or “z”, not “${method.slice(0, 20)}”.`);
  if (crc32(code.slice(0, code.lastIndexOf('.'))) !== sum)
    return fail('E_CHECKSUM', `Checksum differs: a character was changed or lost. ${MANGLED}`);
  const bytes = unpack(method, payload);
  if ('ok' in bytes) return bytes;
  const parsed = parse(bytes);
  if ('ok' in parsed) return parsed;
  const read = readContent(parsed.value);
  if (read.ok) return { ok: true, deck: canonicalDeck(read.deck) };
  const [first] = read.faults;
  return fail(first.code, `${faultText(first)}.`, first.path);
}

const tooLong = (length: number): Failed => fail('E_TOO_LONG', `The text has ${length} characters; ${MOST_CHARACTERS} are the most.`);
