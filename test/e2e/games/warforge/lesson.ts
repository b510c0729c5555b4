import { firstLesson, type LessonPress } from '../../robot/lesson.ts';
import { enabled } from '../../robot/sight.ts';
import type { WarWish } from './robot/mind.ts';
import { warforgeRobot } from './robot/robot.ts';
import type { WarSight } from './robot/sight.ts';

type Press = LessonPress<WarSight, WarWish>;

const place = (name: RegExp): Press => ({
  name,
  wish({ places }) {
    const found = places.find(({ label }) => name.test(label));
    return found ? { kind: 'place', place: found } : null;
  },
});
const mode = (words: 'In melee' | 'At range'): Press => ({
  name: new RegExp(`^${words}: deal`),
  wish({ choices }) {
    const [index] = enabled(choices, words);
    return index === undefined ? null : { kind: 'choice', index };
  },
});
const attack = (attacker: RegExp, words: 'In melee' | 'At range'): Press[] => [
  place(attacker),
  place(/^W Ketta Half-Leash, enemy, .*can be attacked/),
  mode(words),
];

export const WARFORGE_LESSON = firstLesson<WarSight, WarWish>(warforgeRobot, [
  ...attack(/Walking Hulk, yours, .*can attack/, 'In melee'),
  ...attack(/Patch Tender, yours, .*can attack/, 'At range'),
  ...attack(/Overseer Tamp, yours, .*can attack/, 'In melee'),
]);
