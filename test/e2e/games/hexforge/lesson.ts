import { firstLesson, main, type LessonPress } from '../../robot/lesson.ts';
import type { HexWish } from './robot/mind.ts';
import { hexforgeRobot } from './robot/robot.ts';
import type { HexSight } from './robot/sight.ts';

const tile = (name: RegExp): LessonPress<HexSight, HexWish> => ({
  name,
  wish({ cells }) {
    const cell = cells.find(({ label }) => name.test(label));
    return cell ? { kind: 'tile', cell } : null;
  },
});
const attack = (attacker: RegExp): LessonPress<HexSight, HexWish>[] => [tile(attacker), tile(/base, Sparring partner’s/)];

export const HEXFORGE_LESSON = firstLesson<HexSight, HexWish>(hexforgeRobot, [
  tile(/Slagfoot Stag, yours, .*can be ordered/),
  tile(/^H4, /),
  main(/^Carry out 1 order(?!\?)/),
  // The Spark Lancer could move as well, and is asked about.
  main(/Carry out 1 order\?/),
  ...attack(/Spark Lancer, yours/),
  ...attack(/Slagfoot Stag, yours/),
  main(/^Attack with 2/),
]);
