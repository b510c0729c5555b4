import { LARGE } from './large.ts';
import { MAZE } from './maze.ts';
import { SMALL } from './small.ts';
import { STANDARD } from './standard.ts';
import { WIDE } from './wide.ts';
import type { HxMap } from './schema.ts';

/** The maps that come with the game, smallest first. */
export const MAPS: readonly { id: string; map: HxMap }[] = [
  { id: 'small', map: SMALL },
  { id: 'wide', map: WIDE },
  { id: 'standard', map: STANDARD },
  { id: 'maze', map: MAZE },
  { id: 'large', map: LARGE },
];
