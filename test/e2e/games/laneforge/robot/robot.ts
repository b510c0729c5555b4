import type { Robot } from '../../../robot/play.ts';
import { byKeys } from './keys.ts';
import type { LaneWish } from './mind.ts';
import { LaneforgeMind } from './mind.ts';
import { byMouse } from './mouse.ts';
import type { LaneSight } from './sight.ts';
import { look } from './sight.ts';

export const laneforgeRobot: Robot<LaneSight, LaneWish> = {
  look,
  mind: (seed) => new LaneforgeMind(seed),
  passing: ['wait', 'curtain'],
  hands: { mouse: byMouse, keyboard: byKeys },
};
