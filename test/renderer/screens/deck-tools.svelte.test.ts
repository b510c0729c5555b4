/** What the deck room offers beside making a list: curves, odds, hands, saved searches, dragging, notes and versions. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { WrList } from '../../../src-shared/games/warforge/decks/list.ts';
import type { LabPlan } from '../../../src-shared/protocol/lab.ts';
import { builtInOf } from '../fake-client.ts';
import {
  eachOnItsOwnPage,
  MINE,
  buttons,
  choice,
  choose,
  chooseOne,
  client,
  close,
  copyMine,
  field,
  open,
  press,
  rows,
  settle,
  text,
  type,
  why,
} from './deck-page.ts';

eachOnItsOwnPage();

describe('a list under work', () => {
  beforeEach(() => open());

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

  it('keeps a search under a name, for every list, until it is deleted', async () => {
    await copyMine();
    expect(why(/^Name this search/)).toBe('Nothing is searched for.');
    await type('Search', 'cost<=1');
    await press(/^Name this search/);
    // Both fields are called “Name”; the dialog's is the last.
    const name = [...document.querySelectorAll('dialog input')].at(-1) as HTMLInputElement;
    name.value = 'Cheap';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
    await press(/^Keep$/);
    expect(why(/^Name this search/)).toBe('It has a name already.');
    await close();
    await open();
    await copyMine();
    await press(/^Cheap$/);
    expect(field('Search').value).toBe('cost<=1');
    expect(rows()).toEqual(['stamped-conscript']);
    await press(/^Cheap$/);
    expect(field('Search').value).toBe('');
    await press(/^Delete the search Cheap/);
    expect(buttons(/^Cheap$/)).toHaveLength(0);
  });

  it('takes cards that are dragged in, and lets go of those that are dragged out', async () => {
    await copyMine();
    const row = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[aria-label^="Cards in"] [data-card="${id}"] button`)!;
    HTMLElement.prototype.setPointerCapture ??= () => undefined;
    const pool = choice('pinned-down');
    /** Drags from a card to whatever lies under the pointer then. */
    const drag = async (from: HTMLElement, to: HTMLElement): Promise<void> => {
      document.elementsFromPoint = () => [to];
      from.dispatchEvent(new PointerEvent('pointerdown', { button: 0, clientX: 0, clientY: 0, bubbles: true }));
      from.dispatchEvent(new PointerEvent('pointermove', { clientX: 40, clientY: 0, bubbles: true }));
      from.dispatchEvent(new PointerEvent('pointerup', { clientX: 80, clientY: 0, bubbles: true }));
      from.click();
      await settle();
    };
    await drag(pool, row('tally-clerk'));
    expect(rows()).toContain('pinned-down');
    expect(text()).toContain('Main deck: 13 of 12');
    await drag(row('pinned-down'), pool);
    expect(rows()).not.toContain('pinned-down');
    // Let go over nothing, or where it was, it changes nothing.
    await drag(pool, document.body);
    await drag(pool, pool);
    expect(text()).toContain('Main deck: 12 of 12');
  });

  it('bears notes, and its versions say what each changed and can be brought back', async () => {
    const at = '2026-01-02T10:00:00.000Z';
    const [conscript, ...rest] = MINE.main;
    const versions = [
      { at, value: { ...MINE, main: [...rest, 'pinned-down', 'pinned-down'], mode: 'classic' } },
      { at, value: MINE },
    ];
    client.histories['my-mine'] = { notes: 'against swarms', versions };
    await press(/^Edit Mine$/);
    await chooseOne('Notes and versions');
    const notes = document.querySelector('textarea')!;
    expect(notes.value).toBe('against swarms');
    notes.value = 'against walls';
    notes.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(client.histories['my-mine'].notes).toBe('against walls');
    const [latest, first] = [...document.querySelectorAll('ol li')].map((item) => item.querySelector('p')!.textContent);
    expect(conscript).toBe('stamped-conscript');
    expect(latest).toContain('Mode: Skirmish instead of Classic, +1 Stamped Conscript, −2 Pinned Down');
    expect(first).toContain('Classic, Quartermaster Ansel Grole');
    const [now, then] = buttons(/^Bring back the version/) as HTMLButtonElement[];
    expect(now.title).toBe('It is like this now.');
    then.click();
    await settle();
    expect(rows()).toContain('pinned-down');
    await press(/^Undo/);
    expect(rows()).not.toContain('pinned-down');
  });

  it('has no notes and versions before it is kept', async () => {
    await copyMine();
    await chooseOne('Notes and versions');
    expect(text()).toContain('Save the list first');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('is tried by bots against every ready list of its mode', async () => {
    await copyMine();
    await press(/^Let bots try it/);
    const { plan } = client.asked.find(({ method }) => method === 'lab.start')!.params as { plan: LabPlan };
    const ready = builtInOf('warforge').filter(({ value }) => (value as WrList).mode === 'skirmish');
    expect(plan.rivals!.map(({ name }) => name)).toEqual(ready.map(({ name }) => name));
    const { mode, lists } = plan.rivals![0].config as { mode: string; lists: WrList[] };
    expect([mode, lists[0].name, lists[0].main.toSorted()]).toEqual(['skirmish', 'Mine II', MINE.main.toSorted()]);
    expect(lists[1]).toEqual(ready[0].value);
    expect(plan.matches).toBe(4 * ready.length);
    await press(/^Take all out/);
    expect(why(/^Let bots try it/)).toBe('The deck has 0 cards; 12 are needed.');
  });
});
