/** The table on this network over a fake host: what is shown, what is asked for, and that the host's answer is what counts. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { newsOf } from '../../../src-renderer/app/network-news.ts';
import { RequestError } from '../../../src-renderer/client/client.ts';
import { draftOf, fillingOf } from '../../../src-renderer/screens/lan/seats.ts';
import type { HostLobby, LanState } from '../../../src-shared/protocol/lan.ts';
import type { LobbySeatView } from '../../../src-shared/protocol/lobby.ts';
import { looksOf } from '../../../src-shared/lan/looks.ts';
import { settingsSchema } from '../../../src-shared/protocol/settings.ts';
import type { Method } from '../../../src-shared/protocol/messages.ts';
import { FakeClient } from '../fake-client.ts';

const UNBOUND = { picked: 'none', hash: null } as const;
const OPEN: LobbySeatView = { kind: 'open', name: '', guest: null, ready: false, connected: false, ...UNBOUND };
const ME: LobbySeatView = { kind: 'screen', name: 'You', guest: null, ready: true, connected: true, ...UNBOUND };
const ADA: LobbySeatView = { kind: 'guest', name: 'Ada', guest: 'g1', ready: false, connected: true, ...UNBOUND };
const BOT: LobbySeatView = { kind: 'bot', name: 'Ilka', bot: 'master-builder', guest: null, ready: true, connected: true, ...UNBOUND };

const LOBBY: HostLobby = {
  game: 'hexforge',
  seats: [ME, ADA],
  looks: looksOf(2, []),
  waiting: [],
  locked: false,
  spectators: true,
  timing: { clock: null },
  common: {},
  seedHash: null,
  match: null,
  problem: 'Ada is not ready.',
};
const open = (lobby: Partial<HostLobby> = {}, more: string[] = []): LanState => ({
  state: 'open',
  places: ['192.168.1.20', ...more].map((address) => ({ address, code: '7K2QXM', url: `https://${address}:47520/#join=7K2QXM` })),
  lobby: { ...LOBBY, ...lobby },
});
const CLOSED: LanState = { state: 'closed', kept: null };

let app: Record<string, unknown> | undefined;
afterEach(() => {
  if (app) void unmount(app);
  app = undefined;
  document.body.replaceChildren();
});

async function settle(): Promise<void> {
  for (let i = 0; i < 8; i++) {
    flushSync();
    await tick();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** A host that answers every request with `state.now`. */
async function show(now: LanState, route: 'lan' | 'home' = 'lan', settings: object = {}) {
  const state = { now, refuse: null as string | null };
  const answer = (): LanState => {
    if (state.refuse !== null) throw new RequestError({ code: 'illegal', message: state.refuse });
    return state.now;
  };
  const methods = [
    'lan.state',
    'lan.open',
    'lan.resume',
    'lan.close',
    'lan.game',
    'lan.fill',
    'lan.seat',
    'lan.lock',
    'lan.remove',
    'lan.standIn',
    'lan.end',
  ];
  const client: FakeClient = new FakeClient({
    ...Object.fromEntries(methods.map((method) => [method, answer])),
    'lan.start': () => ({ match: 'the-match' }),
  });
  client.opensTables = true;
  client.settings = settingsSchema.parse(settings);
  app = mount(App, { target: document.body, props: { client, start: { name: route } } });
  await settle();
  return { client, state };
}

