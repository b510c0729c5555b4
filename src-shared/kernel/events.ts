import type { Seat, Viewer } from './seat.ts';
import type { GameState } from './state.ts';

/** Something that happened, as one viewer may know it. Games narrow this to their own union. */
export interface GameEvent {
  type: string;
}

/** The beginning of a phase, an event of this type in every game that tells of it: by itself it shows nothing that is worth a look. */
export const isPhase = ({ type }: GameEvent): boolean => type === 'phase';

/** What each viewer heard, in order. */
export interface EventCut<E extends GameEvent = GameEvent> {
  readonly seats: E[][];
  readonly spectator: E[];
}

/**
 * Events of one or more actions, cut for each viewer where they happen. A game's rules emit through its `tell()`, and a
 * secret is withheld at the call, so that no list ever holds what its viewer may not know.
 */
export class Recording<E extends GameEvent = GameEvent> implements EventCut<E> {
  readonly seats: E[][];
  readonly spectator: E[] = [];
  /** Looks at positions in the middle of a resolution; must not change them. */
  onStep: ((state: GameState) => void) | null = null;

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

  /** A public fact: the same to every viewer. */
  all(event: E): void {
    for (let seat = 0; seat < this.seats.length; seat++) this.seats[seat].push(event);
    this.spectator.push(event);
  }

  /** To one seat and no other viewer. */
  only(seat: Seat, event: E): void {
    this.seats[seat].push(event);
  }

  /** A secret in two versions: for the seats that share it, and for every other viewer. */
  split(insiders: readonly Seat[], full: E, bare: E): void {
    for (let seat = 0; seat < this.seats.length; seat++) this.seats[seat].push(insiders.includes(seat) ? full : bare);
    this.spectator.push(bare);
  }

  /** One thing as each viewer sees it, null where a viewer sees nothing of it. */
  each(cut: (viewer: Viewer) => E | null): void {
    for (let seat = 0; seat < this.seats.length; seat++) {
      const event = cut(seat);
      if (event) this.seats[seat].push(event);
    }
    const event = cut('spectator');
    if (event) this.spectator.push(event);
  }
}

/** The one recording under way. Process-global and synchronous on purpose: rules code far down pays one comparison. */
let current: Recording | null = null;

/** Runs `body` with its events going into `into`, or nowhere; nests safely, also when it throws. */
export function recordInto<T>(into: Recording | null, body: () => T): T {
  const outer = current;
  current = into;
  try {
    return body();
  } finally {
    current = outer;
  }
}

/**
 * Between two parts of a resolution, where the state is whole: a recording may look at it, to show causes before results. The
 * kernel says so between two pieces of pending work; rules say so themselves where one piece tells of a cause and then does what follows.
 */
export function step(state: GameState): void {
  current?.onStep?.(state);
}

/**
 * A game's `tell`: the recording under way, typed by the game's events, or null. Rules write `tell()?.all({ … })`, which
 * does not even make the event while nothing records, as in search.
 */
export const teller =
  <E extends GameEvent>(): (() => Recording<E> | null) =>
  () =>
    current as Recording<E> | null;
