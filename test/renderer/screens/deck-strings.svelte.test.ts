/** Deck strings in the window: made, copied, shown as a picture, read, refused in words and loaded. */
import { describe, expect, it, vi } from 'vitest';
import { readString } from '../../../src-renderer/games/deckforge/forge/read-string.ts';
import { readQrPixels } from '../../../src-renderer/ui/qr/read-qr.ts';
import { MOST_QR, qrPicture, type QrPicture } from '../../../src-renderer/ui/qr/write-qr.ts';
import { BUILT_IN_DECKS, DEFAULT_DECK } from '../../../src-shared/games/deckforge/decks/built-in.ts';
import { deckJson } from '../../../src-shared/games/deckforge/decks/canonical.ts';
import { encodeDeck } from '../../../src-shared/games/deckforge/decks/deck-string.ts';
import { crc32, toBase64Url } from '../../../src-shared/games/deckforge/decks/packing.ts';
import type { OnlineDeck } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { FIVE } from '../../games/deckforge/decks/cards.ts';
import { buttons, close, eachAtItsOwnForge, EDIT_FIVE, field, FORGE, heading, open, press, settle, text, type, why } from './forge-page.ts';

eachAtItsOwnForge();

const codeOf = (deck: OnlineDeck): string => {
  const made = encodeDeck(deck);
  if (!made.ok) throw new Error(made.error.text);
  return made.code;
};
/** A string with a sound checksum, whatever it holds. */
const packed = (content: string): string => {
  const head = `DKF1.r.${toBase64Url(new TextEncoder().encode(content))}`;
  return `${head}.${crc32(head)}`;
};
const problemsOf = (string: string): readonly string[] => {
  const read = readString(string);
  return read.ok ? [] : read.problems;
};

describe('“Generate Deck String”', () => {
  it('DK-18.3 makes the string in groups, and “Copy Code” puts exactly it on the clipboard and says so', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (said) => void copied.push(said));
    await open(EDIT_FIVE);
    await press(/^Generate Deck String$/);
    const shown = document.querySelector<HTMLElement>('[data-code]')!;
    expect(shown.dataset.code).toBe(codeOf(FIVE));
    expect(shown.textContent.replace(/\s/g, '')).toBe(codeOf(FIVE));
    expect(shown.querySelectorAll('span').length).toBe(Math.ceil(codeOf(FIVE).length / 8));
    await press(/^Copy Code$/);
    await press(/^Copy link$/);
    expect(copied).toEqual([codeOf(FIVE), `fiveforges://deck/${codeOf(FIVE)}`]);
    expect(text()).toContain('The link is on the clipboard.');
    expect(document.querySelector('dialog svg[role="img"]')?.getAttribute('aria-label')).toBe('QR picture of the deck string');
    expect(why(/^Save as a file$/)).toBe('');
    vi.restoreAllMocks();
  });

  it('DK-18.3 is off with the reason while the deck is not legal, and shows no picture of a long string', async () => {
    await open(EDIT_FIVE);
    await type('DEF', '0');
    expect(why(/^Generate Deck String$/)).toBe('“Cub”, DEF: 0 is outside 1–20.');
    await press(/^Generate Deck String$/);
    expect(document.querySelector('dialog')).toBeNull();
    await close();
    await open(FORGE);
    await press(/^Edit a copy of The Open Forge$/);
    await press(/^Generate Deck String$/);
    expect(document.querySelector('dialog svg[role="img"]')).toBeNull();
    expect(text()).toContain('A QR picture holds');
    expect(why(/^Save as a file$/)).toMatch(/^Save the deck first/);
  });
});

