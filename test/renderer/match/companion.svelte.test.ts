/** The dialog in which people at one screen take their hands to phones, by roles and names: nothing is asked for before the press. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { NetworkTable } from '../../../src-renderer/app/network-table.svelte.ts';
import { newsOf } from '../../../src-renderer/app/network-news.ts';
import { looksOf } from '../../../src-shared/lan/looks.ts';
import type { SettingsStore } from '../../../src-renderer/app/settings.svelte.ts';
import HandsDialog from '../../../src-renderer/match/companion/HandsDialog.svelte';
import { MatchLayout } from '../../../src-renderer/match/layout.svelte.ts';
import type { HostLobby, LanState } from '../../../src-shared/protocol/lan.ts';
import type { LobbySeatView } from '../../../src-shared/protocol/lobby.ts';
import type { AppInfo, MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { settingsSchema } from '../../../src-shared/protocol/settings.ts';
import { FakeClient } from '../fake-client.ts';
import InApp from '../InApp.svelte';

const CLAIM = ['abcdefghijklmnopqrstuv', 'vutsrqponmlkjihgfedcba'];
const CLOSED: LanState = { state: 'closed', kept: null };
const at = (name: string, change: Partial<LobbySeatView> = {}): LobbySeatView => ({
  ...{ kind: 'screen', name, guest: null, ready: true, connected: true, picked: 'none', hash: null },
  ...change,
});
const OUT: Partial<LobbySeatView> = { kind: 'guest', guest: 'g1', hand: true };

function held(seats: LobbySeatView[], claims: number[]): Extract<LanState, { state: 'open' }> {
  const lobby = {
    game: 'hexforge',
    seats,
    waiting: [],
    locked: true,
    spectators: false,
    match: 'm',
    problem: null,
    timing: { clock: null },
    common: null,
    seedHash: null,
    looks: looksOf(2, []),
  };
  return {
    state: 'open',
    places: [{ address: '192.168.1.20', code: '7K2QXM', url: 'https://192.168.1.20:47520/#join=7K2QXM' }],
    lobby: lobby satisfies HostLobby,
    companion: true,
    claims: claims.map((seat) => ({ seat, claim: CLAIM[seat] })),
  };
}

let dialog: Record<string, unknown> | undefined;
afterEach(() => {
  if (dialog) void unmount(dialog);
  dialog = undefined;
  document.body.replaceChildren();
});
async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) {
    flushSync();
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function show(now: LanState, next: LanState = now) {
  const answer = { now, next };
  const client = new FakeClient({
    'lan.state': () => answer.now,
    'lan.offer': () => (answer.now = answer.next),
    'lan.withdraw': () => answer.now,
    'lan.remove': () => (answer.now = answer.next),
    'lan.close': () => (answer.now = CLOSED),
  });
  const settings = { machine: settingsSchema.parse({}).machine } as SettingsStore;
  const lan = new NetworkTable(client, { opensTables: true } as AppInfo, settings, { refused: () => undefined, news: () => undefined });
  const stop = lan.follow();
  await settle();
  let isClosed = false;
  const props = { match: 'm', onclose: () => (isClosed = true) };
  dialog = mount(InApp, { target: document.body, props: { app: { lan }, Part: HandsDialog as never, props } });
  await settle();
  const asked = () => client.asked.map(({ method }) => method).filter((method) => method !== 'lan.state');
  return { client, lan, answer, asked, stop, isClosed: () => isClosed };
}
const pictures = () => [...document.querySelectorAll('[role="img"]')].map((one) => one.getAttribute('aria-label'));
async function press(name: string): Promise<void> {
  const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
  const found = [...document.querySelectorAll('button')].find((one) => nameOf(one) === name);
  if (!found) throw new Error(`no button ${name}`);
  found.click();
  await settle();
}

it('explains itself and opens nothing by itself', async () => {
  const { asked } = await show(CLOSED, held([at('Ada'), at('Ben')], [0, 1]));
  expect(document.body.textContent).toContain('no curtain falls');
  expect(pictures()).toEqual([]);
  expect(asked()).toEqual([]);
  await press('Not now');
  void unmount(dialog!);
  dialog = undefined;
  await settle();
  expect(asked()).toEqual([]);
});

it('shows a picture for each person after the press, and ends them with itself', async () => {
  const { asked } = await show(CLOSED, held([at('Ada'), at('Ben')], [0, 1]));
  await press('Show the pictures');
  expect(pictures()).toEqual(['QR picture of Ada’s hand', 'QR picture of Ben’s hand']);
  void unmount(dialog!);
  dialog = undefined;
  await settle();
  expect(asked()).toEqual(['lan.offer', 'lan.withdraw']);
});

it('brings a hand that is out back to this screen', async () => {
  const { client, asked } = await show(held([at('Ada', OUT), at('Ben')], [1]));
  expect(pictures()).toEqual(['QR picture of Ben’s hand']);
  expect(document.body.textContent).toContain('On a device of their own');
  await press('Ada’s hand back to this screen');
  expect(asked()).toEqual(['lan.offer', 'lan.remove']);
  expect(client.asked.at(-1)?.params).toEqual({ guest: 'g1' });
});

it('brings all back by closing the way in, and says who is away', async () => {
  const { asked, isClosed } = await show(held([at('Ada', { ...OUT, connected: false }), at('Rust', { kind: 'bot' })], []));
  expect(document.body.textContent).toContain('the match waits for it');
  expect(document.body.textContent).not.toContain('Rust');
  await press('All hands back to this screen');
  expect(asked()).toContain('lan.close');
  expect(isClosed()).toBe(true);
});

it('is offered where several people play, and not while a table for guests is another one’s', async () => {
  const human = (seat: number) => ({ seat, name: '', kind: 'human' as const });
  const frame = { match: 'm', status: 'playing', seats: [human(0), human(1)] } as Pick<MatchFrame, 'match' | 'seats' | 'status'>;
  const { lan } = await show(CLOSED);
  expect(lan.offersHands(frame)).toBe(true);
  expect(lan.offersHands({ ...frame, status: 'finished' })).toBe(false);
  expect(lan.offersHands({ ...frame, seats: [human(0)] })).toBe(false);
  const { companion: _, ...table } = held([at('Ada'), at('Ben')], []);
  lan.state = table;
  expect([lan.offersHands(frame), lan.offersHands({ ...frame, match: 'another' })]).toEqual([true, false]);
  expect([lan.plays('m'), lan.holds('m')]).toEqual([true, true]);
  lan.state = held([at('Ada'), at('Ben')], []);
  expect([lan.plays('m'), lan.holds('m')]).toEqual([false, true]);
});

it('says of a hand what it says of no guest', () => {
  const [before, after] = [held([at('Ada')], []).lobby, held([at('Ada', OUT)], []).lobby];
  expect(newsOf(before, after).map(({ words }) => words)).toEqual([expect.stringContaining('’s hand is on a device now.')]);
  expect(newsOf(after, before).map(({ words }) => words)).toEqual([expect.stringContaining('’s hand is back at this screen.')]);
  const nameless = held([at('You', OUT), at('Ben')], []).lobby;
  expect(newsOf(held([at('You'), at('Ben')], []).lobby, nameless).map(({ words }) => words)).toEqual([
    'Player 1’s hand is on a device now.',
  ]);
});

it('looks at the hand first, and at the board where the hand alone cannot answer', () => {
  const layout = new MatchLayout();
  layout.cards = 5;
  expect(layout.handFirst).toBe(false);
  layout.upright = 80;
  expect(layout.handFirst).toBe(true);
  layout.holding = true;
  expect(layout.handFirst).toBe(false);
  layout.lookAt('hand');
  expect(layout.handFirst).toBe(true);
  layout.holding = false;
  layout.lookAt(null);
  layout.cards = 0;
  expect(layout.handFirst).toBe(false);
});
