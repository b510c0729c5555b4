import { loseKeywords } from '../rules/board.ts';
import { KW } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-22.1: an action in place of an attack, once and for all. */
export const duty: WrKeywordModule = {
  replacesAttack: { whileSick: false, oncePerTurn: true, after: (_s, unit) => loseKeywords(unit, KW.duty) },
};
