/** A guest's page keeps its own person's settings, and tells the host no more than it needs. */
import { beforeEach, expect, it } from 'vitest';
import { GuestSettings } from '../../src-renderer/app/guest-settings.ts';
import { personSettingsSchema, settingsSchema } from '../../src-shared/protocol/settings.ts';
import { FakeClient } from './fake-client.ts';

const KEY = 'five-forges.person';
const SEAT = { match: 'lantern-1', seat: 1 };
const USUAL = settingsSchema.parse({});

let kept: Map<string, string>;
let client: FakeClient;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const settings = () => new GuestSettings(client, SEAT, storage);

beforeEach(() => {
  kept = new Map();
  client = new FakeClient({ 'match.usual': () => ({}) });
});

it('keeps what the guest chooses, over a reload', async () => {
  await settings().load();
  const patch = { person: { uiScale: 1.5, theme: 'contrast', keys: { endTurn: ';' } } } as const;
  const chosen = { ...USUAL, person: { ...USUAL.person, ...patch.person } };
  expect(await settings().set(patch)).toEqual(chosen);
  expect(await settings().load()).toEqual(chosen);
  expect(await settings().reset()).toEqual(USUAL);
  expect(await settings().load()).toEqual(USUAL);
});

it('asks the host for no settings, and says nothing but how its person wants to be asked', async () => {
  const own = settings();
  await own.load();
  await own.set({ person: { preset: 'full', autoResolveForced: false, name: 'Ada' } });
  expect(client.asked).toEqual([
    { method: 'match.usual', params: { ...SEAT, usual: { preset: 'standard', forced: true } } },
    { method: 'match.usual', params: { ...SEAT, usual: { preset: 'full', forced: false } } },
  ]);
});

it('says so again when a lost line is up again, for the host may have been restarted', async () => {
  await settings().load();
  client.setStatus('lost');
  expect(client.asked).toHaveLength(1);
  client.setStatus('open');
  await Promise.resolve();
  expect(client.asked).toHaveLength(2);
});

it('goes on when the host does not hear it', async () => {
  client = new FakeClient();
  expect(await settings().set({ person: { muted: true } })).toMatchObject({ person: { muted: true } });
});

it('has no say in tables and machines', async () => {
  const changed = await settings().set({ table: { takeBackAnything: true }, machine: { updateCheck: 'allowed' } });
  expect(changed).toEqual(USUAL);
});

it.each([
  ['no JSON', '{'],
  ['something else', '7'],
  ['nothing', 'null'],
])('is as it came when the browser kept %s', async (_what, text) => {
  kept.set(KEY, text);
  expect(await settings().load()).toEqual(USUAL);
});

it('passes over one by one what it does not understand, and keeps what it does not know', async () => {
  kept.set(KEY, JSON.stringify({ uiScale: 9, theme: 'pink', muted: true, colour: 'rust' }));
  const own = settings();
  expect(await own.load()).toEqual({ ...USUAL, person: { ...USUAL.person, muted: true } });
  await own.set({ person: { mono: true } });
  expect(JSON.parse(kept.get(KEY)!)).toMatchObject({ muted: true, mono: true, colour: 'rust' });
  expect(Object.keys(personSettingsSchema.shape)).not.toContain('colour');
});

it('is not misled by a prototype', async () => {
  kept.set(KEY, '{"__proto__":{"muted":true},"constructor":1}');
  expect((await settings().load()).person.muted).toBe(false);
});
