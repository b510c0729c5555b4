import { seatAlone, tellAll, tellApart } from '../../../kernel/events.ts';
import { DEFS } from '../catalog.ts';
import type { BlEvent } from '../events.ts';
import { NONE } from '../state.ts';
import type { BlCardId } from '../types.ts';

export const cardId = (card: number): BlCardId => DEFS[card].id;

/** A loop of its own: telling is done so often that what a callback costs shows. */
export function cardIds(cards: readonly number[]): BlCardId[] {
  const ids = new Array<BlCardId>(cards.length);
  for (let i = 0; i < ids.length; i++) ids[i] = cardId(cards[i]);
  return ids;
}

/** A public fact. Callers ask `recording()` first: a search must not even make the event. */
export const tellEveryone = (event: BlEvent): void => tellAll(event);

/** A secret in two versions: for the seat, or the two, that share it, and for everybody else. */
export const tellSplit = (insider: number, partner: number, full: BlEvent, bare: BlEvent): void =>
  tellApart(seatAlone(insider) | (partner === NONE ? 0 : seatAlone(partner)), full, bare);
