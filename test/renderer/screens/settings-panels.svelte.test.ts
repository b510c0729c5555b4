/** Settings: as a file, back to how they came, and the question before anything is asked of the network. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { RequestError } from '../../../src-renderer/client/client.ts';
import { settingsSchema } from '../../../src-shared/protocol/settings.ts';
import type { Results } from '../../../src-shared/protocol/messages.ts';
import { RELEASE_ADDRESS } from '../../../src-shared/protocol/release.ts';
import { FakeClient } from '../fake-client.ts';

/** What follows it is written from right to left. */
const TURN = String.fromCodePoint(0x202e);

const saved = vi.hoisted(() => [] as string[]);
vi.mock('../../../src-renderer/app/save-file.ts', () => ({ saveFile: (fileName: string) => saved.push(fileName) }));

let client: FakeClient;
let app: ReturnType<typeof mount> | undefined;
let answer: Results['update.check'] = { newer: null, message: 'You have the newest version, 0.1.0.' };

const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
};

beforeEach(async () => {
  client = new FakeClient({
    'settings.import': ({ fileName, text }) => {
      if (text === 'torn')
        throw new RequestError({ code: 'invalid', message: `${fileName} cannot be used.`, problems: ['“uiScale” is 9: 2 is the most.'] });
      client.settings = settingsSchema.parse({ person: { uiScale: 1.5 } });
      return { settings: client.settings };
    },
    'update.check': () => answer,
  });
  app = mount(App, { target: document.body, props: { client, start: { name: 'settings' } } });
  await settle();
});
afterEach(async () => {
  if (app) await unmount(app);
  saved.length = 0;
  document.body.replaceChildren();
});

const text = (): string => document.body.textContent ?? '';
async function press(name: string): Promise<void> {
  // The one in the dialog comes last.
  const button = [...document.querySelectorAll('button')].findLast((one) => one.textContent?.trim() === name);
  if (!button) throw new Error(`there is no button ${name}`);
  button.click();
  await settle();
}
async function choose(content: string, name = 'mine.json'): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept=".json"]')!;
  Object.defineProperty(input, 'files', { value: [new File([content], name)], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}
const asked = (method: string) => client.asked.filter((one) => one.method === method);

describe('settings as a file', () => {
  it('are handed over', async () => {
    await press('Export settings');
    expect(saved).toEqual(['five-forges-settings.json']);
  });

  it('take the place of the present ones after a question, at once', async () => {
    await choose('sound');
    expect(text()).toContain('Use the settings of mine.json?');
    expect(asked('settings.import')).toEqual([]);
    await press('Use them');
    expect(document.documentElement.style.fontSize).toBe('150%');
    expect(text()).toContain('Your settings are those of the file now.');
  });

  it('are left alone when that is the answer', async () => {
    await choose('sound');
    await press('Leave mine');
    expect(asked('settings.import')).toEqual([]);
  });

  it('that are wrong are refused with what is wrong', async () => {
    await choose('torn');
    await press('Use them');
    expect(text()).toContain('mine.json was not imported');
    expect(text()).toContain('“uiScale” is 9: 2 is the most.');
    expect(text()).toContain('Your settings are as they were.');
    expect(document.documentElement.style.fontSize).toBe('100%');
  });

  it('come from a file that is named without signs that turn its name around', async () => {
    await choose('torn', `mine${TURN}nosj.exe`);
    expect(text()).toContain('Use the settings of minenosj.exe?');
    await press('Use them');
    expect(text()).toContain('minenosj.exe was not imported');
  });

  it('go back to how they came after a question that says what is kept', async () => {
    await press('Reset all…');
    expect(text()).toContain('Matches, decks, loadouts and maps are kept as they are.');
    expect(asked('settings.reset')).toEqual([]);
    await press('Reset');
    expect(asked('settings.reset')).toHaveLength(1);
  });
});

describe('new versions', () => {
  it('are looked for the first time only after the address was named and agreed to', async () => {
    await press('Check now');
    expect(text()).toContain(RELEASE_ADDRESS);
    await press('Do not ask');
    expect(asked('update.check')).toEqual([]);
    expect(client.settings.machine.updateCheck).toBe('off');

    await press('Check now');
    await press('Ask now');
    expect(client.settings.machine.updateCheck).toBe('allowed');
    expect(asked('update.check')).toEqual([{ method: 'update.check', params: { agreed: true } }]);
    expect(text()).toContain('You have the newest version, 0.1.0.');

    await press('Check now');
    expect(asked('update.check')).toHaveLength(2);
  });

  it('are asked about each time by those who want that', async () => {
    client.settings = settingsSchema.parse({ machine: { updateCheck: 'ask' } });
    await client.request('settings.set', { patch: { machine: { updateCheck: 'ask' } } });
    await settle();
    for (const times of [1, 2]) {
      await press('Check now');
      expect(asked('update.check')).toHaveLength(times - 1);
      await press('Ask now');
      expect(asked('update.check')).toHaveLength(times);
    }
    expect(client.settings.machine.updateCheck).toBe('ask');
  });

  it('are told with the page to get them, as text', async () => {
    answer = { newer: { version: '9.0.0', page: 'https://five-forges.example/9' }, message: 'unused' };
    await press('Check now');
    await press('Ask now');
    expect(text()).toContain('Version 9.0.0 is out; you have 0.1.0.');
    expect(text()).toContain('https://five-forges.example/9');
    expect(document.querySelector('a')).toBeNull();
  });
});
