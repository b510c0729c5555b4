import type { lessonMethods } from '../../../src-shared/protocol/methods/lesson.ts';
import type { Lessons } from '../lessons.ts';
import type { Matches } from '../matches.ts';
import { HostError } from '../host-error.ts';
import type { LessonGuide } from '../match/lesson-guide.ts';
import type { Match } from '../match/match.ts';
import { DONE, type Handlers } from './handlers.ts';

export function lessonHandlers(lessons: Lessons, matches: Matches): Handlers<keyof typeof lessonMethods> {
  return {
    'lesson.list': ({ game }) => ({ lessons: lessons.list(game) }),
    'lesson.open': async ({ game, lesson, anew }) => ({ match: await lessons.open(game, lesson, anew) }),
    'lesson.again': ({ match }, screen) => {
      guideOf(matches.live(match));
      matches.live(match).tryStepAgain(screen);
      return DONE;
    },
    'lesson.show': ({ match }) => ({ shown: guideOf(matches.live(match)).shown }),
  };
}

function guideOf({ guide }: Match): LessonGuide {
  if (guide === null) throw new HostError('illegal', 'This match is no lesson.');
  return guide;
}
