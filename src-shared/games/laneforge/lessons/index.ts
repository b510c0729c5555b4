import type { LnLesson } from './deeds.ts';
import { firstStrike } from './first-strike.ts';

/** In the order in which they are best taken. */
export const LESSONS: readonly LnLesson[] = [firstStrike];
