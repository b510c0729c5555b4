/** A guest at a table, by names and roles alone: the door, the lobby, the match and back. */
import { mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../../../src-renderer/app/announcer.svelte.ts';
import type { GameUi } from '../../../src-renderer/app/game-ui.ts';
import { attention } from '../../../src-renderer/app/attention.svelte.ts';
import { PageSettings } from '../../../src-renderer/app/page-settings.ts';
import { SettingsStore } from '../../../src-renderer/app/settings.svelte.ts';
import { Toasts } from '../../../src-renderer/app/toasts.svelte.ts';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';
import { GUEST_SCREENS } from '../../../src-renderer/guest/guest-screens.ts';
import GuestRoom from '../../../src-renderer/guest/GuestRoom.svelte';
import { pageInfo } from '../../../src-renderer/guest/page-info.ts';
import { GuestSession } from '../../../src-renderer/guest/session.svelte.ts';
import { seatLook } from '../../../src-renderer/ui/svg/colours.ts';
import { commitmentTo, withDigest, type Opening } from '../../../src-shared/lan/commitment.ts';
import { FakeWay, OPEN_SEAT, guestSeat, lobbyOf } from './fake-way.ts';
import { button, buttons, field, press, seats, settle, text, write } from './page.ts';

const saved: string[] = [];
vi.mock('../../../src-renderer/app/save-file.ts', () => ({
  saveFile: (fileName: string, content: string) => void saved.push(`${fileName} ${content}`),
}));

let way: FakeWay;
let settings: SettingsStore;
let room: ReturnType<typeof mount> | null = null;
let announcer: Announcer;

type RoomProps = Partial<ComponentProps<typeof GuestRoom>>;

/** Those that a test gives stay live. */
function laidOver<T extends object>(usual: T, given: Partial<T>): T {
  const live = { ...usual };
  for (const key of Object.keys(given) as (keyof T & string)[]) {
    Object.defineProperty(live, key, { get: () => given[key], enumerable: true });
  }
  return live;
}

async function open(props: RoomProps = {}): Promise<void> {
  const session = new GuestSession(way);
  announcer = new Announcer();
  const toasts = new Toasts(announcer);
  settings = new SettingsStore(session.client, () => undefined);
  await settings.load(new PageSettings(localStorage));
  const info = pageInfo(Object.values(GAME_UIS));
  const given = { session, info, uis: GAME_UIS, screens: GUEST_SCREENS, settings, announcer, toasts };
  room = mount(GuestRoom, { target: document.body, props: laidOver(given, props) });
  await settle();
}

const heard = async (message: object): Promise<void> => {
  way.says(message);
  await settle();
};

beforeEach(() => {
  localStorage.clear();
  way = new FakeWay();
});
afterEach(async () => {
  if (room) await unmount(room);
  room = null;
  document.body.replaceChildren();
});

describe('a hand', () => {
  it('asks for no name and no code, and says where another picture is', async () => {
    await open({ tookHand: true });
    expect(document.querySelector('input')).toBeNull();
    expect(text()).toContain('open “Hands on phones” at the shared screen');
  });

  it('gives itself back without a question, and is told so', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g1', 'Ada', { hand: true }), OPEN_SEAT]));
    await settle();
    await press('Give the hand back to the shared screen');
    expect(way.asked.map(({ method }) => method)).toContain('lobby.leave');
    way.becomes({ is: 'outside', why: 'The hand is back at the shared screen.', mayReturn: false });
    await settle();
    expect(text()).toContain('The hand is back at the shared screen.');
    expect(document.querySelector('input')).toBeNull();
  });
});

