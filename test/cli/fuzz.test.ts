import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fuzz, fuzzOne } from '../../src-main/cli/fuzz.ts';
import { readFailures, replayFailure } from '../../src-main/cli/fuzz/failure.ts';
import { lantern, type LanternGame } from '../fixtures/lantern/game.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const REGISTRY = new URL('../fixtures/registry.ts', import.meta.url).href;
const folder = () => temporaryFolder('fuzz');
const OPTIONS = { seed: '1', only: null, minutes: 0.2, keep: false };
afterEach(() => vi.restoreAllMocks());

/** Lantern that breaks down when a 7 is snuffed. */
const broken: LanternGame = {
  ...lantern,
  apply(state, action, driver) {
    lantern.apply(state, action, driver);
    if (action.type === 'snuff' && state.discard.at(-1) === 7) throw new Error('a 7 cannot be snuffed');
  },
};

describe('the exhaustive runner', () => {
  test('plays until every phase and every goal has turned up', () => {
    const report = fuzzOne(lantern, { ...OPTIONS, folder: folder() });
    expect(report).toMatchObject({ missing: [], failures: [], wanted: lantern.compiled.leaves.length + 6 });
  });

  test('keeps a failing game and names the command that repeats it', () => {
    const where = folder();
    const { failures } = fuzzOne(broken, { ...OPTIONS, keep: true, minutes: 0.02, folder: where });
    expect(failures.length).toBeGreaterThan(0);
    expect(failures[0].command).toMatch(/^npm run fuzz -- --game lantern --seed 1 --only \d+$/);
    const [{ failure }] = readFailures(where);
    expect(() => replayFailure(broken, failure)).toThrow('a 7 cannot be snuffed');
    expect(() => replayFailure(lantern, failure)).not.toThrow();
    const only = Number(failures[0].command.split(' ').at(-1));
    expect(fuzzOne(broken, { ...OPTIONS, only, folder: where }).failures).toHaveLength(1);
  });

  test('a kept game whose actions no longer fit counts only while the content is the same', () => {
    const failure = { game: 'lantern', contentVersion: 1, config: {}, seed: 'x', actions: [{ type: 'peek' }], error: '' };
    expect(() => replayFailure(lantern, failure)).toThrow('no reward');
    expect(() => replayFailure(lantern, { ...failure, contentVersion: 0 })).not.toThrow();
  });

  test('is a command with strict flags', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const where = folder();
    expect(await fuzz(['--game', 'all', '--minutes', '0.1', '--json'], REGISTRY, where)).toBe(0);
    expect(JSON.parse(log.mock.lastCall![0] as string)).toMatchObject({ seed: '1', games: { lantern: { missing: [] } } });
    expect(readdirSync(where)).toEqual([]);
    await expect(fuzz(['--minuets', '1'], REGISTRY, where)).rejects.toThrow('unknown flag --minuets');
    await expect(fuzz(['--minutes', 'soon'], REGISTRY, where)).rejects.toThrow('--minutes must be a positive number');
  });
});
