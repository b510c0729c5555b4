import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { reaches } from '../../build/test/tiers.ts';
import type { DealResult } from '../../src-main/arena/plan.ts';
import { reportOf } from '../../src-main/arena/report.ts';
import { ladder } from '../../src-main/cli/ladder.ts';
import { compare } from '../../src-main/cli/ladder/compare.ts';
import { page, verdictOf } from '../../src-main/cli/ladder/page.ts';
import { effort, inWords, rungsOf, type Rung } from '../../src-main/cli/ladder/rungs.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const REGISTRY = new URL('../fixtures/registry.ts', import.meta.url).href;
afterEach(() => vi.restoreAllMocks());

const DUEL: Rung = { game: 'hexforge', bots: ['master', 'journeyman'], iterations: [1, 1], asked: 0.5, whole: true };

/** A measurement in which the first bot won so many of the matches. */
function measured(rung: Rung, won: number, matches: number) {
  const plan = { game: rung.game, bots: rung.bots, seed: 's', budget: {}, config: null };
  const line = (winner: number) => ({
    winners: [winner],
    reason: 'base',
    decisions: 9,
    ms: 1,
    turns: 3,
    thinking: rung.bots.map(() => ({ ms: 1, choices: 1, slowest: 1 })),
    choices: '',
  });
  const results = Array.from({ length: matches }, (_, deal) => ({ deal, matches: [line(deal < won ? 0 : 1)] }));
  return { rung, report: reportOf(plan, results) };
}

/** Each comparison starts a process. */
const ONE = ['--bots', 'apprentice,novice'];

/** A small game's ladder, or what flags leave of it, in a folder of its own, its page, and every line that it and later commands print. */
async function playedLadder(matches: string, ...flags: string[]): Promise<{ lines: string[]; folder: string; out: string }> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = temporaryFolder('ladder');
  const out = join(folder, 'bots.md');
  await ladder(['--matches', matches, '--workers', '1', '--out', out, ...flags], REGISTRY, folder);
  return { lines, folder, out };
}

