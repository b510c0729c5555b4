import type { PriorityWishes } from '../../kernel/game.ts';
import type { LnAction } from './actions.ts';
import type { LnView } from './view.ts';

/**
 * Laneforge has no responses. A phase in which nothing is left but to end it (an empty hand and no free action) ends
 * itself where the seat's setting says so; with several people at the table only by its own hand.
 */
export function auto(view: LnView, actions: readonly LnAction[], wishes: PriorityWishes, publicOnly: boolean): LnAction | null {
  if (view.viewer === 'spectator' || view.toAct !== view.viewer || view.choice !== null || publicOnly || !wishes.forced) return null;
  const [only] = actions;
  const idle = actions.length === 1 && only.type === 'endActionPhase' && !view.mainUsed;
  return idle && wishes.preset !== 'full' ? only : null;
}
