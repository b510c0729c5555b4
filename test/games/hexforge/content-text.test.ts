import { describe, expect, test } from 'vitest';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { CARDS } from '../../../src-shared/games/hexforge/cards/index.ts';
import { costLetters, costOf, costWords } from '../../../src-shared/games/hexforge/text/costs.ts';
import { FACES } from '../../../src-shared/games/hexforge/text/faces.ts';
import { filterWords, targetWords } from '../../../src-shared/games/hexforge/text/filter-words.ts';
import { MASKS } from '../../../src-shared/games/hexforge/keywords/masks.ts';
import { KEYWORDS, keywordById } from '../../../src-shared/games/hexforge/text/keywords.ts';
import { lineText } from '../../../src-shared/games/hexforge/text/markup.ts';
import { PHASE_NAMES, RESOURCE_NAMES, TILE_HELP } from '../../../src-shared/games/hexforge/text/names.ts';
import { rulesText } from '../../../src-shared/games/hexforge/text/rules-text.ts';
import { damage, drawCards, each, exhaust, spell, target, units, when } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { PHASES, RESOURCES, TILE_TYPES } from '../../../src-shared/games/hexforge/types.ts';

const faces = Object.values(FACES);

test('the texts of all cards, for the eyes of whoever changes one', async () => {
  const lines = faces.map((face) => {
    const numbers = face.power !== null ? ` ${face.power}/${face.health}` : face.bonus ? ` ${face.bonus.power}/${face.bonus.health}` : '';
    return `${face.id} | ${face.name} | ${costLetters(face.cost)} | ${face.typeLine}${numbers} | ${face.plain}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('texts.snap');
});

describe('every card', () => {
  test('has text unless it is a plain unit, in whole sentences', () => {
    for (const face of faces) {
      if (face.plain === '') {
        expect(['tin-errand', 'mosslet']).toContain(face.id);
        continue;
      }
      expect(face.plain, face.id).toMatch(/^[A-Z0-9].*\.$/);
      expect(face.plain, face.id).not.toMatch(/undefined|NaN|\[\[|\]\]|object|\.\.|\s\s/);
      expect(face.lines.map(lineText).join(' '), face.id).toBe(face.plain);
      expect(face.flavour.length, face.id).toBeGreaterThan(0);
    }
  });

  test('marks only words that the glossary explains, and shows only icons of such words', () => {
    for (const face of faces) {
      for (const part of face.lines.flat())
        if ('keyword' in part) expect(keywordById(part.keyword), `${face.id}: ${part.keyword}`).toBeDefined();
      for (const id of face.keywords) expect(keywordById(id), `${face.id}: ${id}`).toBeDefined();
    }
  });

  test('shows its printed numbers, kind and colours', () => {
    expect(FACES['orsa-bellgrave']).toMatchObject({
      role: 'commander',
      typeLine: 'Commander · Chieftain',
      colours: ['R', 'G'],
      power: 3,
      health: 6,
      bonus: null,
    });
    expect(FACES['rime-shackles']).toMatchObject({ typeLine: 'Equipment · Instant', power: null, bonus: { power: '−1', health: '+0' } });
    expect(FACES['kiln-newt'].colours).toEqual(['R']);
    expect(FACES['mosslet'].colours).toEqual(['G']);
    expect(FACES['ingot-golem'].abilities).toEqual([
      { cost: {}, speed: 'slow', brilliance: true, plain: 'Gain E. If this is next to a mineral tile, gain 1E instead.' },
    ]);
  });
});

describe('wording', () => {
  const text = (effects: Parameters<typeof spell>[0]['effects'], targets: Parameters<typeof spell>[0]['targets'] = []) =>
    rulesText(spell({ id: 'x', name: 'X', cost: '', targets, effects, flavour: '', art: { hero: 'anvil', scene: 'rune' } }));

  test('a thing already named is called it', () => {
    expect(text([damage(1, 0), damage(2, 0)], [target.enemyUnit()])).toBe('1 damage to target enemy unit. 2 damage to it.');
  });

  test('several targets at once: alike together, others one by one, and named again', () => {
    const alike = [target.enemyUnit({ maxPower: 2 }), target.enemyUnit({ maxPower: 2 })];
    expect(text([damage(2, each(0, 1)), exhaust(each(0, 1))], alike)).toBe(
      '2 damage to each of two target enemy units with power 2 or less. Exhaust each of those two.',
    );
    expect(text([damage(1, each(0, 1)), damage(1, 1)], [target.enemyTower(), target.unit()])).toBe(
      '1 damage to each of target enemy tower and target unit. 1 damage to the unit.',
    );
    expect(text([damage(1, each(0, 1)), damage(1, 1)], [target.ownTower(), target.ownTower()])).toBe(
      '1 damage to each of two target towers you control. 1 damage to your tower.',
    );
  });

  test('both ways of a condition', () => {
    const grass = { cond: 'onTile', who: 0, types: ['grass'] } as const;
    const condition = { ...grass, types: [...grass.types] };
    expect(text([when(condition, [damage(3, 0)], [damage(1, 0)])], [target.unit()])).toBe(
      '1 damage to target unit. If it is on grass, 3 damage to it instead.',
    );
    expect(text([when(condition, [damage(3, 0)], [drawCards(2)])], [target.unit()])).toBe(
      'If target unit is on grass, 3 damage to it. Otherwise, draw 2 cards.',
    );
    expect(text([when({ cond: 'handAtMost', n: 0 }, [drawCards(1, 'each')])])).toBe('If your hand is empty, each player draws a card.');
  });

  test('filters and targets, as asked for in a choice', () => {
    expect(filterWords(units('enemy', { damaged: true, notCommander: true, maxPower: 3, beside: 'self' }))).toBe(
      'damaged non-commander enemy unit with power 3 or less next to it',
    );
    expect(targetWords(target.tile({ free: true, within: 3 }))).toBe('free tile within 3 tiles');
    expect(targetWords(target.discarded('enemy'))).toBe('card in your rival’s discard');
    expect(targetWords(target.item('any'))).toBe('card or ability');
  });

  test('costs are read and written alike', () => {
    expect(costOf('12FFE')).toEqual({ C: 12, F: 2, E: 1 });
    expect(costLetters(costOf('2RG'))).toBe('2RG');
    expect(costLetters({})).toBe('0');
    expect(costWords({ O: 1, F: 1, C: 2 })).toBe('2 generic, 1 Frexine and 1 Ornite');
    expect([costWords({ F: 2 }), costWords({}), costWords({}, 'nothing')]).toEqual(['2 Frexine', 'free', 'nothing']);
  });
});

describe('the glossary', () => {
  test('explains every keyword with an icon, a line, a rule and an example', () => {
    for (const id of [...MASKS.ids, 'instant', 'unstable']) expect(keywordById(id), id).toBeDefined();
    expect(new Set(KEYWORDS.map((keyword) => keyword.id)).size).toBe(KEYWORDS.length);
    for (const keyword of KEYWORDS) {
      expect(keyword.icon in (gameIcons.icons as Record<string, unknown>), `${keyword.id}: ${keyword.icon}`).toBe(true);
      for (const text of [keyword.line, keyword.rule, keyword.example]) expect(text, keyword.id).toMatch(/[.”]$/);
    }
  });

  test('names resources, tiles and phases', () => {
    for (const id of RESOURCES) expect(RESOURCE_NAMES[id].name).toBeTruthy();
    for (const id of TILE_TYPES) expect(TILE_HELP[id]).toMatch(/\.$/);
    for (const id of PHASES) expect(PHASE_NAMES[id].long).toBeTruthy();
  });
});

test('every definition has a face under its id', () => expect(Object.keys(FACES)).toEqual(CARDS.map((card) => card.id)));
