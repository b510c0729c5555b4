import { describe, expect, test } from 'vitest';
import { deckFaults } from '../../../../src-shared/games/deckforge/decks/check.ts';
import { faultText } from '../../../../src-shared/games/deckforge/decks/faults.ts';
import { readDeck } from '../../../../src-shared/games/deckforge/decks/schema.ts';
import type { Ability, DeckCard, OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { card, FIVE, fiveWith, jab, pad, salve } from './cards.ts';

const faults = (deck: OnlineDeck): string[] => deckFaults(deck).map((fault) => `${fault.code} ${faultText(fault)}`);
const creature = (over: Partial<DeckCard>): string[] => faults(fiveWith(card(over)));
const does = (...abilities: Ability[]): string[] => creature({ abilities });
const artifact = (...abilities: Ability[]): string[] => faults(fiveWith(salve(...abilities)));
const cast = (...rest: [Ability[1], Ability[2], number?, Ability[4]?, Ability[5]?]): Ability => [
  'cast',
  rest[0],
  rest[1],
  rest[2] ?? 0,
  rest[3] ?? 0,
  rest[4] ?? 'now',
];

test('DK-17.4 the smallest deck has one card of each type', () => {
  expect(faults(FIVE)).toEqual([]);
  const without = { ...FIVE, cards: FIVE.cards.slice(1) };
  expect(faults(without)).toEqual(['E_TYPE_MISSING c: there is no Creature; at least one card of each type is needed']);
});

describe('DK-17.1 names and notes', () => {
  test.each([
    ['', 'E_RANGE c[0].name: 0 characters: 0 is outside 1–40'],
    ['x'.repeat(41), 'E_RANGE c[0].name: 41 characters: 41 is outside 1–40'],
    ['a\u0000b', 'E_SCHEMA c[0].name: it holds an invisible character (U+0000), which is not allowed'],
    ['a\u202Eb', 'E_SCHEMA c[0].name: it holds an invisible character (U+202E), which is not allowed'],
    ['a\uD800', 'E_SCHEMA c[0].name: it holds an invisible character (U+D800), which is not allowed'],
    ['e\u0301', 'E_SCHEMA c[0].name: its letters and accents must be joined (Unicode NFC)'],
    ['\u200D', 'E_RANGE c[0].name: nothing of it can be seen'],
  ])('%j is refused', (name, text) => expect(creature({ name })).toEqual([text]));

  test('forty characters are counted as people count them, and anything visible may be among them', () => {
    expect(creature({ name: '🔥'.repeat(40) })).toEqual([]);
    expect(creature({ name: '<b>&amp;</b> {{x}} [[ims|y]]' })).toEqual([]);
    expect(creature({ text: 'é'.repeat(200) })).toEqual([]);
    expect(creature({ text: 'é'.repeat(201) })).toEqual(['E_RANGE c[0].text: 201 characters: 201 is outside 0–200']);
  });

  test.each([
    ['jab', 'Jab'],
    ['STRASSE', 'straße'],
    ['ΟΔΟΣ', 'οδος'],
  ])('%s and %s are the same name', (a, b) => {
    const deck = { ...FIVE, cards: [...FIVE.cards, card({ name: a }), card({ name: b })] };
    expect(faults(deck).every((text) => text.startsWith('E_DUPLICATE'))).toBe(true);
    expect(faults(deck)).not.toEqual([]);
  });

  test('of the deck and its author', () => {
    expect(faults({ ...FIVE, name: '' })).toEqual(['E_RANGE n: 0 characters: 0 is outside 1–40']);
    expect(faults({ ...FIVE, author: 'x'.repeat(41) })).toEqual(['E_RANGE a: 41 characters: 41 is outside 0–40']);
  });
});

test.each([
  [{ atk: 21 }, 'c[0].atk: 21 is outside 0–20'],
  [{ atk: -1 }, 'c[0].atk: −1 is outside 0–20'],
  [{ def: 0 }, 'c[0].def: 0 is outside 1–20'],
  [{ def: 21 }, 'c[0].def: 21 is outside 1–20'],
  [{ copies: 0 }, 'c[0].copies: 0 is outside 1–20'],
  [{ copies: 21 }, 'c[0].copies: 21 is outside 1–20'],
])('DK-17.2 %j is out of range', (over, text) => expect(creature(over)).toEqual([`E_RANGE ${text}`]));

test('DK-17.2 spells and Artifacts have no ATK and DEF', () => {
  expect(faults(fiveWith(jab({ atk: 1 })))).toEqual(['E_RANGE c[2].atk: 1 must be 0, for Attack Spells have no ATK']);
  expect(faults(fiveWith(pad({ def: 1 })))).toEqual(['E_RANGE c[3].def: 1 must be 0, for Defense Spells have no DEF']);
});

test('DK-17.3 keywords are on creatures, each once, three at most', () => {
  expect(creature({ keywords: ['unb', 'bfl', 'bun'] })).toEqual([]);
  expect(creature({ keywords: ['unb', 'bfl', 'bun', 'ims'] })).toEqual(['E_LIMIT c[0].keywords: 4 is outside 0–3']);
  expect(creature({ keywords: ['unb', 'unb'] })).toEqual(['E_SCHEMA c[0].keywords: a keyword stands there twice']);
  expect(faults(fiveWith(jab({ keywords: ['ims'] })))).toEqual(['E_SCHEMA c[2].keywords: only creatures have keywords']);
});

test('DK-17.4 counts of abilities, cards and copies', () => {
  const heal: Ability = ['enter', 'heal', 'self', 1, 0, 'now'];
  expect(does(heal, heal, heal)).toEqual([]);
  expect(does(heal, heal, heal, heal)).toEqual(['E_LIMIT c[0].abilities: 4 is outside 0–3']);
  expect(faults(fiveWith(pad({ abilities: [] })))).toEqual(['E_LIMIT c[3].abilities: 0 is outside 1–3']);
  const many = (count: number, copies: number): OnlineDeck => ({
    ...FIVE,
    cards: [...FIVE.cards.slice(1), ...Array.from({ length: count }, (_, i) => card({ name: `Cub ${i}`, copies }))],
  });
  expect(faults(many(146, 2))).toEqual([]);
  expect(faults(many(147, 1))).toEqual(['E_LIMIT c: 151 cards; 150 are the most']);
  expect(faults(many(15, 20))).toEqual(['E_LIMIT c: 304 copies; 300 are the most']);
});

describe('DK-17.5 to 17.8 moments, numbers and durations', () => {
  test.each<[Ability, string]>([
    [cast('heal', 'self', 1), 'E_SCHEMA c[0].abilities[0].when: “cast” is for spells and Artifacts only'],
    [['enter', 'dmg', 'eachOpp', 0, 0, 'now'], 'E_RANGE c[0].abilities[0].n: 0 is outside 1–20'],
    [['enter', 'stun', 'oppCre', 6, 0, 'now'], 'E_RANGE c[0].abilities[0].n: 6 is outside 1–5'],
    [['enter', 'draw', 'self', 4, 0, 'now'], 'E_RANGE c[0].abilities[0].n: 4 is outside 1–3'],
    [['enter', 'mod', 'me', 11, 0, 'turn'], 'E_RANGE c[0].abilities[0].n: 11 is outside −10–10'],
    [['enter', 'mod', 'me', 0, -11, 'turn'], 'E_RANGE c[0].abilities[0].m: −11 is outside −10–10'],
    [['enter', 'mod', 'me', 0, 0, 'turn'], 'E_RANGE c[0].abilities[0].n: ATK and DEF cannot both change by 0'],
    [['enter', 'destroy', 'oppCre', 1, 0, 'now'], 'E_SCHEMA c[0].abilities[0].n: “destroy” has no number: it must be 0'],
    [['enter', 'heal', 'self', 1, 1, 'now'], 'E_SCHEMA c[0].abilities[0].m: “heal” has no second number: it must be 0'],
    [['enter', 'heal', 'self', 1, 0, 'turn'], 'E_SCHEMA c[0].abilities[0].dur: “heal” is done at once: it must be “now”'],
    [['enter', 'mod', 'me', 1, 0, 'now'], 'E_SCHEMA c[0].abilities[0].dur: “mod” lasts “turn”, 1–5 or “perm”'],
    [['static', 'mod', 'me', 1, 0, 'turn'], 'E_SCHEMA c[0].abilities[0].dur: a “static” ability lasts “perm”'],
    [['static', 'heal', 'self', 1, 0, 'now'], 'E_SCHEMA c[0].abilities[0].op: a “static” ability can only be “mod”, “gain” or “lose”'],
    [['enter', 'gain', 'me', 1, 'fly', 'turn'], 'E_SCHEMA c[0].abilities[0].n: “gain” has no number: it must be 0'],
    [['enter', 'mod', 'me', 1, 'fly', 'turn'], 'E_SCHEMA c[0].abilities[0].m: it must be a number, the change of DEF'],
  ])('%j is refused', (ability, text) => expect(does(ability)).toEqual([text]));

  test('spells and Artifacts have “cast” alone, and prevent may be of 0', () => {
    expect(artifact(['enter', 'heal', 'self', 1, 0, 'now'])).toEqual([
      'E_SCHEMA c[4].abilities[0].when: “enter” is for creatures only; here it must be “cast”',
    ]);
    expect(artifact(cast('prevent', 'protected', 0))).toEqual([]);
    expect(artifact(cast('prevent', 'protected', 21))).toEqual(['E_RANGE c[4].abilities[0].n: 21 is outside 0–20']);
    expect(artifact(cast('gain', 'self', 0, 0, 'turn'))[0]).toMatch(/^E_SCHEMA c\[4\].abilities\[0\].m: “gain” says what/);
  });
});

describe('DK-17.9, 17.10 aims and targets', () => {
  const at = (aim: DeckCard['aim'], ...rest: Parameters<typeof cast>): string[] =>
    faults(fiveWith(jab({ aim, abilities: [cast(...rest)] })));
  test('DK-17.9 a target is used if and only if there is an aim', () => {
    expect(at('none', 'dmg', 'target', 1)).toEqual(['E_SCHEMA c[2].abilities[0].selector: “target” needs an aim other than “none”']);
    expect(at('any', 'dmg', 'eachOpp', 1)).toEqual(['E_SCHEMA c[2].aim: nothing uses the target: it must be “none”']);
    expect(at('own', 'dmg', 'target', 1)).toEqual(['E_SCHEMA c[2].aim: “own” is not for Attack Spells']);
  });
  test.each(['destroy', 'bounce', 'cleanse'] as const)('%s on the target needs a creature', (op) => {
    expect(at('cre', op, 'target')).toEqual([]);
    for (const aim of ['any', 'opp'] as const)
      expect(at(aim, op, 'target')).toEqual([`E_SCHEMA c[2].abilities[0].selector: “${op}” on the target needs the aim “cre” or “own”`]);
  });
  test.each(['wreck', 'extra'] as const)('%s on the target needs an opponent', (op) => {
    expect(at('opp', op, 'target')).toEqual([]);
    for (const aim of ['any', 'cre'] as const)
      expect(at(aim, op, 'target')).toEqual([`E_SCHEMA c[2].abilities[0].selector: “${op}” on the target needs the aim “opp”`]);
  });
  test('immunities can be gained by any target, other traits by creatures, and all are lost by creatures', () => {
    expect(at('any', 'gain', 'target', 0, 'ims', 'turn')).toEqual([]);
    expect(at('any', 'gain', 'target', 0, 'fly', 'turn')).toHaveLength(1);
    expect(at('cre', 'gain', 'target', 0, 'fly', 'turn')).toEqual([]);
    expect(at('any', 'lose', 'target', 0, 'ims', 'turn')).toHaveLength(1);
    expect(at('any', 'stun', 'target', 1)).toHaveLength(1);
    expect(at('any', 'mod', 'target', 1, 0, 'turn')).toHaveLength(1);
    expect(at('any', 'heal', 'target', 1)).toHaveLength(1);
  });
});

test('DK-17.11 prevent, negate and reflect stand where they can answer something, each with its selector', () => {
  expect(artifact(cast('negate', 'source'), cast('reflect', 'self'), cast('prevent', 'protected', 1))).toEqual([]);
  expect(artifact(cast('negate', 'self'))).toEqual(['E_SCHEMA c[4].abilities[0].selector: “negate” has the selector “source”']);
  expect(does(['enter', 'reflect', 'self', 0, 0, 'now'])).toEqual([]);
  expect(does(['block', 'reflect', 'self', 0, 0, 'now'])).toEqual([
    'E_SCHEMA c[0].abilities[0].op: “reflect” is for Defense Spells and Artifacts, or for a creature as it enters',
  ]);
  expect(does(['enter', 'negate', 'source', 0, 0, 'now'])).toHaveLength(1);
  expect(faults(fiveWith(jab({ aim: 'none', abilities: [cast('reflect', 'self')] })))).toHaveLength(1);
});

describe('a deck as outside data', () => {
  const first = (value: unknown): string => {
    const read = readDeck(value);
    return read.ok ? 'ok' : `${read.faults[0].code} ${faultText(read.faults[0])}`;
  };
  const withCard = (over: object): unknown => ({ ...FIVE, cards: [{ ...FIVE.cards[0], ...over }, ...FIVE.cards.slice(1)] });

  test('is told at its field what it must be', () => {
    expect(first(FIVE)).toBe('ok');
    expect(first(withCard({ atk: 2.5 }))).toBe('E_SCHEMA c[0].atk: it must be a whole number');
    expect(first(withCard({ atk: '2' }))).toBe('E_SCHEMA c[0].atk: it must be a number');
    expect(first(withCard({ aim: 'all' }))).toMatch(/^E_SCHEMA c\[0\]\.aim: it can be “none” or “any”/);
    expect(first(withCard({ abilities: [['enter', 'steal', 'me', 0, 0, 'now']] }))).toMatch(
      /^E_SCHEMA c\[0\]\.abilities\[0\]\.op: it can be “dmg”/,
    );
    expect(first(withCard({ abilities: [['enter', 'mod', 'me', 1, 1, 6]] }))).toBe('E_RANGE c[0].abilities[0].dur: 6 is outside 1–5');
    expect(first({ ...FIVE, extra: 1 })).toBe('E_SCHEMA nothing here is called “extra”');
    expect(first(null)).toBe('E_SCHEMA it must be a group of values');
  });

  test('reaches no prototype', () => {
    for (const text of ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}']) {
      const extra = JSON.parse(text) as object;
      const merged: unknown = JSON.parse(`${JSON.stringify(FIVE).slice(0, -1)},${text.slice(1)}`);
      expect(first(merged)).toMatch(/^E_SCHEMA/);
      const inCard: unknown = JSON.parse(JSON.stringify(FIVE).replace('{"type"', `{${text.slice(1, -1)},"type"`));
      expect(first(inCard)).toMatch(/^E_SCHEMA/);
      expect(Object.keys(extra)).toHaveLength(1);
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
