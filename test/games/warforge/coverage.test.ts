import { expect, test } from 'vitest';
import { coverage } from '../../../src-shared/games/warforge/coverage.ts';
import { dealt, playAtRandom } from './random-games.ts';

/** More games than it takes. */
const GAMES = 1500;

test('everything the exhaustive runner wants to see turns up in random games: cards, texts, keywords, Pacts, happenings, ends', () => {
  const missing = new Set(coverage.goals);
  for (let games = 0; games < GAMES && missing.size > 0; games++)
    playAtRandom(dealt(`goals ${games}`), `moves ${games}`, (events, s) => {
      for (const goal of coverage.reached(events, s)) missing.delete(goal);
    });
  expect([...missing]).toEqual([]);
});
