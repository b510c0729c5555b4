import { card, firstLesson, main, type LessonPress } from '../../robot/lesson.ts';
import type { LaneWish } from './robot/mind.ts';
import { laneforgeRobot } from './robot/robot.ts';
import type { LaneSight } from './robot/sight.ts';

const cell = (name: RegExp): LessonPress<LaneSight, LaneWish> => ({
  name,
  wish({ cells }) {
    const found = cells.find(({ label }) => name.test(label));
    return found ? { kind: 'cell', cell: found } : null;
  },
});

export const LANEFORGE_LESSON = firstLesson<LaneSight, LaneWish>(laneforgeRobot, [
  card(/Patient Pallbearer .*can be played/),
  cell(/lane 1, your front row, empty, can be chosen/),
  card(/Melt Down .*can be played/),
  main(/^Play Melt Down/),
  cell(/^Lockgate Eel .*can be chosen/),
]);
