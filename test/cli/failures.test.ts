import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadGames } from '../../src-main/cli/games.ts';
import { readFailures, replayFailure } from '../../src-main/cli/fuzz/failure.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/failures');

test('games that once went wrong go right', async () => {
  const games = await loadGames();
  for (const { name, failure } of readFailures(FOLDER)) expect(() => replayFailure(games[failure.game], failure), name).not.toThrow();
});
