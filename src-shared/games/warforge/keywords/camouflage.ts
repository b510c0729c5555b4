import { loseKeywords } from '../rules/board.ts';
import { KW } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-21.22–21.24: enemy Stratagems cannot name it until it attacks. */
export const camouflage: WrKeywordModule = {
  shelters: { from: ['stratagems'], because: 'It has Camouflage: Stratagems of the enemy cannot target it.' },
  attacking: (unit) => loseKeywords(unit, KW.camouflage),
};
