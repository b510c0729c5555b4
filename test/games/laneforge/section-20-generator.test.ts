import { describe, expect, it } from 'vitest';
import { PROGRAMS, championOf, lineProgram } from '../../../src-shared/games/laneforge/catalog.ts';
import { CHAMPIONS } from '../../../src-shared/games/laneforge/champions/index.ts';
import { CONTENT_VERSION } from '../../../src-shared/games/laneforge/content-version.ts';
import { deckCode, parseDeckCode, seedProblem } from '../../../src-shared/games/laneforge/decks/code.ts';
import { factionDeckSchema } from '../../../src-shared/games/laneforge/decks/deck-schema.ts';
import { generateFactionDeck } from '../../../src-shared/games/laneforge/decks/generate.ts';
import { fnv1a32, mulberry32, streamOf } from '../../../src-shared/games/laneforge/decks/random.ts';
import { STARTERS } from '../../../src-shared/games/laneforge/decks/starters.ts';
import { FACTION_INFO } from '../../../src-shared/games/laneforge/factions.ts';
import { FACTIONS, type LnFaction } from '../../../src-shared/games/laneforge/types.ts';
import { championByTheBook, setsByTheBook, themeByTheBook } from './deck-by-the-book.ts';

/** The version of the cards that this game has. */
const V = CONTENT_VERSION;

const SOME_SEEDS = Array.from({ length: 250 }, (_, i) => `SOME${i}`);
const deckOf = (faction: LnFaction, seed: string) => generateFactionDeck(CONTENT_VERSION, faction, seed);

