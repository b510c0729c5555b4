import type { GameId } from '../../../src-shared/games/index.ts';
import type { ConformanceHooks } from '../conformance.ts';
import { bladeforgeHooks } from './bladeforge.ts';
import { hexforgeHooks } from './hexforge.ts';
import { laneforgeHooks } from './laneforge.ts';

/** Every registered game has its hooks: one left out does not compile. */
export const HOOKS: Readonly<Record<GameId, ConformanceHooks>> = {
  hexforge: hexforgeHooks,
  laneforge: laneforgeHooks,
  bladeforge: bladeforgeHooks,
};
