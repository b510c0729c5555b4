import { expect, test } from 'vitest';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/hexforge/series.ts';
import { describePicks } from '../../kernel/seat-picks.ts';

const configs = [seriesConfig(0), seriesConfig(1), seriesConfig(5)];
describePicks(hexforge, configs);

test('a loadout that nobody can play is refused in words', () => {
  const [loadout] = configs[0].loadouts;
  const empty = { ...loadout, commander: loadout.forges[0].name };
  expect(hexforge.picks?.problems(configs[0], empty)).toEqual([expect.stringContaining(`"${loadout.name}": `)]);
});
