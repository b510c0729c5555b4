import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { CARDS } from '../../../src-shared/games/hexforge/cards/index.ts';
import { DEFS } from '../../../src-shared/games/hexforge/catalog.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import type { HxState } from '../../../src-shared/games/hexforge/state.ts';
import { asMatch } from './position.ts';

/**
 * `npm run scenario` names a file here and then runs the test it was asked for: every position that the test sets up is
 * written down, together with the cards that were made for it.
 */
export function keepPosition(state: HxState): void {
  const file = process.env.FF_KEEP_POSITIONS;
  if (!file) return;
  const live = asMatch(hexforge.clone(state));
  // A live game draws what the seed gives.
  delete live.rng.script;
  const cards = DEFS.slice(CARDS.length).map(({ spec }) => spec);
  const position = { test: expect.getState().currentTestName ?? '', turn: live.turn, hash: hexforge.hash(live), cards, state: live };
  appendFileSync(file, `${JSON.stringify(position)}\n`);
}
