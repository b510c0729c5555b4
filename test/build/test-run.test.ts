/** The test run itself: that it ends what hangs, counts what is used, and tells a slow part from a busy machine. */
import { describe, expect, it, vi } from 'vitest';
import { budgetOf, gameSeconds, judge, PARTS_WITH_BUDGET, promisedMinutes } from '../../build/test/budgets.ts';
import { runCommand } from '../../build/test/command.ts';
import { CpuLedger, readStat, type ProcessTimes } from '../../build/test/cpu.ts';
import { firstOn, stagesOf } from '../../build/test/parts.ts';
import { disturbances, LIMITS, REFERENCE_MS, type Span } from '../../build/test/quiet.ts';
import { countTests } from '../../build/test/results.ts';
import { describeShares, gameOf, sharesOf } from '../../build/test/shares.ts';
import { COMMANDS, currentTier, reaches, TIERS } from '../../build/test/tiers.ts';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import { leftOut, LONG, QUICK, UP_TO_FULL } from '../e2e/support/tiers.ts';
import manifest from '../../package.json' with { type: 'json' };

const node = (script: string) => [process.execPath, '-e', script];

// Of what a command prints only its silence matters here.
vi.spyOn(process.stdout, 'write').mockReturnValue(true);

describe('the watchdog', () => {
  it('ends a command that says nothing, with what it started', async () => {
    const hangs = "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1e6)']); setInterval(() => 0, 1e6)";
    const start = performance.now();
    expect(await runCommand(node(hangs), {}, 700)).toMatchObject({ hung: true, code: 1 });
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('lets one go on that takes longer and says so', async () => {
    const talks = "let n = 0; const t = setInterval(() => { console.log('still at it'); if (++n === 12) clearInterval(t); }, 150)";
    expect(await runCommand(node(talks), {}, 1500)).toMatchObject({ hung: false, code: 0 });
  });

  it('hands on the exit code, and says which program there is none of', async () => {
    expect(await runCommand(node('process.exit(3)'))).toMatchObject({ hung: false, code: 3 });
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await runCommand(['no-such-program'])).toMatchObject({ code: 127 });
  });
});

describe('CPU seconds', () => {
  const process_ = (pid: number, parent: number, own: number, reaped = 0): ProcessTimes => ({ pid, parent, started: '1', own, reaped });

  it('reads them with the parent, whatever the program is called', () => {
    const fields = Array.from({ length: 50 }, (_, i) => i + 1);
    const stat = `77 (a) (b c)) S ${[5, ...fields.slice(4)].join(' ')}`;
    expect(readStat(stat)).toEqual({ pid: 77, parent: 5, started: '22', own: (14 + 15) / 100, reaped: (16 + 17) / 100 });
  });

  it('counts descendants that were seen, those that were only reaped, and no strangers', () => {
    const ledger = new CpuLedger(10);
    ledger.note([process_(1, 0, 500), process_(10, 1, 1), process_(11, 10, 4), process_(12, 11, 2), process_(99, 1, 50)]);
    expect(ledger.seconds).toBe(7);
    // The middle one has ended, and its child is adopted and goes on; another came and went unseen.
    ledger.note([process_(1, 0, 500), process_(10, 1, 1, 8), process_(12, 1, 3)]);
    expect(ledger.seconds).toBe(1 + 8);
    ledger.note([process_(1, 0, 500), process_(10, 1, 1, 5), process_(12, 1, 6)]);
    expect(ledger.seconds).toBe(1 + 4 + 6);
  });

  it.runIf(process.platform === 'linux')('measures a command that works', async () => {
    const { cpu } = await runCommand(node('const t = Date.now(); while (Date.now() - t < 2500); setTimeout(() => 0, 700)'));
    expect(cpu).toBeGreaterThan(0.3);
  });
});

describe('a machine', () => {
  const at = (seconds: number, busy: number, withheld = 0) => ({ at: seconds, busy, withheld, cores: 2 });
  const quiet: Span = { calibrationMs: REFERENCE_MS, from: at(0, 0), to: at(100, 150), own: 145 };

  it('is quiet while all that it does is ours, at its usual pace', () => expect(disturbances(quiet)).toEqual([]));

  it.each<[string, Partial<Span>, RegExp]>([
    ['others work on it', { own: 100 }, /others used 25 %/],
    ['its host withholds it', { to: at(100, 150, 20) }, /10 % of it was withheld/],
    ['it is slower than where the budgets were measured', { calibrationMs: REFERENCE_MS * LIMITS.pace * 1.1 }, /times slower/],
  ])('is not when %s', (_what, change, words) => {
    const faults = disturbances({ ...quiet, ...change });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(words);
  });
});

describe('budgets', () => {
  it('exist for every part of the quick and the full tier, and are allowed to grow with games only', () => {
    for (const tier of ['quick', 'full'] as const) {
      for (const { name } of stagesOf(tier).flat(2)) expect(budgetOf(name, tier), name).toBeGreaterThan(0);
      for (const name of PARTS_WITH_BUDGET) expect(budgetOf(name, tier, 4)).toBeGreaterThanOrEqual(budgetOf(name, tier, 3)!);
    }
    expect(budgetOf('mutation', 'long')).toBeNull();
    expect(promisedMinutes('quick', 3)).toBe(10);
    expect([3, 4, 5].map((games) => promisedMinutes('full', games))).toEqual([25, 29, 33]);
    expect(promisedMinutes('long')).toBeNull();
  });

  it('fail the run at twice as much on a quiet machine; on another one, and below, they warn', () => {
    expect(judge('eslint', 90, 100, [])).toEqual({ notes: [], failed: false });
    expect(judge('eslint', 150, 100, [])).toMatchObject({ notes: [/^OVER BUDGET/], failed: false });
    expect(judge('eslint', 201, 100, [])).toEqual({ notes: ['TOO SLOW on a quiet machine: eslint took 201 s of its 100 s'], failed: true });
    const busy = judge('eslint', 201, 100, ['others used 40 % of it']);
    expect(busy).toMatchObject({ notes: [expect.stringMatching(/^FAR OVER BUDGET, though .*others used 40 %/)], failed: false });
    expect(judge('eslint', null, 100, [])).toEqual({ notes: [], failed: false });
  });
});

describe('tiers', () => {
  it('each runs the parts of the one before it, and is called by a command that there is', () => {
    const names = TIERS.map((tier) =>
      stagesOf(tier)
        .flat(2)
        .map(({ name }) => name),
    );
    expect(names[1]).toEqual(expect.arrayContaining(names[0]));
    expect(names[2]).toEqual(expect.arrayContaining(names[1]));
    expect(names[2]).toEqual(expect.arrayContaining(['long fuzz', 'mutation', 'ladder sample']));
    expect(manifest.scripts.test).toBe('tsx build/test.ts');
    expect(manifest.scripts['test:long']).toBe('tsx build/test.ts --tier long');
  });

  it('drive Chromium first or Electron first, day about, and everything else in the same order', () => {
    const days = ['2026-12-31', '2027-01-01', '2027-01-02'].map((day) => firstOn(new Date(day)));
    expect(days).toEqual(['electron', 'chromium', 'electron']);
    const [electronFirst, chromiumFirst] = days.map((first) =>
      stagesOf('full', first)
        .flat(2)
        .map(({ name }) => name),
    );
    const [chromium, electron] = ['end-to-end in Chromium', 'end-to-end in Electron'];
    expect(chromiumFirst.indexOf(electron) - chromiumFirst.indexOf(chromium)).toBe(1);
    expect(electronFirst.indexOf(chromium) - electronFirst.indexOf(electron)).toBe(1);
    const others = (names: string[]) => names.filter((name) => !name.startsWith('end-to-end'));
    expect(others(electronFirst)).toEqual(others(chromiumFirst));
  });

  it('are read from the environment; a runner started by hand runs the quick one', () => {
    expect(currentTier({})).toBe('quick');
    expect(reaches('full', { FF_TIER: 'long' })).toBe(true);
    expect(reaches('long', { FF_TIER: 'full' })).toBe(false);
    expect(() => currentTier({ FF_TIER: 'whole' })).toThrow('there are quick, full, long');
  });

  const left = (tier: (typeof TIERS)[number], project: string, title: string, tags: string[] = [], file = '/both/x.spec.ts') =>
    leftOut({ project: { name: project } as never, file, title, tags }, tier);

  it('leave an end-to-end test out with the command that runs it', () => {
    expect(left('quick', 'chromium', 'opens')).toBe(`belongs to the long tier: ${COMMANDS.long}`);
    expect(left('full', 'electron', 'opens')).toBeNull();
    expect(left('quick', 'electron', 'opens')).toContain(COMMANDS.full);
    expect(left('quick', 'electron', 'opens', [QUICK])).toBeNull();
    expect(left('quick', 'chromium', 'opens', [QUICK])).toContain(COMMANDS.long);
    expect(left('full', 'electron', 'a whole game of X by keyboard alone')).toBeNull();
    expect(left('full', 'chromium', 'a whole game of X by mouse alone')).toBeNull();
    expect(left('full', 'electron', 'a whole game of X by mouse alone')).toContain(COMMANDS.long);
    expect(left('long', 'chromium', 'small', [UP_TO_FULL], '/browser/x.spec.ts')).toContain('part of another test');
    for (const project of ['chromium', 'electron']) expect(left('long', project, 'opens', [LONG])).toBeNull();
  });

  it('tell how many tests another command has, and call only the rest skipped', () => {
    const skipped = (name: string, elsewhere?: string) => ({
      runner: 'x',
      name,
      state: 'skipped' as const,
      ...(elsewhere && { elsewhere }),
    });
    const counted = countTests([skipped('a (long)'), skipped('b', COMMANDS.full), skipped('c')], 'units');
    expect(counted).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
    expect(counted.notes).toEqual([`units: 1 more test belongs to ${COMMANDS.long}`, `units: 1 more test belongs to ${COMMANDS.full}`]);
  });
});

describe('what a game takes', () => {
  const [one, other] = GAME_IDS;

  it('is told by its name in the file, else in the words; a test of two games is shared', () => {
    expect(gameOf({ file: `test/games/${one}/x.test.ts`, words: `like ${other}` })).toBe(one);
    expect(gameOf({ file: 'test/kernel/registry.test.ts', words: `${other} keeps the contract` })).toBe(other);
    expect(gameOf({ file: 'test/main/x.test.ts', words: `${one} and ${other}` })).toBe('shared');
    expect(gameOf({ file: 'test/main/x.test.ts', words: 'opens' })).toBe('shared');
  });

  it('is summed up by kind', () => {
    const test = (file: string, seconds: number) => ({ runner: 'x', name: 'x', state: 'passed' as const, file, words: 'x', seconds });
    const shares = sharesOf([
      test(`test/games/${one}/a.test.ts`, 1),
      test(`test/games/${one}/b.test.ts`, 2),
      test(`test/bots/puzzles-${one}.test.ts`, 4),
      test('test/main/c.test.ts', 8),
    ]);
    const [head, first, last] = describeShares(shares)
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
    expect(head).toEqual(['puzzles', 'rules', 'other', 'all']);
    expect(first).toEqual([one, '4.0', '3.0', '0.0', '7.0']);
    expect(last).toEqual(['shared', '0.0', '0.0', '8.0', '8.0']);
    expect(gameSeconds('full')).toBe(480);
  });
});
