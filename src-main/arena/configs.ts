import type { Game } from '../../src-shared/kernel/game.ts';

/** A playable config without anybody having chosen one: the `deal`-th of a series, for as many seats as the game likes best. */
export const configOfDeal = (game: Game, deal: number): unknown => game.seriesConfig?.(deal) ?? game.config.parse({});

/** The same for a table of so many. */
export const configForSeats = (game: Game, config: unknown, seats: number): unknown => game.forSeats?.(config, seats) ?? config;
