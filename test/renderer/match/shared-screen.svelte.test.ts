/** Two people at one screen, the whole page on a real host: on every screen of the app nothing is in the page that only one of them may know. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { Router } from '../../../src-renderer/app/router.svelte.ts';
import type { Route, RouteName } from '../../../src-renderer/app/router.svelte.ts';
import { TransportClient } from '../../../src-renderer/client/client.ts';
import { WindowTransport } from '../../../src-renderer/client/transport.ts';
import type { HostLine } from '../../../src-main/host/host.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { HostMessage, MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { reaches } from '../../../build/test/tiers.ts';
import { createTable } from '../../main/support/hot-seat.ts';
import { BOT, PERSON, makeRig } from '../../main/support/rig.ts';
import type { Rig, SetupSeats } from '../../main/support/rig.ts';
import { settle } from './frame-page.ts';

let rig: Rig;
let match: string;
let page: Page;

/** A page in this window on a connection of its own. */
class Page {
  readonly client: TransportClient;
  router!: Router;
  frame: MatchFrame | null = null;
  readonly #line: HostLine;
  readonly #app: ReturnType<typeof mount>;
  #hear: (text: string) => void = () => undefined;

  constructor() {
    this.#line = rig.host.connect({ kind: 'owner' }, { send: (text) => queueMicrotask(() => this.#hear(text)), refuse: () => undefined });
    const bridge = {
      send: (text: string) => void this.#line.receive(text),
      onMessage: (hear: (text: string) => void) => {
        this.#hear = hear;
        return () => undefined;
      },
    };
    this.client = new TransportClient(new WindowTransport(bridge));
    this.client.onFrame((frame) => (this.frame = frame));
    this.#app = mount(App, { target: document.body, props: { client: this.client, start: { name: 'match', id: match } } });
  }

  static async open(): Promise<Page> {
    const asked = vi.spyOn(Router.prototype, 'current', 'get');
    const page = new Page();
    await drawn();
    [page.router] = asked.mock.contexts as Router[];
    asked.mockRestore();
    return page;
  }

  async close(): Promise<void> {
    await unmount(this.#app);
    this.#line.close();
    document.body.replaceChildren();
  }

  /** What the host says. */
  hear(message: HostMessage): void {
    this.#hear(JSON.stringify(message));
  }

  /** Takes the screen for the seat that it waits for: the button does the same, and is deaf at first. */
  async take(): Promise<void> {
    await this.client.request('match.ready', { match, seat: this.frame!.seat });
    await drawn();
    expect(covered()).toBe(false);
  }
}

/** A frame and what follows it: the log and the recap are drawn later. */
const drawn = () => settle(80);

const covered = () => document.querySelector('#curtain-title, #handover-title') !== null;

/** Everything that the page says, shows or holds, in text and in attributes. */
function textsOf(root: Element): Set<string> {
  const texts = new Set<string>();
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walk.nextNode()) {
    if (node instanceof Element) {
      for (const { name, value } of node.attributes) if (/^(aria-|alt|title|value|placeholder)/.test(name)) texts.add(value.trim());
    } else texts.add(node.textContent?.trim() ?? '');
  }
  texts.delete('');
  return texts;
}
/** Whose turn at the screen it is is said a moment after the curtain is there, and is no secret. */
const CURTAINS_OWN = 'Pass to ';
const texts = () => new Set([...textsOf(document.documentElement), document.title].filter((text) => !text.startsWith(CURTAINS_OWN)));

/** What somebody who looks for it finds in the stores of the page. */
const stores = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** Every screen, as it lies over a match. The compiler knows if one is missing. */
const screens = (game: string): Readonly<Record<Exclude<RouteName, 'match'>, Route>> => ({
  home: { name: 'home' },
  setup: { name: 'setup', game },
  workshop: { name: 'workshop', game },
  replay: { name: 'replay', match },
  welcome: { name: 'welcome' },
  settings: { name: 'settings' },
  help: { name: 'help', game },
  lessons: { name: 'lessons', game },
  cards: { name: 'cards', game },
  credits: { name: 'credits' },
  accessibility: { name: 'accessibility' },
  report: { name: 'report' },
  library: { name: 'library' },
  lab: { name: 'lab' },
  lan: { name: 'lan' },
});

/** Goes to each screen and back again. */
async function walk(routes: readonly Route[], see: (where: string) => void, comeBack = async () => {}): Promise<void> {
  for (const route of routes) {
    page.router.go(route);
    flushSync();
    see(`${route.name}, at once`);
    await drawn();
    see(route.name);
    page.router.go({ name: 'match', id: match });
    flushSync();
    see(`the match after ${route.name}, at once`);
    await drawn();
    see(`the match after ${route.name}`);
    await comeBack();
  }
}

/** The texts that may be read on these screens while nobody has had the screen. */
async function openTexts(routes: readonly Route[]): Promise<Set<string>> {
  const open = texts();
  await walk(routes, () => {
    for (const text of texts()) open.add(text);
  });
  return open;
}

