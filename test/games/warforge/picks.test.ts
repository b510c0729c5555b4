import { expect, test } from 'vitest';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { describePicks } from '../../kernel/seat-picks.ts';

const [classic, skirmish] = (['classic', 'skirmish'] as const).map((mode) => READY_LISTS.filter((list) => list.mode === mode));
const configs = classic.map((list, n) => ({ mode: 'classic', lists: [list, classic[(n + 1) % classic.length]] }));
describePicks(warforge, configs);

test('a list of the other mode is refused in words', () => {
  expect(warforge.picks?.problems(configs[0], skirmish[0])).toEqual([expect.stringContaining('is a list for skirmish')]);
});
