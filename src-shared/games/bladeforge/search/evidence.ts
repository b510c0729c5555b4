import type { History } from '../../../kernel/game.ts';
import { DEFS } from '../catalog.ts';
import type { BlEvent } from '../events.ts';
import type { BlCardType } from '../types.ts';
import type { BlView } from '../view.ts';

/*
 * What a rival has not used tells what it holds. Cards that were in its hand when it last ended a turn are mostly ones
 * that it could not use or wanted to keep; those drawn since may be anything.
 */

/** How much likelier a card that its owner's die opens is kept over a turn, against one that it does not open. */
const KEPT: Readonly<Record<BlCardType | 'trap', number>> = { blade: 0.8, grip: 1.15, guard: 0.85, shield: 0.45, gadget: 0.7, trap: 1.5 };
const MOST_KEPT = Math.max(...Object.values(KEPT));
const CLOSED = 1;

/** How likely a card is one that was kept, 0…1, against others. */
export function keeps(card: number, level: number): number {
  const { trap, type, req } = DEFS[card];
  return (trap > 0 ? KEPT.trap : req > level ? CLOSED : KEPT[type]) / MOST_KEPT;
}

/** A search samples hundreds of worlds for one view: its history is read once. */
const known = new WeakMap<BlView, { history: History<BlEvent>; length: number; fresh: number[] }>();

/** By seat: cards drawn since it last came to the end of a turn, so that they tell nothing. */
export function freshOf(view: BlView, history: History<BlEvent>): readonly number[] {
  const last = known.get(view);
  if (last?.history === history && last.length === history.length) return last.fresh;
  const fresh = view.seats.map(() => Infinity);
  for (const event of history) {
    if (event.type === 'phase' && event.phase === 'finish') fresh[event.seat] = 0;
    else if (event.type === 'drew') fresh[event.seat] += event.count;
  }
  known.set(view, { history, length: history.length, fresh });
  return fresh;
}
