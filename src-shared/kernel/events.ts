import type { Seat } from './seat.ts';

/** Something that happened, as one viewer may know it. Games narrow this to their own union. */
export interface GameEvent {
  type: string;
}

/** Events of one or more actions, cut per viewer at the moment they happened; its lists are filled when `recordInto` returns. */
export interface EventCut<E extends GameEvent = GameEvent> {
  seats: E[][];
  spectator: E[];
}

export function emptyCut<E extends GameEvent = GameEvent>(seats: number): EventCut<E> {
  return { seats: Array.from({ length: seats }, () => []), spectator: [] };
}

/** Who hears of something, as bits: onlookers first, then seat by seat. */
type Audience = number;
const ONLOOKERS: Audience = 1;
const EVERYBODY: Audience = -1;
export const seatAlone = (seat: Seat): Audience => 2 << seat;

/** Something told, once for all who hear it. */
interface Note {
  event: GameEvent;
  audience: Audience;
  next: Note | null;
}

/** What is told while something runs. A chain, because lists for each viewer that grow one by one cost more than the events. */
interface Notes {
  first: Note | null;
  last: Note | null;
  count: number;
}

/**
 * The one recording channel. It is process-global and synchronous on purpose: rules code far down
 * asks `recording()` for the price of a comparison, and search, which never records, pays nothing else.
 */
let current: Notes | null = null;

export const recording = (): boolean => current !== null;

/** Runs `body`, then deals what it told into `cut`, also when it throws; nests safely. */
export function recordInto<T>(cut: EventCut | null, body: () => T): T {
  const outer = current;
  const notes: Notes | null = cut && { first: null, last: null, count: 0 };
  current = notes;
  try {
    return body();
  } finally {
    current = outer;
    if (cut && notes) deal(notes, cut);
  }
}

/** Up to so many a list may just as well grow one by one; longer ones are given their room at once. */
const FEW = 16;

function deal({ first, count }: Notes, { seats, spectator }: EventCut): void {
  if (count > FEW) return dealMany(first, count, [spectator, ...seats]);
  // No list of the lists here: a match deals after every action.
  for (let note = first; note !== null; note = note.next) {
    if (hears(note, 0)) spectator.push(note.event);
    for (let seat = 0; seat < seats.length; seat++) if (hears(note, seat + 1)) seats[seat].push(note.event);
  }
}

const hears = ({ audience }: Note, viewer: number): boolean => ((audience >> viewer) & 1) !== 0;

function dealMany(first: Note | null, count: number, lists: GameEvent[][]): void {
  const ends = lists.map((list) => list.length);
  for (const list of lists) list.length += count;
  for (let note = first; note !== null; note = note.next)
    if (note.audience === EVERYBODY) for (let viewer = 0; viewer < lists.length; viewer++) lists[viewer][ends[viewer]++] = note.event;
    else for (let viewer = 0; viewer < lists.length; viewer++) if (hears(note, viewer)) lists[viewer][ends[viewer]++] = note.event;
  lists.forEach((list, viewer) => (list.length = ends[viewer]));
}

function note(event: GameEvent, audience: Audience): void {
  if (!current) return;
  const added: Note = { event, audience, next: null };
  if (current.last) current.last.next = added;
  else current.first = added;
  current.last = added;
  current.count++;
}

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
