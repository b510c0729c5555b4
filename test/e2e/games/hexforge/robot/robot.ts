import type { Robot } from '../../../robot/play.ts';
import { byKeys } from './keys.ts';
import type { HexWish } from './mind.ts';
import { HexforgeMind } from './mind.ts';
import { byMouse } from './mouse.ts';
import type { HexSight } from './sight.ts';
import { look } from './sight.ts';

export const hexforgeRobot: Robot<HexSight, HexWish> = {
  look,
  mind: (seed) => new HexforgeMind(seed),
  // A click on a hex may just as well mean only to look at it.
  passing: ['tile', 'wait', 'curtain'],
  hands: { mouse: byMouse, keyboard: byKeys },
};
