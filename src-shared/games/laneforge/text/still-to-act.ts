/** The cards and creatures with which free actions could still be taken; each counts once. */
import type { LnAction } from '../actions.ts';
import { TURNS_PER_CYCLE } from '../state.ts';
import type { LnCardId } from '../types.ts';
import type { LnView } from '../view.ts';
import { cardName, leveledName } from './faces.ts';

function sourceOf(view: LnView, action: LnAction): string | null {
  switch (action.type) {
    case 'playCard':
      return action.free ? `${leveledName(action.card as LnCardId)}, Free` : null;
    case 'activate':
    case 'useMobility': {
      const creature = view.creatures.find(({ seat, lane }) => seat === view.viewer && lane === action.lane);
      return `${creature ? cardName(creature.card) : 'a creature'} (lane ${action.lane})`;
    }
    case 'useChampion':
      return 'your Champion';
    default:
      return null;
  }
}

export const stillToAct = (view: LnView, actions: readonly LnAction[]): string[] => [
  ...new Set(actions.flatMap((action) => sourceOf(view, action) ?? [])),
];

/** Of these, what is gone where the phase ends: each seat acts twice in a turn, and a Champion stays Ready until the cycle ends. */
export function lostAtEnd(view: LnView, actions: readonly LnAction[]): string[] {
  if (view.action <= 2) return [];
  const lasts = view.turn % TURNS_PER_CYCLE > 0;
  return stillToAct(
    view,
    actions.filter(({ type }) => type !== 'useChampion' || !lasts),
  );
}
