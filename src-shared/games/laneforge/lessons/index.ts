import type { LnLesson } from './deeds.ts';
import { firstStrike } from './first-strike.ts';
import { frontAndBack } from './front-and-back.ts';
import { levels } from './levels.ts';

/** In the order in which they are best taken. */
export const LESSONS: readonly LnLesson[] = [firstStrike, frontAndBack, levels];
