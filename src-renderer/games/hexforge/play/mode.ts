/** What the player is in the middle of, read from the view and the offers alone. */
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';
import type { Offers } from './offers.ts';

export type Mode =
  /** Nothing is asked of this seat. */
  | 'watch'
  /** Priority: play, activate, pass. */
  | 'priority'
  /** A target or another cost is being chosen: tiles, stack items, pile cards or hand cards. */
  | 'target'
  | 'pay'
  /** Move phase, no order open. */
  | 'plan'
  /** Move phase, the path of one unit is being drawn. */
  | 'path'
  | 'declare'
  /** The defender sorts the attackers of one tile. */
  | 'sort';

export function modeOf(view: HxView | null, offers: Offers): Mode {
  if (!view || view.phase === 'over') return 'watch';
  if (offers.plain.payDefault || offers.payWith.size > 0) return 'pay';
  if (offers.chooseTile.size + offers.chooseItem.size + offers.choosePile.size + offers.chooseHand.size > 0) return 'target';
  if (offers.orderAttacker.size > 0 || offers.plain.keepOrder) return 'sort';
  if (offers.plain.confirmAttacks) return 'declare';
  if (offers.plain.endOrder || offers.step.size > 0 || offers.goTo.size > 0) return 'path';
  if (offers.plain.confirmMoves) return 'plan';
  if (offers.plain.letResolve || offers.plain.offerAdvance || offers.plain.agreeAdvance) return 'priority';
  return 'watch';
}
