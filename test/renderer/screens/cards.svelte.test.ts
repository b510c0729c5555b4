/** All cards of a game: searched, explained word by word, and how they are beaten. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { Route } from '../../../src-renderer/app/router.svelte.ts';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';
import { cardsWith, searchFor } from '../../../src-renderer/screens/cards/keyword-search.ts';
import { GAME_IDS, GAMES, type GameId } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { LessonEntry } from '../../../src-shared/protocol/lesson.ts';
import { matches, parseQuery } from '../../../src-shared/text/card-query.ts';
import { cardsOf } from '../cards-of.ts';
import { FakeClient } from '../fake-client.ts';

HTMLElement.prototype.showPopover ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= () => undefined;
HTMLDialogElement.prototype.close ??= () => undefined;

let client: FakeClient;
let lessons: LessonEntry[];
let app: ReturnType<typeof mount> | undefined;
beforeEach(() => {
  lessons = [];
  client = new FakeClient({ 'lesson.list': () => ({ lessons }), 'lesson.open': ({ lesson }) => ({ match: `lesson-${lesson}` }) });
  client.games = GAME_IDS;
  client.settings.person.plainCards = true;
});
afterEach(async () => {
  if (app) await unmount(app);
  app = undefined;
  document.body.replaceChildren();
});

async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
}
async function open(start: Route): Promise<void> {
  app = mount(App, { target: document.body, props: { client, start } });
  await settle();
}
const text = (): string => document.body.textContent?.replace(/\s+/g, ' ') ?? '';
const nameOf = (button: Element): string => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
async function press(name: RegExp): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((one) => name.test(nameOf(one)));
  if (!found) throw new Error(`there is no button ${String(name)}`);
  found.click();
  await settle();
}
const shown = (title: string): string[] =>
  [...document.querySelectorAll(`ul[aria-label="Cards of ${title}"] button`)].map((card) => nameOf(card).split(',')[0]);
const field = (): HTMLInputElement => document.querySelector('input[role="combobox"]')!;
async function search(words: string): Promise<void> {
  field().value = words;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

describe('the cards of a game', () => {
  it('are reached from the library, of every game', async () => {
    await open({ name: 'library' });
    const ways = [...document.querySelectorAll('button')].map(nameOf).filter((name) => name.startsWith('All cards of'));
    expect(ways).toEqual(Object.values(GAME_UIS).map(({ title }) => `All cards of ${title}`));
    await press(/^All cards of Bladeforge/);
    expect(document.querySelector('h1')?.textContent).toBe('Cards of Bladeforge');
    expect(shown('Bladeforge').length).toBeGreaterThan(20);
  });

  it('are searched as in the deck room, few at first and all on request', async () => {
    await open({ name: 'cards', game: 'bladeforge' });
    const all = Number(/(\d+) cards/.exec(text())![1]);
    expect(shown('Bladeforge')).toHaveLength(24);
    await press(/^Show \d+ more cards/);
    expect(shown('Bladeforge')).toHaveLength(all);
    await search('die<=4 type:guard');
    expect(shown('Bladeforge')).toContain('Loose Sickle');
    expect(text()).toContain(`${shown('Bladeforge').length} of ${all} cards`);
    await search('name:x');
    expect(text()).toContain('There is no field “name”.');
    await search('attack>=99');
    expect(text()).toContain('None of them is like that.');
    await press(/^Show all cards/);
    expect(shown('Bladeforge')).toHaveLength(24);
  });

  it('explain their words, each of which leads to the other cards that have it', async () => {
    await open({ name: 'cards', game: 'laneforge', sought: '"Lockgate Eel" level=1' });
    await press(/^Lockgate Eel/);
    expect(document.querySelector('dialog')?.textContent).toContain('Stealth');
    // Its text scrolls where it is too long, and is then a stop of Tab: nobody may be led to something hidden.
    expect(document.querySelector('dialog .rules')).not.toBeNull();
    expect(document.querySelector('dialog [aria-hidden="true"] .rules')).toBeNull();
    await press(/cards with Stealth$/);
    expect(document.querySelector('dialog')).toBeNull();
    expect(field().value).toBe('keyword:"Stealth"');
    expect(shown('Laneforge')).toContain('Lockgate Eel');
    expect(shown('Laneforge')).not.toContain('Melt Down');
  });

  it('say how they are beaten, where a lesson shows it, and lead there', async () => {
    const lesson = { title: 'In and out', about: 'Go.', minutes: 1, state: 'new' } as const;
    lessons = [
      { ...lesson, id: 'one', beats: [{ card: 'Ash Kestrel', says: 'Shoot it.' }] },
      { ...lesson, id: 'two', beats: [{ card: 'Scrap Ox', says: 'Wait.' }] },
    ];
    await open({ name: 'cards', game: 'warforge', sought: 'kestrel' });
    await press(/^Ash Kestrel/);
    expect(document.querySelector('dialog')?.textContent).toContain('Shoot it.');
    expect(document.querySelector('dialog')?.textContent).not.toContain('Wait.');
    await press(/^Play it: In and out/);
    expect(client.asked.find(({ method }) => method === 'lesson.open')?.params).toMatchObject({ game: 'warforge', lesson: 'one' });
  });

  it('are those of the own decks too, where players make them', async () => {
    const ui = GAME_UIS.deckforge;
    const value = {
      name: 'Mine',
      author: 'Ada',
      cards: [{ name: 'Tin Whistle', type: 'artifact', copies: 2, text: '', keywords: [], abilities: [] }],
    };
    const entry = { id: 'mine', kind: 'loadout', name: 'Mine', builtIn: false, note: '', value } as const;
    const cards = ui.catalogue!([entry]);
    const found = cards.ids.filter((id) => matches(parseQuery('deck:mine', cards.fields), cards.searched(id)));
    expect(found.map((id) => cards.spec(id)?.name)).toEqual(['Tin Whistle']);
  });
});

describe.each(Object.values(GAME_UIS))('$title', (ui) => {
  const catalogue = ui.catalogue!([]);

  test('draws and finds every card', () => {
    expect(new Set(catalogue.ids).size).toBe(catalogue.ids.length);
    for (const id of catalogue.ids) {
      const { name } = catalogue.spec(id)!;
      expect(matches(parseQuery(`"${name}"`, catalogue.fields), catalogue.searched(id)), name).toBe(true);
      expect(Object.keys(catalogue.searched(id).fields).toSorted(), name).toEqual(catalogue.fields.map((one) => one.id).toSorted());
    }
  });

  test('finds cards by each word that a field offers, or the word is none of a card', () => {
    for (const { id, values } of catalogue.fields)
      for (const value of id === 'keyword' ? [] : (values ?? [])) {
        const query = parseQuery(`${id}:"${value}"`, catalogue.fields);
        expect(
          catalogue.ids.some((card) => matches(query, catalogue.searched(card))),
          `${id}:${value}`,
        ).toBe(true);
      }
  });

  test('finds cards with some word by that word', () => {
    const words = [...new Set(cardsOf(ui).flatMap(({ terms }) => terms.map(({ name }) => name)))];
    const counts = words.map((word) => cardsWith(word, catalogue).length);
    expect(counts.filter((n) => n > 1).length).toBeGreaterThan(5);
    expect(parseQuery(searchFor('x'), catalogue.fields).problems).toEqual([]);
  });

  test('has lessons that name cards which lie in them', () => {
    const { lessons: all = [], ...game }: Game = GAMES[ui.id as GameId];
    const cards = cardsOf(ui);
    expect(all.flatMap(({ beats = [] }) => beats).length).toBeGreaterThan(0);
    for (const { id, start, beats = [] } of all) {
      const state = start();
      const seen = JSON.stringify([0, 1].map((seat) => game.view(state, seat)));
      for (const { card, says } of beats) {
        const ids = cards.flatMap((one) => (one.name === card ? [one.id, one.name] : []));
        expect(
          ids.some((one) => seen.includes(JSON.stringify(one))),
          `${id}: ${card}`,
        ).toBe(true);
        expect(says).toMatch(/^[\p{Lu}][^]*\.$/u);
      }
    }
  });
});
