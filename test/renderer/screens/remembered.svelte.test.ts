/** What screens remember: the last table, and settings that are changed faster than they are saved. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { recall, remember } from '../../../src-renderer/app/memory.ts';
import { SettingsStore } from '../../../src-renderer/app/settings.svelte.ts';
import { HexforgeSetup } from '../../../src-renderer/games/hexforge/setup/setup.svelte.ts';
import { LaneforgeSetup } from '../../../src-renderer/games/laneforge/setup/setup.svelte.ts';
import { lastTable, rememberTable } from '../../../src-renderer/screens/setup/remembered.ts';
import { anotherSeat, usualSeats } from '../../../src-renderer/screens/setup/seats.ts';
import type { MatchSummary } from '../../../src-shared/protocol/messages.ts';
import type { Settings, SettingsPatch } from '../../../src-shared/protocol/settings.ts';
import { patched, settingsSchema } from '../../../src-shared/protocol/settings.ts';
import { z } from 'zod';
import { BUILT_IN, FakeClient, builtInOf } from '../fake-client.ts';
import { SOME_MATCHES } from './page/matches.ts';

afterEach(() => localStorage.clear());
const TWO = { min: 2, max: 2, usual: 2 };

describe('a table', () => {
  it('begins as the last one of its game did', () => {
    const setup = HexforgeSetup.propose(BUILT_IN)!;
    setup.chosen = [setup.loadouts[2].id, setup.loadouts[0].id];
    setup.map = setup.maps.at(-1)!.id;
    setup.maxTurns = 60;
    const seats = usualSeats();
    seats[1] = { ...seats[1], level: 'master', style: 'builder' };
    rememberTable('hexforge', setup, seats);

    const next = HexforgeSetup.propose(BUILT_IN)!;
    expect(lastTable('hexforge', next, TWO)).toEqual(seats);
    expect(next.config()).toEqual(setup.config());
    expect(lastTable('laneforge', LaneforgeSetup.propose(builtInOf('laneforge'))!, TWO)).toEqual(usualSeats());
  });

  it('forgets what is no more, and seats that are too many', () => {
    const setup = HexforgeSetup.propose(BUILT_IN)!;
    setup.chosen = ['gone', setup.loadouts[1].id];
    rememberTable('hexforge', setup, [...usualSeats(), anotherSeat()]);
    const next = HexforgeSetup.propose(BUILT_IN)!;
    expect(lastTable('hexforge', next, TWO)).toEqual(usualSeats());
    expect(next.chosen).toEqual([next.loadouts[0].id, next.loadouts[1].id]);
    remember('table.hexforge', { seats: 'nonsense' });
    expect(lastTable('hexforge', next, TWO)).toEqual(usualSeats());
  });

  it('keeps no decks that two people chose in secret, and those from the forge come first', () => {
    const entries = builtInOf('laneforge');
    const setup = LaneforgeSetup.propose(entries)!;
    const friend = { ...anotherSeat(), kind: 'friend' as const };
    expect(setup.kept([usualSeats()[0], friend])).toBeUndefined();

    const brought = setup.brought[1].picks.map((id) => setup.deck(id)!.value);
    const next = LaneforgeSetup.propose(entries, brought)!;
    const fromForge = next.brought[0].picks;
    next.recall(setup.kept(usualSeats()));
    expect(next.brought[0].picks).toEqual(fromForge);
    expect(next.brought[1].picks).toEqual(setup.brought[1].picks);
  });
});

describe('first-game help', () => {
  const titles = () => [...document.querySelectorAll('[aria-labelledby="first-steps"] h3')].map((heading) => heading.textContent);

  async function home(matches: MatchSummary[]): Promise<() => Promise<void>> {
    const client = new FakeClient();
    client.games = ['hexforge', 'laneforge'];
    client.matches = matches;
    const app = mount(App, { target: document.body, props: { client } });
    for (let i = 0; i < 8; i++) await new Promise((go) => setTimeout(go));
    flushSync();
    return () => unmount(app);
  }

  it('stays for each game until that game was played', async () => {
    const [hexforge] = SOME_MATCHES;
    const leave = await home([]);
    expect(titles()).toEqual(['Hexforge', 'Laneforge']);
    await leave();
    const leaveAgain = await home([hexforge]);
    expect(titles()).toEqual(['Laneforge']);
    expect(document.body.textContent).toContain('Continue');
    await leaveAgain();
    const leaveAtLast = await home([hexforge, { ...hexforge, match: 'another', game: 'laneforge', title: 'Laneforge' }]);
    expect(titles()).toEqual([]);
    await leaveAtLast();
  });
});

describe('memory', () => {
  it('reads only what it understands', () => {
    remember('one', 1);
    expect(recall('one', z.number())).toBe(1);
    expect(recall('one', z.string())).toBeNull();
    localStorage.setItem('five-forges.two', '{');
    expect(recall('two', z.unknown())).toBeNull();
  });
});

describe('settings', () => {
  it('lose no change that is made before an earlier one is saved', async () => {
    const client = new FakeClient();
    let saved: Settings = settingsSchema.parse({});
    const waiting: (() => void)[] = [];
    client.request = ((_method: string, { patch }: { patch: SettingsPatch }) => {
      const settings = (saved = patched(saved, patch));
      return new Promise((go) => waiting.push(() => go({ settings })));
    }) as unknown as typeof client.request;
    const store = new SettingsStore(client, () => undefined);
    const all = [1.05, 1.1, 1.15].map((uiScale) => store.patch({ person: { uiScale } }));
    waiting[0]();
    await all[0];
    expect(store.person.uiScale).toBe(1.15);
    waiting.slice(1).forEach((go) => go());
    await Promise.all(all);
    expect(store.person.uiScale).toBe(1.15);
  });
});
