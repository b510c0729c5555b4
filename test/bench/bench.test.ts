import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bench } from '../../src-main/cli/bench.ts';
import { benchDisk } from '../../src-main/cli/bench/disk.ts';
import { benchFlow } from '../../src-main/cli/bench/flow.ts';
import { median, medianUs, percentile, rounded } from '../../src-main/cli/bench/measure.ts';
import { benchMessages } from '../../src-main/cli/bench/messages.ts';
import { benchPeers, duelRatios, showdownRatios } from '../../src-main/cli/bench/beside-peers.ts';
import { benchCosts } from '../../src-main/cli/bench/costs.ts';
import { duelWork, loadDuel } from '../../src-main/cli/bench/duel.ts';
import { findPeers, readTables } from '../../src-main/cli/bench/peers.ts';
import { section } from '../../src-main/cli/bench/report.ts';
import { longestTasks } from '../../src-main/cli/bench/page-tasks.ts';
import { appRows } from '../../src-main/cli/bench/rows.ts';
import { inTurns } from '../../src-main/cli/bench/starts.ts';
import { teller } from '../../src-shared/kernel/events.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import type { LanternState } from '../fixtures/lantern/state.ts';

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
    ['', 'PEERS_HOME is empty'],
    ['/nowhere/at/all', 'not installed in "/nowhere/at/all"'],
  ])('says why peers cannot be measured (PEERS_HOME=%s)', async (home, reason) => {
    vi.stubEnv('PEERS_HOME', home);
    const reasons: Record<string, string> = {};
    expect(benchPeers(await loadDuel(), [], reasons, false, '/nowhere/peers.json')).toBeNull();
    expect(reasons.peers).toContain(reason);
  });

  test('looks for peers in the cache of whoever runs it', () => {
    vi.stubEnv('PEERS_HOME', undefined);
    const found = findPeers();
    expect(Object.values(found).join()).toMatch(/five-forges-peers/);
  });

  test('shows what peers measured elsewhere where they are not installed, and compares it with nothing', async () => {
    vi.stubEnv('PEERS_HOME', '');
    const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
    const recorded = join(folder, 'peers.json');
    const tables = { recordedAt: '2026-01-02', machine: 'a quick one', figures: { lanes: [{ name: 'clone', us: 1.5 }], xstate: null } };
    writeFileSync(recorded, JSON.stringify(tables));
    const reasons: Record<string, string> = {};
    expect(benchPeers(await loadDuel(), [], reasons, false, recorded)).toEqual({ tables, ours: null, ratios: null });
    expect(reasons['peers.ratios']).toContain('one run of both');
    rmSync(folder, { recursive: true });
  });

  test('compares with the quickest way of a peer', () => {
    const rows = [
      { name: 'typed array, pooled copy, mutate', us: 10 },
      { name: 'boardgame.io reducer, disableUndo', us: 9000 },
      { name: 'boardgame.io reducer, defaults', us: 8000 },
      { name: 'bgio MCTSBot, playoutDepth 50 (default)', us: 6000 },
      { name: 'bgio MCTSBot, playouts to the end', us: 7000 },
      // The same name once more, in another unit.
      { name: 'boardgame.io reducer, disableUndo', us: 90 },
    ];
    expect(duelRatios({ playouts: 50_000, iterations: 200_000, wholeIterations: 70_000 }, rows)).toEqual({
      playoutsToReducer: 400,
      playoutsToTyped: 0.5,
      iterationsToBot: 1200,
      wholeIterationsToBot: 490,
    });
    expect(showdownRatios({ lantern: 10_000 }, rows.slice(1, 3))).toEqual({ lantern: 80 });
    expect(() => duelRatios({ playouts: 1 }, [])).toThrow('no row "boardgame.io reducer');
  });

  test('plays the reference duel from the positions of the reference', async () => {
    const duel = await loadDuel();
    expect([duel.dealt.length, duel.choices.length]).toEqual([16, 16]);
    for (const state of duel.choices) expect(duel.game.actions(state).length).toBeGreaterThanOrEqual(4);
    const { playouts, iterations, wholeIterations } = duelWork(duel);
    expect([playouts(), playouts()]).toEqual([1, 1]);
    for (const search of [iterations, wholeIterations]) expect(search()).toBeGreaterThan(100);
  });

  test('notices what telling events costs and what a game leaves to the collector', () => {
    // Each action takes as long as this clock says: what is tested is the arithmetic, not the machine.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const kept: number[][] = [];
    const tell = teller();
    const taking = (toldMs: number, numbers: number): Game => ({
      ...(lantern as Game),
      play(state, key, driver) {
        now += tell() ? toldMs : 1;
        kept[0] = new Array<number>(numbers).fill(0);
        lantern.play(state as LanternState, key, driver);
      },
      apply(state, action, driver) {
        now += tell() ? toldMs : 1;
        (lantern as Game).apply(state, action, driver);
      },
    });
    const plain = benchCosts(taking(1, 1));
    const costly = benchCosts(taking(3, 4096));
    expect([plain.eventsPercent, plain.searchEventsPercent, plain.searchEventsDealtPercent]).toEqual([0, 0, 0]);
    expect([costly.eventsPercent, costly.searchEventsPercent, costly.searchEventsDealtPercent]).toEqual([200, 200, 200]);
    expect(costly.allocatedKb).toBeGreaterThan(plain.allocatedKb + 32);
  });

  test('reads the tables that peers print', () => {
    const output = [
      '│ (index) │ case              │ battlesPerSec │ usPerDecision │',
      '├─────────┼───────────────────┼───────────────┼───────────────┤',
      "│ 0       │ 'battles, no log' │ 5.69          │ 1863          │",
      'not a row',
      '│ (index) │ case  │ us    │ min  │',
      "│ 0       │ 'can' │ 0.048 │ 0.01 │",
    ].join('\n');
    expect(readTables(output)).toEqual([
      { name: 'battles, no log', us: 1863 },
      { name: 'can', us: 0.01 },
    ]);
  });

  test('measures the messages of a whole game, the one that opens it apart', async () => {
    const { figures, sample } = await benchMessages(lantern as Game);
    expect(figures.count).toBeGreaterThan(5);
    expect(figures.medianKb).toBeLessThanOrEqual(figures.largestKb);
    expect(figures.wholeKb).toBeGreaterThan(figures.medianKb);
    expect(figures.encodeMs).toBeGreaterThan(0);
    expect(JSON.parse(sample)).toMatchObject({ push: 'frame', frame: { game: 'lantern', reset: false } });
  });

  test('measures how long an action takes until it is safe on the disk', async () => {
    const { medianMs, p95Ms } = await benchDisk(lantern as Game, tmpdir(), 10);
    expect(medianMs).toBeGreaterThan(0);
    expect(p95Ms).toBeGreaterThanOrEqual(medianMs);
  });

  test('prints one JSON object on the last line and refuses unknown parts', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(await bench(['--part', 'flow', '--json'], REGISTRY)).toBe(0);
    expect(JSON.parse(log.mock.lastCall![0] as string)).toMatchObject({ flow: { ratio: expect.any(Number) as number }, games: null });
    await expect(bench(['--part', 'engine'], REGISTRY)).rejects.toThrow(
      '--part is one of flow, games, bots, messages, disk, lan, app, package, peers',
    );
  });
});

