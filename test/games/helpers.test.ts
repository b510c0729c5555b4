/** Tests of one worker share one load of the games, so helpers must not add to a catalogue before a test asks for a card of its own. */
import { expect, test, vi } from 'vitest';

const HELPERS = import.meta.glob(['./*/**/*.ts', '!./**/*.test.ts']);

test('loading the helpers of tests adds nothing to what the games list', async () => {
  vi.resetModules();
  const { GAME_IDS, GAMES } = await import('../../src-shared/games/index.ts');
  const lists = () => Object.fromEntries(GAME_IDS.map((id) => [id, GAMES[id].content.table()]));
  const shipped = structuredClone(lists());
  for (const load of Object.values(HELPERS)) await load();
  expect(Object.keys(HELPERS).filter((file) => /\/scenario\.ts$/.test(file))).toHaveLength(GAME_IDS.length);
  expect(lists()).toEqual(shipped);
});
