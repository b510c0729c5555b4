import { card, firstLesson, main, type LessonPress } from '../../robot/lesson.ts';
import { enabled } from '../../robot/sight.ts';
import type { BladeWish } from './robot/mind.ts';
import { bladeforgeRobot } from './robot/robot.ts';
import type { BladeSight } from './robot/sight.ts';

/** A place of the own sword. */
const place = (name: RegExp): LessonPress<BladeSight, BladeWish> => ({
  name,
  wish({ places }) {
    const index = enabled(places).find((at) => name.test(places[at].label));
    return index === undefined ? null : { kind: 'place', index };
  },
});

export const BLADEFORGE_LESSON = firstLesson<BladeSight, BladeWish>(bladeforgeRobot, [
  card(/Second Attempt, .*can replace/),
  main(/^Replace with Second Attempt/),
  main(/^Attack /),
  card(/Door Spike, .*can be placed/),
  place(/left Guard.*can be chosen/i),
  main(/^Attack /),
]);
