import { aTurn } from './a-turn.ts';
import { byThemselves } from './by-themselves.ts';
import { firstBlood } from './first-blood.ts';
import { holdBack } from './hold-back.ts';
import { inTheWay } from './in-the-way.ts';
import { instead } from './instead.ts';
import type { WrLesson } from './lesson.ts';
import { meleeOrRanged } from './melee-or-ranged.ts';
import { soonerAndSafer } from './sooner-and-safer.ts';
import { widerBlows } from './wider-blows.ts';

/** In the order in which they are best taken. */
export const LESSONS: readonly WrLesson[] = [
  firstBlood,
  meleeOrRanged,
  aTurn,
  inTheWay,
  soonerAndSafer,
  widerBlows,
  byThemselves,
  instead,
  holdBack,
];
