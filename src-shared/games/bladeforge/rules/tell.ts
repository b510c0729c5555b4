import { teller } from '../../../kernel/events.ts';
import { DEFS } from '../catalog.ts';
import type { BlEvent } from '../events.ts';
import type { BlCardId } from '../types.ts';

export const tell = teller<BlEvent>();

export const cardId = (card: number): BlCardId => DEFS[card].id;

/** A loop, since it runs so often in recorded matches that the calls of `map` show. */
export function cardIds(cards: readonly number[]): BlCardId[] {
  const ids = new Array<BlCardId>(cards.length);
  for (let i = 0; i < ids.length; i++) ids[i] = cardId(cards[i]);
  return ids;
}
