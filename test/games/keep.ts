import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { contentOf, packed } from '../../src-shared/kernel/content.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';

/**
 * `npm run scenario` names a file here and then runs the test it was asked for: every position that the test sets up is
 * written down, together with what was made for it.
 * @param made cards of the test's own, by what the game calls them (see `build/vite-extra-cards.ts`)
 */
export function keepPosition<S extends GameState>(game: Game<S>, live: S, turn: number, made: () => object): void {
  const file = process.env.FF_KEEP_POSITIONS;
  if (!file) return;
  // A live game draws what the seed gives.
  delete live.rng.script;
  const position = {
    test: expect.getState().currentTestName ?? '',
    game: game.id,
    seats: game.seatCount(live),
    turn,
    hash: game.hash(live),
    content: packed(contentOf(game)),
    made: made(),
    state: live,
  };
  appendFileSync(file, `${JSON.stringify(position)}\n`);
}
