/** The deck room of Warforge over a fake host, with one list of the player's own, for the specs that work in it. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { Route } from '../../../src-renderer/app/router.svelte.ts';
import { copies, type WrList } from '../../../src-shared/games/warforge/decks/list.ts';
import { FakeClient } from '../fake-client.ts';

/** The host of the present test. */
export let client: FakeClient;
let app: ReturnType<typeof mount> | undefined;
// The test page has no popovers.
HTMLElement.prototype.showPopover ??= () => undefined;
export const ROOM = { name: 'workshop', game: 'warforge' } as const satisfies Route;
/** A list of the player's own, whatever becomes of the ready ones. */
export const MINE: WrList = {
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
export const LINE = 'Skirmish, Quartermaster Ansel Grole, Spare Powder; 12 cards';

export const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
};

export async function open(start: Route = ROOM): Promise<void> {
  app = mount(App, { target: document.body, props: { client, start } });
  await settle();
}
export async function close(): Promise<void> {
  if (app) await unmount(app);
  app = undefined;
  document.body.replaceChildren();
}

/** Each test of a file has a host and a page of its own. */
export function eachOnItsOwnPage(): void {
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
}

export const text = (): string => document.body.textContent ?? '';
export const heading = (): string | undefined => document.querySelector('h1')?.textContent ?? undefined;
export const nameOf = (button: Element): string => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
export const buttons = (name: RegExp): HTMLButtonElement[] =>
  [...document.querySelectorAll('button')].filter((one) => name.test(nameOf(one)));
export function button(name: RegExp): HTMLButtonElement {
  const [found] = buttons(name);
  if (!found) throw new Error(`there is no button ${String(name)}`);
  return found;
}
export async function press(name: RegExp): Promise<void> {
  button(name).click();
  await settle();
}
export const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)!;
  return document.getElementById(found.htmlFor) as HTMLInputElement;
};
export async function type(label: string, value: string): Promise<void> {
  field(label).value = value;
  field(label).dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}
export async function choose(label: string, value: string): Promise<void> {
  field(label).value = value;
  field(label).dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}
export async function chooseOne(label: string): Promise<void> {
  [...document.querySelectorAll('label')]
    .find((one) => one.textContent.trim() === label)!
    .querySelector('input')!
    .click();
  await settle();
}
export async function key(target: Element, pressed: string, more: KeyboardEventInit = {}): Promise<void> {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true, ...more }));
  await settle();
}
export const status = (): string => document.querySelector('footer [role="status"]')?.textContent ?? '';
export const why = (name: RegExp): string => button(name).title;
/** The card's control among those to choose from. */
export const choice = (id: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[aria-label="Cards to choose from"] [data-card="${id}"] button`)!;
export const rows = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-label^="Cards in"] [data-card]')].map((row) => row.dataset.card!);
/** What has been kept beside it. */
export const kept = (): WrList[] => client.kept.flatMap(({ id, value }) => (id === 'my-mine' ? [] : (value as WrList)));

/** Takes a copy of it into work. */
export const copyMine = (): Promise<void> => press(/^Duplicate Mine$/);
