import type { PriorityWishes } from '../../kernel/game.ts';
import type { BlAction } from './actions.ts';
import type { BlView } from './view.ts';

/** Nobody is asked out of turn but to block and to give up a part, which only the seat itself can judge; a lone legal action answers itself where the seat wishes so. */
export function auto(view: BlView, actions: readonly BlAction[], wishes: PriorityWishes, publicOnly: boolean): BlAction | null {
  if (view.viewer === 'spectator' || view.toAct !== view.viewer || publicOnly || !wishes.forced) return null;
  return actions.length === 1 && view.choice !== null && wishes.preset !== 'full' ? actions[0] : null;
}
