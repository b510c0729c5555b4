import type { Seat } from './seat.ts';

/** Something that happened, as one viewer may know it. Games narrow this to their own union. */
export interface GameEvent {
  type: string;
}

/** What each viewer heard, in order. */
export interface EventCut<E extends GameEvent = GameEvent> {
  readonly seats: E[][];
  readonly spectator: E[];
}

/** Who hears of something, as bits: onlookers first, then seat by seat. */
type Audience = number;
const ONLOOKERS: Audience = 1;
const EVERYBODY: Audience = -1;
export const seatAlone = (seat: Seat): Audience => 2 << seat;

/** Events of one or more actions, cut per viewer. */
export class Recording<E extends GameEvent = GameEvent> implements EventCut<E> {
  readonly seats: E[][];
  readonly spectator: E[] = [];

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => []);
  }

  /** Goes on after what `cut` holds now, without changing it. */
  static after<E extends GameEvent>({ seats, spectator }: EventCut<E>): Recording<E> {
    const going = new Recording<E>(seats.length);
    going.spectator.push(...spectator);
    seats.forEach((events, seat) => going.seats[seat].push(...events));
    return going;
  }

  note(event: E, audience: Audience): void {
    if ((audience & ONLOOKERS) !== 0) this.spectator.push(event);
    for (let seat = 0; seat < this.seats.length; seat++) if ((audience & seatAlone(seat)) !== 0) this.seats[seat].push(event);
  }
}

/**
 * The one recording channel. It is process-global and synchronous on purpose: rules code far down
 * asks `recording()` for the price of a comparison, and search, which never records, pays nothing else.
 */
let current: Recording | null = null;

export const recording = (): boolean => current !== null;

/** Runs `body` with what it tells going to `into`, or to nobody; nests safely, also when it throws. */
export function recordInto<T>(into: Recording | null, body: () => T): T {
  const outer = current;
  current = into;
  try {
    return body();
  } finally {
    current = outer;
  }
}

const note = (event: GameEvent, audience: Audience): void => current?.note(event, audience);

/** Tells one seat. */
export const tell = (seat: Seat, event: GameEvent): void => note(event, seatAlone(seat));

/** Tells onlookers: public facts only. */
export const tellSpectators = (event: GameEvent): void => note(event, ONLOOKERS);

/** Tells everybody the same: for facts that are public. */
export const tellAll = (event: GameEvent): void => note(event, EVERYBODY);

/** A secret in two versions: for those who share it (see `seatAlone`; several are or-ed), and for everybody else. */
export function tellApart(insiders: Audience, full: GameEvent, bare: GameEvent): void {
  note(full, insiders);
  note(bare, EVERYBODY & ~insiders);
}
