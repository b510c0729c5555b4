import type { Robot } from '../../../robot/play.ts';
import { byKeys } from './keys.ts';
import type { WarWish } from './mind.ts';
import { WarforgeMind } from './mind.ts';
import { byMouse } from './mouse.ts';
import type { WarSight } from './sight.ts';
import { look } from './sight.ts';

export const warforgeRobot: Robot<WarSight, WarWish> = {
  look,
  mind: (seed) => new WarforgeMind(seed),
  passing: ['wait', 'curtain'],
  hands: { mouse: byMouse, keyboard: byKeys },
};
