/** What the player is in the middle of, read from the offers alone. */
import type { Offers } from './offers.ts';

export type Mode =
  /** Nothing is asked of this seat. */
  | 'watch'
  /** The own main phase, up to the act that ends it. */
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