describe('its table', () => {
  test('stands in columns and says which goals are met', () => {
    const text = section('Speed', [
      { what: 'decisions', value: 363_210, unit: 'a second', goal: { is: 'at least', value: 50_000 } },
      { what: 'clone', value: 12.345, unit: 'µs', goal: { is: 'under', value: 10 } },
      { what: 'view', value: 110, unit: 'µs' },
    ]);
    expect(text.split('\n')).toEqual([
      'Speed',
      '   decisions  363,000  a second  at least 50,000: met',
      '   clone         12.3  µs        under 10: NOT MET',
      '   view           110  µs',
    ]);
  });

  test('has no row for what could not be measured', () => {
    const none = {
      startMs: null,
      emptyStartMs: null,
      pssMb: null,
      sendMs: null,
      idleFrames: null,
      thinkingFrames: null,
      longestTasks: null,
    };
    expect(appRows({ ...none, bundleKb: 403 }, 0.3)).toEqual([
      { what: 'page, compressed', value: 403, unit: 'KB', goal: { is: 'under', value: 1500 } },
    ]);
  });

  test('wants at most one frame in a hundred late while a bot thinks', () => {
    const none = { startMs: null, emptyStartMs: null, pssMb: null, bundleKb: null, sendMs: null, longestTasks: null };
    const frames = (latePercent: number) => ({ count: 100, medianMs: 16.7, p95Ms: 17, latePercent });
    const rows = appRows({ ...none, idleFrames: frames(2), thinkingFrames: frames(9) }, 0.3);
    expect(
      section(
        '',
        rows.filter((row) => row.goal),
      ),
    ).toContain('9  % of frames  at most 1: NOT MET');
  });
});

