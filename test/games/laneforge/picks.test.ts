import { expect, test } from 'vitest';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import { describePicks } from '../../kernel/seat-picks.ts';

const configs = [1, 2, 3].map(seriesConfig);
describePicks(laneforge, configs);

test('two decks of one faction are refused in words', () => {
  const [deck] = configs[0].decks[0];
  expect(laneforge.picks?.problems(configs[0], [deck, deck])).toEqual([expect.stringContaining('two different factions')]);
});
