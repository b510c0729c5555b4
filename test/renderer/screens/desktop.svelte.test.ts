/** What the desktop tells the page: menu entries, links and files, from before the page was there and later. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { Route } from '../../../src-renderer/app/router.svelte.ts';
import type { MenuCommand, Opened } from '../../../src-shared/protocol/shell.ts';
import { FakeClient } from '../fake-client.ts';

const CODE = 'LF1-f3-STARTER1';
let app: ReturnType<typeof mount> | undefined;
let client: FakeClient;
/** What lies in the host for the page. */
let inbox: Opened[];

afterEach(async () => {
  if (app) await unmount(app);
  app = undefined;
  document.body.replaceChildren();
});

const settle = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
};

async function open(waiting: Opened[] = [], start?: Route): Promise<void> {
  inbox = waiting;
  client = new FakeClient({ 'app.opened': () => ({ opened: inbox.splice(0) }) });
  client.games = ['hexforge', 'laneforge'];
  client.settings.person.plainCards = true;
  app = mount(App, { target: document.body, props: { client, start } });
  await settle();
}
async function hand(...things: Opened[]): Promise<void> {
  inbox.push(...things);
  client.opened.tell();
  await settle();
}
async function choose(command: MenuCommand): Promise<void> {
  client.commands.tell(command);
  await settle();
}
const heading = (): string | undefined => document.querySelector('h1')?.textContent ?? undefined;
const text = (): string => document.body.textContent ?? '';
const codeField = (): HTMLInputElement => document.querySelector<HTMLInputElement>('input[placeholder^="LF"]')!;

describe('an entry of the menu', () => {
  it.each<[MenuCommand, string]>([
    ['settings', 'Settings'],
    ['rules', 'Rules of Hexforge'],
    ['keys', 'Rules of Hexforge'],
    ['accessibility', 'Accessibility'],
    ['library', 'Cards and decks'],
    ['lab', 'The Lab'],
  ])('%s leads to “%s”', async (command, title) => {
    await open();
    await choose(command);
    expect(heading()).toBe(title);
    await choose('newMatch');
    expect(heading()).toBe('Five Forges');
  });

  it('makes text larger and smaller, within what the settings allow', async () => {
    await open();
    for (let n = 0; n < 12; n++) await choose('textLarger');
    expect(client.settings.person.uiScale).toBe(2);
    for (let n = 0; n < 14; n++) await choose('textSmaller');
    expect(client.settings.person.uiScale).toBe(0.8);
    await choose('textUsual');
    expect(client.settings.person.uiScale).toBe(1);
  });

  it('waits while a question is open', async () => {
    await open([], { name: 'settings' });
    [...document.querySelectorAll('button')].find((button) => button.textContent?.includes('Reset all'))!.click();
    await settle();
    const dialog = document.querySelector('dialog')!;
    // The test's document knows no top layer; what stands over the window is named by hand.
    const query = document.querySelector.bind(document);
    document.querySelector = ((selector: string) => (selector === 'dialog:modal' ? query('dialog') : query(selector))) as typeof query;
    try {
      await choose('library');
      expect(heading()).toBe('Settings');
      [...dialog.querySelectorAll('button')].at(-2)!.click();
      await settle();
      await settle();
      expect(heading()).toBe('Cards and decks');
    } finally {
      document.querySelector = query;
    }
  });
});

describe('a link', () => {
  it('that the program was started with opens its screen', async () => {
    await open([{ kind: 'link', link: { to: 'rules', game: 'laneforge' } }]);
    expect(heading()).toBe('Rules of Laneforge');
  });

  it('opens a table to be set up, and starts nothing', async () => {
    await open();
    await hand({ kind: 'link', link: { to: 'setup', game: 'hexforge' } });
    expect(heading()).not.toBe('Five Forges');
    expect(client.asked.some(({ method }) => method === 'match.create')).toBe(false);
  });

  it('with a deck shows it, also a second one, and keeps neither', async () => {
    await open();
    await hand({ kind: 'link', link: { to: 'deck', game: 'laneforge', code: CODE } });
    expect(codeField().value).toBe(CODE);
    expect(document.querySelector('section[aria-label="The deck of this code"]')).not.toBeNull();
    await hand({ kind: 'link', link: { to: 'deck', game: 'laneforge', code: 'LF1-f1-OTHER' } });
    expect(codeField().value).toBe('LF1-f1-OTHER');
    await hand({ kind: 'link', link: { to: 'deck', game: 'laneforge', code: 'LF1-f99-NONE' } });
    expect(text()).toContain('There is no faction "f99"');
    expect(client.asked.some(({ method }) => method === 'library.add')).toBe(false);
  });

  it('that means nothing is told of', async () => {
    await open([{ kind: 'problem', message: 'This link means nothing to Five Forges: fiveforges://x' }]);
    expect(text()).toContain('This link means nothing to Five Forges: fiveforges://x');
  });
});

describe('a file', () => {
  it('is shown with what it holds, or why it cannot be used, and nothing is kept', async () => {
    await open([{ kind: 'file', name: 'gift.ffdeck', text: 'no such thing' }]);
    expect(client.asked).toContainEqual({ method: 'file.look', params: { fileName: 'gift.ffdeck', text: 'no such thing' } });
    expect(document.querySelector('dialog')?.textContent).toContain('gift.ffdeck');
    expect(client.asked.some(({ method }) => method === 'file.keep')).toBe(false);
  });
});