describe('the door', () => {
  it('has the code of the link, wants a name, and keeps it', async () => {
    await open({ code: '7K2QX9' });
    expect(field('Code of the table').value).toBe('7K2QX9');
    await press('Sit down');
    expect(text()).toContain('How shall the others call you?');
    expect(way.joins).toEqual([]);
    await write('Your name', ' Ada ');
    await press('Sit down');
    expect(way.joins).toEqual([{ name: 'Ada', code: '7K2QX9', address: '' }]);
    expect(settings.person.name).toBe('Ada');
    expect(JSON.parse(localStorage.getItem('five-forges.person')!)).toMatchObject({ name: 'Ada' });
  });

  it('says before asking the table that something is no code', async () => {
    await open();
    await write('Your name', 'Ada');
    await write('Code of the table', '7K2 Q');
    await press('Sit down');
    expect(text()).toContain('The code has 6 letters and digits');
    await write('Code of the table', '7k2-qx9');
    await press('Sit down');
    expect(way.joins).toHaveLength(1);
  });

  it('says why the table let nobody in, and asks anew with what was typed', async () => {
    await open({ code: '7K2QX9' });
    await write('Your name', 'Ada');
    await press('Sit down');
    way.becomes({ is: 'knocking' });
    await settle();
    expect(text()).toContain('Going to the table…');
    way.becomes({ is: 'outside', why: 'That is not the code of this table.', mayReturn: false });
    await settle();
    expect(document.querySelector('[role="alert"]')!.textContent).toBe('That is not the code of this table.');
    expect(field('Your name').value).toBe('Ada');
    expect(field('Code of the table').value).toBe('7K2QX9');
  });

  it('offers the seat that is kept', async () => {
    way.status = { is: 'outside', why: 'This device sits down at the table elsewhere.', mayReturn: true };
    await open();
    await press('Back to my seat');
    expect(way.done).toEqual(['back']);
  });

  it('takes an address where the way does, and leads back to the own games in the app', async () => {
    way.takesAddress = true;
    const home = vi.fn();
    await open({ code: '7K2QX9', onhome: home });
    await write('Your name', 'Ada');
    await write('Address of the table', '192.168.1.20:47520');
    await press('Sit down');
    expect(way.joins).toMatchObject([{ address: '192.168.1.20:47520' }]);
    await press('Back to my own games');
    expect(home).toHaveBeenCalledOnce();
  });
});

