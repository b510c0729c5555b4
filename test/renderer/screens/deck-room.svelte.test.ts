/** The deck room over a fake host: making a list, its legality, keeping it, codes, undo, and unsaved work. */
import { beforeEach, describe, expect, it } from 'vitest';
import { FORM } from '../../../src-shared/games/warforge/decks/form.ts';
import type { WrList } from '../../../src-shared/games/warforge/decks/list.ts';
import { codeOfDeck } from '../../../src-shared/text/deck-code.ts';
import {
  button,
  buttons,
  choice,
  choose,
  client,
  close,
  copyMine,
  eachOnItsOwnPage,
  field,
  heading,
  kept,
  key,
  LINE,
  MINE,
  open,
  press,
  ROOM,
  rows,
  settle,
  status,
  text,
  type,
  why,
} from './deck-page.ts';

eachOnItsOwnPage();

describe('the shelf', () => {
  it('offers the ready lists, and a copy of one to work on', async () => {
    await open();
    expect(heading()).toBe('The deck room');
    expect(buttons(/^Edit a copy of/)).toHaveLength(20);
    await press(/^Edit a copy of/);
    expect(heading()).toBe('Edit a list');
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(field('Name').value).toMatch(/ II$/);
    expect(status()).toBe('It can be played.');
    await press(/^All lists/);
    expect(heading()).toBe('The deck room');
  });

  it('begins with the list that the library asks for', async () => {
    await open({ name: 'library' });
    await press(/^Edit Mine$/);
    expect(field('Name').value).toBe('Mine');
  });

  it('plays with a list at once: its mode, and it in the first seat', async () => {
    await open();
    await press(/^Play now with Mine$/);
    const { setup } = client.asked.find(({ method }) => method === 'match.create')!.params as {
      setup: { config: { mode: string; lists: WrList[] } };
    };
    expect(setup.config.mode).toBe('skirmish');
    expect(setup.config.lists[0]).toEqual(MINE);
    expect(setup.config.lists[1].mode).toBe('skirmish');
  });

  it('reads a code: shows its list, keeps it when asked, and refuses a bad one in words', async () => {
    await open();
    const code = codeOfDeck(FORM, FORM.read(MINE));
    await type(
      'Share code',
      code.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    );
    await press(/^Look at it/);
    expect(text()).toContain('The code does not add up');
    expect(buttons(/^Keep…/)).toHaveLength(0);
    await type('Share code', ` ${code.toLowerCase()} `);
    await press(/^Look at it/);
    expect(text()).toContain(LINE);
    expect(kept()).toEqual([]);
    await press(/^Keep…/);
    await press(/^Keep$/);
    expect(kept()[0]).toMatchObject({ mode: 'skirmish', warlord: MINE.warlord });
    expect(kept()[0].main.toSorted()).toEqual(MINE.main.toSorted());
  });

  it('shows the list of a link at once', async () => {
    await open({ ...ROOM, code: codeOfDeck(FORM, FORM.read(MINE)) });
    expect(text()).toContain(LINE);
  });
});

