import type { Robot } from '../../../robot/play.ts';
import { byKeys } from './keys.ts';
import type { DeckWish } from './mind.ts';
import { DeckforgeMind } from './mind.ts';
import { byMouse } from './mouse.ts';
import type { DeckSight } from './sight.ts';
import { look } from './sight.ts';

export const deckforgeRobot: Robot<DeckSight, DeckWish> = {
  look,
  mind: (seed) => new DeckforgeMind(seed),
  passing: ['wait', 'curtain'],
  hands: { mouse: byMouse, keyboard: byKeys },
};
