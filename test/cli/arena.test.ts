import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { reaches } from '../../build/test/tiers.ts';
import { arena } from '../../src-main/cli/arena.ts';
import { jsonOf } from '../../src-main/host/lab/export.ts';
import type { KeptRun } from '../../src-main/host/lab/lab-files.ts';
import { eloAhead, ratings } from '../../src-main/arena/stats.ts';
import type { ArenaReport } from '../../src-shared/protocol/lab.ts';
import { wilson } from '../../src-shared/wilson.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const REGISTRY = new URL('../fixtures/registry.ts', import.meta.url).href;
const folder = () => temporaryFolder('arena');
const run = async (argv: string[], where = folder()) => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = await arena(argv, REGISTRY, where);
  return { code, report: JSON.parse(lines.at(-1)!) as Record<string, unknown> };
};
afterEach(() => vi.restoreAllMocks());

const BASE = ['--game', 'lantern', '--bots', 'greedy,random', '--matches', '12', '--seed', 'x', '--workers', '2', '--json'];

describe('the arena', () => {
  test('plays each deal from both sides and reports all that it promises', async () => {
    const { code, report } = await run(BASE);
    expect(code).toBe(0);
    expect(report).toMatchObject({ game: 'lantern', bots: ['greedy', 'random'], matches: 12, errors: 0 });
    const { wins, draws } = report as { wins: number[]; draws: number };
    expect(wins[0] + wins[1] + draws).toBe(12);
    expect(Object.keys(report)).toEqual(expect.arrayContaining(['decisions', 'seconds', 'decisionsPerSecond', 'elo', 'ci95']));
  });

  test('gives the same results again, in whatever processes', async () => {
    const pick = ({ report: { wins, draws, decisions } }: { report: Record<string, unknown> }) => ({ wins, draws, decisions });
    expect(pick(await run(BASE))).toEqual(pick(await run([...BASE, '--workers', '1'])));
  });

  test.skipIf(!reaches('full'))('goes on where a stopped run was, also after a line that was cut off (full)', async () => {
    const where = folder();
    const whole = await run(BASE, where);
    const file = join(where, readdirSync(where)[0]);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${lines.slice(0, 3).join('\n')}\n${lines[3].slice(0, 20)}\n`);
    const again = await run(BASE, where);
    expect(again.report.wins).toEqual(whole.report.wins);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(8);
  });

  test.each([
    ['--bots', 'greedy,oracle', 'there is no bot "oracle"'],
    ['--iterations', '5,6,7', '3 numbers for 2 bots'],
    ['--sprt', '30,0', 'the lower first'],
    ['--against', '/nowhere', 'there is no checkout of Five Forges there'],
    ['--bots', 'greedy', 'takes 2 to 2 players'],
    ['--matches', '0', '--matches must be a whole number'],
    ['--game', 'chess', 'there is no game "chess"; known are lantern'],
    ['--budget-ms', '5', 'exclude each other'],
    ['--config', '/nowhere.json', 'ENOENT'],
  ])('refuses %s %s', async (flag, value, message) => {
    const argv = flag === '--budget-ms' ? ['--iterations', '5', flag, value] : [flag, value];
    await expect(run(['--game', 'lantern', ...argv])).rejects.toThrow(message);
  });

  test.skipIf(!reaches('full'))('plays the first bot against those of another checkout, by their own code (full)', async () => {
    const other = folder();
    mkdirSync(join(other, 'node_modules'));
    // As much of a checkout as is asked for: bots that always take what is offered last.
    const parts = {
      'src-shared/bots/index.ts': `export const createBot = (id: string, game: { mark: string }) => ({
        id,
        *think({ actions }: { actions: unknown[] }) {
          if (game.mark !== 'theirs') throw new Error('not with their own rules');
          return { action: actions[actions.length - 1], stats: { iterations: 0, value: null } };
        },
      });`,
      'test/fixtures/registry.ts': `export const GAMES = { lantern: { mark: 'theirs' } };`,
    };
    for (const [name, text] of Object.entries(parts)) {
      mkdirSync(dirname(join(other, name)), { recursive: true });
      writeFileSync(join(other, name), text);
    }
    const argv = ['--game', 'lantern', '--bots', 'greedy,greedy', '--matches', '20', '--seed', 'x', '--workers', '1', '--json'];
    const alike = await run(argv);
    const { report } = await run([...argv, '--against', other]);
    expect(report.errors).toBe(0);
    expect((report.wins as number[])[0]).toBeGreaterThan((alike.report.wins as number[])[0]);
  });

  test.skipIf(!reaches('full'))('takes the decks of a run that the Lab has saved, and comes to the same figures (full)', async () => {
    const config = { copies: 4, goal: 9 };
    const plan = { game: 'lantern', bots: [], matches: 4, seed: 'x', iterations: 1, config };
    const files = { saved: jsonOf({ header: { plan } } as unknown as KeptRun, {} as ArenaReport, []), plain: JSON.stringify(config) };
    const figures = (name: keyof typeof files | null) => {
      const file = join(folder(), 'config.json');
      if (name !== null) writeFileSync(file, files[name]);
      const decks = name === null ? [] : ['--config', file];
      return run(['--game', 'lantern', '--bots', 'greedy,random', '--matches', '20', '--seed', 'x', '--json', ...decks]);
    };
    const [saved, plain, usual] = [await figures('saved'), await figures('plain'), await figures(null)];
    expect(saved.report.turns).toEqual(plain.report.turns);
    expect(saved.report.turns).not.toEqual(usual.report.turns);
  });

  test('lists every problem of a config', async () => {
    const file = join(folder(), 'config.json');
    writeFileSync(file, JSON.stringify({ copies: 1, goal: 8 }));
    await expect(run(['--game', 'lantern', '--config', file])).rejects.toThrow(/10 are needed[^]*Nobody could reach/);
  });
});

describe('its figures', () => {
  test('Wilson interval, as in the tables', () => {
    const [low, high] = wilson(60, 100);
    expect(low).toBeCloseTo(0.502, 3);
    expect(high).toBeCloseTo(0.6906, 3);
    expect(wilson(0, 0)).toEqual([0, 1]);
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 9);
  });

  test('Elo: 76 % of the points is 200 ahead', () => {
    expect(eloAhead(0.5)).toBe(0);
    expect(eloAhead(0.7597)).toBeCloseTo(200, 0);
    const [a, b] = ratings([0.7597, 0.2403]);
    expect(a - b).toBeCloseTo(200, 0);
    expect(a + b).toBeCloseTo(0, 5);
  });
});
