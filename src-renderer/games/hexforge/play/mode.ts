/** The player's present mode, derived from the view and the offers. */
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';
import type { Offers } from './offers.ts';

export type Mode =
  /** The seat does not decide. */
  | 'watch'
  /** Priority: play, activate, pass. */
  | 'priority'
  /** Choosing a target or another cost: tiles, stack items, cards of a pile or hand. */
  | 'target'
  | 'pay'
  /** Move phase, no order open. */
  | 'plan'
  /** Move phase, drawing the path of one unit. */
  | 'path'
  | 'declare'
  /** The defender orders the attackers of one tile. */
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

/** Entries of the glossary for what is asked. */
export function askedTerms(mode: Mode, mine: boolean): string[] {
  if (mode === 'sort') return ['attackOrder'];
  if (mode === 'pay') return ['C'];
  return mode === 'priority' && !mine ? ['advance'] : [];
}