describe('the ladder', () => {
  test('holds every neighbouring pair and every promise of every game', () => {
    const rungs = Object.values(GAMES).flatMap(rungsOf);
    for (const game of Object.keys(GAMES)) {
      const words = rungs.filter((rung) => rung.game === game).map(inWords);
      expect(words).toEqual(expect.arrayContaining(['apprentice : novice', 'grandmaster : master', 'ismcts at 1000 : random']));
      // Four times the iterations are asked to take more than any level of the one below.
      const askedOf = (what: string) => rungs.filter((rung) => rung.game === game && inWords(rung) === what).map((rung) => rung.asked);
      expect(askedOf('grandmaster : master')).toEqual([0.5]);
      expect(askedOf('ismcts at 2000 : ismcts at 500')).toEqual([0.58]);
    }
    expect(rungs.map(inWords)).toContain('master : 3 × journeyman');
    expect(effort(DUEL)).toBe(600);
  });

  test('says what a measurement shows', () => {
    expect(verdictOf(measured(DUEL, 70, 100))).toBe('yes');
    expect(verdictOf(measured(DUEL, 55, 100))).toBe('open');
    expect(verdictOf(measured(DUEL, 30, 100))).toBe('no');
    const share = { ...DUEL, whole: false, asked: 0.65 };
    expect([60, 66, 40].map((won) => verdictOf(measured(share, won, 100)))).toEqual(['open', 'reached', 'no']);
    expect(verdictOf(measured(share, 80, 100))).toBe('yes');
    expect(verdictOf(measured(share, 8, 8))).toBe('open');
  });

  test('writes a page with matches, intervals, seeds and clocks', () => {
    const text = page([measured(DUEL, 70, 100)], [GAMES.hexforge, GAMES.laneforge], 'deal');
    expect(text).toContain('`deal:0`');
    expect(text).toMatch(/\| master : journeyman \| 100 \| 70 % \| 60\.4 % to 78\.1 % \| \+147 \| all above 50 % \| yes \|/);
    expect(text).toMatch(/\| grandmaster \| 2000 iterations, deepest \| 8 s \| 20 s \|/);
    expect(text).toMatch(/\| master \| 500 iterations, deep, overlooks 1\.5 × what its game says, if anything \| 3 s \| 6 s \|/);
    expect(text).toMatch(/## Hexforge\n\n.* better by 0\.03 in log-odds/);
    expect(text).not.toContain('## Laneforge');
  });

  test.skipIf(!reaches('full'))(
    'keeps what it plays, writes the page of it, and sets a sample beside it (full)',
    { timeout: 120_000 },
    async () => {
      const { lines, folder, out } = await playedLadder('2');
      const written = readFileSync(out, 'utf8');
      expect(written).toContain('apprentice : novice');
      expect(written).toContain('grandmaster : master');
      lines.length = 0;
      await ladder(['--matches', '2', '--workers', '1', '--sample'], REGISTRY, folder);
      expect(lines.join('\n')).toContain('Lantern, apprentice : novice');
      expect(lines.join('\n')).toContain('2 of 2 went as those kept did');
      expect(lines.join('\n')).not.toContain('grandmaster');
      writeFileSync(out, '');
      await ladder(['--kept', '--out', out], REGISTRY, folder);
      expect(readFileSync(out, 'utf8')).toBe(written);
      await ladder(['--bots', 'apprentice,novice', '--matches', '4', '--workers', '1', '--out', out], REGISTRY, folder);
      expect(readFileSync(out, 'utf8')).toMatch(/\| apprentice : novice +\| +4 \|[^]*\| grandmaster : master +\| +2 \|/);
      await expect(ladder(['--bots', 'novice,master'], REGISTRY, folder)).rejects.toThrow('no comparison is of novice,master');
    },
  );

  test('a sample with nothing to compare it with shows nothing, and fails', { timeout: 120_000 }, async () => {
    const shown = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await ladder(['--matches', '2', '--workers', '1', '--sample'], REGISTRY, temporaryFolder('nothing-kept'))).toBe(1);
    expect(said.mock.calls.flat().join()).toContain('nothing to compare it with');
    // Before anything is played.
    expect(shown).not.toHaveBeenCalled();
  });

  test.skipIf(!reaches('full'))(
    'counts what other code has played if it goes the same way, and leaves it alone if not (full)',
    { timeout: 120_000 },
    async () => {
      const { lines, folder, out } = await playedLadder('6', ...ONE);
      const written = readFileSync(out, 'utf8');
      const isOf = (file: string): boolean => file.includes('-apprentice-novice-') && !file.includes('novice-novice');
      const played = readdirSync(folder).find(isOf)!;
      const other = join(folder, played.replace(/[0-9a-f]{12}\.jsonl$/, 'of-other-code.jsonl'));
      renameSync(join(folder, played), other);
      await ladder(['--adopt', '--workers', '1', ...ONE], REGISTRY, folder);
      expect(lines).toContain(`${basename(other)}: 4 of 4 went as those kept did, so its 3 deals count`);
      await ladder(['--kept', '--out', out], REGISTRY, folder);
      expect([readFileSync(out, 'utf8'), existsSync(other)]).toEqual([written, false]);

      // The two quickest deals are played anew: here one of them is the last, and went otherwise.
      const [first, second, third] = readFileSync(join(folder, played), 'utf8').split('\n');
      const quick = third.replace(/"course":"\w+"/, '"course":"elsewhere"').replaceAll(/"ms":[^,}]+/g, '"ms":0');
      writeFileSync(other, `${first}\n${second}\n${quick}\n`);
      await ladder(['--adopt', '--workers', '1', ...ONE], REGISTRY, folder);
      expect(lines).toContain(`${basename(other)}: 3 of 4 went as those kept did; left as it is`);
      expect(existsSync(other)).toBe(true);
    },
  );

  test('a sample that goes otherwise than what is kept is told', () => {
    const deal = (winners: number[]): DealResult => ({
      deal: 3,
      matches: [{ winners, reason: 'base', decisions: 9, ms: 1, turns: 3, thinking: [], choices: '' }],
    });
    expect(compare(new Map([[3, deal([0])]]), [deal([0])])).toEqual({ alike: 1, other: 0 });
    expect(compare(new Map([[3, deal([0])]]), [deal([1])])).toEqual({ alike: 0, other: 1 });
    expect(compare(new Map(), [deal([1])])).toEqual({ alike: 0, other: 0 });
  });

  test('refuses a game that is not there', async () => {
    await expect(ladder(['--game', 'chess'], REGISTRY, temporaryFolder('ladder'))).rejects.toThrow('there is no game "chess"');
  });
});
