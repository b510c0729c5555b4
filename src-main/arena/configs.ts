import type { Game } from '../../src-shared/kernel/game.ts';

/** The default config of the `deal`-th deal, for the game's usual number of seats. */
export const configOfDeal = (game: Game, deal: number): unknown => game.seriesConfig?.(deal) ?? game.config.parse({});

/** The same for a table of so many. */
export const configForSeats = (game: Game, config: unknown, seats: number): unknown => game.forSeats?.(config, seats) ?? config;
