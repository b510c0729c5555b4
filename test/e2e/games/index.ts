/** Every registered game as end-to-end tests know it, found by its folder. */
import { GAME_IDS, GAMES, type GameId } from '../../../src-shared/games/index.ts';
import type { E2eGame } from './game.ts';

export interface KnownGame extends E2eGame {
  id: GameId;
  title: string;
}

async function load(id: GameId): Promise<KnownGame> {
  const { E2E } = (await import(`./${id}/index.ts`)) as { E2E: E2eGame };
  return { id, title: GAMES[id].title, ...E2E };
}

export const E2E_GAMES: readonly KnownGame[] = await Promise.all(GAME_IDS.map(load));

/** For what is the same in all games. */
export const [ANY_GAME] = E2E_GAMES;
/** One of which bots that weigh their moves play many matches a minute. */
export const QUICK_GAME = E2E_GAMES.find(({ lab }) => lab.bots.length === 2 && lab.bots.includes('Greedy')) ?? ANY_GAME;
