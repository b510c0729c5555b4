import { expect, test } from 'vitest';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { Forecasts, followBots } from '../../kernel/forecasts.ts';
import { EVERYTHING } from './everything.ts';

test('what a preview calls certain comes, and what hangs on open decisions stays within its bounds', { timeout: 300_000 }, () => {
  const forecasts = new Forecasts(deckforge);
  for (const seats of [2, 3]) followBots(deckforge, { seats, decks: [EVERYTHING], maxTurns: 60 }, `forecasts ${seats}`, 2, forecasts);
  expect(forecasts.offences).toEqual([]);
  expect(forecasts.judged.certain).toBeGreaterThan(100);
  expect(Object.keys(forecasts.kept)).toEqual(expect.arrayContaining(['playCard', 'declareAttack', 'assignBlock', 'endMain', 'pass']));
});
