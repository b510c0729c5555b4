import type { Robot } from '../../../robot/play.ts';
import { byKeys } from './keys.ts';
import type { BladeWish } from './mind.ts';
import { BladeforgeMind } from './mind.ts';
import { byMouse } from './mouse.ts';
import type { BladeSight } from './sight.ts';
import { look } from './sight.ts';

export const bladeforgeRobot: Robot<BladeSight, BladeWish> = {
  look,
  mind: (seed) => new BladeforgeMind(seed),
  passing: ['wait', 'curtain'],
  hands: { mouse: byMouse, keyboard: byKeys },
};
