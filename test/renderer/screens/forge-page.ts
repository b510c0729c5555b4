/** The forge of cards over a fake host, with one small deck of the player's own, for the specs that work in it. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { Route } from '../../../src-renderer/app/router.svelte.ts';
import type { OnlineDeck } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { FIVE } from '../../games/deckforge/decks/cards.ts';
import { FakeClient } from '../fake-client.ts';
import { settle } from './deck-page.ts';

export { button, buttons, choose, field, heading, key, press, settle, status, text, type, why } from './deck-page.ts';

/** The host of the present test. */
export let client: FakeClient;
let app: ReturnType<typeof mount> | undefined;
export const FORGE = { name: 'workshop', game: 'deckforge' } as const satisfies Route;
export const EDIT_FIVE = { ...FORGE, entry: 'my-five' } as const satisfies Route;

export async function open(start: Route = FORGE): Promise<void> {
  app = mount(App, { target: document.body, props: { client, start } });
  await settle();
}
export async function close(): Promise<void> {
  if (app) await unmount(app);
  app = undefined;
  document.body.replaceChildren();
}

/** Each test of a file has a host and a page of its own. */
export function eachAtItsOwnForge(): void {
  beforeEach(() => {
    client = new FakeClient();
    client.games = ['deckforge'];
    client.kept = [{ id: 'my-five', kind: 'loadout', name: 'Five', builtIn: false, note: '', value: FIVE }];
    // Pictures are not what is looked at here.
    client.settings.person.plainCards = true;
  });
  afterEach(async () => {
    await close();
    flushSync();
    localStorage.clear();
  });
}

/** What was asked of the library last. */
export const kept = (): OnlineDeck[] => client.kept.map(({ value }) => value as OnlineDeck);

/** The row of a card in the list. */
export const row = (name: RegExp): HTMLButtonElement =>
  [...document.querySelectorAll<HTMLButtonElement>('.list li button')].find((one) => name.test(one.getAttribute('aria-label') ?? ''))!;
export async function pick(name: RegExp): Promise<void> {
  row(name).click();
  await settle();
}
/** What stands below a field. */
export const problemAt = (control: HTMLElement): string | null => {
  const id = control.getAttribute('aria-invalid') === 'true' ? control.getAttribute('aria-describedby') : null;
  return id === null ? null : (document.getElementById(id)?.textContent ?? '');
};
/** Choices of a select. */
export const options = (select: HTMLElement): string[] => [...select.querySelectorAll('option')].map((option) => option.textContent);
/** What the card says in words. */
export const spoken = (): string => document.querySelector('.view [role="status"]')?.textContent ?? '';
