import { activeArmor, isFront } from '../rules/creatures.ts';
import type { LnKeywordModule } from './moments.ts';

/** LN-14.6, 14.7, LN-D28: from the front row, what exceeds active Armor and Health. */
export const breakthrough: LnKeywordModule = {
  through: (c, enemy) => (isFront(c) ? Math.max(0, c.attack - activeArmor(enemy) - enemy.health) : 0),
};
