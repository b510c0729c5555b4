import type { WrKeywordModule } from './moments.ts';

/** WR-24.15: fires as its unit takes damage, also when it dies of it. */
export const scarred: WrKeywordModule = {
  damageDone(_s, unit, all, queue) {
    const own = all.find((one) => one.unit === unit);
    if (own) queue(0, own.n, own.dies);
  },
};
