import { isFront } from '../rules/creatures.ts';
import type { LnKeywordModule } from './moments.ts';

/** LN-14.26, 14.27: from the front row it passes by an enemy in the back row. */
export const stealth: LnKeywordModule = { passes: (c, enemy) => isFront(c) && !isFront(enemy) };
