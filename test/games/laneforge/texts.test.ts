import { describe, expect, test } from 'vitest';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { CHAMPIONS } from '../../../src-shared/games/laneforge/champions/index.ts';
import { MINIONS, SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import { FACTION_INFO } from '../../../src-shared/games/laneforge/factions.ts';
import { CHAMPION_FACES, abilitiesOf } from '../../../src-shared/games/laneforge/text/champions.ts';
import { FACES } from '../../../src-shared/games/laneforge/text/faces.ts';
import { MASKS } from '../../../src-shared/games/laneforge/keywords/masks.ts';
import { KEYWORDS, keywordById } from '../../../src-shared/games/laneforge/text/keywords.ts';
import { linesText, type TextLine } from '../../../src-shared/games/laneforge/text/rules-text.ts';
import { pluralOf } from '../../../src-shared/text/words.ts';
import { LEVELS } from '../../../src-shared/games/laneforge/types.ts';

const faces = Object.values(FACES);
const abilities = Object.values(CHAMPION_FACES).flatMap((champion) =>
  Object.entries(champion.lines).flatMap(([line, versions]) =>
    Object.values(versions).map((ability) => ({ id: champion.id, line, ...ability })),
  ),
);

test('the texts of all cards, Minions and Champions, for the eyes of whoever changes one', async () => {
  const cards = faces.map(({ id, name, typeLine, attack, health, plain }) => {
    const numbers = attack === null ? '' : ` ${attack}/${health}`;
    return `${id} | ${name} | ${typeLine}${numbers} | ${plain}`;
  });
  const champions = abilities.map(({ id, line, level, plain }) => `${id} | ${CHAMPION_FACES[id].name} | ${line} ${level} | ${plain}`);
  await expect(`${[...cards, ...champions].join('\n')}\n`).toMatchFileSnapshot('texts.snap');
});

const BROKEN = /undefined|null|NaN|\[\[|\]\]|object|\.\.|\s\s|\s[.,:]|that number/;

function expectSentences(plain: string, lines: readonly TextLine[], of: string): void {
  expect(plain, of).toMatch(/^[A-Z].*\.$/);
  expect(plain, of).not.toMatch(BROKEN);
  expect(linesText(lines), of).toBe(plain);
  for (const part of lines.flat()) {
    if ('keyword' in part) expect(keywordById(part.keyword), `${of}: ${part.keyword}`).toBeDefined();
    if ('card' in part) expect(FACES[part.card as keyof typeof FACES]?.minion, `${of}: ${part.card}`).toBe(true);
  }
}

describe('every card face', () => {
  test('has text in whole sentences unless it is a plain creature, and marks only words that help explains', () => {
    for (const face of faces) {
      if (face.plain === '') expect(face.type, face.id).toBe('creature');
      else expectSentences(face.plain, face.lines, face.id);
      for (const id of face.keywords) expect(keywordById(id), `${face.id}: ${id}`).toBeDefined();
    }
  });

  test('stands under its id, three to a set and Minion', () => {
    expect(Object.keys(FACES)).toEqual([...SETS, ...MINIONS].flatMap(({ id }) => LEVELS.map((level) => `${id}:${level}`)));
  });
});

describe('every Champion', () => {
  test('has its ability texts in whole sentences', () => {
    for (const { id, line, level, lines, plain } of abilities) expectSentences(plain, lines, `${id} ${line} ${level}`);
    expect(Object.keys(CHAMPION_FACES)).toEqual(CHAMPIONS.map((champion) => champion.id));
  });

  test('calls each ability by a name of its own, in plain capitals', () => {
    for (const { id, line, name } of abilities)
      expect(name, `${id} ${line}`).toMatch(/^[A-Z][a-z]*( ([A-Z][a-z]*|and|for|from|in|of|the|to))*$/);
    expect(abilities.find(({ line }) => line === 'name-the-worst')?.name).toBe('Name the Worst');
    const lines = CHAMPIONS.flatMap((champion) => champion.lines.map((line) => line.id));
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('shows the three abilities a deck gives it, by level', () => {
    for (const { id, lines } of CHAMPIONS) {
      const at = (level: 2 | 3 | 4) => lines.find((line) => line.versions[level])!;
      const picked = [at(2).id, at(3).id, at(4).id];
      expect(abilitiesOf(id, picked).map((ability) => ability.level)).toEqual([2, 3, 4]);
    }
  });
});

describe('the words of the texts', () => {
  /** Names stand in texts as they are; everything else with a capital inside a sentence is a word of the rules. */
  const names = [...SETS, ...MINIONS].flatMap((spec) => [spec.name, ...('subtypes' in spec ? spec.subtypes : [])]);
  const TERMS = new Set(
    [
      'Attack Health Armor Minion Champion Forge Free Deploy Activate',
      'Aggressive Breakthrough Defender Mobility Stealth',
      'Ready Exhausted Exhaust Move Swap Strike Strikes Battle Battles',
      'Replace Reanimate Upgrade Upgraded X Y',
    ].flatMap((words) => words.split(' ')),
  );
  const plainOf = (text: string): string =>
    [...names, ...names.map(pluralOf), ...Object.values(FACTION_INFO).map(({ name }) => name)]
      .sort((a, b) => b.length - a.length)
      .reduce((rest, name) => rest.replaceAll(name, '…'), text);
  /** Words with a capital that do not begin a sentence. */
  const capitals = (text: string): string[] => [...text.matchAll(/(?<![.:] |^)\b[A-Z][a-z]*/g)].map(([word]) => word);

  const OTHER_NAMES = /\b(opponent|target|kill|dies|die|summon|attack|health|armor|hero|token|unit)\b/;

  test('LN-21.8 card texts use the terms of the rules, and no other names for them', () => {
    for (const { id, plain } of [...faces, ...abilities]) {
      const strange = capitals(plainOf(plain)).filter((word) => !TERMS.has(word) && !TERMS.has(word.replace(/s$/, '')));
      expect(strange, `${id}: ${plain}`).toEqual([]);
      expect(plain, id).not.toMatch(OTHER_NAMES);
    }
  });
});

describe('the glossary', () => {
  test('explains every keyword and term with an icon, a line, a rule and an example', () => {
    for (const id of [...MASKS.ids, 'armor', 'deploy', 'activate', 'free', 'upgrade']) expect(keywordById(id), id).toBeDefined();
    expect(new Set(KEYWORDS.map((keyword) => keyword.id)).size).toBe(KEYWORDS.length);
    for (const keyword of KEYWORDS) {
      expect(keyword.icon in (gameIcons.icons as Record<string, unknown>), `${keyword.id}: ${keyword.icon}`).toBe(true);
      for (const text of [keyword.line, keyword.rule, keyword.example]) expect(text, keyword.id).toMatch(/^[A-Z“].*[.”]$/);
    }
  });
});
