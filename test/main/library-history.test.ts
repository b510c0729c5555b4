/** Notes and earlier versions of library entries. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_VERSIONS } from '../../src-main/host/store/library-history.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import { STARTERS } from '../../src-shared/games/hexforge/loadouts/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { makeRig } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

let rig: Rig;
const hexforge = GAMES.hexforge as Game;
const kind = { game: 'hexforge', kind: 'loadout' } as const;
const value = { ...STARTERS[0].loadout, name: 'Mine' };
const named = (name: string) => ({ ...value, name });
const folder = (): string => join(rig.dataDir, 'library', 'hexforge');
const files = (): string[] => readdirSync(folder()).filter((name) => name !== 'history');

const add = async (): Promise<{ id: string }> => (await rig.screen.ask('library.add', { ...kind, value })).entry;
const historyOf = (id: string) => rig.screen.ask('library.history', { ...kind, id });
const namesOf = async (id: string): Promise<string[]> => (await historyOf(id)).versions.map((one) => (one.value as { name: string }).name);

beforeEach(() => {
  rig = makeRig({ game: hexforge });
});
afterEach(() => rig.end());

describe('versions', () => {
  test('begin with what was there before the first change, and outlive a restart', async () => {
    const { id } = await add();
    expect(await historyOf(id)).toEqual({ notes: '', versions: [] });
    await rig.screen.ask('library.change', { ...kind, id, value: named('Second') });
    await rig.screen.ask('library.change', { ...kind, id, value: named('Second') });
    await rig.screen.ask('library.change', { ...kind, id, value: named('Third') });
    rig = await rig.restart();
    expect(await namesOf(id)).toEqual(['Mine', 'Second', 'Third']);
  });

  test('of an entry that another version of the program wrote begin with it', async () => {
    mkdirSync(folder(), { recursive: true });
    writeFileSync(join(folder(), 'my-old.ffdeck'), JSON.stringify({ format: 1, ...kind, value: named('Old') }));
    expect(await historyOf('my-old')).toEqual({ notes: '', versions: [] });
    await rig.screen.ask('library.change', { ...kind, id: 'my-old', value: named('New') });
    expect(await namesOf('my-old')).toEqual(['Old', 'New']);
    expect(files()).toEqual(['my-old.ffdeck']);
  });

  test('are forgotten beyond the last fifty, and with their entry', async () => {
    const { id } = await add();
    for (let n = 0; n < MOST_VERSIONS + 2; n++) await rig.screen.ask('library.change', { ...kind, id, value: named(`Name ${n}`) });
    const kept = await namesOf(id);
    expect(kept).toHaveLength(MOST_VERSIONS);
    expect(kept[0]).toBe('Name 2');
    await rig.screen.ask('library.delete', { ...kind, id });
    expect(await historyOf((await add()).id)).toEqual({ notes: '', versions: [] });
  });

  test('that make no sense are set aside and leave the entry alone', async () => {
    const { id } = await add();
    mkdirSync(join(folder(), 'history'), { recursive: true });
    writeFileSync(join(folder(), 'history', `${id}.loadout.json`), '{"format":9}');
    expect(await historyOf(id)).toEqual({ notes: '', versions: [] });
    expect(readdirSync(join(rig.dataDir, 'set-aside'))).toHaveLength(1);
    expect(files()).toHaveLength(1);
  });

  test('that the game cannot read any more are left out', async () => {
    const { id } = await add();
    mkdirSync(join(folder(), 'history'), { recursive: true });
    const versions = [
      { at: '2026-01-01T00:00:00.000Z', value: { name: 'Odd' } },
      { at: '2026-01-02T00:00:00.000Z', value },
    ];
    writeFileSync(join(folder(), 'history', `${id}.loadout.json`), JSON.stringify({ format: 1, notes: 'n', versions }));
    expect(await namesOf(id)).toEqual(['Mine']);
  });
});

describe('notes', () => {
  test('are kept beside the entry, which is exported without them', async () => {
    const { id } = await add();
    await rig.screen.ask('library.annotate', { ...kind, id, notes: 'against swarms' });
    rig = await rig.restart();
    expect((await historyOf(id)).notes).toBe('against swarms');
    expect((await rig.screen.ask('library.export', { ...kind, id })).text).not.toContain('swarms');
  });

  test('belong to the player’s own entries', async () => {
    const [{ id }] = STARTERS;
    expect((await rig.screen.refusal('library.annotate', { ...kind, id, notes: 'x' })).code).toBe('forbidden');
    expect((await rig.screen.refusal('library.annotate', { ...kind, id: 'nobody', notes: 'x' })).code).toBe('notFound');
    expect((await rig.screen.refusal('library.history', { ...kind, id: 'nobody' })).code).toBe('notFound');
  });
});
