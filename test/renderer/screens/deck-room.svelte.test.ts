/** The deck room over a fake host: making a list, its legality, keeping it, codes, undo, and unsaved work. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { Route } from '../../../src-renderer/app/router.svelte.ts';
import { FORM } from '../../../src-shared/games/warforge/decks/form.ts';
import { copies, type WrList } from '../../../src-shared/games/warforge/decks/list.ts';
import { codeOfDeck } from '../../../src-shared/text/deck-code.ts';
import { FakeClient } from '../fake-client.ts';

let client: FakeClient;
let app: ReturnType<typeof mount> | undefined;
// The test page has no popovers.
HTMLElement.prototype.showPopover ??= () => undefined;
const ROOM: Route = { name: 'workshop', game: 'warforge' };
/** A list of the player's own, whatever becomes of the ready ones. */
const MINE: WrList = {
  id: '',
  name: 'Mine',
  mode: 'skirmish',
  warlord: 'quartermaster-ansel-grole',
  defence: 'spare-powder',
  main: copies({
    'stamped-conscript': 1,
    'platform-guard': 1,
    'tally-clerk': 2,
    'fuse-warden': 1,
    'bayonet-corporal': 2,
    'sworn-halberdier': 1,
    'firebox-stoker': 2,
    'field-promotion': 1,
    'standing-orders': 1,
  }),
};
const LINE = 'Skirmish, Quartermaster Ansel Grole, Spare Powder; 12 cards';

const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
};

async function open(start: Route = ROOM): Promise<void> {
  app = mount(App, { target: document.body, props: { client, start } });
  await settle();
}
async function close(): Promise<void> {
  if (app) await unmount(app);
  app = undefined;
  document.body.replaceChildren();
}

beforeEach(() => {
  client = new FakeClient();
  client.games = ['warforge'];
  client.kept = [{ id: 'my-mine', kind: 'loadout', name: 'Mine', builtIn: false, note: '', value: MINE }];
  // Pictures are not what is looked at here.
  client.settings.person.plainCards = true;
});
afterEach(async () => {
  await close();
  localStorage.clear();
});

const text = (): string => document.body.textContent ?? '';
const heading = (): string | undefined => document.querySelector('h1')?.textContent ?? undefined;
const nameOf = (button: Element): string => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
const buttons = (name: RegExp): HTMLButtonElement[] => [...document.querySelectorAll('button')].filter((one) => name.test(nameOf(one)));
function button(name: RegExp): HTMLButtonElement {
  const [found] = buttons(name);
  if (!found) throw new Error(`there is no button ${String(name)}`);
  return found;
}
async function press(name: RegExp): Promise<void> {
  button(name).click();
  await settle();
}
const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)!;
  return document.getElementById(found.htmlFor) as HTMLInputElement;
};
async function type(label: string, value: string): Promise<void> {
  field(label).value = value;
  field(label).dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}
async function choose(label: string, value: string): Promise<void> {
  field(label).value = value;
  field(label).dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}
