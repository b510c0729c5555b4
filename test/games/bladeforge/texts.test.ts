import { describe, expect, test } from 'vitest';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { CARDS } from '../../../src-shared/games/bladeforge/cards/index.ts';
import type { BlEffect } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { FACES, cardFace, cardName } from '../../../src-shared/games/bladeforge/text/faces.ts';
import { KEYWORDS, keywordById, keywordName } from '../../../src-shared/games/bladeforge/text/keywords.ts';
import { PHASE_NAMES, SLOT_NAMES, TYPE_NAMES, ZONE_HELP, ZONE_NAMES } from '../../../src-shared/games/bladeforge/text/names.ts';
import { effectLine, linesText } from '../../../src-shared/games/bladeforge/text/rules-text.ts';
import { CARD_TYPES, PHASES, SLOTS } from '../../../src-shared/games/bladeforge/types.ts';
import { plainText } from '../../../src-shared/text/markup.ts';

const faces = Object.values(FACES);
const gadgets = faces.filter((face) => face.type === 'gadget');

test('the texts of all cards, for the eyes of whoever changes one', async () => {
  const lines = faces.map(({ id, name, typeLine, copies, signs, stability, plain, flavour }) => {
    const numbers = signs ? ` ${signs.attack}/${signs.defense}` : '';
    const steady = stability === null ? '' : ` Stability ${stability}`;
    return `${id} | ${name} ×${copies} | ${typeLine}${numbers}${steady} | ${plain} | ${flavour}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('texts.snap');
});

const BROKEN = /undefined|null|NaN|\[\[|\]\]|object|\.\.|\s\s|\s[.,:]/;

describe('every card face', () => {
  test('stands under its id, in content order', () => {
    expect(Object.keys(FACES)).toEqual(CARDS.map((card) => card.id));
    expect(cardName('trip-mine')).toBe('Trip Mine');
    expect(cardName('no-such-card')).toBe('no-such-card');
  });

  test('has text in whole sentences if it is a Gadget, one paragraph to an effect, and none otherwise', () => {
    for (const face of faces) {
      expect(linesText(face.lines), face.id).toBe(face.plain);
      expect(face.lines.map(plainText), face.id).toEqual(face.effects.map((effect) => effect.plain));
      if (face.type !== 'gadget') expect(face.plain, face.id).toBe('');
      else for (const { plain } of face.effects) expect(plain, face.id).toMatch(/^[A-Z].*\.$/);
      expect(face.plain, face.id).not.toMatch(BROKEN);
    }
    expect(gadgets).toHaveLength(25);
  });

  test('marks only words that help explains, each effect’s own word among them', () => {
    for (const face of gadgets) {
      for (const part of face.lines.flat())
        if ('keyword' in part) expect(keywordById(part.keyword), `${face.id}: ${part.keyword}`).toBeDefined();
      face.lines.forEach((line, i) =>
        expect(
          line.some((part) => 'keyword' in part && part.keyword === face.effects[i].kind),
          `${face.id}: ${face.effects[i].kind}`,
        ).toBe(true),
      );
      expect(face.keywords, face.id).toEqual(face.effects.map((effect) => effect.kind));
    }
  });

  test('BL-15.4 repeats its type as a word, with the die', () => {
    for (const face of faces) {
      expect(face.typeWord, face.id).toBe(TYPE_NAMES[face.type]);
      expect(face.typeLine, face.id).toBe(`${TYPE_NAMES[face.type]} · d${face.req}`);
    }
  });

  test('BL-1.2 shows Attack and Defense with their signs, Stability on Shields, neither on Gadgets', () => {
    expect(FACES['barn-door']).toMatchObject({ attack: -3, defense: 4, signs: { attack: '−3', defense: '+4' }, stability: null });
    expect(FACES['shop-sign']).toMatchObject({ signs: { attack: '+0', defense: '+0' }, stability: 5 });
    expect(FACES['hot-rivet']).toMatchObject({ attack: null, defense: null, signs: null, stability: null });
  });
});

describe('what effects say', () => {
  const said: [BlEffect, string][] = [
    [{ do: 'attackMod', n: 3 }, 'Your attack this turn gets +3 Attack.'],
    [{ do: 'defenseMod', n: 2 }, 'You have +2 Defense until your next turn.'],
    [{ do: 'weaken', n: 2 }, 'Weaken a rival: −2 Defense this turn.'],
    [{ do: 'attackTimes' }, 'Double your attack this turn.'],
    [{ do: 'dieStep' }, 'Your attack this turn rolls the next larger die.'],
    [{ do: 'keepBest' }, 'Your attack this turn rolls twice and keeps the best.'],
    [{ do: 'noBlock' }, 'Your attack this turn cannot be blocked.'],
    [{ do: 'pierce' }, 'Your attack this turn pierces a Shield.'],
    [{ do: 'blockMod', n: 2 }, 'Your block rolls get +2 until your next turn.'],
    [{ do: 'breakShield' }, 'Break a rival’s Shield.'],
    [{ do: 'breakPart' }, 'Break a part of a rival’s Forge.'],
    [{ do: 'hit', n: 2 }, 'Hit a rival for 2.'],
    [{ do: 'hitAll', n: 2, scope: 'others' }, 'Hit every rival for 2.'],
    [{ do: 'hitAll', n: 5, scope: 'everyone' }, 'Hit everybody, you too, for 5.'],
    [{ do: 'heal', n: 3 }, 'Heal 3.'],
    [{ do: 'draw', n: 1 }, 'Draw a card.'],
    [{ do: 'draw', n: 3 }, 'Draw 3 cards.'],
    [{ do: 'fetch', type: 'guard' }, 'Fetch a Guard from the Salvage.'],
    [{ do: 'forgeStep', by: 1 }, 'Raise one player’s die by one size, yours or a rival’s.'],
    [{ do: 'forgeStep', by: -1 }, 'Lower one player’s die by one size, yours or a rival’s.'],
    [{ do: 'extraPlace' }, 'You may place or replace once more this turn.'],
    [{ do: 'searchUp', type: 'blade' }, 'Search the Armory, face up, for a Blade.'],
    [{ do: 'steal', give: false }, 'Steal a random card from a rival’s hand.'],
    [{ do: 'steal', give: true }, 'Steal a random card from a rival’s hand, for one of yours that you pick.'],
    [{ do: 'trap', n: 5 }, 'Trap 5: whoever turns this up in a search or steals it loses 5 health and keeps it.'],
  ];

  test.each(said)('%j', (effect, text) => expect(plainText(effectLine(effect))).toBe(text));

  test('another number in the data is another number in the text', () => {
    const [spec] = CARDS.filter((card) => card.id === 'trip-mine');
    expect(spec.type).toBe('gadget');
    if (spec.type === 'gadget') expect(cardFace({ ...spec, effects: [{ do: 'trap', n: 7 }] }).plain).toMatch(/^Trap 7: .* loses 7 health/);
  });
});

describe('the words of the texts', () => {
  const TERMS = new Set('Attack Defense Shield Forge Salvage Armory Blade Grip Guard Gadget Trap'.split(' '));
  /** Words with a capital that do not begin a sentence. */
  const capitals = (text: string): string[] => [...text.matchAll(/(?<![.:] |^)\b[A-Z][a-z]*/g)].map(([word]) => word);

  test('BL-C7 card texts use the terms of the rules, and no other names for them', () => {
    for (const { id, plain } of gadgets) {
      expect(
        capitals(plain).filter((word) => !TERMS.has(word)),
        `${id}: ${plain}`,
      ).toEqual([]);
      expect(plain, id).not.toMatch(/\b(opponent|target|enemy|kill|dies|deck|discard|weapon|sword|attack:|hp|life)\b/i);
    }
  });
});

describe('the glossary', () => {
  test('explains every effect, card type and term with an icon, a line, a rule and an example', () => {
    for (const id of [...CARD_TYPES, 'part', ...gadgets.flatMap((face) => face.keywords)]) expect(keywordById(id), id).toBeDefined();
    for (const id of ['armory', 'salvage', 'forge', 'forgeLevel', 'forgeReq', 'reforge', 'recycle', 'stability', 'block', 'loot'])
      expect(keywordById(id), id).toBeDefined();
    expect(new Set(KEYWORDS.map((keyword) => keyword.id)).size).toBe(KEYWORDS.length);
    expect(new Set(KEYWORDS.map((keyword) => keyword.name)).size).toBe(KEYWORDS.length);
    for (const keyword of KEYWORDS) {
      expect(keyword.icon in (gameIcons.icons as Record<string, unknown>), `${keyword.id}: ${keyword.icon}`).toBe(true);
      for (const text of [keyword.line, keyword.rule, keyword.example]) expect(text, keyword.id).toMatch(/^[A-Z“].*[.”]$/);
    }
    expect(keywordName('trap', 3)).toBe('Trap 3');
    expect(keywordName('pierce')).toBe('Pierce');
  });

  test('phases, places, types and piles have names, and piles a sentence', () => {
    for (const phase of PHASES) expect(PHASE_NAMES[phase].short, phase).not.toBe('');
    for (const slot of SLOTS) expect(SLOT_NAMES[slot], slot).not.toBe('');
    expect(Object.keys(ZONE_HELP)).toEqual(Object.keys(ZONE_NAMES));
    for (const help of Object.values(ZONE_HELP)) expect(help).toMatch(/^[A-Z].*\.$/);
  });
});
