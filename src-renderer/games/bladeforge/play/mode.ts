/** The player's present mode, derived from the offers. */
import type { Offers } from './offers.ts';

export type Mode =
  /** The seat does not decide. */
  | 'watch'
  /** The seat's main phase, until the action that ends it. */
  | 'act'
  | 'seat'
  | 'card'
  | 'part'
  | 'block';

export function modeOf({ block, part, card, seat, draw, end }: Offers): Mode {
  if (block) return 'block';
  if (part.size > 0) return 'part';
  if (card.size > 0) return 'card';
  if (seat.size > 0) return 'seat';
  return draw || end ? 'act' : 'watch';
}
