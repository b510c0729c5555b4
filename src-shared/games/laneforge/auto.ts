import type { PriorityWishes } from '../../kernel/game.ts';
import { Random } from '../../kernel/rng.ts';
import type { LnAction } from './actions.ts';
import { anyOrderWillDo } from './explain/ordering.ts';
import { determinize } from './search/determinize.ts';
import type { LnView } from './view.ts';

/**
 * Laneforge has no responses. What has one answer is answered by itself where the seat's setting says so: a phase in which nothing is left
 * but to end it, and the order of triggers that come to the same. With several people at the table only by hand.
 */
export function auto(view: LnView, actions: readonly LnAction[], wishes: PriorityWishes, publicOnly: boolean): LnAction | null {
  if (view.viewer === 'spectator' || view.toAct !== view.viewer || publicOnly || !wishes.forced || wishes.preset === 'full') return null;
  if (actions.length === 1) return actions[0];
  const orders = view.choice?.kind === 'order' && anyOrderWillDo(determinize(view, [], new Random('order')));
  return orders ? actions[0] : null;
}
