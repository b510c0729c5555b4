/** A table that is handed to another computer, in the windows of both ends. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import TakeTable from '../../../src-renderer/guest/TakeTable.svelte';
import type { HostLobby, LanState } from '../../../src-shared/protocol/lan.ts';
import type { LobbySeatView } from '../../../src-shared/protocol/lobby.ts';
import { looksOf } from '../../../src-shared/lan/looks.ts';
import type { Method } from '../../../src-shared/protocol/messages.ts';
import { FakeClient } from '../fake-client.ts';

const HELD = { ready: true, picked: 'none', hash: null } as const;
const ME: LobbySeatView = { ...HELD, kind: 'screen', name: 'Ben', guest: null, connected: true };
const ADA: LobbySeatView = { ...HELD, kind: 'guest', name: 'Ada', guest: 'g1', connected: true, app: true };
/** With a browser, which can keep no table, and away. */
const CLEO: LobbySeatView = { ...HELD, kind: 'guest', name: 'Cleo', guest: 'g2', connected: false };
const LOBBY: HostLobby = {
  game: 'deckforge',
  seats: [ME, ADA, CLEO],
  looks: looksOf(3, []),
  waiting: [],
  locked: false,
  spectators: true,
  timing: { clock: null },
  common: {},
  seedHash: null,
  match: null,
  problem: null,
};
const OPEN: Extract<LanState, { state: 'open' }> = { state: 'open', places: [], lobby: LOBBY };

let app: Record<string, unknown> | undefined;
afterEach(async () => {
  if (app) await unmount(app);
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
const text = (): string => document.body.textContent.replace(/\s+/g, ' ');
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.replace(/\s+/g, ' ').trim() === name);
async function press(name: string): Promise<void> {
  const found = button(name);
  if (!found) throw new Error(`no button ${name} in ${text()}`);
  found.click();
  await settle();
}
const asked = (client: FakeClient, method: Method) => client.asked.flatMap((one) => (one.method === method ? [one.params] : []));

/** The owner's screen of the table, at a host that answers with `now`. */
async function owner(now: LanState): Promise<FakeClient> {
  const client: FakeClient = new FakeClient({
    'lan.state': () => now,
    'lan.handOver': () => now,
    'lan.resume': () => now,
    'lan.close': () => ({ state: 'closed', kept: null }),
    'lan.seatLink': () => ({ links: ['https://192.168.1.20:47520/#seat=abc'], minutes: 15 }),
  });
  client.games = ['deckforge'];
  client.opensTables = true;
  app = mount(App, { target: document.body, props: { client, start: { name: 'lan' } } });
  await settle();
  return client;
}

describe('the one who hands it over', () => {
  it('offers it to whoever came with the app, is told what that means, and may keep it after all', async () => {
    const client = await owner(OPEN);
    expect(button('Hand the table to Cleo…')).toBeUndefined();
    await press('Hand the table to Ada…');
    expect(text()).toContain('Ada’s computer keeps the table from then on, and yours sits down there as a guest.');
    expect(text()).not.toContain('every hand as well');
    await press('Offer it');
    expect(asked(client, 'lan.handOver')).toEqual([{ guest: 'g1' }]);

    client.lan.tell({ ...OPEN, handover: { guest: 'g1', name: 'Ada', stage: 'offered', share: 0 } });
    await settle();
    expect(text()).toMatch(/Waiting for .?Ada.? to take the table\./);
    client.lan.tell({ ...OPEN, handover: { guest: 'g1', name: 'Ada', stage: 'given', share: 0.5 } });
    await settle();
    expect(text()).toMatch(/Ada.?’s computer takes it: 50 %\./);
    await press('Keep the table');
    expect(asked(client, 'lan.handOver').at(-1)).toEqual({ guest: null });

    client.lan.tell({ ...OPEN, unhanded: 'Ada does not take it.' });
    await settle();
    expect(text()).toContain('The table stays here. Ada does not take it.');
  });

  it('has a link for a guest who is away', async () => {
    const client = await owner(OPEN);
    await press('A link for Cleo…');
    expect(asked(client, 'lan.seatLink')).toEqual([{ guest: 'g2' }]);
    expect(text()).toContain('It works once, for 15 minutes');
    expect(text()).toContain('https://192.168.1.20:47520/#seat=abc');
  });

  it('finds it there afterwards, and may forget it', async () => {
    const client = await owner({ state: 'closed', kept: null, handed: { to: 'Ada', game: 'deckforge', tells: false } });
    expect(text()).toMatch(/Deckforge goes on at the table on .?Ada.?’s computer/);
    expect(button('To my seat there')).toBeDefined();
    await press('Tell whoever comes to the old address');
    expect(asked(client, 'lan.resume')).toHaveLength(1);
    await press('Forget it');
    expect(asked(client, 'lan.close')).toHaveLength(1);
  });
});

describe('the one who takes it', () => {
  const offer = { id: '0123456789abcdef', from: 'Ben', game: 'deckforge', playing: true, taken: null };

  it('is told that it would know everything, and answers', async () => {
    const client = new FakeClient({ 'visit.take': () => ({}) as never });
    app = mount(TakeTable, { target: document.body, props: { client, offer } });
    await settle();
    expect(text()).toContain('Ben wants to hand you the table');
    expect(text()).toContain('Your computer then knows everything in it, every hand as well');
    expect(document.activeElement?.textContent?.trim()).toBe('No');
    await press('Take the table');
    expect(asked(client, 'visit.take')).toEqual([{ accept: true }]);
  });

  it('sees how much of it is there', async () => {
    app = mount(TakeTable, { target: document.body, props: { client: new FakeClient(), offer: { ...offer, taken: 0.25 } } });
    await settle();
    expect(text()).toContain('The table comes to this computer: 25 %.');
  });
});
