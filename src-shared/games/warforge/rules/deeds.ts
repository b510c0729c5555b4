import type { WrDeeds } from '../keywords/moments.ts';
import { gainHealth, grant, heal, modify } from './change.ts';
import { hurt, reduced } from './damage.ts';
import { standIn } from './enter.ts';
import { createCard, returnUnit, shuffleIn } from './hand.ts';
import { reaches } from './targets.ts';
import { attackValue } from './values.ts';

/** What keyword modules may have done; they import no rule that asks for moments. */
export const DEEDS: WrDeeds = {
  hurt,
  heal,
  gainHealth,
  modify,
  grant,
  value: attackValue,
  reaches,
  reduced,
  shuffleAway: (s, unit) => returnUnit(s, unit, 'deck'),
  standIn,
  createCard,
  shuffleIn,
};