describe('the lobby', () => {
  const BEN = guestSeat('g2', 'Ben');

  it('shows game and seats, and what everybody waits for', async () => {
    await open();
    const waiting = [{ id: 'g3', name: 'Cleo', connected: false }];
    const bot = { ...OPEN_SEAT, kind: 'bot', name: 'Rust', ready: true, connected: true } as const;
    way.opens(
      lobbyOf([guestSeat('g1', 'Ada'), guestSeat('g2', 'Ben', { ready: true }), bot, { ...bot, kind: 'screen', name: 'Dora' }], {
        waiting,
      }),
    );
    await settle();
    expect(document.querySelector('h1')!.textContent).toBe('Hexforge');
    expect(seats()).toEqual([
      expect.stringMatching(/^Seat 1 .*Ada.* you · not ready$/),
      expect.stringMatching(/^Seat 2 .*Ben.* a guest · ready$/),
      expect.stringMatching(/^Seat 3 .*Rust.* a bot$/),
      expect.stringMatching(/^Seat 4 .*Dora.* at the host’s screen$/),
    ]);
    expect(text()).toMatch(/Without a seat .*Cleo.*away/);
    expect(text()).toContain('Waiting for you to be ready.');
  });

  it('lets the guest be ready, stand up, sit down elsewhere and take another name', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g1', 'Ada'), OPEN_SEAT]));
    await settle();
    await press('I am ready');
    expect(way.last).toMatchObject({ method: 'lobby.ready', params: { ready: true } });
    await heard({ push: 'lobby', lobby: lobbyOf([guestSeat('g1', 'Ada', { ready: true }), OPEN_SEAT]) });
    expect(button('Ready ✓').getAttribute('aria-pressed')).toBe('true');
    await press('Ready ✓');
    expect(way.last).toMatchObject({ method: 'lobby.ready', params: { ready: false } });
    await press('Sit at seat 2');
    expect(way.last).toMatchObject({ method: 'lobby.sit', params: { seat: 1 } });
    await press('Stand up');
    expect(way.last).toMatchObject({ method: 'lobby.stand', params: {} });
    await write('Your name', 'Ada the Great');
    await press('Take this name');
    expect(way.last).toMatchObject({ method: 'lobby.rename', params: { name: 'Ada the Great' } });
  });

  it('cannot be ready before the table is laid', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g1', 'Ada')], { common: null }));
    await settle();
    expect(text()).toContain('The host is still laying the table.');
    await press('I am ready');
    expect(way.asked).toEqual([]);
    await heard({ push: 'lobby', lobby: lobbyOf([guestSeat('g1', 'Ada')]) });
    await press('I am ready');
    expect(way.last).toMatchObject({ method: 'lobby.ready' });
  });

  it('says in words what the table refused', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g2', 'Ben'), OPEN_SEAT], { waiting: [{ id: 'g1', name: 'Ada', connected: true }] }));
    await settle();
    expect(text()).toContain('You have no seat yet');
    await press('Sit at seat 2');
    way.refuses('That seat is taken.');
    await settle();
    expect(document.querySelector('[role="alert"]')!.textContent).toBe('That seat is taken.');
  });

  it('saves the replay of the last match, where the guest had a seat in one', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g1', 'Ada'), BEN]));
    await settle();
    expect(buttons()).not.toContain('Save the replay of the last match');
    await heard({ push: 'lobby', lobby: lobbyOf([guestSeat('g1', 'Ada'), BEN], { before: 'hexforge-1' }) });
    await press('Save the replay of the last match');
    expect(way.last).toMatchObject({ method: 'lobby.replay', params: {} });
    await heard({ id: way.last.id, result: { fileName: 'hexforge-1.ffmatch', text: '{}' } });
    expect(saved).toEqual(['hexforge-1.ffmatch {}']);
    await press('Save the replay of the last match');
    way.refuses('Too early.');
    await settle();
    expect(text()).toContain('Too early.');
    expect(saved).toHaveLength(1);
  });

  it('lets the guest choose colour and emblem, shows them at the seat, and says who was first', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g1', 'Ada'), BEN]));
    await settle();
    const colour = field('Your colour');
    colour.value = 'blue';
    colour.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(way.last).toMatchObject({ method: 'lobby.look', params: { colour: 'blue', emblem: null } });
    expect(seatLook(0)).toMatchObject({ word: 'yellow', emblemWord: 'anvil', edge: 'solid' });
    const looks = [{ colour: 'teal', emblem: 'moon' } as const, { colour: 'blue', emblem: 'tower' } as const];
    await heard({ push: 'lobby', lobby: lobbyOf([guestSeat('g1', 'Ada'), BEN], { looks, wish: { colour: 'blue', emblem: 'moon' } }) });
    expect(seatLook(0)).toMatchObject({ word: 'teal', emblemWord: 'moon', edge: 'solid' });
    expect(document.querySelector('ol .seat-badge circle:nth-of-type(2)')!.getAttribute('fill')).toBe('var(--seat-5)');
    expect(text()).toMatch(/Ben.* has the colour blue already: yours is teal\./);
    await unmount(room!);
    room = null;
    expect(seatLook(0).word).toBe('yellow');
  });

  it('says what is known of why the table does not answer', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g1', 'Ada'), BEN]));
    way.becomes({ is: 'lost' });
    await settle();
    expect(text()).toContain('The table does not answer.');
    way.becomes({ is: 'lost', why: 'Its host may have another address now.' });
    await settle();
    expect(text()).toContain('Its host may have another address now.');
  });

  it('leaves only after a question', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g1', 'Ada')]));
    await settle();
    await press('Leave the table…');
    await press('Stay');
    expect(way.asked).toEqual([]);
    await press('Leave the table…');
    await press('Leave');
    expect(way.last).toMatchObject({ method: 'lobby.leave' });
    // A table that lets go closes the line.
    way.becomes({ is: 'outside', why: 'You have left the table.', mayReturn: false });
    await settle();
    expect(way.done).toEqual(['forget']);
    expect(text()).toContain('You have left the table.');
    expect(buttons()).toContain('Sit down');
  });

  it('binds the guest to what it brings, opens that when the table asks, and binds anew when the table has let go', async () => {
    await open();
    sessionStorage.clear();
    way.opens(lobbyOf([guestSeat('g1', 'Ada'), BEN]));
    await settle();
    const [hash] = way.commitments;
    await heard({ push: 'lobby', lobby: lobbyOf([guestSeat('g1', 'Ada', { picked: 'committed', hash }), BEN]) });
    expect(way.commitments).toEqual([hash]);
    await heard({ push: 'open', commitments: ['0'.repeat(64), hash] });
    expect(way.asked, 'another commitment than its own is not opened').toEqual([]);
    await heard({ push: 'open', commitments: [hash, '0'.repeat(64), '1'.repeat(64)] });
    expect(way.last.method).toBe('lobby.open');
    const { pick, salt, share } = way.last.params as Opening;
    expect(commitmentTo('hexforge', withDigest({ pick, salt, share }))).toBe(hash);
    await heard({ push: 'lobby', lobby: lobbyOf([guestSeat('g1', 'Ada'), BEN]) });
    expect(way.commitments).toHaveLength(2);
    expect(way.commitments[1]).not.toBe(hash);
  });

  it('tells whoever does not see it what has changed', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g1', 'Ada'), OPEN_SEAT]));
    await settle();
    await heard({ push: 'lobby', lobby: lobbyOf([guestSeat('g1', 'Ada'), BEN]) });
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(announcer.slots.polite.join('')).toMatch(/Ben.* has come to the table\./);
  });

  it('stays while the table does not answer, and says so', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g1', 'Ada')]));
    await settle();
    way.becomes({ is: 'lost' });
    await settle();
    expect(text()).toContain('The table does not answer. Trying again… Nothing is lost');
    expect(document.querySelector('h1')!.textContent).toBe('Hexforge');
    way.becomes({ is: 'open' });
    await settle();
    expect(text()).not.toContain('does not answer');
  });

  it('has rules and settings in reach, and never the owner’s', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g1', 'Ada')]));
    await settle();
    await press('Settings');
    // In a browser the screen comes from the table.
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Settings'), 30_000);
    expect(text()).not.toContain('New versions');
    await press('To the table');
    expect(buttons()).toContain('I am ready');
  });
});