async function chooseOne(label: string): Promise<void> {
  [...document.querySelectorAll('label')]
    .find((one) => one.textContent.trim() === label)!
    .querySelector('input')!
    .click();
  await settle();
}
async function key(target: Element, pressed: string, more: KeyboardEventInit = {}): Promise<void> {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true, ...more }));
  await settle();
}
const status = (): string => document.querySelector('footer [role="status"]')?.textContent ?? '';
const why = (name: RegExp): string => button(name).title;
/** The card's control among those to choose from. */
const choice = (id: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[aria-label="Cards to choose from"] [data-card="${id}"] button`)!;
const rows = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-label^="Cards in"] [data-card]')].map((row) => row.dataset.card!);
/** What has been kept beside it. */
const kept = (): WrList[] => client.kept.flatMap(({ id, value }) => (id === 'my-mine' ? [] : (value as WrList)));

/** Takes a copy of it into work. */
const copyMine = (): Promise<void> => press(/^Duplicate Mine$/);

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

  it('shows the curves of its numbers, which follow each change', async () => {
    /** "0 × 3" for each step with cards. */
    const curve = (title: string): string[] => {
      const table = [...document.querySelectorAll('table')].find(({ caption }) => caption?.querySelector('b')?.textContent === title)!;
      const [counts, steps] = [...table.rows].map((row) => [...row.cells].slice(1).map((cell) => cell.textContent.trim()));
      return counts.flatMap((count, i) => (count === '0' ? [] : `${steps[i]} × ${count}`));
    };
    await copyMine();
    expect([...document.querySelectorAll('table b')].map((title) => title.textContent)).toEqual(['Cost', 'Melee', 'Ranged', 'Health']);
    const before = curve('Cost');
    expect(text()).toContain('Cost 12 cards,');
    await press(/^One less Stamped Conscript/);
    expect(curve('Cost')).toEqual(before.slice(1));
    await press(/^Take all out/);
    expect(curve('Cost')).toEqual([]);
    expect(text()).toContain('Cost no card');
  });

  it('tells the odds of the card looked at last, and of at least one of those that are ticked', async () => {
    await copyMine();
    await chooseOne('Odds');
    const row = (name: string): string[] => {
      const found = [...document.querySelectorAll('tbody tr')].find((one) => one.querySelector('th')?.textContent === name)!;
      return [...found.querySelectorAll('td')].map((cell) => cell.textContent);
    };
    document.querySelector<HTMLElement>('[aria-label^="Cards in"] [data-card="tally-clerk"] button')!.focus();
    await settle();
    expect(text()).toContain('Tally Clerk ×2');
    // Four of twelve: 1 − (10·9·8·7)/(12·11·10·9).
    expect(row('Opening hand')).toEqual(['57.6 %']);
    expect(row('Turn 8')).toEqual(['100 %']);
    for (const box of [...document.querySelectorAll<HTMLInputElement>('fieldset input')].slice(0, 2)) box.click();
    await settle();
    expect(row('Opening hand')).toHaveLength(2);
    await choose('Mode', 'classic');
    // The first player draws three there, and may put them back.
    expect(row('Opening hand')[0]).toBe('45.5 %');
    document.querySelector<HTMLInputElement>('input[role="switch"]')!.click();
    await settle();
    expect(row('Opening hand')[0]).toBe('70.2 %');
  });

  it('is drawn from: ten hands by seed, and an opening turn by turn', async () => {
    await copyMine();
    await chooseOne('Sample hands');
    const hands = (): string[][] =>
      [...document.querySelectorAll('ul[aria-label^="Hand "]')].map((hand) =>
        [...hand.querySelectorAll('button')].map((card) => card.getAttribute('aria-label')!.split(/[,.]/)[0]),
      );
    expect(hands().map((hand) => hand.length)).toEqual(new Array(10).fill(4));
    await type('Seed of these hands', 'ember');
    const first = hands();
    await press(/^Draw again/);
    expect(hands()).not.toEqual(first);
    await type('Seed of these hands', 'ember');
    expect(hands()).toEqual(first);
    // Skirmish deals the Talent early, and knows no mulligan.
    const hand = (): Element[] => [...document.querySelectorAll('ul[aria-label^="The hand"] li')];
    expect(hand()).toHaveLength(5);
    expect(buttons(/^Put .* back/)).toHaveLength(0);
    await press(/^Next turn/);
    expect(hand()).toHaveLength(6);
    expect(text()).toContain('Turn 1: 6 cards; 3 energy');
    expect(hand().some((card) => card.matches('.dim'))).toBe(true);
    await choose('Mode', 'classic');
    expect(text()).toContain('Opening hand: 3 cards');
    hand()[0].querySelector('button')!.click();
    await settle();
    await press(/^Put 1 card back/);
    expect(hand()).toHaveLength(3);
    expect(buttons(/^Put .* back/)).toHaveLength(0);
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
