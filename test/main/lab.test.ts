import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { arena } from '../../src-main/cli/arena.ts';
import type { SpawnBotPort } from '../../src-main/host/bots/port.ts';
import { parseLog } from '../../src-shared/kernel/match-log.ts';
import { replay } from '../../src-shared/kernel/replay.ts';
import type { ArenaReport, LabPlan, LabRun, LabState } from '../../src-shared/protocol/lab.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { inProcessLab, makeRig, openMatch, PERSON, BOT, TestScreen, until, type Rig } from './support/rig.ts';

const PLAN: LabPlan = {
  game: 'lantern',
  bots: [
    { bot: 'greedy', name: 'Ilka' },
    { bot: 'random', name: 'Corvo' },
  ],
  matches: 12,
  seed: 'x',
  iterations: 500,
  config: null,
};
/** So many that nobody sees the end of them. */
const LONG: LabPlan = { ...PLAN, matches: 5000 };

let rig: Rig;
beforeEach(() => {
  rig = makeRig();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rig.end();
});

const start = async (plan: LabPlan = PLAN): Promise<string> => (await rig.screen.ask('lab.start', { plan })).run;
const open = (run: string): Promise<LabRun> => rig.screen.ask('lab.open', { run });
const comesTo = async (run: string, state: LabState): Promise<LabRun> => {
  for (;;) {
    const now = await open(run);
    if (now.state === state) return now;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const played = async (run: string, least: number): Promise<void> => {
  while ((await open(run)).played < least) await new Promise((resolve) => setTimeout(resolve, 5));
};
const fileOf = (run: string): string => join(rig.dataDir, 'lab', `${run}.ffrun`);

/** What does not hang on how fast the machine was. */
const lasting = ({ seconds: _s, decisionsPerSecond: _d, thinking: _t, ...figures }: ArenaReport) => figures;

async function fromTheCommand(): Promise<ArenaReport> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const registry = new URL('../fixtures/registry.ts', import.meta.url).href;
  const argv = ['--game', 'lantern', '--bots', 'greedy,random', '--matches', '12', '--seed', 'x', '--workers', '2', '--json'];
  await arena(argv, registry, temporaryFolder('lab-arena'));
  return JSON.parse(lines.at(-1)!) as ArenaReport;
}

describe('a run', () => {
  test('comes to the very figures of the arena command', async () => {
    const { report } = await comesTo(await start(), 'finished');
    expect(lasting(report)).toEqual(lasting(await fromTheCommand()));
  });

  test('draws what it counts: shares, their intervals, lengths and seats agree with the figures', async () => {
    const { report, charts } = await comesTo(await start(), 'finished');
    expect([charts.bots[0].low, charts.bots[0].high].map((bound) => Number(bound.toFixed(4)))).toEqual(report.ci95);
    expect(charts.bots[0].share).toBeCloseTo((report.wins[0] + report.draws / 2) / 12, 9);
    expect(charts.course.at(-1)).toEqual({ matches: 12, bots: charts.bots });
    expect(charts.lengths.reduce((sum, { matches }) => sum + matches, 0)).toBe(12);
    expect(charts.seats.map(({ share }) => Number(share.toFixed(4)))).toEqual(report.seatShare);
  });

  test('rounds the matches up to whole deals', async () => {
    const run = await comesTo(await start({ ...PLAN, matches: 5 }), 'finished');
    expect(run).toMatchObject({ matches: 6, played: 6 });
  });

  test('stands still while it is paused, and goes on in the middle of its matches', async () => {
    const run = await start(LONG);
    await played(run, 10);
    expect(await rig.screen.ask('lab.pause', { run })).toMatchObject({ state: 'paused', working: 0 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const before = (await open(run)).played;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await open(run)).played).toBe(before);
    expect(await rig.screen.ask('lab.resume', { run })).toMatchObject({ state: 'running', working: 2 });
    await played(run, before + 2);
  });

  test('keeps what is finished when it is stopped, also over a restart, and comes to the same figures', async () => {
    const whole = await comesTo(await start(), 'finished');
    await rig.screen.ask('lab.delete', { run: whole.run });
    const plan = { ...PLAN, matches: 300 };
    const once = await comesTo(await start(plan), 'finished');
    const run = await start(plan);
    await played(run, 10);
    const stopped = await rig.screen.ask('lab.stop', { run });
    expect(stopped.state).toBe('stopped');
    expect(stopped.played).toBeGreaterThanOrEqual(10);
    // …and a crash in the middle of a line.
    appendFileSync(fileOf(run), '{"deal":7,"mat');
    rig = await rig.restart();
    expect(await open(run)).toMatchObject({ state: 'stopped', played: stopped.played });
    await rig.screen.ask('lab.resume', { run });
    const again = await comesTo(run, 'finished');
    expect(lasting(again.report)).toEqual(lasting(once.report));
    expect(again.charts).toEqual(once.charts);
  });

  test('is told of as it goes, not more often than eyes can follow', async () => {
    const since = performance.now();
    const run = await start(LONG);
    await played(run, 60);
    const told = rig.screen.runs.filter((one) => one !== null);
    // However slow the machine is: four times a second, and when it begins.
    expect(told.length).toBeLessThanOrEqual((performance.now() - since) / 250 + 3);
    await until(() => rig.screen.runs.some((one) => one?.run === run && one.played > 0));
  });

  test('leaves the machine to a match while one is open', async () => {
    const run = await start(LONG);
    await played(run, 4);
    const match = await openMatch(rig.screen, [PERSON, BOT]);
    expect(await open(run)).toMatchObject({ state: 'running', working: 0 });
    await rig.screen.ask('match.close', { match });
    expect(await open(run)).toMatchObject({ state: 'running', working: 2 });
  });

  test('begins a deal again whose process died, and counts one as errors that takes every process down', async () => {
    const inner = inProcessLab({ lantern: lantern as Game });
    const deaths = new Map<number, number>();
    const fragile: SpawnBotPort = (events) => {
      const port = inner(events);
      let dead = false;
      return {
        kill: () => port.kill(),
        post: (text) => {
          if (dead) return;
          const { order } = JSON.parse(text) as { order?: { deal: number } };
          const before = deaths.get(order?.deal ?? -1) ?? 0;
          dead = (order?.deal === 1 && before === 0) || order?.deal === 3;
          if (dead && order) deaths.set(order.deal, before + 1);
          if (dead) setImmediate(() => events.onGone('it fell over'));
          else port.post(text);
        },
      };
    };
    await rig.end();
    rig = makeRig({ spawnLab: fragile });
    const run = await comesTo(await start(), 'finished');
    expect(deaths).toEqual(
      new Map([
        [1, 1],
        [3, 2],
      ]),
    );
    expect(run.report).toMatchObject({ matches: 12, errors: 2 });
    const { rows } = await rig.screen.ask('lab.matches', { run: run.run, from: 6, count: 1 });
    expect(rows[0]).toMatchObject({ deal: 3, error: 'it fell over' });
    expect(await rig.screen.refusal('lab.match', { run: run.run, deal: 3, rotation: 0 })).toMatchObject({ code: 'invalid' });
  });

  test('says so when its processes cannot run', async () => {
    await rig.end();
    rig = makeRig({
      spawnLab: ({ onGone }) => {
        setImmediate(() => onGone('no such file'));
        return { post: () => undefined, kill: () => undefined };
      },
    });
    const run = await start();
    await until(() => rig.screen.runs.some((one) => one?.note.includes('no such file') === true));
    expect(await open(run)).toMatchObject({ state: 'stopped', played: 0 });
  });
});

describe('a run against rivals', () => {
  /** Tables that are told apart by what wins on them. */
  const RIVALS = [1, 2, 4].map((goal) => ({ name: `To ${goal}`, config: { goal } }));

  test('plays them in turn, and says of each what the first seat won', async () => {
    const run = await start({ ...PLAN, rivals: RIVALS });
    const { rivals, report, chosen, charts } = await comesTo(run, 'finished');
    expect(chosen).toBe(true);
    expect(rivals!.map(({ name, matches }) => `${name}: ${matches}`)).toEqual(['To 1: 4', 'To 2: 4', 'To 4: 4']);
    const won = rivals!.reduce((sum, { share, matches }) => sum + share * matches, 0);
    expect(report.draws).toBe(0);
    expect(won).toBeCloseTo(charts.seats[0].share * report.matches, 6);
    const { rows } = await rig.screen.ask('lab.matches', { run, from: 0, count: 12 });
    /** Mean length of the matches of the deals of a rival. */
    const length = (i: number): number => rows.filter(({ deal }) => deal % 3 === i).reduce((sum, { turns }) => sum + turns, 0);
    expect(length(0)).toBeLessThan(length(2));
    // A match of the run is that of its rival's table.
    const { match } = await rig.screen.ask('lab.match', { run, deal: 2, rotation: 0 });
    expect(match).not.toBe('');
  });

  test('is refused with every problem of a rival, and without any', async () => {
    const bad = [...RIVALS, { name: 'Bad', config: { goal: 0 } }];
    expect((await rig.screen.refusal('lab.start', { plan: { ...PLAN, rivals: bad } })).code).toBe('invalid');
    await expect(start({ ...PLAN, rivals: [] })).rejects.toThrow();
  });
});

describe('its matches', () => {
  test('are listed in order, some at a time', async () => {
    const { run } = await comesTo(await start(), 'finished');
    const { rows, total } = await rig.screen.ask('lab.matches', { run, from: 1, count: 2 });
    expect(total).toBe(12);
    expect(rows.map(({ deal, rotation, seats }) => ({ deal, rotation, seats }))).toEqual([
      { deal: 0, rotation: 1, seats: [1, 0] },
      { deal: 1, rotation: 0, seats: [0, 1] },
    ]);
  });

  test('become ordinary match logs that prove themselves, and end as the run says', async () => {
    const { run } = await comesTo(await start(), 'finished');
    const { rows } = await rig.screen.ask('lab.matches', { run, from: 0, count: 12 });
    for (const { deal, rotation, seats, winners, decisions } of rows) {
      const { match } = await rig.screen.ask('lab.match', { run, deal, rotation });
      const text = readFileSync(join(rig.dataDir, 'lab/matches', `${match}.ffmatch`), 'utf8');
      const log = parseLog(text);
      const { applied, disagreement } = replay(lantern as Game, log);
      expect({ applied, disagreement }).toEqual({ applied: decisions, disagreement: null });
      expect(log.end!.winners.map((seat) => seats[seat]).sort()).toEqual([...winners].sort());
      expect(await rig.screen.ask('replay.open', { match })).toMatchObject({ match, finished: true, note: '' });
      expect((await rig.screen.ask('match.export', { match })).text).toBe(text);
      expect(log.header.seats).toMatchObject(seats.map((bot) => ({ kind: 'bot', ...PLAN.bots[bot] })));
    }
    expect((await rig.screen.ask('match.list', {})).matches).toEqual([]);
    await rig.screen.ask('lab.delete', { run });
    expect(readdirSync(join(rig.dataDir, 'lab/matches'))).toEqual([]);
    expect(existsSync(fileOf(run))).toBe(false);
  });

  test('explain as replays what their bots weighed', async () => {
    const { run } = await comesTo(await start(), 'finished');
    for (const rotation of [0, 1]) {
      const { match } = await rig.screen.ask('lab.match', { run, deal: 0, rotation });
      const log = parseLog(readFileSync(join(rig.dataDir, 'lab/matches', `${match}.ffmatch`), 'utf8'));
      const { explained } = await rig.screen.ask('replay.road', { match, viewer: 0 });
      expect(explained.length).toBeGreaterThan(0);
      // Greedy looks ahead; Random weighs nothing.
      expect(new Set(explained.map((at) => log.entries[at].seat))).toEqual(new Set([rotation]));
      for (const at of explained) {
        const { seat, weighed, beliefs } = (await rig.screen.ask('replay.explain', { match, at }))!;
        const { next } = await rig.screen.ask('replay.look', { match, viewer: 0, open: false, at });
        expect(next).toEqual({ seat, words: weighed[0].words });
        expect(weighed.length).toBeGreaterThan(1);
        expect(weighed.length).toBeLessThanOrEqual(3);
        expect(beliefs.length).toBeGreaterThan(0);
      }
    }
  });

  test('go out as CSV and as JSON', async () => {
    const plan = { ...PLAN, bots: [PLAN.bots[0], { bot: 'random', name: '=1+1, "x"' }] };
    const { run, report } = await comesTo(await start(plan), 'finished');
    const csv = await rig.screen.ask('lab.export', { run, format: 'csv' });
    expect(csv.fileName).toMatch(/^lab-lantern-\d+-\w+\.csv$/);
    const lines = csv.text.split('\r\n');
    expect(lines[0]).toBe('deal,seating,seed,seat 1,seat 2,won by,ended by,turns,decisions,error');
    expect(lines).toHaveLength(14);
    expect(lines[1]).toContain(`1,1,x:0,Ilka (greedy),"'=1+1, ""x"" (random)",`);
    const json = JSON.parse((await rig.screen.ask('lab.export', { run, format: 'json' })).text) as { report: unknown; matches: unknown[] };
    expect(json.report).toEqual(report);
    expect(json.matches).toHaveLength(12);
  });
});

describe('what cannot be', () => {
  test.each([
    [{ game: 'chess' }, 'notFound', 'no game "chess"'],
    [{ bots: [...PLAN.bots, PLAN.bots[0]] }, 'invalid', '2 to 2 seats, not 3'],
    [{ bots: [PLAN.bots[0], { bot: 'oracle', name: 'Eve' }] }, 'invalid', 'no bot "oracle"'],
    [{ matches: 100_000 }, 'badMessage', 'malformed'],
    [{ config: { copies: 1, goal: 8 } }, 'invalid', 'cannot be played'],
  ])('is refused in words: %j', async (wrong, code, message) => {
    const error = await rig.screen.refusal('lab.start', { plan: { ...PLAN, ...wrong } });
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
    expect((await rig.screen.ask('lab.list', {})).runs).toEqual([]);
  });

  test('one run at a time', async () => {
    const run = await start(LONG);
    expect(await rig.screen.refusal('lab.start', { plan: PLAN })).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('under way'),
    });
    await rig.screen.ask('lab.stop', { run });
    await start();
    expect(await rig.screen.refusal('lab.resume', { run })).toMatchObject({ code: 'invalid' });
  });

  test('a page that belongs to one seat has no Lab', async () => {
    const guest = new TestScreen(rig.host, { kind: 'seat', match: 'lantern-1', seat: 0 });
    expect(await guest.refusal('lab.list', {})).toMatchObject({ code: 'forbidden' });
    const run = await start();
    await comesTo(run, 'finished');
    expect(guest.runs).toEqual([]);
  });

  test('a run of other rules keeps its figures, but does not go on', async () => {
    const { run } = await comesTo(await start(), 'finished');
    const lines = readFileSync(fileOf(run), 'utf8').split('\n');
    writeFileSync(fileOf(run), [lines[0].replace('"contentVersion":', '"contentVersion":9'), ...lines.slice(1, 3), ''].join('\n'));
    rig = await rig.restart();
    expect(await open(run)).toMatchObject({ state: 'stopped', played: 4 });
    for (const refusal of [
      await rig.screen.refusal('lab.resume', { run }),
      await rig.screen.refusal('lab.match', { run, deal: 0, rotation: 0 }),
    ]) {
      expect(refusal).toMatchObject({ code: 'invalid', message: expect.stringContaining('other cards, rules or bots') });
    }
  });

  test('a file that is no run is set aside, and said so', async () => {
    mkdirSync(join(rig.dataDir, 'lab'), { recursive: true });
    writeFileSync(fileOf('broken'), 'nothing\n');
    const { runs, problems } = await rig.screen.ask('lab.list', {});
    expect(runs).toEqual([]);
    expect(problems.join()).toContain('broken.ffrun could not be read');
  });
});
