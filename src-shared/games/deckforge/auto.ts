import type { PriorityWishes } from '../../kernel/game.ts';
import type { DkAction } from './actions.ts';
import type { DkView } from './view.ts';

/**
 * Auto-pass: what has one answer may answer itself, where that tells nobody anything: with several people at the table everybody is asked
 * whom public facts say to ask (DK-16.4).
 */
export function auto(view: DkView, actions: readonly DkAction[], wishes: PriorityWishes, publicOnly: boolean): DkAction | null {
  if (view.viewer === 'spectator' || view.toAct !== view.viewer || publicOnly || !wishes.forced || wishes.preset === 'full') return null;
  return actions.length === 1 && view.choice !== null ? actions[0] : null;
}
