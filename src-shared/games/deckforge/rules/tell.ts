import { teller } from '../../../kernel/events.ts';
import { cardAt } from '../catalog.ts';
import type { DkCardTold, DkEventTold, DkThing } from '../events.ts';
import { permanentOf } from '../effects/objects.ts';
import { isSeat, type DkPermanent, type DkState } from '../state.ts';
import { CARD_TYPES, type CardType, type DkRef } from '../types.ts';

export const tell = teller<DkEventTold>();

export const typeName = (type: number): CardType => CARD_TYPES[type];

export const cardTold = (s: DkState, deck: number, card: number): DkCardTold => ({ deck, card, name: cardAt(s, deck, card).name });

export const thing = (s: DkState, { id, seat, deck, card }: DkPermanent): DkThing => ({ id, seat, card: cardTold(s, deck, card) });

/** A player, or a permanent in play. */
export function told(s: DkState, ref: DkRef): DkThing {
  const found = isSeat(ref) ? null : permanentOf(s, ref);
  return found === null ? { id: null, seat: isSeat(ref) ? ref : 0, card: null } : thing(s, found);
}
