import { loseKeywords } from '../rules/board.ts';
import { KW } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-24.26: enemies cannot name it until it attacks or its controller’s turn begins. */
export const stealth: WrKeywordModule = {
  shelters: { from: ['attacks', 'stratagems', 'texts'], because: 'It is in Stealth: enemies cannot target it.' },
  attacking: (unit) => loseKeywords(unit, KW.stealth),
  turnBegins: (_s, unit) => loseKeywords(unit, KW.stealth),
};
