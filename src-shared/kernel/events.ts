import type { Seat } from './seat.ts';

/** Something that happened, as one viewer may know it. Games narrow this to their own union. */
export interface GameEvent {
  type: string;
}

/** Events of one or more actions, cut per viewer at the moment they happened. */
export interface EventCut<E extends GameEvent = GameEvent> {
  seats: E[][];
  spectator: E[];
}

export function emptyCut<E extends GameEvent = GameEvent>(seats: number): EventCut<E> {
  return { seats: Array.from({ length: seats }, () => []), spectator: [] };
}

/**
 * The one recording channel. It is process-global and synchronous on purpose: rules code far down
 * asks `recording()` for the price of a comparison, and search, which never records, pays nothing else.
 */
let current: EventCut | null = null;

export const recording = (): boolean => current !== null;

/** Runs `body` with events going into `cut`; nests safely and restores on throw. */
export function recordInto<T>(cut: EventCut | null, body: () => T): T {
  const outer = current;
  current = cut;
  try {
    return body();
  } finally {
    current = outer;
  }
}

/** Tells one seat. */
export function tell(seat: Seat, event: GameEvent): void {
  current?.seats[seat].push(event);
}

/** Tells onlookers: public facts only. */
export function tellSpectators(event: GameEvent): void {
  current?.spectator.push(event);
}

/** Tells everybody the same: for facts that are public. */
export function tellAll(event: GameEvent): void {
  if (!current) return;
  for (const list of current.seats) list.push(event);
  current.spectator.push(event);
}