const text = (): string => document.body.textContent.replace(/\s+/g, ' ');
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.replace(/\s+/g, ' ').trim() === name);
async function press(name: string): Promise<void> {
  const found = button(name);
  if (!found) throw new Error(`no button ${name} in ${text()}`);
  found.click();
  await settle();
}
const asked = ({ asked: all }: FakeClient, method: Method): unknown[] => all.flatMap((one) => (one.method === method ? [one.params] : []));
const selects = (): HTMLSelectElement[] =>
  [...document.querySelectorAll('select')].filter(
    ({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent === 'Who sits here',
  );
async function choose(select: HTMLSelectElement, value: string): Promise<void> {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}

describe('the way there', () => {
  it('is at Home, and in the application menu', async () => {
    const { client } = await show(CLOSED, 'home');
    await press('Play with others at home');
    expect(document.querySelector('h1')?.textContent).toBe('Play with others at home');
    await press('Home');
    client.commands.tell('networkTable');
    await settle();
    expect(document.querySelector('h1')?.textContent).toBe('Play with others at home');
  });

  it('is not there where the settings or the program say no', async () => {
    await show({ state: 'off' }, 'home', { machine: { networkTables: false } });
    expect(button('Play with others at home')).toBeUndefined();
    expect(text()).not.toContain('others at home');
  });

  it('says what is off to whoever gets there by the menu', async () => {
    await show({ state: 'off' }, 'lan', { machine: { networkTables: false } });
    expect(text()).toContain('“Tables on this network” is off');
    expect(button('Open the table')).toBeUndefined();
    await press('Settings');
    expect(text()).toContain('Nothing is open, and nothing is sent, before you press for it.');
  });
});

describe('a table that is not open', () => {
  it('opens for the chosen game with the person at the first seat', async () => {
    const { client, state } = await show(CLOSED);
    expect(text()).not.toContain('Your last table');
    state.now = open();
    await press('Open the table');
    expect(asked(client, 'lan.open')).toEqual([{ game: 'hexforge', seats: 2 }]);
    expect(asked(client, 'lan.fill')).toEqual([{ seat: 0, filling: { kind: 'screen', name: 'You' } }]);
    expect(document.querySelector('h1')?.textContent).toBe('Your table of Hexforge');
  });

  it('that is refused stays closed and says why', async () => {
    const { client, state } = await show(CLOSED);
    state.refuse = 'None of the ports for tables is free on this computer.';
    await press('Open the table');
    expect(text()).toContain('None of the ports for tables is free');
    expect(asked(client, 'lan.fill')).toEqual([]);
    expect(button('Open the table')).toBeDefined();
  });

  it('can be resumed with its guests, or forgotten', async () => {
    const { client, state } = await show({ state: 'closed', kept: { game: 'hexforge', guests: ['Ada', 'Ben'] } });
    expect(text()).toContain('Hexforge. With Ada and Ben.');
    await press('Forget it');
    expect(asked(client, 'lan.close')).toEqual([{}]);
    state.now = open();
    await press('Resume this table');
    expect(asked(client, 'lan.resume')).toEqual([{}]);
    expect(document.querySelector('h1')?.textContent).toBe('Your table of Hexforge');
  });
});

describe('an open table', () => {
  it('shows how others get in, letter by letter for those who listen', async () => {
    await show(open({}, ['10.0.0.5']));
    expect(document.querySelector('.code [aria-hidden]')?.textContent).toBe('7K2 QXM');
    expect(document.querySelector('.code .visually-hidden')?.textContent).toBe('7, K, 2, Q, X, M');
    expect(text()).toContain('https://192.168.1.20:47520/#join=7K2QXM');
    expect(document.querySelector('details')?.textContent).toContain('https://10.0.0.5:47520/#join=7K2QXM');
    expect(document.querySelector('[aria-label="QR picture of the address"]')).not.toBeNull();
  });

  it('says why it cannot start, and starts with what was chosen when the host says nothing against it', async () => {
    const { client } = await show(open());
    await press('Start the match');
    expect(asked(client, 'lan.start')).toEqual([]);
    expect(text()).toContain('Ada is not ready.');
    client.lan.tell(open({ seats: [ME, { ...ADA, ready: true }], problem: null }));
    await settle();
    await press('Start the match');
    expect(asked(client, 'lan.start')).toEqual([{ config: expect.objectContaining({ maxTurns: 200 }) as unknown }]);
    expect(asked(client, 'match.open')).toEqual([{ match: 'the-match' }]);
  });

  it('seats people, bots and guests by asking the host, and shows what comes back', async () => {
    const { client, state } = await show(open({ seats: [ME, OPEN], waiting: [{ id: 'g1', name: 'Ada', connected: true }] }));
    expect(text()).toContain('Without a seat');
    await choose(selects()[1], 'guest:g1');
    expect(asked(client, 'lan.seat')).toEqual([{ guest: 'g1', seat: 1 }]);
    expect(selects()[1].value).toBe('open');
    state.now = open({ seats: [ME, BOT] });
    await choose(selects()[1], 'bot');
    expect(asked(client, 'lan.fill')).toEqual([{ seat: 1, filling: { kind: 'bot', name: 'Ilka', bot: 'journeyman', budgetMs: 2000 } }]);
    expect(text()).toContain('Ilka');
    expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(
      expect.arrayContaining(['bot', 'master', 'builder']) as unknown,
    );
  });

  it('has each person on one seat', async () => {
    const { client } = await show(open({ seats: [ME, OPEN] }));
    await choose(selects()[1], 'me');
    expect(asked(client, 'lan.fill')).toEqual([
      { seat: 0, filling: { kind: 'open' } },
      { seat: 1, filling: { kind: 'screen', name: 'You' } },
    ]);
  });

  it('asks before a guest is shown out', async () => {
    const { client } = await show(open());
    await press('Show Ada out…');
    expect(asked(client, 'lan.remove')).toEqual([]);
    await press('Show out');
    expect(asked(client, 'lan.remove')).toEqual([{ guest: 'g1' }]);
  });

  it('tells of guests who come, go and make ready', async () => {
    const { client } = await show(open());
    client.lan.tell(open({ seats: [ME, { ...ADA, ready: true }] }));
    await settle();
    await vi.waitFor(() => expect(document.querySelector('[data-live="polite"]')?.textContent).toContain('Ada is ready.'));
    expect(text()).toContain('Ready.');
    client.lan.tell(open({ seats: [ME, { ...ADA, connected: false }] }));
    await settle();
    expect(text()).toContain('Away. The seat stays theirs.');
  });

  it('is gone with a press, and back at the choice', async () => {
    const { client, state } = await show(open());
    state.now = CLOSED;
    await press('Close the table');
    expect(asked(client, 'lan.close')).toEqual([{}]);
    expect(button('Open the table')).toBeDefined();
  });
});

describe('while a match is on', () => {
  it('leads to it, and asks before it is ended, closed or a seat is taken', async () => {
    const { client } = await show(
      open({ match: 'the-match', problem: 'The match is on already.', seats: [ME, { ...ADA, connected: false }] }),
    );
    expect(text()).toContain('A match of Hexforge is on');
    expect(text()).toContain('Away: the match waits');
    await press('Ada’s seat…');
    await press('Wait');
    await press('Ada’s seat…');
    await press('Play it at this screen…');
    await press('Wait');
    await press('End the match for all…');
    await press('Play on');
    await press('Close the table…');
    await press('Leave it open');
    for (const method of ['lan.remove', 'lan.standIn', 'lan.end', 'lan.close'] as const) expect(asked(client, method)).toEqual([]);
    await press('Ada’s seat…');
    await press('Play it at this screen…');
    await press('Take it');
    expect(asked(client, 'lan.remove')).toEqual([{ guest: 'g1' }]);
    await press('End the match for all…');
    await press('End it');
    expect(asked(client, 'lan.end')).toEqual([{}]);
    await press('To the match');
    expect(asked(client, 'match.open')).toEqual([{ match: 'the-match' }]);
  });

  it('lets a bot play for a guest who is away, and gives the seat back', async () => {
    const away = { ...ADA, connected: false };
    const { client, state } = await show(open({ match: 'the-match', seats: [ME, away] }));
    await press('Ada’s seat…');
    state.now = open({ match: 'the-match', seats: [ME, { ...away, standIn: 'journeyman' }] });
    await press('Let a bot play');
    expect(asked(client, 'lan.standIn')).toEqual([{ seat: 1, bot: 'journeyman' }]);
    expect(text()).toContain('Away: a bot plays for them, journeyman');
    await press('Ada’s seat…');
    expect(button('Let this bot play')?.getAttribute('aria-disabled')).toBe('true');
    const [level] = [...document.querySelectorAll<HTMLSelectElement>('dialog select')];
    await choose(level, 'master');
    await press('Let this bot play');
    expect(asked(client, 'lan.standIn').at(-1)).toEqual({ seat: 1, bot: 'master' });
    state.now = open({ match: 'the-match', seats: [ME, away] });
    await press('Give Ada the seat back');
    expect(asked(client, 'lan.standIn').at(-1)).toEqual({ seat: 1, bot: null });
    expect(text()).toContain('Away: the match waits');
  });
});

describe('seats', () => {
  it('are known to games by who sits there', () => {
    const kinds = [ME, { ...ME, name: 'Ines' }, ADA, OPEN, BOT].map((view) => draftOf(view, 'You'));
    expect(kinds.map(({ kind }) => kind)).toEqual(['me', 'friend', 'guest', 'open', 'bot']);
    expect(kinds[1].friend).toBe('Ines');
    expect(kinds[4]).toMatchObject({ level: 'master', style: 'builder' });
    expect(draftOf({ ...BOT, bot: 'random' }, 'You').level).toBe('random');
  });

  it('are asked for as the host takes them, and never without a name', () => {
    const friend = draftOf({ ...ME, name: 'Ines' }, 'You');
    expect(fillingOf([friend], 0, 'You')).toEqual({ kind: 'screen', name: 'Ines' });
    expect(fillingOf([{ ...friend, friend: ' ' }], 0, 'You')).toBeNull();
    expect(fillingOf([{ ...friend, kind: 'open' }], 0, 'You')).toEqual({ kind: 'open' });
  });
});

it('news are of guests alone, and say who is away apart from who comes and goes', () => {
  const ben = { id: 'g2', name: 'Ben', connected: true };
  const words = (after: Partial<HostLobby>, before: Partial<HostLobby> = {}) =>
    newsOf({ ...LOBBY, ...before }, { ...LOBBY, ...after }).map(({ kind, words }) => `${kind}: ${words}`);
  expect(words({})).toEqual([]);
  expect(words({ seats: [BOT, ADA] })).toEqual([]);
  expect(words({ waiting: [ben] })).toEqual(['table: Ben has come to the table.']);
  expect(words({ seats: [ME, OPEN] })).toEqual(['table: Ada has left the table.']);
  expect(words({ seats: [ME, { ...ADA, ready: true }] })).toEqual(['table: Ada is ready.']);
  expect(words({ seats: [ME, { ...ADA, connected: false }] })).toEqual(['line: Ada is away.']);
  expect(words({ seats: [ME, { ...ADA, standIn: 'novice' }] })).toEqual(['line: A bot plays for Ada.']);
  expect(words({}, { seats: [ME, { ...ADA, connected: false }] })).toEqual(['line: Ada is back.']);
});
