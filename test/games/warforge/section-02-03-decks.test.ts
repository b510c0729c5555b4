import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../../../src-shared/games/warforge/cards/index.ts';
import { checkConfig } from '../../../src-shared/games/warforge/config.ts';
import { randomList } from '../../../src-shared/games/warforge/coverage.ts';
import { checkList } from '../../../src-shared/games/warforge/decks/check.ts';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import type { WrList } from '../../../src-shared/games/warforge/decks/list.ts';
import { MODES, RARITIES, type WrMode, type WrRarity } from '../../../src-shared/games/warforge/types.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { problemsOf } from './list-by-the-book.ts';
import { newMatch } from './scenario.ts';
import { madeCards, testStratagem, testTroop, testWarlord } from './test-cards.ts';

const SIZE = { classic: 30, skirmish: 12 } as const;
const LEADER = testWarlord('1/1/20');
/** Twenty different Troops and as many Stratagems, Common; of each other rarity some Troops. */
const TROOPS = Array.from({ length: 20 }, () => testTroop('1/1/1'));
const STRATAGEMS = Array.from({ length: 20 }, () => testStratagem([]));
const some = (rarity: WrRarity, n = 6) => Array.from({ length: n }, () => testTroop('1/1/1', { rarity }));
const LEGENDS = some('legendary');

const list = (mode: WrMode, main: string[], more: Partial<WrList> = {}): WrList => ({
  id: 'test',
  name: 'Test list',
  mode,
  warlord: LEADER,
  defence: 'spare-powder',
  main,
  ...more,
});

const pairs = (cards: readonly string[]): string[] => cards.flatMap((card) => [card, card]);
/** These cards, filled up to the size of the mode (or `n`) with pairs of Troops. */
const filled = (mode: WrMode, cards: readonly string[], n: number = SIZE[mode]): WrList =>
  list(mode, [...cards, ...pairs(TROOPS).slice(0, n - cards.length)]);

/** What the game says against a list; it agrees with the rules as they are written. */
function problems(one: WrList): string[] {
  const found = checkList(one);
  expect(found.length === 0).toBe(problemsOf(one, [...ALL_CARDS, ...madeCards()]).length === 0);
  return found;
}
const accepted = (one: WrList): void => expect(problems(one)).toEqual([]);
/** It is rejected, for this reason alone. */
const rejected = (one: WrList, because: RegExp): void => {
  const found = problems(one);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(because);
};

describe('2 A Classic list', () => {
  test('WR-2.1 has exactly 30 cards and a Warlord: 29 and 31 are rejected', () => {
    accepted(filled('classic', [], 30));
    for (const n of [29, 31]) rejected(filled('classic', [], n), new RegExp(`${n} cards; 30`));
    rejected({ ...filled('classic', []), warlord: TROOPS[0] }, /no Warlord/);
  });

  test('WR-2.5 may have five different Legendary cards, and more', () => {
    accepted(filled('classic', LEGENDS.slice(0, 5)));
    accepted(filled('classic', LEGENDS));
  });
});

