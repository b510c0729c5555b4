/** The player's present mode, derived from the offers and the question. */
import type { DkChoiceKind } from '../../../../src-shared/games/deckforge/types.ts';
import type { Offers } from './offers.ts';

export type Mode =
  /** The seat does not decide. */
  | 'watch'
  /** The own main phase: cards, attacks, Artifacts, and its end. */
  | 'act'
  | 'initiative'
  | 'block'
  | 'respond'
  /** An Artifact or not. */
  | 'window'
  | 'target'
  | 'discard';

export function modeOf({ initiative, discard, target, end, pass }: Offers, asked: DkChoiceKind | null): Mode {
  if (end) return 'act';
  if (initiative.size > 0) return 'initiative';
  if (discard.size > 0) return 'discard';
  if (target.size > 0) return 'target';
  if (!pass) return 'watch';
  return asked === 'block' || asked === 'respond' ? asked : 'window';
}
