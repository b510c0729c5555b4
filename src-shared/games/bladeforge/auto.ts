import type { PriorityWishes } from '../../kernel/game.ts';
import type { BlAction } from './actions.ts';
import type { BlView } from './view.ts';

/**
 * Auto-pass: out of turn a seat is only asked to block and to give up a part, which it must judge itself; a lone legal
 * action is taken where the seat wishes so.
 */
export function auto(view: BlView, actions: readonly BlAction[], wishes: PriorityWishes, publicOnly: boolean): BlAction | null {
  if (view.viewer === 'spectator' || view.toAct !== view.viewer || publicOnly || !wishes.forced) return null;
  return actions.length === 1 && view.choice !== null && wishes.preset !== 'full' ? actions[0] : null;
}
