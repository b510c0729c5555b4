import { afterEach, describe, expect, test, vi } from 'vitest';
import { bench } from '../../src-main/cli/bench.ts';
import { benchFlow } from '../../src-main/cli/bench/flow.ts';
import { median, medianUs, rounded } from '../../src-main/cli/bench/measure.ts';
import { benchPeers } from '../../src-main/cli/bench/peers.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';

const REGISTRY = new URL('../fixtures/registry.ts', import.meta.url).href;
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('the bench', () => {
  test('shows the compiled flow many times faster than an actor on the same machine', () => {
    const { compiledUs, actorUs, ratio } = benchFlow(lantern as Game);
    expect(Math.min(compiledUs, actorUs)).toBeGreaterThan(0);
    // `npm run bench` shows the real figure; transformed for tests, on a shared machine, it is lower.
    expect(ratio).toBeGreaterThan(10);
  });

  test.each([
    ['', 'does not say where'],
    ['/nowhere/at/all', 'does not exist'],
  ])('says why peers cannot be measured (PEERS_HOME=%s)', (home, reason) => {
    vi.stubEnv('PEERS_HOME', home);
    const reasons: Record<string, string> = {};
    expect(benchPeers(reasons)).toBeNull();
    expect(reasons.peers).toContain(reason);
  });

  test('prints one JSON object on the last line and refuses unknown parts', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(await bench(['--part', 'flow', '--json'], REGISTRY)).toBe(0);
    expect(JSON.parse(log.mock.lastCall![0] as string)).toMatchObject({ flow: { ratio: expect.any(Number) as number }, games: null });
    await expect(bench(['--part', 'engine'], REGISTRY)).rejects.toThrow('--part is one of flow, games, app, peers');
  });
});

describe('its figures', () => {
  test('medians of odd and even lists', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
  });

  test('three significant digits', () => {
    expect([rounded(123456), rounded(0.0123456)]).toEqual([123000, 0.0123]);
  });

  test('microseconds of one call', () => {
    let calls = 0;
    expect(medianUs(8, 10, () => void calls++)).toBeGreaterThanOrEqual(0);
    expect(calls).toBe(11);
  });
});