it('waits for the window of the table’s game, and is laid anew when the host takes another', async () => {
  const games = $state<{ uis: Readonly<Record<string, GameUi>>; waits: boolean }>({ uis: {}, waits: true });
  await open(games);
  way.opens(lobbyOf([guestSeat('g1', 'Ada')]));
  await settle();
  expect(text()).toContain('Going to the table…');
  const { hexforge, laneforge } = GAME_UIS;
  Object.assign(games, { uis: { hexforge }, waits: false });
  await settle();
  expect(document.querySelector('h1')!.textContent).toBe('Hexforge');
  await heard({ push: 'lobby', lobby: lobbyOf([guestSeat('g1', 'Ada')], { game: 'laneforge' }) });
  games.uis = { hexforge, laneforge };
  await settle();
  expect(document.querySelector('h1')!.textContent).toBe('Laneforge');
});

describe('a match', () => {
  const PLAYED = lobbyOf([guestSeat('g1', 'Ada', { ready: true }), guestSeat('g2', 'Ben', { ready: true })], {
    match: { id: 'hexforge-1', seat: 0 },
  });

  it('is opened when it begins, after the table was told how its person wants to be asked, and left when it ends', async () => {
    await open();
    way.opens(lobbyOf(PLAYED.seats));
    await settle();
    await heard({ push: 'lobby', lobby: PLAYED });
    const place = { match: 'hexforge-1', seat: 0 };
    expect(way.asked).toMatchObject([
      { method: 'match.usual', params: { ...place, usual: { preset: 'standard', forced: true } } },
      { method: 'match.open', params: { match: 'hexforge-1' } },
    ]);
    expect(text()).toContain('Opening the match…');
    await heard({ push: 'lobby', lobby: lobbyOf([guestSeat('g1', 'Ada'), guestSeat('g2', 'Ben')]) });
    expect(buttons()).toContain('I am ready');
  });

  it('is in reach again from the table, to which a guest may go meanwhile', async () => {
    await open();
    way.opens(PLAYED);
    await settle();
    expect(way.last.method).toBe('match.open');
    way.refuses('That match cannot be read.');
    await settle();
    expect(text()).toContain('That match cannot be read.');
    await press('To the table');
    expect(text()).toContain('The match is on, and your seat is waiting for you.');
    await press('Back to the match');
    expect(text()).toContain('Opening the match…');
  });

  const OTHERS = {
    match: { id: 'hexforge-1', seat: null },
    waiting: [{ id: 'g1', name: 'Ada', connected: true }],
  };
  it('of others is said to whom has no seat in it and may not look on', async () => {
    await open();
    way.opens(lobbyOf([guestSeat('g2', 'Ben'), guestSeat('g3', 'Cleo')], { ...OTHERS, spectators: false }));
    await settle();
    expect(text()).toMatch(/The match is on: .*Ben.* and .*Cleo.* are playing\. You have no seat in it/);
    expect(way.asked).toEqual([]);
  });

  it('of others is opened by whom has no seat in it and may look on, and anew with a seat', async () => {
    await open();
    const seats = [guestSeat('g2', 'Ben'), guestSeat('g3', 'Cleo')];
    way.opens(lobbyOf(seats, OTHERS));
    await settle();
    const opening = { method: 'match.open', params: { match: 'hexforge-1' } };
    expect(way.asked).toMatchObject([opening]);
    await heard({ push: 'lobby', lobby: lobbyOf(seats, { ...OTHERS, match: { id: 'hexforge-1', seat: 0 } }) });
    expect(way.asked.filter(({ method }) => method === 'match.open')).toMatchObject([opening, opening]);
  });

  it('that is over is followed by what can be said of its draw', async () => {
    await open();
    sessionStorage.clear();
    way.opens(PLAYED);
    await settle();
    way.refuses('That match cannot be read.');
    await settle();
    await press('To the table');
    expect(way.asked.map(({ method }) => method)).not.toContain('match.draw');
    await heard({ push: 'frame', frame: { match: 'hexforge-1', status: 'finished' } });
    const asked = way.asked.find(({ method }) => method === 'match.draw')!;
    await heard({ id: asked.id, result: { draw: null, seed: 'seed' } });
    expect(text()).toContain('About the draw: This device gave no share of the draw.');
  });

  it('calls its person by the title of a page that nobody looks at', async () => {
    await open();
    way.opens(PLAYED);
    await settle();
    const look = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    attention.ask(true);
    await settle();
    expect(document.title).toBe('Five Forges');
    look('hidden');
    await settle();
    expect(document.title).toBe('Your turn · Five Forges');
    attention.ask(false);
    await settle();
    expect(document.title).toBe('Five Forges');
    vi.restoreAllMocks();
  });
});
