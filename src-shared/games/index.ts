import type { Game } from '../kernel/game.ts';
import { bladeforge } from './bladeforge/game.ts';
import { deckforge } from './deckforge/game.ts';
import { hexforge } from './hexforge/game.ts';
import { laneforge } from './laneforge/game.ts';
import { warforge } from './warforge/game.ts';

/** Finished games only. A game in the list without an entry below does not compile. */
export const GAME_IDS = ['hexforge', 'laneforge', 'bladeforge', 'warforge', 'deckforge'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const GAMES: Record<GameId, Game> = { hexforge, laneforge, bladeforge, warforge, deckforge };

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
