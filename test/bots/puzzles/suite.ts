/**
 * Positions in which something is to be won or to be averted, each proved by looking at all that can happen. Whoever has a
 * sure win and does not take it, or lets itself fall without need, blunders.
 */
import { expect, test } from 'vitest';
import { stillAt } from '../../../build/test/alive.ts';
import { reaches } from '../../../build/test/tiers.ts';
import { createBot, decide, type BotId } from '../../../src-shared/bots/index.ts';
import { Lookahead, Verdict } from '../../../src-shared/bots/lookahead.ts';
import { GAMES, type GameId } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { HOOKS } from '../../games/hooks.ts';
import { momentsOf } from '../../kernel/moments.ts';
import { Exercise } from './attempt.ts';
import { puzzlesOf, requestAt } from './recipe.ts';

const FEWEST = 30;
/** Share of the puzzles that a searching bot may spoil; the least of them is no master. */
const FORGIVEN = { journeyman: 0.1, master: 0.05, grandmaster: 0.05 } as const;
/** What a blind hand spoils at least. */
const BLIND = 0.2;
/** Who errs is asked so often at each of so many moments of a match. */
const TRIES = 3;
const MOMENTS = 24;
/** Worlds and ways in which moves are judged to find the worst; as bad is what comes as near to it as this. */
const WORLDS = 6;
const WAYS = 800;
const AS_BAD = 0.2;
/** Less of a chance to win than this behind the best is a slip, even where nothing else is worse. */
const SLIP = 0.1;
/** Fewer moves, or moves about equally good, have no worst worth the name. */
const CHOICES = 4;
const SPREAD = 0.08;

/** How fast the machine is does not matter. */
const PATIENT = { timeout: 900_000 };

const still = { now: () => 0, cancelled: () => false };

/** Of the puzzles, every one with the long tier; before that a fixed sample, one in so many. */
const SAMPLED = 6;
const every = reaches('long') ? 1 : SAMPLED;

/**
 * One file for each game calls this, so that they run side by side.
 * @param seeds each puzzle is tried with the luck of so many, since one more or less of so few is chance
 */
export function puzzleTests(id: GameId, seeds: readonly string[]): void {
  const game: Game = GAMES[id];
  const puzzles = puzzlesOf(id);
  const exercises = puzzles.filter((_, i) => i % every === 0).map((puzzle) => new Exercise(game, puzzle));

  /** Tells each of a bot's blunders. */
  function attempted(bot: BotId): { spoilt: number; attempts: number } {
    const attempts = exercises.flatMap((exercise) => seeds.map((seed) => ({ exercise, seed })));
    const blunders = attempts.flatMap(({ exercise, seed }) => {
      const blunder = exercise.attempt(bot, seed);
      return blunder ? [`  ${exercise.puzzle.seed}, ${seed}: ${exercise.puzzle.key}, not ${JSON.stringify(blunder)}`] : [];
    });
    stillAt([`${id}: ${bot} spoils ${blunders.length} of ${attempts.length} attempts`, ...blunders].join('\n'));
    return { spoilt: blunders.length, attempts: attempts.length };
  }

  test('its puzzles are many, of several kinds, and each has a solution and a way to miss it', PATIENT, () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
    for (const { claim, puzzle } of exercises) expect(claim.holds, `${puzzle.seed}: ${puzzle.key}`).toBe(true);
    expect(exercises.filter(({ puzzle }) => puzzle.steps > 1).length).toBeGreaterThan(exercises.length / 4);
  });

  test.each(Object.keys(FORGIVEN) as (keyof typeof FORGIVEN)[])('a searching %s spoils hardly any', PATIENT, (bot) => {
    const { spoilt, attempts } = attempted(bot);
    // One of a small sample says nothing yet.
    expect(spoilt).toBeLessThanOrEqual(Math.max(FORGIVEN[bot] * attempts, every > 1 ? 1 : 0));
  });

  test.skipIf(every > 1)('all of its puzzles are tried, not a sample of them (long)', () => {
    expect(exercises).toHaveLength(puzzles.length);
  });

  test('a blind hand spoils many of them; what who only glances spoils is told', PATIENT, () => {
    const { spoilt, attempts } = attempted('random');
    // Of a small sample only that it is not none.
    expect(spoilt / attempts).toBeGreaterThan(every > 1 ? 0 : BLIND);
    for (const level of ['novice', 'apprentice'] as const) attempted(level);
  });

  test('mistakes of a novice and an apprentice are such as people make, never among the worst', PATIENT, () => {
    const random = new Random('worst');
    let looked = 0;
    for (const moment of momentsOf(game, HOOKS[id].config(0), 'worst', 5, MOMENTS)) {
      const request = requestAt(game, moment, 'worst', {});
      const verdict = new Verdict();
      const lookahead = new Lookahead(game);
      for (let i = 0; i < WORLDS; i++) verdict.add(lookahead.candidates(game.determinize(request.view, request.history, random), WAYS));
      const judged = verdict.ranked(random);
      const [best, worst] = [judged[0].value, judged.at(-1)!.value];
      if (judged.length < CHOICES || best - worst < SPREAD) continue;
      looked++;
      for (const level of ['novice', 'apprentice'] as const) {
        for (let i = 0; i < TRIES; i++) {
          const { action } = decide(createBot(level, game), { ...request, seed: `${i}` }, still);
          const taken = judged.find(({ key }) => key === game.key(moment.state, action))!;
          expect(taken.value, `${level}: ${JSON.stringify(action)}`).toBeGreaterThan(
            Math.min(worst + AS_BAD * (best - worst), best - SLIP),
          );
        }
      }
    }
    expect(looked).toBeGreaterThan(0);
  });
}
