/** What people see when something breaks: plain words, ways on, and a report that tells no more than they ticked. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { Route } from '../../../src-renderer/app/router.svelte.ts';
import type { ReportWish } from '../../../src-shared/protocol/report.ts';
import { FakeClient } from '../fake-client.ts';
import { SOME_MATCHES } from './page/matches.ts';

const saved = vi.hoisted(() => [] as { fileName: string; text: string }[]);
vi.mock('../../../src-renderer/app/save-file.ts', () => ({
  saveFile: (fileName: string, text: string) => saved.push({ fileName, text }),
}));

let app: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (app) await unmount(app);
  app = undefined;
  saved.length = 0;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
};

async function open(client: FakeClient, start?: Route): Promise<FakeClient> {
  app = mount(App, { target: document.body, props: { client, start } });
  await settle();
  return client;
}

/** The settings screen sorts cards for its sample: there it breaks, once. */
const plant = () =>
  vi.spyOn(Array.prototype, 'toSorted').mockImplementationOnce(() => {
    throw new Error('planted in the settings');
  });

const heading = (): string | undefined => document.querySelector('h1')?.textContent ?? undefined;
const text = (): string => document.body.textContent ?? '';
const buttons = (): string[] => [...document.querySelectorAll('.crash button, .page button')].map((one) => one.textContent?.trim() ?? '');
async function press(name: string | RegExp): Promise<void> {
  const fits = (words: string) => (typeof name === 'string' ? words === name : name.test(words));
  const button = [...document.querySelectorAll('button')].find((one) => fits(one.textContent?.trim() ?? ''));
  if (!button) throw new Error(`there is no button ${String(name)}`);
  button.click();
  await settle();
}
async function toSettings(): Promise<void> {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: ',', ctrlKey: true }));
  await settle();
}

describe('a screen that breaks', () => {
  it('says so, keeps the rest, and comes back when tried again', async () => {
    await open(new FakeClient());
    plant();
    await toSettings();
    expect(heading()).toBe('Settings could not be shown');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(text()).toContain('Every match is saved as it is played, so nothing is lost.');
    expect(document.querySelector('pre')?.textContent).toContain('planted in the settings');
    await press('Try again');
    expect(heading()).toBe('Settings');
  });

  it('is left for Home', async () => {
    await open(new FakeClient());
    plant();
    await toSettings();
    await press('Home');
    expect(heading()).toBe('Five Forges');
  });

  it('leads back to the match that lies open underneath', async () => {
    const client = new FakeClient();
    client.matches = SOME_MATCHES;
    await open(client, { name: 'match', id: 'two' });
    plant();
    await toSettings();
    await press('Go on: Hexforge, turn 12');
    expect(document.querySelector('.crash')).toBeNull();
    // It was never closed: it goes on where it stands.
    expect(client.asked.filter(({ method }) => method === 'match.open')).toEqual([{ method: 'match.open', params: { match: 'two' } }]);
    expect(client.asked.some(({ method }) => method === 'match.close')).toBe(false);
  });
});

describe('a window that had to be opened again', () => {
  it('says why, and offers the match that was played last', async () => {
    const client = new FakeClient();
    client.crash = 'The window broke down: the memory was used up (5).';
    client.matches = SOME_MATCHES;
    await open(client);
    expect(heading()).toBe('The window had to be opened again');
    expect(text()).toContain('the memory was used up');
    expect(buttons()).toContain('Restart the window');
    await press('Go on: Hexforge, turn 7');
    expect(client.asked.at(-1)).toEqual({ method: 'match.open', params: { match: 'one' } });
  });
});

describe('trouble behind the page', () => {
  it('offers to restart the whole program', async () => {
    const restarted = vi.fn(() => ({}));
    const client = await open(new FakeClient({ 'app.restart': restarted }));
    client.troubles.tell('The disk went away.');
    await settle();
    expect(heading()).toBe('Something inside Five Forges broke');
    expect(text()).toContain('The disk went away.');
    await press('Restart Five Forges');
    expect(restarted).toHaveBeenCalledOnce();
    await press('Home');
    expect(heading()).toBe('Five Forges');
  });
});

describe('the report', () => {
  const wish = (): ReportWish => JSON.parse(saved[0].text) as ReportWish;

  it('carries the error, and the match only when it is ticked', async () => {
    const client = new FakeClient();
    client.matches = SOME_MATCHES;
    await open(client, { name: 'match', id: 'two' });
    plant();
    await toSettings();
    await press('Save a bug report…');
    expect(wish()).toMatchObject({ error: { what: 'Settings could not be shown' }, match: null });
    expect(wish().error?.detail).toContain('planted');
    expect(wish().noticed.join(' ')).toContain('planted');
    saved.length = 0;
    document.querySelector<HTMLInputElement>('[role=switch]')!.click();
    await settle();
    await press('Save a bug report…');
    expect(wish().match).toBe('two');
  });

  it('can be had without a crash, with what nothing caught', async () => {
    await open(new FakeClient(), { name: 'report' });
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('nobody caught me') }));
    await press('Save a bug report…');
    expect(wish().error).toBeNull();
    expect(wish().noticed.join(' ')).toContain('nobody caught me');
  });

  it('is written by the page alone when nobody else answers', async () => {
    const broken = () => {
      throw new Error('The host is silent.');
    };
    await open(new FakeClient({ 'report.make': broken }));
    plant();
    await toSettings();
    await press('Save a bug report…');
    expect(saved[0].text).toContain('planted in the settings');
    expect(saved[0].text).toContain('The host is silent.');
  });
});

describe('about', () => {
  it('shows the versions and the way to a report', async () => {
    await open(new FakeClient(), { name: 'credits' });
    expect(heading()).toBe('About and licences');
    for (const words of ['45.3.4', '148.0', '24.1.0', 'Linux', 'MIT License']) expect(text()).toContain(words);
    expect(document.querySelector('a')).toBeNull();
    await press('Report a problem');
    expect(heading()).toBe('Report a problem');
  });
});