describe('a list under work', () => {
  beforeEach(() => open());

  it('is made card by card, and says all the while what keeps it from being played', async () => {
    await press(/^Begin a new list/);
    expect(status()).toBe('The deck has 0 cards; 30 are needed.');
    expect(why(/^Save/)).toBe(status());
    expect(why(/^Play now/)).toBe(status());
    choice('tally-clerk').click();
    choice('tally-clerk').click();
    choice('tally-clerk').click();
    await settle();
    expect(rows()).toEqual(['tally-clerk']);
    expect(text()).toContain('Main deck: 2 of 30');
    expect(why(/^One more Tally Clerk/)).toBe('2 copies of Tally Clerk are the most.');
    await press(/^One less Tally Clerk/);
    expect(text()).toContain('Main deck: 1 of 30');
  });

  it('says beside the card and the pick what is wrong with it, and how the other mode sees it', async () => {
    await copyMine();
    expect(text()).toContain('The deck has 12 cards; 30 are needed.');
    await choose('Mode', 'classic');
    expect(document.querySelector('[aria-label^="Cards in"]')!.parentElement!.textContent).toContain(
      'The deck has 12 cards; 30 are needed.',
    );
    await choose('Mode', 'skirmish');
    const other = FORM.slots[1].options(FORM.blank()).find(({ line }) => line === 'Wild Tide')!;
    await choose('Warlord', other.id);
    const clerk = document.querySelector('[aria-label^="Cards in"] [data-card="tally-clerk"]')!;
    expect(clerk.textContent).toContain('Tally Clerk is not of Wild Tide.');
    expect(status()).toMatch(/^9 things to mend\. /);
  });

  it('is changed by keyboard: one stop of Tab, arrows, plus and minus', async () => {
    await copyMine();
    const stops = [...document.querySelectorAll('[aria-label="Cards to choose from"] [data-card] button:not(.mini)')];
    expect(stops.filter((stop) => stop.getAttribute('tabindex') === '0')).toHaveLength(1);
    choice('pinned-down').focus();
    await key(document.activeElement!, '+');
    expect(text()).toContain('Main deck: 13 of 12');
    await key(document.activeElement!, '-');
    await key(document.activeElement!, '-');
    expect(rows()).not.toContain('pinned-down');
    const before = document.activeElement;
    await key(before!, 'ArrowRight');
    expect(document.activeElement).not.toBe(before);
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
    // In the deck the last copy takes its row along; the focus goes to a neighbour.
    document.querySelector<HTMLElement>('[aria-label^="Cards in"] [data-card] button')!.focus();
    const [first] = rows();
    await key(document.activeElement!, 'Delete');
    expect(rows()).not.toContain(first);
    expect(document.activeElement?.closest('[data-card]')).not.toBeNull();
  });

  it('is undone and redone step by step, by button and by key, back to where it began', async () => {
    await copyMine();
    expect(why(/^Undo/)).toBe('Nothing has been changed.');
    for (let n = 0; n < 3; n++) await press(/^Take all out|^One more Platform Guard/);
    await choose('Mode', 'classic');
    await key(document.body, 'z', { ctrlKey: true, code: 'KeyZ' });
    expect(field('Mode').value).toBe('skirmish');
    while (button(/^Undo/).title === '') await press(/^Undo/);
    expect(text()).toContain('Main deck: 12 of 12');
    expect(status()).toBe('It can be played.');
    while (button(/^Redo/).title === '') await press(/^Redo/);
    expect(field('Mode').value).toBe('classic');
  });

  it('takes what is typed into its name as one step', async () => {
    await copyMine();
    for (const name of ['A', 'Ab', 'Abc']) await type('Name', name);
    await press(/^Undo/);
    expect(field('Name').value).toBe('Mine II');
    await type('Name', MINE.name);
    expect(status()).toMatch(/There is a “Mine” already/);
    await type('Name', ' ');
    expect(why(/^Save/)).toBe('A name is needed.');
  });

  it('is saved as new, then in its own place, duplicated and deleted', async () => {
    await copyMine();
    await press(/^Save/);
    expect(kept().map(({ name }) => name)).toEqual(['Mine II']);
    expect(why(/^Save/)).toBe('It is saved as it is.');
    await press(/^One less Platform Guard/);
    choice('pinned-down').click();
    await settle();
    await press(/^Save/);
    expect(kept()).toHaveLength(1);
    expect(kept()[0].main).toContain('pinned-down');
    await press(/^All lists/);
    await press(/^Duplicate /);
    expect(field('Name').value).toBe('Mine III');
    await press(/^Save/);
    expect(kept()).toHaveLength(2);
    await press(/^All lists/);
    await press(/^Delete Mine III/);
    expect(kept()).toHaveLength(1);
    await press(/^Bring it back/);
    expect(kept()).toHaveLength(2);
  });

  it('that is not saved is there again, and undo leads back to what was kept', async () => {
    await press(/^Edit Mine$/);
    await press(/^Take all out/);
    await close();
    await open({ ...ROOM, entry: 'my-mine' });
    expect(text()).toContain('Main deck: 0 of 12');
    await press(/^Undo/);
    expect(text()).toContain('Main deck: 12 of 12');
    expect(why(/^Save/)).toBe('It is saved as it is.');
    expect(localStorage.getItem('five-forges.drafts.warforge')).toBe('{}');
  });

  it('is searched with words and fields, the deck as well, with completion by key', async () => {
    await copyMine();
    await type('Search', 'cost<=1');
    expect(
      [...document.querySelectorAll<HTMLElement>('[aria-label="Cards to choose from"] [data-card]')].map((one) => one.dataset.card),
    ).toEqual(['ramrod-cadet', 'ranging-shot', 'stamped-conscript', 'water-tower-post']);
    expect(rows()).toEqual(['stamped-conscript']);
    expect(text()).toContain('8 more cards in it that the search leaves out');
    await type('Search', 'colour:red');
    expect(text()).toContain('There is no field “colour”.');
    await type('Search', 'rar');
    await key(field('Search'), 'ArrowDown');
    await key(field('Search'), 'Enter');
    expect(field('Search').value).toBe('rarity:');
    await type('Search', 'rarity:leg');
    await key(field('Search'), 'ArrowDown');
    await key(field('Search'), 'Enter');
    expect(field('Search').value).toBe('rarity:Legendary ');
    expect(document.querySelectorAll('[aria-label="Cards to choose from"] [data-card]')).toHaveLength(4);
  });

  it('is taken to the table, which begins with it', async () => {
    await copyMine();
    await press(/^Set up a table/);
    expect(heading()).toBe('Set up a table of Warforge');
    const [chosen] = document.querySelectorAll('input[name$="-list"]:checked');
    expect(chosen.closest('label')?.textContent).toContain('Mine II');
    expect(buttons(/^Edit lists…/)).toHaveLength(1);
  });
});
