import { recording, tell, tellAll, tellSpectators } from '../../../kernel/events.ts';
import { DEFS } from '../catalog.ts';
import type { BlEvent } from '../events.ts';
import type { BlState } from '../state.ts';
import type { BlCardId } from '../types.ts';

export const cardId = (card: number): BlCardId => DEFS[card].id;
export const cardIds = (cards: readonly number[]): BlCardId[] => cards.map(cardId);

/** A public fact; the event is made only when somebody listens. */
export function tellEveryone(make: () => BlEvent): void {
  if (recording()) tellAll(make());
}

/** A secret in two versions: for the seats that share it, and for everybody else. */
export function tellSplit(s: BlState, insiders: readonly number[], full: () => BlEvent, bare: () => BlEvent): void {
  if (!recording()) return;
  for (let seat = 0; seat < s.seats.length; seat++) tell(seat, insiders.includes(seat) ? full() : bare());
  tellSpectators(bare());
}