describe.each(MODES)('2 and 3 A list for %s', (mode) => {
  test('WR-2.2 WR-3.4 one card of another or of no faction is rejected, the Defence card too', () => {
    const stranger = (faction: 'f2' | null) => testTroop('1/1/1', { faction });
    for (const faction of ['f2', null] as const) rejected(filled(mode, [stranger(faction)]), /is not of/);
    accepted(filled(mode, [testTroop('1/1/1', { faction: 'f1' })]));
    const foreign = ALL_CARDS.find(({ role, faction }) => role === 'defence' && faction === 'f2')!;
    rejected({ ...filled(mode, []), defence: foreign.id }, /another faction/);
  });

  test('WR-2.3 WR-3.4 of a Legendary card there is at most one', () => {
    accepted(filled(mode, [LEGENDS[0]]));
    rejected(filled(mode, [LEGENDS[0], LEGENDS[0]]), /2 times; 1 is the most/);
  });

  test.each(RARITIES.filter((rarity) => rarity !== 'legendary'))('WR-2.4 WR-3.4 of a card that is %s at most two', (rarity) => {
    const [card] = some(rarity, 1);
    accepted(filled(mode, [card, card]));
    rejected(filled(mode, [card, card, card]), /3 times; 2 is the most/);
  });

  test('WR-2.6 Troops alone are accepted, and Stratagems alone', () => {
    accepted(list(mode, pairs(TROOPS).slice(0, SIZE[mode])));
    accepted(list(mode, pairs(STRATAGEMS).slice(0, SIZE[mode])));
  });

  test('WR-2.7 WR-3.4 WR-D5 what is no deckable Troop or Stratagem is rejected', () => {
    for (const role of ['talent', 'token', 'secret', 'sabotage', 'defence'] as const)
      rejected(filled(mode, [testStratagem([], { role })]), new RegExp(`not a card for a deck \\(${role}\\)`));
    rejected(filled(mode, [testWarlord('1/1/9')]), /not a card for a deck/);
    rejected(filled(mode, ['no-such-card']), /no card of this version/);
  });

  test('WR-2.8 WR-D5 there is exactly one Defence card, beside the main deck', () => {
    rejected({ ...filled(mode, []), defence: '' }, /no Defence card/);
    rejected({ ...filled(mode, []), defence: STRATAGEMS[0] }, /no Defence card/);
    rejected(filled(mode, ['sandbag-detail']), /defence/);
    const two = { ...filled(mode, []), defence: ['spare-powder', 'sandbag-detail'] };
    expect(checkConfig({ mode, lists: [two, two] })).not.toEqual([]);
    expect(checkConfig({ mode, lists: [filled(mode, []), filled(mode, [])] })).toEqual([]);
  });

  test('WR-2.9 Talent cards are not counted and never drawn', () => {
    const lists = READY_LISTS.filter((one) => one.mode === mode).slice(0, 2);
    const g = newMatch({ mode, lists });
    const talents = ALL_CARDS.filter(({ role }) => role === 'talent').map(({ id }) => id);
    for (const [i, side] of (['A', 'B'] as const).entries()) {
      expect(lists[i].main).toHaveLength(SIZE[mode]);
      const owned = [...g.deck(side), ...g.hand(side).filter((id) => !talents.includes(id) && id !== lists[i].defence)];
      expect(owned.toSorted()).toEqual(lists[i].main.toSorted());
      expect(g.deck(side).filter((id) => talents.includes(id))).toEqual([]);
    }
  });

  test('WR-2.10 WR-3.4 an exclusive card is in no deck, that of its own Warlord included', () => {
    const wild = READY_LISTS.find((one) => one.mode === mode && one.warlord === 'hesper-of-the-shoals')!;
    accepted(wild);
    rejected({ ...wild, main: ['old-wrack', ...wild.main.slice(1)] }, /Old Wrack comes with its Warlord alone/);
  });

  test('WR-2.1 WR-3.1 lists drawn at random are legal by the book', () => {
    const random = new Random(`lists ${mode}`);
    for (let i = 0; i < 40; i++) {
      const one = randomList(random, mode);
      accepted(one);
      expect(one.main).toHaveLength(SIZE[mode]);
    }
  });

  test('WR-2.1 WR-3.1 a match takes legal lists of its own mode only', () => {
    const [good, short] = [filled(mode, []), filled(mode, [], SIZE[mode] - 1)];
    expect(checkConfig({ mode, lists: [good, short] })).toEqual([expect.stringMatching(/^Seat 2, "Test list"/)]);
    expect(() => newMatch({ mode, lists: [short, good] })).toThrow();
    const other = filled(mode === 'classic' ? 'skirmish' : 'classic', []);
    expect(checkConfig({ mode, lists: [good, other] })).toHaveLength(1);
  });
});

describe('3 A Skirmish list', () => {
  test('WR-3.1 has exactly 12 cards: 11 and 13 are rejected', () => {
    accepted(filled('skirmish', [], 12));
    for (const n of [11, 13]) rejected(filled('skirmish', [], n), new RegExp(`${n} cards; 12`));
  });

  test('WR-3.2 WR-D5 has at most four Legendary cards, the Warlord and the Defence card left out', () => {
    accepted(filled('skirmish', LEGENDS.slice(0, 4)));
    rejected(filled('skirmish', LEGENDS.slice(0, 5)), /5 Legendary cards; in Skirmish 4/);
    const great = testWarlord('1/1/20', { rarity: 'legendary' });
    const grand = testStratagem([], { role: 'defence', rarity: 'legendary' });
    accepted({ ...filled('skirmish', LEGENDS.slice(0, 4)), warlord: great, defence: grand });
  });

  const BANNED = ALL_CARDS.filter((card) => card.kind === 'stratagem' && card.skirmishBanned);

  test('WR-3.3 three Rare Stratagems of costs 5, 2 and 5 from three factions are banned', () => {
    expect(BANNED.map(({ cost }) => cost).toSorted()).toEqual([2, 5, 5]);
    expect(BANNED.every(({ kind, rarity }) => kind === 'stratagem' && rarity === 'rare')).toBe(true);
    expect(new Set(BANNED.map(({ faction }) => faction)).size).toBe(3);
  });

  test.each(BANNED.map(({ id, name, faction }) => ({ id, name, faction })))(
    'WR-3.3 $id is rejected by its name, and legal in Classic',
    ({ id, name, faction }) => {
      const defence = ALL_CARDS.find((card) => card.role === 'defence' && card.faction === faction)!.id;
      const warlord = testWarlord('1/1/20', { faction });
      const own = pairs(Array.from({ length: 15 }, () => testTroop('1/1/1', { faction })));
      const holding = (mode: WrMode) => list(mode, [id, ...own].slice(0, SIZE[mode]), { warlord, defence });
      accepted(holding('classic'));
      rejected(holding('skirmish'), new RegExp(`^${name} is banned`));
    },
  );
});
