/** The whole app over a fake host: what people can do on each screen, through names and roles alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { Route } from '../../../src-renderer/app/router.svelte.ts';
import { phasesOf } from '../../../src-shared/kernel/flow.ts';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';
import { GAMES, type GameId } from '../../../src-shared/games/index.ts';
import { FakeClient } from '../fake-client.ts';
import { SOME_MATCHES } from './page/matches.ts';

/** What follows it is written from right to left. */
const TURN = String.fromCodePoint(0x202e);

const mounted: ReturnType<typeof mount>[] = [];
afterEach(async () => {
  for (const app of mounted.splice(0)) await unmount(app);
  document.body.replaceChildren();
});

const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
};

async function open(client: FakeClient, start?: Route): Promise<void> {
  mounted.push(mount(App, { target: document.body, props: { client, start } }));
  await settle();
}

/** Topics that components under a folder of the window name for F1. */
const topicsNamedIn = (folder: string): string[] =>
  readdirSync(join('src-renderer', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) =>
      [...readFileSync(join('src-renderer', folder, file), 'utf8').matchAll(/\b(?:data-)?help="([\w:]+)"/g)].map(([, topic]) => topic),
    );

const heading = (): string | undefined => document.querySelector('h1')?.textContent ?? undefined;
const text = (): string => document.body.textContent ?? '';

function button(name: string | RegExp): HTMLButtonElement {
  const fits = (label: string) => (typeof name === 'string' ? label === name : name.test(label));
  const found = [...document.querySelectorAll('button')].find((other) =>
    fits((other.getAttribute('aria-label') ?? other.textContent ?? '').trim()),
  );
  if (!found) throw new Error(`there is no button ${String(name)}`);
  return found;
}

async function press(name: string | RegExp): Promise<void> {
  button(name).click();
  await settle();
}

