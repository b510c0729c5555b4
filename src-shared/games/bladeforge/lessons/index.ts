/** The lessons of Bladeforge, in the order in which they are best taken. */
import { firstStrike } from './first-strike.ts';
import type { BlLesson } from './opening.ts';

export const LESSONS: readonly BlLesson[] = [firstStrike];
