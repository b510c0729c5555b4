import type { HxKeywordModule } from './moments.ts';

/** HX-28.3: an activated ability usable once per existence on the battlefield; activation counts. */
export const brilliance: HxKeywordModule = {
  activated(unit, ability, index) {
    if (ability.brilliance) unit.used |= 1 << index;
  },
  usedUp: (unit, ability, index) => ability.brilliance && (unit.used & (1 << index)) !== 0,
};
