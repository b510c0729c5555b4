import { champion } from './champion.ts';
import type { LnLesson } from './deeds.ts';
import { firstStrike } from './first-strike.ts';
import { freeActions } from './free-actions.ts';
import { frontAndBack } from './front-and-back.ts';
import { theLastWord } from './last-word.ts';
import { levels } from './levels.ts';
import { pastTheGuard } from './past-the-guard.ts';
import { suddenDeath } from './sudden-death.ts';

/** In the order in which they are best taken. */
export const LESSONS: readonly LnLesson[] = [
  firstStrike,
  frontAndBack,
  levels,
  freeActions,
  pastTheGuard,
  champion,
  suddenDeath,
  theLastWord,
];
