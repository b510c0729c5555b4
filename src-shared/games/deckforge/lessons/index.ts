import { firstBlow } from './first-blow.ts';
import type { DkLesson } from './table.ts';

/** In the order in which they are best taken. */
export const LESSONS: readonly DkLesson[] = [firstBlow];
