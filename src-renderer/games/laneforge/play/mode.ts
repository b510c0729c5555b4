/** The player's present mode, derived from the offers. */
import type { Offers } from './offers.ts';

export type Mode =
  /** The seat does not decide. */
  | 'watch'
  | 'champion'
  /** The seat's action phase: cards, tabs, and its end. */
  | 'act'
  | 'lane'
  | 'creature'
  | 'card'
  | 'may'
  | 'order';

export function modeOf({ pickChampion, order, lane, creature, card, plain, play, free, banish, activate, mobility }: Offers): Mode {
  if (pickChampion.size > 0) return 'champion';
  if (order.length > 0) return 'order';
  if (lane.size > 0) return 'lane';
  if (creature.size > 0) return 'creature';
  if (card.size > 0) return 'card';
  if (plain.accept || plain.decline || plain.done) return 'may';
  const acts = play.size + free.size + banish.size + activate.size + mobility.size > 0 || plain.useChampion || plain.endActionPhase;
  return acts ? 'act' : 'watch';
}