describe('20 Deck generator: codes and chance', () => {
  it('LN-20.1 the same version, faction and seed give the same bytes; another of any gives another deck', () => {
    const first = JSON.stringify(generateFactionDeck(1, 'f3', 'ANVIL7'));
    for (const seed of SOME_SEEDS.slice(0, 20)) deckOf('f2', seed);
    expect(JSON.stringify(generateFactionDeck(1, 'f3', 'ANVIL7'))).toBe(first);
    const { sets } = generateFactionDeck(1, 'f3', 'ANVIL7');
    expect(generateFactionDeck(2, 'f3', 'ANVIL7').sets).not.toEqual(sets);
    expect(generateFactionDeck(1, 'f4', 'ANVIL7').sets).not.toEqual(sets);
    expect(generateFactionDeck(1, 'f3', 'ANVIL8').sets).not.toEqual(sets);
  });

  it('LN-20.1 what it gives is a whole deck value, and JSON keeps all of it', () => {
    for (const faction of FACTIONS) {
      const deck = deckOf(faction, 'A');
      expect(factionDeckSchema.parse(JSON.parse(JSON.stringify(deck)))).toEqual(deck);
      expect(deck).toMatchObject({ faction, code: `LF${CONTENT_VERSION}-${faction}-A` });
    }
  });

  it('LN-20.1 a seed is 1 to 16 characters of A–Z and 0–9', () => {
    for (const seed of ['A', '0', 'Z9', 'ABCDEFGHIJKLMNOP']) expect(seedProblem(seed), seed).toBeNull();
    expect(seedProblem('')).toBe('The seed is missing: 1 to 16 letters A–Z and digits.');
    expect(seedProblem('ABCDEFGHIJKLMNOPQ')).toBe('The seed "ABCDEFGHIJKLMNOPQ" has 17 characters; 16 are the most.');
    expect(seedProblem('AB_C')).toBe('A seed has only letters A–Z and digits; "_" is neither.');
    expect(seedProblem('abc')).toBe('A seed has only letters A–Z and digits; "a" is neither.');
    expect(() => generateFactionDeck(1, 'f1', 'Ä')).toThrow('"Ä" is neither');
  });

  it('LN-20.1 a deck code round-trips', () => {
    for (const faction of FACTIONS)
      for (const seed of ['A', '0', 'STARTER1', 'ABCDEFGHIJKLMNOP']) {
        const code = { contentVersion: CONTENT_VERSION, faction, seed };
        expect(deckCode(code)).toBe(`LF${CONTENT_VERSION}-${faction}-${seed}`);
        expect(parseDeckCode(deckCode(code))).toEqual({ ok: true, code });
      }
  });

  it('LN-20.1 a code may be typed with spaces around it and in small letters', () => {
    expect(parseDeckCode(` lf${V}-F3-starter1 `)).toEqual({ ok: true, code: { contentVersion: V, faction: 'f3', seed: 'STARTER1' } });
  });

  it.each([
    `LF${V}–f3–STARTER1`,
    `“lf${V}—f3−starter1”.`,
    `<fiveforges://deck/LF${V}-f3-STARTER1/>`,
    `FiveForges:deck/LF${V}-f3-STARTER1`,
    `ＬＦ${V}－ｆ３－ＳＴＡＲＴＥＲ１`,
    `LF${V} - f3 - STARTER1\u200B`,
  ])('LN-20.1 a code may be pasted as %s', (text) => {
    expect(parseDeckCode(text)).toEqual({ ok: true, code: { contentVersion: V, faction: 'f3', seed: 'STARTER1' } });
  });

  it.each([
    ['straße', 'ß'],
    ['ıstanbul', 'ı'],
    ['ﬁrst', 'ﬁ'],
  ])('LN-20.1 no letter becomes another one: %s', (seed, strange) => {
    const problem = `A seed has only letters A–Z and digits; "${strange}" is neither.`;
    expect(parseDeckCode(`LF${V}-f3-${seed}`)).toEqual({ ok: false, problem });
  });

  it.each([
    ['', `No code was given. A deck code looks like LF${V}-f1-STARTER1.`],
    ['STARTER1', `A deck code has three parts with dashes between them, like LF${V}-f1-STARTER1; "STARTER1" has 1.`],
    [`LF${V}-f3`, `A deck code has three parts with dashes between them, like LF${V}-f1-STARTER1; "LF${V}-f3" has 2.`],
    [`LF${V}-f3-A-B`, `A deck code has three parts with dashes between them, like LF${V}-f1-STARTER1; "LF${V}-f3-A-B" has 4.`],
    ['HX1-f3-A', `A deck code begins with "LF" and the version of the cards, such as "LF${V}"; this one begins with "HX1".`],
    ['LF-f3-A', `A deck code begins with "LF" and the version of the cards, such as "LF${V}"; this one begins with "LF".`],
    [`LF0${V}-f3-A`, `A deck code begins with "LF" and the version of the cards, such as "LF${V}"; this one begins with "LF0${V}".`],
    [
      `LF${V + 1}-f3-A`,
      `This code was made with version ${V + 1} of the cards and this game has version ${V}: it would be another deck here.`,
    ],
    [`LF${V}-f9-A`, 'There is no faction "f9"; there are f1 (Bellmark), f2 (Slipstream), f3 (Cinderhost), f4 (Mosswake).'],
    [`LF${V}-f3-`, 'The seed is missing: 1 to 16 letters A–Z and digits.'],
    [`LF${V}-f3-A B`, 'A seed has only letters A–Z and digits; " " is neither.'],
    [`LF${V}-f3-ABCDEFGHIJKLMNOPQ`, 'The seed "ABCDEFGHIJKLMNOPQ" has 17 characters; 16 are the most.'],
  ])('LN-20.1 the code "%s" is refused in words', (text, problem) => {
    expect(parseDeckCode(text)).toEqual({ ok: false, problem });
  });

  it('LN-20.2 the vector: a key’s hash, its numbers and its integers', () => {
    const key = 'LNDECK|1|f1|TEST|0';
    expect(fnv1a32(key)).toBe(4094754490);
    const next = mulberry32(fnv1a32(key));
    expect([next(), next(), next()]).toEqual([3033094342, 3395332568, 3749272381]);
    const stream = streamOf(key);
    expect([stream.int(100), stream.int(100), stream.int(100)]).toEqual([70, 79, 87]);
  });

  it('LN-20.2 the vector: Fisher–Yates of 0–9 on a fresh stream', () => {
    const stream = streamOf('LNDECK|1|f1|TEST|0');
    const list = Array.from({ length: 10 }, (_, i) => i);
    for (let i = 9; i > 0; i--) {
      const j = stream.int(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    expect(list).toEqual([3, 1, 0, 5, 8, 2, 4, 6, 9, 7]);
  });

  it('LN-20.2 keys are hashed as UTF-8', () => {
    expect(fnv1a32('é')).toBe(fnv1a32Of([0xc3, 0xa9]));
    expect(fnv1a32('a')).toBe(0xe40c292c);
  });
});

/** The definition, byte by byte, in exact integers. */
function fnv1a32Of(bytes: number[]): number {
  let hash = 0x811c9dc5n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x01000193n) & 0xffffffffn;
  return Number(hash);
}

describe.each(FACTIONS)('20 Deck generator: %s by the book', (faction) => {
  it('LN-20.3 LN-20.4 the theme, and the first attempt that meets all demands, drawn by weight', () => {
    for (const seed of SOME_SEEDS) {
      const theme = themeByTheBook(CONTENT_VERSION, faction, seed);
      expect(deckOf(faction, seed).sets, seed).toEqual(setsByTheBook(CONTENT_VERSION, faction, seed, theme));
    }
  });

  it('LN-20.3 a deck is named after its theme and its Champion', () => {
    for (const seed of SOME_SEEDS) {
      const deck = deckOf(faction, seed);
      const theme = FACTION_INFO[faction].themes.find(({ id }) => id === themeByTheBook(CONTENT_VERSION, faction, seed))!;
      expect(deck.name).toBe(`${theme.name} of ${championOf(deck.champion.id).spec.name}`);
    }
  });

  it('LN-20.13 the Champion, and one of its fair triples of abilities', () => {
    for (const seed of SOME_SEEDS) expect(deckOf(faction, seed).champion, seed).toEqual(championByTheBook(CONTENT_VERSION, faction, seed));
  });

  it('LN-20.15 the texts at levels 2, 3 and 4 are the versions of three different lines for those levels', () => {
    for (const seed of SOME_SEEDS) {
      const { id, lines } = deckOf(faction, seed).champion;
      const { spec } = championOf(id);
      expect(new Set(lines).size, seed).toBe(3);
      for (const level of [2, 3, 4] as const) {
        const program = lineProgram(id, lines[level - 2], level);
        expect(PROGRAMS[program].script).toBe(spec.lines.find((line) => line.id === lines[level - 2])!.versions[level]);
      }
    }
  });

  it('LN-20.16 its two ready-made decks are those of STARTER1 and STARTER2', () => {
    const own = STARTERS.filter(({ deck }) => deck.faction === faction);
    expect(own.map(({ deck }) => deck)).toEqual([deckOf(faction, 'STARTER1'), deckOf(faction, 'STARTER2')]);
    expect(own.map(({ id }) => id)).toEqual([`${faction}-starter-1`, `${faction}-starter-2`]);
  });
});

describe('20 Deck generator: what is kept', () => {
  it('LN-20.16 the eight ready-made decks are as they were', async () => {
    expect(STARTERS).toHaveLength(8);
    await expect(`${JSON.stringify(STARTERS, null, 2)}\n`).toMatchFileSnapshot('./starters.snap');
  });

  it('LN-20.13 a line without a version for a level never stands at it', () => {
    const versions = new Set(
      CHAMPIONS.flatMap(({ lines }) => lines.flatMap(({ id, versions }) => Object.keys(versions).map((level) => `${id} ${level}`))),
    );
    for (const faction of FACTIONS)
      for (const seed of SOME_SEEDS)
        deckOf(faction, seed).champion.lines.forEach((line, i) => expect(versions.has(`${line} ${i + 2}`), `${line} ${i + 2}`).toBe(true));
  });
});
