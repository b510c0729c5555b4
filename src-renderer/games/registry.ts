/** Window parts of all games. A game without them does not compile. */
import type { GameId } from '../../src-shared/games/index.ts';
import type { GameUi } from '../app/game-ui.ts';
import { bladeforgeUi as bladeforge } from './bladeforge/ui.ts';
import { deckforgeUi as deckforge } from './deckforge/ui.ts';
import { hexforgeUi as hexforge } from './hexforge/ui.ts';
import { laneforgeUi as laneforge } from './laneforge/ui.ts';
import { warforgeUi as warforge } from './warforge/ui.ts';

export const GAME_UIS: Readonly<Record<GameId, GameUi>> = { hexforge, laneforge, bladeforge, warforge, deckforge };
