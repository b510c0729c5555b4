import { afterEach, describe, expect, test, vi } from 'vitest';
import { questions } from '../../src-main/cli/questions.ts';
import { countQuestions, USUAL } from '../../src-main/cli/questions/count.ts';
import { recordMatch, tableOf } from '../../src-main/cli/questions/record.ts';
import { addMatch, describeQuestions, noQuestions, totalsOf } from '../../src-main/cli/questions/report.ts';
import { lantern, type LanternGame } from '../fixtures/lantern/game.ts';
import { promptFor } from '../fixtures/lantern/text/prompt.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const REGISTRY = new URL('../fixtures/registry.ts', import.meta.url).href;
const plan = { registry: REGISTRY, game: 'lantern', seed: 'x' };
const { choices } = recordMatch(lantern, plan, 0);
const countOf = (game: LanternGame, wishes = USUAL) => {
  const sum = noQuestions();
  addMatch(sum, countQuestions(game as never, promptFor as never, tableOf(game, plan, 0), choices, 1, wishes));
  return sum;
};
afterEach(() => vi.restoreAllMocks());

describe('npm run questions', () => {
  test('counts every decision of the seat, asked or answered by itself', () => {
    const brisk: LanternGame = {
      ...lantern,
      auto: (_, actions, { preset }) => (preset !== 'full' && actions.length < 4 ? actions[0] : null),
    };
    const sum = countOf(brisk);
    const { own, rival } = totalsOf(sum);
    const full = totalsOf(countOf(brisk, { ...USUAL, preset: 'full' }));
    const answered = [...sum.own.values(), ...sum.rival.values()].reduce((n, kind) => n + kind.answered, 0);
    expect(answered).toBeGreaterThan(0);
    expect(own.questions + rival.questions + answered).toBe(full.own.questions + full.rival.questions);
    expect(full.own.questions).toBeGreaterThan(0);
  });

  test('tells where the wishes answer otherwise than the player of the match did', () => {
    const otherwise = (game: LanternGame) => [...countOf(game).own.values()].reduce((n, kind) => n + kind.otherwise, 0);
    expect(otherwise(lantern)).toBe(0);
    // Planted: it takes the last of what is offered without asking.
    expect(otherwise({ ...lantern, auto: (_view, actions) => actions.at(-1)! })).toBeGreaterThan(0);
  });

  test('is a command with strict flags, and keeps its matches', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const where = temporaryFolder('questions');
    const run = () => questions(['--game', 'lantern', '--matches', '2', '--seed', 'x', '--json'], REGISTRY, where);
    expect([await run(), await run()]).toEqual([0, 0]);
    const [, first, , second] = log.mock.calls.map(([line]) => line as string);
    expect(second).toBe(first);
    expect(JSON.parse(first)).toMatchObject({ lantern: { matches: 2 } });
    expect(describeQuestions('Lantern', countOf(lantern))).toMatch(/questions a turn: .* in the own/);
    await expect(questions(['--preset', 'lazy'], REGISTRY, where)).rejects.toThrow('--preset must be one of');
  });
});
