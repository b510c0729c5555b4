import type { HxLesson } from './deeds.ts';
import { blows } from './blows.ts';
import { commander } from './commander.ts';
import { holdBack } from './hold-back.ts';
import { lastBlow } from './last-blow.ts';
import { offerAndAnswer } from './offer-and-answer.ts';
import { raiseAForge } from './raise-a-forge.ts';
import { towers } from './towers.ts';
import { workers } from './workers.ts';

/** In the order in which they are best taken. */
export const LESSONS: readonly HxLesson[] = [lastBlow, workers, towers, raiseAForge, offerAndAnswer, blows, commander, holdBack];
