/** The player's present mode, derived from the offers. */
import type { Offers } from './offers.ts';

export type Mode =
  /** The seat does not decide. */
  | 'watch'
  | 'mulligan'
  /** The own turn: cards, attacks, actions, and its end. */
  | 'act'
  | 'target'
  | 'take'
  | 'pact';

export function modeOf({ target, take, pact, keep, endTurn }: Offers): Mode {
  if (target.size > 0) return 'target';
  if (take.size > 0) return 'take';
  if (pact.size > 0) return 'pact';
  if (keep) return 'mulligan';
  return endTurn ? 'act' : 'watch';
}