async function neverSeen(routes: readonly Route[]): Promise<void> {
  const open = await openTexts(routes);
  const secrets = new Set<string>();
  /** A person looks at the own hand. */
  const look = async () => {
    await page.take();
    const own = [...texts()].filter((text) => !open.has(text));
    expect(own.length).toBeGreaterThan(3);
    for (const text of own) secrets.add(text);
  };
  await look();
  await walk(
    routes,
    (where) => {
      expect(
        [...texts()].filter((text) => secrets.has(text)),
        where,
      ).toEqual([]);
      const stored = stores();
      expect(
        [...secrets].filter((text) => text.length >= WORDS && stored.includes(text)),
        where,
      ).toEqual([]);
      if (where.startsWith('the match') && !where.endsWith('at once')) expect(covered(), where).toBe(true);
    },
    look,
  );
}

/** What follows a timer comes late on a busy machine. */
const PATIENCE = { timeout: 10_000 };

/** Shorter texts are found anywhere. */
const WORDS = 8;

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

async function press(name: RegExp): Promise<void> {
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))!.click();
  await drawn();
}

async function sitDown(game: Game, seats?: SetupSeats): Promise<void> {
  rig = makeRig({ game });
  match = await createTable(rig.screen, game, seats);
  page = await Page.open();
}

beforeAll(() => {
  // happy-dom measures and animates nothing.
  Element.prototype.animate ??= () => ({ finish: () => undefined, cancel: () => undefined }) as unknown as Animation;
});
afterEach(async () => {
  await page.close();
  vi.restoreAllMocks();
  localStorage.clear();
  await rig.end();
});

const ALL = Object.values(GAMES) as Game[];
const ANY = ALL.at(-1)!;

describe('on a screen over the table, and when the table comes back, nothing of a seat is in the page', () => {
  it.skipIf(!reaches('full')).each(ALL.map((game) => [game.title, game] as const))(
    'of %s, all screens about it (full)',
    { timeout: 180_000 },
    async (_title, game) => {
      await sitDown(game);
      await neverSeen(Object.values(screens(game.id)).filter((route) => 'game' in route || 'match' in route));
    },
  );

  it.skipIf(!reaches('full'))('of any game, all screens (full)', { timeout: 180_000 }, async () => {
    await sitDown(ANY);
    await neverSeen(Object.values(screens(ANY.id)));
  });

  it('of any game, where the table is left, and where it lies underneath', async () => {
    await sitDown(ANY);
    const { home, settings } = screens(ANY.id);
    await neverSeen([home, settings]);
  });
});

describe('the table of two people', () => {
  /** What is in the page while a person has the screen, and was not before. */
  let secrets: string[];
  beforeEach(async () => {
    await sitDown(ANY);
    const open = texts();
    await page.take();
    secrets = [...texts()].filter((text) => !open.has(text));
    expect(secrets.length).toBeGreaterThan(3);
  });
  const said = () => document.querySelector('[data-live=assertive]')!.textContent;
  const found = () => secrets.filter((secret) => texts().has(secret));

  it('is out of the page while the window is hidden, and waits behind a curtain afterwards', async () => {
    becomes('hidden');
    expect(found()).toEqual([]);
    await drawn();
    becomes('visible');
    expect(found()).toEqual([]);
    expect(covered()).toBe(true);
    // It is built anew, so that the keyboard is where a person goes on.
    expect(document.activeElement?.textContent).toContain('Ready?');
  });

  it('shows nothing that was under way when it was left', async () => {
    const { frame } = page;
    page.router.go({ name: 'settings' });
    flushSync();
    page.hear({ push: 'frame', frame: { ...frame!, reset: true } });
    page.router.go({ name: 'match', id: match });
    flushSync();
    expect(found()).toEqual([]);
    await drawn();
    expect(covered()).toBe(true);
  });

  it('ends full control that a held key began, when it is left', async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control' }));
    await vi.waitFor(() => expect(page.frame!.prefs.preset).toBe('full'), PATIENCE);
    await walk([{ name: 'settings' }], () => undefined);
    await page.take();
    expect(page.frame!.prefs.preset).toBe('standard');
  });

  it('is covered after a fault behind the page, which is announced', async () => {
    rig.host.noteTrouble(new Error('planted'));
    await drawn();
    expect(found()).toEqual([]);
    await vi.waitFor(() => expect(said()).toContain('Something inside Five Forges broke.'), PATIENCE);
    await press(/^Go on/);
    expect(covered()).toBe(true);
    expect(found()).toEqual([]);
  });

  it('is covered after it broke itself, which is announced', async () => {
    page.hear({ push: 'frame', frame: { ...page.frame!, seats: null } as unknown as MatchFrame });
    await drawn();
    await vi.waitFor(() => expect(document.querySelector('#crash-title')?.textContent).toBe('The match could not be shown'), PATIENCE);
    await vi.waitFor(() => expect(said()).toContain('The match could not be shown.'), PATIENCE);
    expect(found()).toEqual([]);
    await press(/^Go on/);
    expect(covered()).toBe(true);
    expect(found()).toEqual([]);
  });
});

it('the table of one person alone stays as it is under another screen and in a hidden window', async () => {
  await sitDown(ANY, [PERSON, BOT]);
  const table = document.querySelector('[data-region=hand]');
  expect(table).not.toBeNull();
  await walk([{ name: 'settings' }], (where) => expect(document.querySelector('[data-region=hand]'), where).toBe(table));
  becomes('hidden');
  await drawn();
  becomes('visible');
  expect(document.querySelector('[data-region=hand]')).toBe(table);
});
