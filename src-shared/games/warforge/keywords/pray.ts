import { count } from '../rules/counters.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-23.24–23.26: 1 Faith at the start of its controller’s next turn, unless it is damaged before. */
export const pray: WrKeywordModule = {
  replacesAttack: {
    whileSick: false,
    oncePerTurn: true,
    after(_s, unit) {
      unit.praying = 1;
    },
  },
  damageDone(_s, unit, all) {
    if (all.some((one) => one.unit === unit)) unit.praying = 0;
  },
  startOfTurn(s, unit) {
    if (unit.praying) count(s, unit.seat, 'faith', 1);
    unit.praying = 0;
  },
};