describe('“Paste Deck Script”', () => {
  it('DK-18.4 shows name, author, counts, power and every card before Load; then it is the loaded deck', async () => {
    await open();
    expect(text()).toContain('The Open Forge');
    const deck = { ...FIVE, author: 'Ann' };
    await type('Paste Deck Script', `  "${codeOf(deck)}"\n`);
    await press(/^Look at it$/);
    const shown = document.querySelector<HTMLElement>('[aria-label="The deck of this string"]')!;
    for (const words of ['Five', 'Ann', '5 cards, 5 copies', '29.8, Standard', '4e561fb79aa53d9f', 'Cub', 'Kite', 'Jab', 'Pad', 'Salve'])
      expect(shown.textContent).toContain(words);
    await press(/^Load$/);
    expect(document.querySelector('[aria-label="The deck of this string"]')).toBeNull();
    const loaded = (): string =>
      [...document.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === 'Loaded deck')!.textContent;
    expect(loaded()).toContain('Ann');
    await close();
    await open();
    expect(loaded()).toContain('4e561fb79aa53d9f');
  });

  it('DK-19.6 tells what is wrong with a bad one, its code and its place, and leaves the loaded deck alone', async () => {
    await open();
    await type('Paste Deck Script', codeOf(FIVE).replace('DKF1.z.', 'DKF1.z.A'));
    await press(/^Look at it$/);
    expect(text()).toContain('It was changed or cut on its way.');
    expect(text()).toContain('Checksum differs: a character was changed or lost.');
    expect(text()).toContain('Code E_CHECKSUM. The loaded deck stays as it was.');
    expect(buttons(/^Load$/)).toHaveLength(0);
    expect(text()).toContain(DEFAULT_DECK.name);
  });

  it.each<[string, string, RegExp]>([
    ['E_EMPTY', ' \n', /No deck string was given/],
    ['E_TOO_LONG', 'A'.repeat(40_000), /40000 characters/],
    ['E_FORMAT', 'hello', /begins with “DKF1\.”/],
    ['E_VERSION', 'DKF2.r.AA.00000000', /another version/],
    ['E_METHOD', 'DKF1.q.AA.00000000', /method/],
    ['E_CHECKSUM', 'DKF1.r.AA.00000000', /Checksum differs/],
    ['E_ENCODING', packed('no json'), /no deck/],
    ['E_SCHEMA', packed('{"v":1,"n":"x","a":"","c":[],"d":1}'), /“d”/],
    [
      'E_RANGE',
      packed(deckJson({ ...FIVE, cards: FIVE.cards.with(0, { ...FIVE.cards[0], atk: 21 }) })),
      /^Card 1, ATK: 21 is outside 0–20\.$/,
    ],
    ['E_DUPLICATE', packed(deckJson({ ...FIVE, cards: [...FIVE.cards, FIVE.cards[0]] })), /^Card 2, name: “Cub” is the name of/],
    [
      'E_LIMIT',
      packed(deckJson({ ...FIVE, cards: FIVE.cards.with(2, { ...FIVE.cards[2], aim: 'none', abilities: [] }) })),
      /^Card 3, abilities: 0 is outside 1–3\.$/,
    ],
    ['E_TYPE_MISSING', packed(deckJson({ ...FIVE, cards: FIVE.cards.slice(1) })), /there is no Creature/],
  ])('%s is told in plain words', (code, string, words) => {
    const problems = problemsOf(string);
    expect(problems.at(-1)).toContain(`Code ${code}.`);
    expect(problems[1]).toMatch(words);
    expect(problems[0]).toMatch(/^[A-Z].*\.$/);
  });

  it('reads what a link brings, also while another deck is under work', async () => {
    await open({ ...FORGE, code: codeOf(FIVE) });
    expect(document.querySelector('[aria-label="The deck of this string"]')?.textContent).toContain('Five');
    await press(/^Edit it$/);
    expect(heading()).toBe('Forge a deck');
    expect(field('Name of the deck').value).toBe('Five II');
    expect(problemsOf(`fiveforges://deck/${codeOf(FIVE)}`)).toEqual([]);
  });
});

/** The picture as pixels, six to a module. */
function pixels({ side, d }: QrPicture): { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number } {
  const SCALE = 6;
  const width = side * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of d.matchAll(/M(\d+) (\d+)h/g))
    for (let i = 0; i < SCALE * SCALE; i++) {
      const at = ((Number(y) * SCALE + Math.floor(i / SCALE)) * width + Number(x) * SCALE + (i % SCALE)) * 4;
      data.fill(0, at, at + 3);
    }
  return { data, width, height: width };
}

describe('a QR picture', () => {
  it('holds a deck string that is read from it again, up to the longest one', async () => {
    const cards = BUILT_IN_DECKS[0].deck.cards;
    const some = { ...FIVE, cards: [...FIVE.cards, ...cards.slice(0, 18)] };
    for (const deck of [FIVE, some]) expect(await readQrPixels(pixels(qrPicture(codeOf(deck))))).toBe(codeOf(deck));
    const longest = 'aB-_9'.repeat(MOST_QR / 5);
    expect(await readQrPixels(pixels(qrPicture(longest)))).toBe(longest);
  });

  it('of anything else is none', async () => {
    expect(await readQrPixels({ data: new Uint8ClampedArray(400).fill(255), width: 10, height: 10 })).toBeNull();
    await settle();
  });
});
