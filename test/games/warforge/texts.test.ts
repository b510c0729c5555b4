import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../../../src-shared/games/warforge/cards/index.ts';
import { FACES, cardName, faceOf } from '../../../src-shared/games/warforge/text/faces.ts';
import { KEYWORDS, KEYWORDS_TEXT, PACTS_TEXT, keywordById } from '../../../src-shared/games/warforge/text/keywords.ts';
import { placeName } from '../../../src-shared/games/warforge/text/names.ts';
import { linesText } from '../../../src-shared/games/warforge/text/rules-text.ts';
import { pluralOf } from '../../../src-shared/text/words.ts';
import { KEYWORD_GROUPS, KEYWORD_IDS, PACTS, PHASES } from '../../../src-shared/games/warforge/types.ts';

const faces = Object.values(FACES);

test('the texts of all cards, for the eyes of whoever changes one', async () => {
  const cards = faces.map(({ id, name, typeLine, cost, melee, ranged, health, plain }) => {
    const numbers = melee === null ? '' : ` ${melee}/${ranged}/${health}`;
    return `${id} | ${name} | ${cost} | ${typeLine}${numbers} | ${plain}`;
  });
  await expect(`${cards.join('\n')}\n`).toMatchFileSnapshot('texts.snap');
});

describe('every card', () => {
  const BROKEN = /undefined|null|NaN|\[\[|\]\]|object|\.\.|\s\s|\s[.,:]|that unit|this card\b(?! this turn)/;

  test('has text in whole sentences, or is a Troop without any', () => {
    for (const { id, kind, plain, lines } of faces) {
      if (plain === '') expect(kind, id).toBe('troop');
      else expect(plain, id).toMatch(/^[A-Z].*\.$/);
      expect(plain, id).not.toMatch(BROKEN);
      expect(linesText(lines), id).toBe(plain);
    }
  });

  test('marks only words that help explains, and cards that there are', () => {
    for (const { id, terms, keywords, lines } of faces) {
      for (const term of [...terms, ...keywords.map((keyword) => keyword.id)]) expect(keywordById(term), `${id}: ${term}`).toBeDefined();
      for (const part of lines.flat())
        if ('card' in part) expect([faceOf(part.card).name, pluralOf(faceOf(part.card).name)], id).toContain(part.text);
    }
  });

  test('marks a type that the glossary explains', () => {
    expect(faceOf('second-pour').terms).toContain('wreck');
  });

  test('names the keywords it has in its text', () => {
    for (const { id, keywords, terms } of faces) expect(terms, id).toEqual(expect.arrayContaining(keywords.map((keyword) => keyword.id)));
  });

  test('uses the terms of the rules, and no other names for them', () => {
    for (const { id, plain } of faces)
      expect(plain, id).not.toMatch(/\b(opponent|kill|dies|hero|minion|creature|spell|mana|attack value)\b/);
  });

  test('is found by its id, in content order', () => {
    expect(Object.keys(FACES)).toEqual(ALL_CARDS.map(({ id }) => id));
    expect(cardName('remnant')).toBe('Remnant');
    expect(cardName('nothing')).toBe('nothing');
    expect(() => faceOf('nothing')).toThrow('there is no card "nothing"');
  });
});

describe('the glossary', () => {
  const icons = gameIcons.icons as Record<string, unknown>;

  test('has the sixty keywords in the order of their positions, then Pacts, terms and phases', () => {
    expect(Object.keys(KEYWORDS_TEXT)).toEqual([...KEYWORD_IDS]);
    expect(KEYWORDS.slice(0, KEYWORD_IDS.length).map(({ id }) => id)).toEqual([...KEYWORD_IDS]);
    for (const id of [...PACTS.map((pact) => PACTS_TEXT[pact].name), ...PHASES]) {
      expect(
        KEYWORDS.some((help) => help.id === id || help.name === id),
        id,
      ).toBe(true);
    }
    expect(KEYWORDS.some(({ group }) => group === 'term')).toBe(true);
  });

  test('gives every word an id, a name and an icon of its own', () => {
    for (const part of ['id', 'icon'] as const) expect(new Set(KEYWORDS.map((help) => help[part])).size, part).toBe(KEYWORDS.length);
    for (const { id, icon } of KEYWORDS) expect(icon in icons, `${id}: ${icon}`).toBe(true);
    const names = KEYWORD_IDS.map((id) => KEYWORDS_TEXT[id].name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('explains each in sentences, the line short enough for a pop-up', () => {
    for (const { id, line, rule, example } of KEYWORDS) {
      for (const text of [line, rule, example]) expect(text, id).toMatch(/^[A-Z“+\d].*[.”]$/);
      expect(line.length, `${id}: ${line}`).toBeLessThanOrEqual(72);
    }
  });

  test('gives each keyword an example with numbers, rules, and a group that has others', () => {
    for (const id of KEYWORD_IDS) {
      expect(KEYWORDS_TEXT[id].cites[0], id).toMatch(/^WR-(2[1-5])\.\d+$/);
      expect(KEYWORDS_TEXT[id].example, id).toMatch(/\d/);
    }
    expect(new Set(KEYWORD_IDS.map((id) => KEYWORDS_TEXT[id].group))).toEqual(new Set(KEYWORD_GROUPS));
  });
});

test('places are told from the Warlord outwards', () => {
  expect(placeName('R1')).toBe('right side, first from the Warlord');
  expect(placeName('L4')).toBe('left side, fourth from the Warlord');
  expect(placeName('W')).toBe('Warlord');
});
