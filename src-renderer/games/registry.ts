/** The games that have a table to sit at. */
import type { GameUi } from '../match/game-ui.ts';
import { bladeforgeUi } from './bladeforge/ui.ts';
import { hexforgeUi } from './hexforge/ui.ts';
import { laneforgeUi } from './laneforge/ui.ts';

export const GAME_UIS: Readonly<Record<string, GameUi>> = {
  [hexforgeUi.id]: hexforgeUi,
  [laneforgeUi.id]: laneforgeUi,
  [bladeforgeUi.id]: bladeforgeUi,
};
