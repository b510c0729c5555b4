import type { lessonMethods } from '../../../src-shared/protocol/methods/lesson.ts';
import type { Lessons } from '../lessons.ts';
import type { Matches } from '../matches.ts';
import { DONE, type Handlers } from './handlers.ts';

export function lessonHandlers(lessons: Lessons, matches: Matches): Handlers<keyof typeof lessonMethods> {
  return {
    'lesson.list': ({ game }) => ({ lessons: lessons.list(game) }),
    'lesson.open': async ({ game, lesson, anew }) => ({ match: await lessons.open(game, lesson, anew) }),
    'lesson.again': ({ match }, screen) => {
      matches.live(match).tryStepAgain(screen);
      return DONE;
    },
    'lesson.show': ({ match }) => ({ action: matches.live(match).showStep() }),
  };
}
