import { beforeEach, expect, it, vi } from 'vitest';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';
import { WINDOWS } from '../../../src-renderer/games/windows.ts';
import { FetchedGames } from '../../../src-renderer/guest/fetched-games.svelte.ts';
import { GAME_IDS } from '../../../src-shared/games/index.ts';

const [first, second] = GAME_IDS;
const windows = { [first]: vi.fn(WINDOWS[first]), [second]: vi.fn(WINDOWS[second]) };

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

it('fetches the game that is wanted, once, and no other', async () => {
  const games = new FetchedGames(windows);
  expect(games.awaits(first)).toBe(true);
  games.want(first);
  games.want(first);
  await vi.waitFor(() => expect(games.awaits(first)).toBe(false));
  expect(games.uis).toEqual({ [first]: GAME_UIS[first] });
  expect(windows[first]).toHaveBeenCalledOnce();
  expect(windows[second]).not.toHaveBeenCalled();
});

it('begins with the game that the table played last', async () => {
  new FetchedGames(windows).want(second);
  const games = new FetchedGames(windows);
  await vi.waitFor(() => expect(Object.keys(games.uis)).toEqual([second]));
});

it('waits for no game that the page does not have', () => {
  const games = new FetchedGames(windows);
  for (const id of ['chess', 'constructor', 'toString']) {
    games.want(id);
    expect(games.awaits(id)).toBe(false);
  }
  expect(games.problem).toBeNull();
});

it('says why a game has not come, and asks for it anew', async () => {
  const games = new FetchedGames(windows);
  windows[first].mockRejectedValueOnce(new Error('The line is cut.'));
  games.want(first);
  await vi.waitFor(() => expect(games.problem).toEqual(new Error('The line is cut.')));
  expect(games.awaits(first)).toBe(true);
  games.want(first);
  await vi.waitFor(() => expect(games.awaits(first)).toBe(false));
});

it('knows every game of the program', async () => {
  for (const id of GAME_IDS) expect(await WINDOWS[id]()).toBe(GAME_UIS[id]);
});
