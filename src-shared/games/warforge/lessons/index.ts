import { firstBlood } from './first-blood.ts';
import type { WrLesson } from './lesson.ts';

/** In the order in which they are best taken. */
export const LESSONS: readonly WrLesson[] = [firstBlood];
