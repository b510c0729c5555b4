import type { Game } from '../kernel/game.ts';
import { hexforge } from './hexforge/game.ts';

/** Finished games only. A game in the list without an entry below does not compile. */
export const GAME_IDS = ['hexforge'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const GAMES: Record<GameId, Game> = { hexforge };

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
