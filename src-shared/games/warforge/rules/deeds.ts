import type { AgendaItem } from '../../../kernel/state.ts';
import type { WrDeeds } from '../keywords/moments.ts';
import { gainHealth, grant, heal, modify } from './change.ts';
import { hurt, reduced } from './damage.ts';
import { standIn } from './enter.ts';
import { createCard, returnUnit, shuffleIn } from './hand.ts';
import type { WrState, WrTrigger, WrUnit } from '../state.ts';
import { turnUp } from './hidden.ts';
import { reaches } from './targets.ts';
import { attackValue } from './values.ts';

/** The work of firing a trigger again. */
export interface FireItem extends AgendaItem {
  do: 'fire';
  trigger: WrTrigger;
}

function turnsUpFirst(s: WrState, trigger: WrTrigger, unit: WrUnit): boolean {
  if (unit.hidden === 0) return false;
  const item: FireItem = { do: 'fire', trigger };
  const before = s.agenda.push(item);
  turnUp(s, unit);
  if (s.agenda.length > before) return true;
  s.agenda.pop();
  return false;
}

/** What keyword modules may have done; they import no rule that asks for moments. */
export const DEEDS: WrDeeds = {
  hurt,
  turnsUpFirst,
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
