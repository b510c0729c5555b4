import { expect, test } from 'vitest';
import { coverage } from '../../../src-shared/games/deckforge/coverage.ts';
import type { DkEventTold } from '../../../src-shared/games/deckforge/events.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';

const keys = new Int32Array(8192);
/** More games than it takes. */
const GAMES = 100;

/** A whole game of quick sensible moves; what it shows of the goals. */
function reachedBy(index: number): string[] {
  const random = new Random(`goals ${index}`);
  const s = deckforge.create(coverage.config(random), random.seed());
  const told = new Recording<DkEventTold>(s.seats.length);
  recordInto(told, () => {
    while (deckforge.toAct(s) !== null) deckforge.play(s, deckforge.search!.playoutKey!(s, keys, deckforge.candidates(s, keys), random));
  });
  return coverage.reached(told, s);
}

test('everything the exhaustive runner wants to see turns up in random games: cards, words of their abilities, happenings', () => {
  const missing = new Set(coverage.goals);
  for (let i = 0; i < GAMES && missing.size > 0; i++) for (const goal of reachedBy(i)) missing.delete(goal);
  expect([...missing]).toEqual([]);
});
