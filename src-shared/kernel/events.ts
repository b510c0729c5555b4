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

/** Something told, once for all who hear it. */
interface Note<E extends GameEvent = GameEvent> {
  event: E;
  audience: Audience;
  next: Note<E> | null;
}

/** Up to so many a list may just as well grow one by one; longer ones are given their room at once. */
const FEW = 16;

/**
 * Events of one or more actions, cut per viewer. They are kept as one chain, and dealt into the viewers' lists when these are
 * asked for: ask anew after more was recorded. Lists that nobody reads would cost more than the events.
 */
export class Recording<E extends GameEvent = GameEvent> implements EventCut<E> {
  readonly #spectator: E[] = [];
  readonly #seats: E[][];
  #first: Note<E> | null = null;
  #last: Note<E> | null = null;
  #count = 0;

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, () => []);
  }

  /** Goes on after what `cut` holds now, without changing it. */
  static after<E extends GameEvent>({ seats, spectator }: EventCut<E>): Recording<E> {
    const going = new Recording<E>(seats.length);
    going.#spectator.push(...spectator);
    seats.forEach((events, seat) => going.#seats[seat].push(...events));
    return going;
  }

  get spectator(): E[] {
    this.#deal();
    return this.#spectator;
  }

  get seats(): E[][] {
    this.#deal();
    return this.#seats;
  }

  note(event: E, audience: Audience): void {
    const added: Note<E> = { event, audience, next: null };
    if (this.#last) this.#last.next = added;
    else this.#first = added;
    this.#last = added;
    this.#count++;
  }

  #deal(): void {
    if (!this.#first) return;
    if (this.#count > FEW) dealMany(this.#first, this.#count, [this.#spectator, ...this.#seats]);
    else dealFew(this.#first, this.#spectator, this.#seats);
    this.#first = this.#last = null;
    this.#count = 0;
  }
}

const hears = ({ audience }: Note, viewer: number): boolean => ((audience >> viewer) & 1) !== 0;

/** Makes no list of the lists: a match deals after every action. */
function dealFew<E extends GameEvent>(first: Note<E>, spectator: E[], seats: readonly E[][]): void {
  for (let note: Note<E> | null = first; note !== null; note = note.next) {
    if (hears(note, 0)) spectator.push(note.event);
    for (let seat = 0; seat < seats.length; seat++) if (hears(note, seat + 1)) seats[seat].push(note.event);
  }
}

function dealMany<E extends GameEvent>(first: Note<E>, count: number, lists: readonly E[][]): void {
  const ends = lists.map((list) => list.length);
  for (const list of lists) list.length += count;
  for (let note: Note<E> | null = first; note !== null; note = note.next)
    if (note.audience === EVERYBODY) for (let viewer = 0; viewer < lists.length; viewer++) lists[viewer][ends[viewer]++] = note.event;
    else for (let viewer = 0; viewer < lists.length; viewer++) if (hears(note, viewer)) lists[viewer][ends[viewer]++] = note.event;
  lists.forEach((list, viewer) => (list.length = ends[viewer]));
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
