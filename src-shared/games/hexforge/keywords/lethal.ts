import { DOOM, KIND } from '../state.ts';
import type { HxKeywordModule } from './moments.ts';

/** HX-28.16, 28.17: another unit dealt 1 or more damage by this unit is destroyed; towers are not. */
export const lethal: HxKeywordModule = {
  dealt(_s, { victim }) {
    if (victim.kind === KIND.unit && victim.doom === DOOM.none) victim.doom = DOOM.destroy;
  },
};
