/** Actions of the main button; null while it is disabled. */
import type { LnAction } from '../../../../src-shared/games/laneforge/actions.ts';
import type { LaneforgeTable } from '../table.svelte.ts';

type Situation = Pick<LaneforgeTable, 'mode' | 'offers' | 'staged' | 'aimed' | 'hands'>;

export function mainActions({ mode, offers, staged, aimed, hands }: Situation): LnAction[] | null {
  const { plain } = offers;
  if (staged) return hands.actionsFor(staged, aimed);
  const action = mode === 'act' ? plain.endActionPhase : (plain.accept ?? plain.done);
  return action ? [action] : null;
}
