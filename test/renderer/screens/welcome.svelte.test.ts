/** The page of the first start: shown once, skippable, and at work at once. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { Route } from '../../../src-renderer/app/router.svelte.ts';
import { systemInWords, uiScaleFor } from '../../../src-renderer/screens/welcome/system-words.ts';
import { FakeClient } from '../fake-client.ts';

let app: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (app) await unmount(app);
  app = undefined;
  document.body.replaceChildren();
});

const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
};

async function open(firstRun: boolean, start?: Route): Promise<FakeClient> {
  const client = new FakeClient();
  client.firstRun = firstRun;
  app = mount(App, { target: document.body, props: { client, start } });
  await settle();
  return client;
}

const heading = (): string | undefined => document.querySelector('h1')?.textContent ?? undefined;
async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === name,
  );
  if (!button) throw new Error(`there is no button ${name}`);
  button.click();
  await settle();
}
const written = (client: FakeClient) => client.asked.filter(({ method }) => method === 'settings.set');

describe('the first start', () => {
  it('begins with the welcome page, and only the first', async () => {
    await open(true);
    expect(heading()).toBe('Welcome to Five Forges');
    await unmount(app!);
    await open(false);
    expect(heading()).toBe('Five Forges');
  });

  it.each(['Skip', 'Home', 'Enter the smithy'])('is over with “%s”, which keeps that it was', async (way) => {
    const client = await open(true);
    expect(written(client)).toEqual([]);
    await press(way);
    expect(heading()).toBe('Five Forges');
    expect(written(client)).toEqual([{ method: 'settings.set', params: { patch: {} } }]);
  });

  it('is over with Escape too', async () => {
    const client = await open(true);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settle();
    expect(heading()).toBe('Five Forges');
    expect(written(client)).toHaveLength(1);
  });

  it('has a match one press away', async () => {
    const client = await open(true);
    await press('Play Hexforge now');
    expect(client.asked).toContainEqual({ method: 'match.open', params: { match: 'fresh-match' } });
    expect(written(client)).toHaveLength(1);
  });

  it('changes the window while something is chosen', async () => {
    const client = await open(true);
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')!;
    slider.value = '1.5';
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(client.settings.person.uiScale).toBe(1.5);
    expect(document.documentElement.style.fontSize).toBe('150%');
  });

  it('can be had again from the settings, and leads back there', async () => {
    const client = await open(false, { name: 'settings' });
    await press('The welcome page again');
    expect(heading()).toBe('Welcome to Five Forges');
    await press('Back to the settings');
    expect(heading()).toBe('Settings');
    expect(written(client)).toEqual([]);
  });
});

describe('what was read from the system', () => {
  const plain = { contrast: false, forcedColours: false, reducedMotion: false, textScale: 1 };

  it('is said in one sentence', () => {
    expect(systemInWords(plain)).toContain('nothing special');
    expect(systemInWords({ ...plain, contrast: true, reducedMotion: true, textScale: 1.25 })).toBe(
      'Your computer asks for high contrast, less motion and text at 125 %. The window follows it already.',
    );
    expect(systemInWords({ ...plain, contrast: true, forcedColours: true })).toContain('asks for its own colours.');
  });

  it('becomes a size that the settings know', () => {
    expect([1, 1.13, 0.5, 3].map(uiScaleFor)).toEqual([1, 1.15, 0.8, 2]);
  });
});
