import type { WrState, WrUnit } from '../state.ts';
import { HOW } from '../state.ts';
import { openKeywords } from '../rules/board.ts';
import { KW, MASKS, NUM } from './masks.ts';
import type { WrDeeds, WrKeywordModule } from './moments.ts';

const MODES = [HOW.melee, HOW.ranged];

/** WR-22.13: by Flechette and hit, each through what protects the target; a face-down Troop never counts. */
function wouldDestroy(s: WrState, unit: WrUnit, target: WrUnit, how: number, deeds: WrDeeds): boolean {
  const value = deeds.value(s, unit, how);
  if (target.hidden || value <= 0 || !deeds.reaches(unit, target, how)) return false;
  let kw = openKeywords(target);
  const flechette = unit.nums[NUM.flechette];
  const before = deeds.reduced(target, kw, flechette, HOW.before);
  if (flechette > 0) kw = MASKS.without(kw, KW.shield);
  return before + deeds.reduced(target, kw, value, how) >= target.health;
}

/** WR-22.12–22.14: what it would surely destroy goes first. */
export const fixated: WrKeywordModule = {
  narrows: {
    among(s, unit, targets, deeds) {
      const surely = targets.filter((target) => MODES.some((how) => wouldDestroy(s, unit, target, how, deeds)));
      return surely.length > 0 ? surely : targets;
    },
    because: 'It is Fixated: it must attack an enemy that it would destroy.',
  },
};
