/** Bladeforge's window in words: what the large buttons, the tray, the flags and the end say, from plain data. */
import { describe, expect, it } from 'vitest';
import { oddsInARow, oddsLines } from '../../../src-renderer/games/bladeforge/odds-lines.ts';
import { attackChoice, drawChoice, reforgeChoice } from '../../../src-renderer/games/bladeforge/play/finish.ts';
import { noOffers } from '../../../src-renderer/games/bladeforge/play/offers.ts';
import { attackFate, blockFate, threatFate } from '../../../src-renderer/games/bladeforge/play/fates.ts';
import { fateLine } from '../../../src-renderer/match/fates.ts';
import { promptOf } from '../../../src-renderer/games/bladeforge/prompt-words.ts';
import { chipsOf } from '../../../src-renderer/games/bladeforge/play/preview-chips.ts';
import { deedsOn, lossOf } from '../../../src-renderer/games/bladeforge/play/deeds.ts';
import { isOld, storyOf } from '../../../src-renderer/games/bladeforge/play/record.ts';
import { deedWords, gadgetWords } from '../../../src-renderer/games/bladeforge/story-words.ts';
import type { BladeforgeTable } from '../../../src-renderer/games/bladeforge/table.svelte.ts';
import { nextDie, openedBy, placesOf } from '../../../src-renderer/games/bladeforge/words.ts';
import type { BlBlow, BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import type { BlAttackOdds, BlThreat } from '../../../src-shared/games/bladeforge/explain/questions.ts';
import type { BlView } from '../../../src-shared/games/bladeforge/view.ts';
import type { PreviewChange } from '../../../src-shared/kernel/game.ts';

const reader = { viewer: 0, names: ['You', 'Ines', 'Tamsin'] };

type Choices = Parameters<typeof reforgeChoice>[0];
/** A table as far as the large buttons look at it. */
const table = (
  change: { active?: number; armoryCount?: number; reforged?: boolean; out?: number; die?: number } & Partial<Choices> = {},
) => {
  const { active = 0, armoryCount = 9, reforged = false, out = 0, die = 6, ...rest } = change;
  return {
    below: 0,
    mode: 'act',
    offers: noOffers(),
    view: { active, armoryCount, means: { reforged }, result: null },
    bench: { die, out },
    ...rest,
  } as unknown as Choices;
};

describe('the large buttons say what they do, or why not', () => {
  it('Reforge names the next die, or the first thing that is missing', () => {
    const ready = { ...noOffers(), reforge: new Map([[null, { type: 'reforge' as const, blade: null }]]) };
    expect(reforgeChoice(table({ offers: ready }))).toEqual({ text: 'to d8; then no attack, no draw', disabled: false });
    expect(reforgeChoice(table()).text).toBe('needs a whole blade');
    expect(reforgeChoice(table({ die: 12 })).text).toBe('d12 is the biggest die');
    expect(reforgeChoice(table({ reforged: true })).text).toBe('done this turn');
    expect(reforgeChoice(table({ mode: 'seat' })).text).toBe('answer first');
    expect(reforgeChoice(table({ mode: 'watch' })).text).toBe('wait a moment');
  });

  it('attack and draw are others’ business in others’ turns and for those who are out', () => {
    expect(attackChoice(table({ active: 1 }))).toEqual({ text: 'not your turn', disabled: true });
    expect(drawChoice(table({ active: 1 })).text).toBe('not your turn');
    expect(drawChoice(table({ out: 1 })).text).toBe('out of the match');
  });

  it('a draw from an empty Armory says that nothing comes', () => {
    const offers = { ...noOffers(), draw: { type: 'drawToEnd' as const } };
    expect(drawChoice(table({ offers })).text).toBe('ends your turn');
    expect(drawChoice(table({ offers, armoryCount: 0 }))).toEqual({ text: 'nothing left to draw; ends your turn', disabled: false });
  });

  it('no die is bigger than d12', () => {
    expect(([4, 6, 8, 10, 12] as const).map(nextDie)).toEqual([6, 8, 10, 12, 12]);
  });
});

describe('a held card says what it changes', () => {
  const held = (card: string, slot: string): string => {
    const sums = { before: { attack: 10, defense: -1 }, after: { attack: 9, defense: -1 } };
    const staged = { kind: 'card', card, slot, index: 0 };
    const at = {
      offers: noOffers(),
      places: new Set([slot]),
      bench: { forge: {} },
      trying: false,
      odds: { swords: new Map([[slot, sums]]) },
    };
    return promptOf({} as BlView, { ...at, staged, aimedStaged: () => staged } as unknown as Parameters<typeof promptOf>[1]).text;
  };

  it('and a Shield besides what breaks it', () => {
    expect(held('pan-lid', 'left')).toBe('Attack 10 → 9, Defense −1 → −1.');
    expect(held('kneading-trough', 'shield')).toBe('Attack 10 → 9, Defense −1 → −1. Damage of 6 or more breaks it.');
  });
});

describe('a Reforge says what the bigger die opens', () => {
  it('by name, once each, without the Blade that it puts in', () => {
    const hand = ['pan-lid', 'turned-ash-haft', 'turned-ash-haft', 'forked-quillons', 'wirebound-hilt', 'tax-collector'];
    expect(openedBy(hand, 'tax-collector', 4, 6)).toEqual(['Turned Ash Haft', 'Forked Quillons']);
    expect(openedBy(hand, null, 6, 8)).toEqual(['Wirebound Hilt']);
    expect(openedBy(hand, null, 10, 12)).toEqual([]);
  });
});

describe('odds on a panel', () => {
  const odds: BlAttackOdds = {
    target: 1,
    least: 0,
    most: 9,
    mean: 3.4,
    damages: 0.62,
    shield: null,
    blockHolds: null,
    defeats: 0,
    defeatsBlocked: 0,
  };

  it('name each number', () => {
    expect(oddsInARow(odds)).toBe('hits 62 %, mean 3.4');
    expect(oddsInARow({ ...odds, shield: { stability: 5, breaks: 0 } })).toBe('hits 62 %, mean 3.4, Shield holds');
    expect(oddsInARow({ ...odds, blockHolds: 0.4, defeats: 0.5, defeatsBlocked: 0.3 })).toBe(
      'hits 62 %, mean 3.4, their block 40 %, fells 30–50 %',
    );
  });

  it('of a hopeless attack say only that', () => {
    expect(oddsLines({ ...odds, most: 0 })).toEqual([{ about: 'damage', label: 'hits', value: '0 at most', bleak: true }]);
  });
});

describe('a Gadget in the tray', () => {
  const search: BlEvent[] = [
    { type: 'gadget', seat: 0, card: 'looking-glass' },
    { type: 'revealed', seat: 0, card: 'pan-lid', takes: 'salvage' },
    { type: 'revealed', seat: 0, card: 'trip-mine', takes: 'trap' },
    { type: 'trapSprung', seat: 0, card: 'trip-mine', in: 'search' },
    { type: 'harmed', seat: 0, amount: 5, health: 9, by: { trap: 'trip-mine', in: 'search' } },
    { type: 'revealed', seat: 0, card: 'gate-bar', takes: 'hand' },
    { type: 'searchEnded', seat: 0, found: 'gate-bar' },
  ];
  const gadgetOf = (events: BlEvent[]) => {
    const last = storyOf(events).happenings.at(-1);
    if (last?.kind !== 'gadget') throw new Error('no Gadget was told');
    return last.record;
  };

  it('shows what a search turned up in order, and announces the trap', () => {
    const record = gadgetOf(search);
    expect(record.turned.map(({ card, takes }) => `${card} ${takes}`)).toEqual(['pan-lid salvage', 'trip-mine trap', 'gate-bar hand']);
    expect(gadgetWords(record, reader)).toBe('Trip Mine goes off: you lose 5 health, 9 health left. You take Gate Bar into your hand.');
  });

  it('names both to whoever is involved in a theft, and only the theft to others', () => {
    const theft = (more: object): BlEvent[] => [
      { type: 'gadget', seat: 0, card: 'thiefs-glove' },
      { type: 'aimed', seat: 0, card: 'thiefs-glove', effect: 0, target: 1 },
      { type: 'stole', seat: 0, from: 1, gave: true, ...more },
    ];
    const told = gadgetOf(theft({ card: 'pan-lid', gift: 'gate-bar' }));
    expect(told.target).toBe(1);
    expect(gadgetWords(told, reader)).toBe('You steal Pan Lid from Ines and give Gate Bar.');
    expect(gadgetWords(gadgetOf(theft({})), { ...reader, viewer: 2 })).not.toMatch(/Pan Lid|Gate Bar/);
  });

  it('ends where the next deed begins', () => {
    const record = gadgetOf([...search, { type: 'turnEnded', seat: 0 }, { type: 'drew', seat: 1, count: 1, wanted: 1 }]);
    expect(record.outcome.some(({ type }) => type === 'drew')).toBe(false);
  });
});

describe('what was done to me since I acted', () => {
  const blow = (attacker: number, damage: number): BlEvent => ({ type: 'blow', blow: { attacker, target: 0, damage } as BlBlow });
  const harmed = (by: number, amount: number): BlEvent => ({ type: 'harmed', seat: 0, amount, health: 3, by: { attack: by } });
  const events: BlEvent[] = [
    { type: 'turnEnded', seat: 0 },
    blow(1, 4),
    harmed(1, 4),
    { type: 'salvaged', seat: 0, cards: ['tin-crosspiece'], why: 'lost' },
    { type: 'gadget', seat: 2, card: 'thiefs-glove' },
    { type: 'stole', seat: 2, from: 0, gave: false },
    { type: 'gadget', seat: 2, card: 'leather-apron' },
    { type: 'modified', seat: 2, what: 'defense', by: 2 },
    blow(2, 6),
    { type: 'blockRolled', seat: 0, held: true } as BlEvent,
    blow(3, 0),
  ];
  const said = (told: BlEvent[]) => deedsOn(0, told).map((deed) => [deed.by, lossOf(deed), ...deedWords(deed)]);

  it('lists each with who and how much, and leaves out what was not about me', () => {
    expect(said(events)).toEqual([
      [1, 4, 'Tin Crosspiece lost'],
      [2, 0, 'a card stolen'],
      [2, 0, 'blocked'],
      [3, 0, 'no damage'],
    ]);
  });

  it('is gone when I act or end my turn', () => {
    expect(said([...events, { type: 'placed', seat: 0, card: 'pan-lid', slot: 'shield', replaced: null }])).toEqual([]);
    expect(said([...events, { type: 'turnEnded', seat: 3 }])).toHaveLength(4);
    expect(said([...events, { type: 'turnEnded', seat: 0 }])).toEqual([]);
  });
});

it('what happened more than a round ago is no news', () => {
  const [happening] = storyOf([
    { type: 'turn', turn: 3, seat: 2 },
    { type: 'gadget', seat: 2, card: 'leather-apron' },
  ]).happenings;
  expect([4, 6, 7].map((turn) => isOld(happening, turn, 3))).toEqual([false, false, true]);
});

describe('flags of a preview', () => {
  const change = (subject: string, what: string, from: number, to: number, certain = true): PreviewChange => ({
    subject,
    what,
    from,
    to,
    certain,
  });

  it('show health first, a skull for a defeat, a question mark for what hangs on chance', () => {
    const chips = chipsOf({
      changes: [
        change('seat:1', 'defense', 4, 2),
        change('seat:1', 'health', 2, 0),
        change('seat:1', 'falls', 0, 1),
        change('seat:2', 'die', 6, 4),
        change('seat:3', 'health', 9, 5, false),
        change('table', 'armory', 9, 8),
      ],
      locks: true,
    });
    expect([...chips]).toEqual([
      [1, { text: '−2', falls: true }],
      [2, { text: '−2 die', falls: false }],
      [3, { text: '?', falls: false }],
    ]);
  });
});

it('an attack says “Lethal” where nothing can stop it, and the odds where something can', () => {
  const odds: BlAttackOdds = {
    target: 1,
    least: 3,
    most: 9,
    mean: 6,
    damages: 1,
    shield: null,
    blockHolds: null,
    defeats: 1,
    defeatsBlocked: 1,
  };
  const said = (more: Partial<BlAttackOdds>) => attackFate({ ...odds, ...more }).map((fate) => fateLine(fate, 0, ['Ada', 'Ilka']).text);
  expect(said({})).toEqual(['Lethal: Ilka would fall.']);
  expect(said({ blockHolds: 0.38, defeatsBlocked: 0.62 })).toEqual(['May be lethal: Ilka may fall (a block would hold with 38 %).']);
  expect(said({ defeats: 0.25, defeatsBlocked: 0.25 })).toEqual(['May be lethal: Ilka may fall (25 %).']);
  expect(said({ defeats: 0, defeatsBlocked: 0 })).toEqual([]);
  expect(blockFate(0, { damage: 9, holds: 0.4, fatal: true }).map((fate) => fateLine(fate, 0, ['Ada', 'Ilka']).text)).toEqual([
    'You would fall (a block would hold with 40 %).',
  ]);
  const threatened = (...threats: Partial<BlThreat>[]) =>
    threatFate(
      0,
      threats.map((more) => ({ ...odds, target: 0, by: 1, ...more })),
      ['Ada', 'Ilka', 'Orrin'],
    ).map((fate) => fateLine(fate, 0, ['Ada', 'Ilka']).text);
  expect(threatened({})).toEqual(['You would fall (if Ilka attacks you next, as the swords are).']);
  const [weak, none] = [
    { defeats: 0.25, defeatsBlocked: 0.25 },
    { defeats: 0, defeatsBlocked: 0 },
  ];
  expect(threatened(none, { by: 2, ...weak })).toEqual(['You may fall (if Orrin attacks you next, as the swords are: 25 %).']);
  expect([threatened(none), threatened()]).toEqual([[], []]);
});

it('the end names nobody standing who is out, though their fall was before this log', () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, out: seat === 0 ? 0 : seat }));
  const story = storyOf([{ type: 'defeated', seat: 2, source: { by: 0 } }]);
  const places = placesOf({ ranking: [1, 3, 2], winners: [0], reason: 'lastStanding' }, reader, {
    story,
    view: { seats },
  } as unknown as BladeforgeTable);
  expect(places?.map(({ words }) => words)).toEqual(['Still standing.', 'Tamsin is defeated by you.', 'Out of the match.']);
});
