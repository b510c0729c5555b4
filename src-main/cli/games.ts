import type { Game } from '../../src-shared/kernel/game.ts';
import { UsageError } from './args.ts';

export type Games = Readonly<Record<string, Game>>;

/** Module with the finished games. Commands name it, so that their worker processes and tests can load another. */
export const REGISTRY = new URL('../../src-shared/games/index.ts', import.meta.url).href;

export async function loadGames(registry: string = REGISTRY): Promise<Games> {
  const { GAMES } = (await import(registry)) as { GAMES: Games };
  return GAMES;
}

/** A playable config without anybody having chosen one: the `deal`-th of a series, for as many seats as the game likes best. */
export const configOfDeal = (game: Game, deal: number): unknown => game.seriesConfig?.(deal) ?? game.config.parse({});

/** The same for a table of so many. */
export const configForSeats = (game: Game, config: unknown, seats: number): unknown => game.forSeats?.(config, seats) ?? config;

/** @throws UsageError when there is no such game */
export function gameNamed(games: Games, id: string): Game {
  if (!Object.hasOwn(games, id)) throw new UsageError(`there is no game "${id}"; known are ${Object.keys(games).join(', ')}`);
  return games[id];
}
