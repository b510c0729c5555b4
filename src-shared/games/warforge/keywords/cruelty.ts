import type { WrKeywordModule } from './moments.ts';

/** WR-21.31, 21.32: in its controller’s turn, fires once for each enemy that is damaged and not destroyed. */
export const cruelty: WrKeywordModule = {
  damageDone(s, unit, all, queue) {
    if (s.active !== unit.seat) return;
    for (const { unit: other, dies, n } of all) if (other.seat !== unit.seat && !dies) queue(other.id, n, false);
  },
};
