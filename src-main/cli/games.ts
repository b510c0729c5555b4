import type { Game } from '../../src-shared/kernel/game.ts';
import { UsageError } from './args.ts';

export type Games = Readonly<Record<string, Game>>;

/** Module with the finished games. Commands name it, so that their worker processes and tests can load another. */
export const REGISTRY = new URL('../../src-shared/games/index.ts', import.meta.url).href;

export async function loadGames(registry: string = REGISTRY): Promise<Games> {
  const { GAMES } = (await import(registry)) as { GAMES: Games };
  return GAMES;
}

/** @throws UsageError when there is no such game */
export function gameNamed(games: Games, id: string): Game {
  if (!Object.hasOwn(games, id)) throw new UsageError(`there is no game "${id}"; known are ${Object.keys(games).join(', ')}`);
  return games[id];
}
