import type { PriorityWishes } from '../../kernel/game.ts';
import type { BlAction } from './actions.ts';
import type { BlView } from './view.ts';

/**
 * Auto-pass: out of turn a seat is only asked to block and to give up a part, which it must judge itself; a lone legal
 * action is taken where the seat wishes so, also the turn's end when nothing else is left after Reforging.
 */
export function auto(view: BlView, actions: readonly BlAction[], wishes: PriorityWishes, publicOnly: boolean): BlAction | null {
  if (view.viewer === 'spectator' || view.toAct !== view.viewer || publicOnly || !wishes.forced || wishes.preset === 'full') return null;
  return actions.length === 1 ? actions[0] : null;
}
