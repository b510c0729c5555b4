/** Present state of a unit, as lines of the inspector. */
import { keywordById } from '../../../../src-shared/games/warforge/text/keywords.ts';
import { placeName } from '../../../../src-shared/games/warforge/text/names.ts';
import type { WrUnitView } from '../../../../src-shared/games/warforge/view.ts';
import { READINESS, readinessOf } from '../board/readiness.ts';
import type { WarforgeTable } from '../table.svelte.ts';
import { nameOfCard } from '../words.ts';

export interface Note {
  name: string;
  text: string;
}

export function unitState(unit: WrUnitView, { view, offers, below }: Pick<WarforgeTable, 'view' | 'offers' | 'below'>): string {
  const canAct = unit.seat === below && (offers.attack.has(unit.place) || offers.act.has(unit.place));
  const state = view ? READINESS[readinessOf(unit, { view, canAct })].words : '';
  const { face } = unit;
  const numbers = face ? [`melee ${face.melee}`, `ranged ${face.ranged}`, `health ${face.health} of ${face.maxHealth}`] : [];
  return [placeName(unit.place), ...numbers, ...(unit.hidden ? ['face down'] : []), state].filter(Boolean).join(' · ');
}

export function unitNotes({ face }: WrUnitView): Note[] {
  if (!face) return [];
  const numbers: Partial<Record<string, number>> = face.numbers;
  const notes = face.keywords.flatMap((id) => {
    const help = keywordById(id);
    const n = numbers[id];
    return help ? [{ name: n === undefined ? help.name : `${help.name} ${n}`, text: help.line }] : [];
  });
  return face.remnantOf === null ? notes : [{ name: 'Remnant', text: `of ${nameOfCard(face.remnantOf)}` }, ...notes];
}
