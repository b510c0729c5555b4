import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../../src-shared/games/index.ts';
import { conformance } from './conformance.ts';
import { HOOKS } from '../games/hooks.ts';
import { playthrough } from './playthrough.ts';

/** Random games a game is checked on here; the costly laws look at about one position in `every`. */
const RUN = { games: 4, seed: 1, every: 60 };

describe.each(GAME_IDS)('%s', (id) => {
  test('keeps the contract on random games', { timeout: 600_000 }, () => conformance(GAMES[id], HOOKS[id], RUN));

  test('plays as recorded', () =>
    expect(playthrough(GAMES[id], { config: HOOKS[id].config(0), seed: 'recorded', decisions: 40 })).toMatchFileSnapshot(
      `playthroughs/${id}.txt`,
    ));
});
