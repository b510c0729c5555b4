import type { WrState, WrUnit } from '../state.ts';
import type { WrPact } from '../types.ts';
import type { WrDeeds, WrKeywordModule } from './moments.ts';

const BLESSINGS: Readonly<Record<WrPact, (s: WrState, unit: WrUnit, deeds: WrDeeds) => void>> = {
  fury(s, unit, deeds) {
    deeds.modify(s, unit, 2, 0);
    deeds.grant(s, unit, 'vanguard', 0);
  },
  endurance(s, unit, deeds) {
    deeds.gainHealth(s, unit, 1);
    deeds.grant(s, unit, 'regeneration', 1);
  },
  splendour: (s, unit, deeds) => deeds.modify(s, unit, 2, 2),
  veils(s, unit, deeds) {
    deeds.gainHealth(s, unit, 2);
    deeds.grant(s, unit, 'camouflage', 0);
  },
};

/** WR-23.18–23.23: one of four blessings, for good. */
export const pact: WrKeywordModule = {
  blesses(s, unit, which, deeds) {
    BLESSINGS[which](s, unit, deeds);
  },
};
