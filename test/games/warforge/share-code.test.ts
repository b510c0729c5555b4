/** Share codes and files of Warforge's lists, and the draft of a list. */
import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../../../src-shared/games/warforge/cards/index.ts';
import { checkList } from '../../../src-shared/games/warforge/decks/check.ts';
import { FORM } from '../../../src-shared/games/warforge/decks/form.ts';
import type { WrList } from '../../../src-shared/games/warforge/decks/list.ts';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import { wrListSchema } from '../../../src-shared/games/warforge/decks/schema.ts';
import { library } from '../../../src-shared/games/warforge/library.ts';
import type { DeckDraft } from '../../../src-shared/kernel/deck-form.ts';
import { codeOfDeck, readDeckCode } from '../../../src-shared/text/deck-code.ts';
import { codeOfId, writeShareCode } from '../../../src-shared/text/share-code.ts';

const draftOf = (id: string): DeckDraft => FORM.read(READY_LISTS.find((list) => list.id === id));
const problemsOf = (text: string): string[] => {
  const read = readDeckCode(FORM, text);
  return read.ok ? [] : read.problems;
};

describe('a share code', () => {
  test.each(READY_LISTS.map((list) => [list.id, list] as const))('of %s makes the same list', (_, list) => {
    const code = codeOfDeck(FORM, FORM.read(list));
    const read = readDeckCode(FORM, code);
    if (!read.ok) throw new Error(read.problems.join(' '));
    const made = FORM.write(read.draft) as WrList;
    expect({ ...made, main: made.main.toSorted() }).toEqual({ ...list, id: '', name: made.name, main: list.main.toSorted() });
    expect(checkList(made)).toEqual([]);
    // Links hold at most 160 letters of a code.
    expect(code.length).toBeLessThan(130);
    expect(library.codes?.test(code)).toBe(true);
  });

  test('stays what it was', () => {
    const main = ['tally-clerk', 'tally-clerk', 'iron-wagon-nine', 'standing-orders'];
    const picks = { mode: 'skirmish', warlord: 'quartermaster-ansel-grole', defence: 'spare-powder' };
    expect(codeOfDeck(FORM, { name: '', picks, zones: { main }, titles: {} })).toMatchInlineSnapshot(
      `"WF1-0WTCPG67SJK812GVDDY4HZ219QG30ESGKFD"`,
    );
  });

  test('names each thing of the game apart: a card added later keeps out of the others’ way', () => {
    expect(new Set(FORM.ids.map(codeOfId)).size).toBe(FORM.ids.length);
    expect(FORM.ids).toEqual(expect.arrayContaining(ALL_CARDS.map(({ id }) => id)));
  });

  test('of a list that may not be played is refused with all its problems', () => {
    const { picks, zones } = draftOf('grole-classic');
    const code = writeShareCode('WF1', {
      picks: ['skirmish', picks.warlord, picks.defence],
      zones: [zones.main],
    });
    expect(problemsOf(code)).toEqual([expect.stringContaining('30 cards; 12 are needed')]);
    const odd = writeShareCode('WF1', { picks: [picks.warlord, picks.defence, picks.warlord], zones: [['tally-clerk']] });
    expect(problemsOf(odd).length).toBeGreaterThan(2);
  });
});

describe('the draft of a list', () => {
  test.each(READY_LISTS.map((list) => [list.id, list] as const))('%s is read and written', (_, list) => {
    const draft = FORM.read(list);
    expect(FORM.write(draft)).toEqual({ ...list, id: '' });
    expect(wrListSchema.safeParse(FORM.write(draft)).success).toBe(true);
    expect(FORM.problems(draft)).toEqual([]);
  });

  test('begins blank, with a Warlord and a Defence card of one faction', () => {
    const blank = FORM.blank();
    expect(FORM.problems(blank)).toEqual([{ text: 'The deck has 0 cards; 30 are needed.', zone: 'main' }]);
    expect(wrListSchema.safeParse(FORM.write(blank)).success).toBe(true);
  });

  test('offers the faction’s 24 cards, of which one says why not one more', () => {
    const draft = draftOf('grole-classic');
    expect(FORM.pool(draft, 'main')).toHaveLength(24);
    expect(FORM.whyNotMore(draft, 'main', 'tally-clerk')).toBe('2 copies of Tally Clerk are the most.');
    expect(FORM.whyNotMore(draft, 'main', 'iron-wagon-nine')).toMatch(/Legendary: one copy is the most/);
    expect(FORM.whyNotMore({ ...draft, zones: { main: ['tally-clerk'] } }, 'main', 'tally-clerk')).toBeNull();
  });

  test('names the card or the pick that is at fault', () => {
    const draft = draftOf('grole-classic');
    const other = ALL_CARDS.find(({ kind, faction }) => kind === 'warlord' && faction === 'f2')!;
    const moved = FORM.pick(draft, 'warlord', other.id);
    // The Defence card has followed; the cards stay, and each says why it cannot.
    expect(FORM.problems(moved).every(({ zone, card }) => zone === 'main' && draft.zones.main.includes(card!))).toBe(true);
    expect(new Set(FORM.problems(moved).map(({ card }) => card)).size).toBe(new Set(draft.zones.main).size);
    const alone = { ...draft, picks: { ...draft.picks, warlord: other.id } };
    expect(FORM.problems(alone).filter(({ slot }) => slot === 'defence')).toHaveLength(1);
    expect(FORM.slots[2].options(alone).map(({ id }) => id)).toContain(draft.picks.defence);
  });

  test('is checked for the other mode as well', () => {
    const [skirmish] = FORM.elsewhere(draftOf('grole-classic'));
    expect(skirmish.title).toBe('Skirmish');
    expect(skirmish.problems.map(({ text }) => text)).toContain('The deck has 30 cards; 12 are needed.');
    const banned = ALL_CARDS.find((card) => card.kind === 'stratagem' && card.skirmishBanned)!;
    const leader = ALL_CARDS.find(({ kind, faction }) => kind === 'warlord' && faction === banned.faction)!;
    const draft = FORM.pick({ ...FORM.blank(), zones: { main: [banned.id] } }, 'warlord', leader.id);
    expect(FORM.elsewhere(draft)[0].problems).toContainEqual({
      text: `${banned.name} is banned in Skirmish.`,
      zone: 'main',
      card: banned.id,
    });
    expect(FORM.whyNotMore(draft, 'main', banned.id)).toBeNull();
    expect(FORM.whyNotMore(FORM.pick(draft, 'mode', 'skirmish'), 'main', banned.id)).toMatch(/banned in Skirmish/);
  });
});