describe('Home', () => {
  it('starts a sensible match with one press', async () => {
    const client = new FakeClient();
    await open(client);
    await press('Play now');
    const created = client.asked.find(({ method }) => method === 'match.create');
    expect(created?.params).toMatchObject({
      setup: {
        game: 'hexforge',
        seats: [
          { kind: 'human', name: 'You' },
          { kind: 'bot', bot: 'novice' },
        ],
      },
    });
    expect(client.asked.at(-1)).toMatchObject({ method: 'match.open', params: { match: 'fresh-match' } });
  });

  it.each<[string, string[], GameId]>([
    ['as small as the game says until a match of it has been finished', ['novice'], 'hexforge'],
    ['as usual afterwards, against bots that are better', ['journeyman', 'journeyman', 'journeyman'], 'deckforge'],
  ])('lays a table %s', async (_when, bots, played) => {
    const client = new FakeClient();
    client.games = ['deckforge'];
    client.matches = SOME_MATCHES.map((one) => ({ ...one, game: played }));
    await open(client);
    await press('Play now');
    const created = client.asked.find(({ method }) => method === 'match.create');
    expect(created?.params).toMatchObject({ setup: { seats: [{ kind: 'human' }, ...bots.map((bot) => ({ bot }))] } });
  });

  it('shows only the games that are there', async () => {
    await open(new FakeClient());
    expect([...document.querySelectorAll('article')].map((article) => article.querySelector('h2')?.textContent)).toEqual(['Hexforge']);
  });

  it('lists matches with how they stand, and explains a damaged one', async () => {
    const client = new FakeClient();
    client.matches = SOME_MATCHES;
    await open(client);
    expect(text()).toContain('Your turn: Summon 1.');
    expect(text()).toContain('The save stops making sense at line 41.');
    expect(() => button(/^Continue: Hexforge, turn 3/)).toThrow();
    await press(/^Continue: Hexforge, turn 7/);
    expect(client.asked.at(-1)).toMatchObject({ method: 'match.open', params: { match: 'one' } });
  });

  it('tells why a match cannot be opened, and keeps it in the list to be saved or deleted', async () => {
    const reason = 'The match cannot be set up again: the card “ember” is in play and not part of this version.';
    const client = new FakeClient({
      'match.open': () => {
        client.matches = SOME_MATCHES.map((one) => (one.match === 'one' ? { ...one, state: 'damaged', note: reason } : one));
        throw new Error(reason);
      },
      'match.export': () => ({ fileName: 'one.ffmatch', text: '' }),
    });
    client.matches = SOME_MATCHES;
    await open(client);
    await press(/^Continue: Hexforge, turn 7/);
    expect(heading()).toBe('This match cannot be opened');
    expect(text()).toContain(reason);
    await press('Home');
    const row = [...document.querySelectorAll('li')].find((one) => one.textContent?.includes(reason))!;
    expect([...row.querySelectorAll('button')].map((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-disabled')])).toEqual([
      [expect.stringMatching(/^Go on in a copy: Hexforge, turn 7/), null],
      [expect.stringMatching(/^Save a copy: Hexforge, turn 7/), null],
      [expect.stringMatching(/^Delete: Hexforge, turn 7/), null],
    ]);
    await press(/^Save a copy: Hexforge, turn 7/);
    expect(client.asked.at(-1)).toEqual({ method: 'match.export', params: { match: 'one' } });
  });

  it('deletes a match only after asking', async () => {
    const client = new FakeClient();
    client.matches = SOME_MATCHES;
    await open(client);
    await press(/^Delete: Hexforge, turn 12/);
    await press('Keep it');
    expect(client.matches).toHaveLength(SOME_MATCHES.length);
    await press(/^Delete: Hexforge, turn 12/);
    await press('Delete');
    expect(client.matches.map((match) => match.match)).not.toContain('two');
    expect(text()).toContain('The match is deleted.');
  });

  it('says why a match could not be started', async () => {
    const client = new FakeClient({
      'match.create': () => {
        throw new Error('The disk is full.');
      },
    });
    await open(client);
    await press('Play now');
    expect(heading()).toBe('Five Forges');
    expect(text()).toContain('The disk is full.');
  });
});

describe('the connection', () => {
  it('is missed in words and welcomed back', async () => {
    const client = new FakeClient();
    await open(client);
    client.setStatus('lost');
    await settle();
    expect(text()).toContain('The connection to Five Forges is lost.');
    client.setStatus('open');
    await settle();
    expect(document.querySelector('.connection')).toBeNull();
  });

  it('says that the host is silent, and no longer when it is heard again', async () => {
    const client = new FakeClient();
    await open(client);
    client.setStatus('silent');
    await settle();
    expect(text()).toContain('Five Forges has not answered for a while.');
    client.setStatus('open');
    await settle();
    expect(document.querySelector('.connection')).toBeNull();
  });

  it('can be tried again when the host does not answer at first', async () => {
    const info = vi.fn().mockImplementationOnce(() => {
      throw new Error('Nobody is at the forge.');
    });
    const runtime = { electron: null, chromium: null, node: '20' };
    info.mockImplementation(() => ({
      version: '1',
      protocol: 1,
      firstRun: false,
      headless: true,
      platform: 'linux',
      runtime,
      crash: null,
      games: [],
    }));
    await open(new FakeClient({ 'app.info': info }));
    expect(text()).toContain('Nobody is at the forge.');
    await press('Try again');
    expect(heading()).toBe('Five Forges');
  });
});

describe('settings', () => {
  it('change what is seen at once and are sent to the host', async () => {
    const client = new FakeClient();
    await open(client, { name: 'settings' });
    const contrast = [...document.querySelectorAll('label')].find((label) => label.textContent?.trim() === 'High contrast');
    contrast?.querySelector('input')?.click();
    await settle();
    expect(document.documentElement.dataset.theme).toBe('contrast');
    expect(client.settings.person.theme).toBe('contrast');
  });

  it('give a command another key, unless that is taken', async () => {
    const client = new FakeClient();
    await open(client, { name: 'settings' });
    const strike = async (key: string): Promise<void> => {
      const target = button(/^Change the key of End turn/);
      target.click();
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await settle();
    };
    await strike('l');
    expect(text()).toContain('L already does “Log”.');
    expect(client.settings.person.keys).toEqual({});
    await strike(';');
    expect(client.settings.person.keys).toEqual({ endTurn: ';' });
    await press('Give End turn its first key back');
    expect(client.settings.person.keys).toEqual({});
  });
});

describe('the library', () => {
  const choose = async (content: string, name = 'mine.ffdeck'): Promise<void> => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(input, 'files', { value: [new File([content], name)], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  };

  it('lists every problem of a file that was refused', async () => {
    await open(new FakeClient(), { name: 'library' });
    await choose('nonsense');
    expect(text()).toContain('mine.ffdeck was not imported');
    expect(text()).toContain('It does not begin like JSON.');
    expect(text()).toContain('It names no game.');
  });

  it('names a file without signs that turn its name around', async () => {
    await open(new FakeClient(), { name: 'library' });
    await choose('nonsense', `mine${TURN}kcedff.exe`);
    expect(text()).toContain('minekcedff.exe was not imported');
  });

  it('takes a file in and lets only own ones be deleted', async () => {
    await open(new FakeClient(), { name: 'library' });
    await choose('{}');
    expect(text()).toContain('“mine.ffdeck” is in your library.');
    expect([...document.querySelectorAll('button[aria-label^="Delete"]')]).toHaveLength(1);
  });
});

describe('the rules', () => {
  const ids = Object.keys(GAME_UIS) as GameId[];

  it.each(ids)('of %s explain every topic that F1 can ask for', async (game) => {
    const { chapters, topics, placeOf } = GAME_UIS[game].help;
    const phases = phasesOf(GAMES[game].flow).map(({ name }) => `phase:${name}`);
    const anchors = new Map<string, string[]>();
    for (const { id } of chapters) {
      const client = new FakeClient();
      client.games = ids;
      await open(client, { name: 'help', game, topic: id });
      anchors.set(
        id,
        [...document.querySelectorAll('article [id]')].map((element) => element.id),
      );
      await unmount(mounted.pop()!);
    }
    const lost = [...topics, ...phases].filter((topic) => {
      const { chapter, anchor } = placeOf(topic);
      return anchor === undefined || !anchors.get(chapter)?.includes(anchor);
    });
    expect(lost).toEqual([]);
  });

  it.each(ids)('of %s know every topic that its table and the shared frame name', (game) => {
    const { chapters, topics } = GAME_UIS[game].help;
    const known = new Set([...topics, ...chapters.map(({ id }) => id)]);
    const named = [`games/${game}`, 'match', 'screens/setup'].flatMap(topicsNamedIn);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((topic) => !known.has(topic))).toEqual([]);
  });

  it('open at the topic, with the focus there', async () => {
    await open(new FakeClient(), { name: 'help', topic: 'keyword:taunt' });
    expect(document.activeElement?.id).toBe('keyword-taunt');
  });

  it('lead to the cards that a keyword is on', async () => {
    const client = new FakeClient();
    client.games = ids;
    await open(client, { name: 'help', game: 'warforge', topic: 'keyword:vanguard' });
    const entry = document.getElementById('keyword-vanguard')!;
    const way = entry.querySelector('button')!;
    const count = Number(/^(\d+) cards with it$/.exec(way.textContent)![1]);
    way.click();
    await settle();
    expect(heading()).toBe('Cards of Warforge');
    const names = [...document.querySelectorAll('ul[aria-label="Cards of Warforge"] button')].map((card) =>
      card.getAttribute('aria-label')!,
    );
    expect(names).toHaveLength(count);
    expect(names.some((name) => name.startsWith('Shutter Post,'))).toBe(true);
    expect(names.some((name) => name.startsWith('Sluice Rat,'))).toBe(false);
  });
});