describe('what keeps the page busy', () => {
  const PAGE = 7;
  const event = (name: string, ts: number, more: object = {}) => ({ name, ph: 'X', pid: PAGE, tid: 1, ts, ...more });
  const task = (ts: number, dur: number, more: object = {}) => event('ThreadControllerImpl::RunTask', ts, { dur, ...more });
  const NAMED = event('thread_name', 0, { args: { name: 'CrRendererMain' } });
  const longest = (...traceEvents: object[]) => longestTasks(JSON.stringify({ traceEvents }), PAGE);

  test('is the longest task of its own thread, by what was watched when it began', () => {
    const events = [
      NAMED,
      task(500, 90_000),
      event('watching idle', 1000),
      task(1500, 3000),
      event('watching thinking', 10_000),
      task(11_000, 2000),
      task(15_000, 5500),
      task(16_000, 70_000, { tid: 2 }),
      task(17_000, 80_000, { pid: 8 }),
      event('watching null', 30_000),
      task(31_000, 60_000),
    ];
    const untold = { processorMs: null };
    expect(longest(...events.toReversed())).toEqual({ idle: { ms: 3, ...untold }, thinking: { ms: 5.5, ...untold } });
  });

  test('is told apart from waiting for a processor', () => {
    const events = [NAMED, event('watching thinking', 0), task(1, 60_000, { tdur: 4000 }), task(2, 9000, { tdur: 8000 })];
    const { thinking } = longest(...events, event('watching idle', 10));
    expect(thinking).toEqual({ ms: 60, processorMs: 8 });
    const none = { startMs: null, emptyStartMs: null, pssMb: null, bundleKb: null, sendMs: null, idleFrames: null, thinkingFrames: null };
    const rows = appRows({ ...none, longestTasks: { idle: thinking, thinking } }, 0.3);
    expect(section('', rows)).toMatch(/a bot thinks, longest +60 {2}ms +at most 50: NOT MET\n.*processor's time +8 {2}ms/);
  });

  test('is not made up where the trace does not tell', () => {
    expect(() => longest(NAMED, task(1, 1))).toThrow('says nothing about the page');
  });
});

describe('its figures', () => {
  test('medians of odd and even lists', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
  });

  test('of what is measured in turns, without the first round', async () => {
    const order: string[] = [];
    const measure = (name: string, times: number[]) => () => {
      order.push(name);
      return Promise.resolve(times.shift()!);
    };
    expect(await inTurns([measure('a', [900, 10, 30, 20.4]), measure('b', [0, 7, 5, 6])], 3)).toEqual([20, 6]);
    expect(order.join('')).toBe('abababab');
  });

  test('the value that a share of the values stays below', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => i);
    expect([percentile(hundred, 0.95), percentile(hundred, 1), percentile([7], 0.5)]).toEqual([95, 99, 7]);
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
