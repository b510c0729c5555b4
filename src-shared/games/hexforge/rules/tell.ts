import { recording, seatAlone, tell, tellAll, tellApart, tellSpectators } from '../../../kernel/events.ts';
import { DEFS } from '../catalog.ts';
import type { HxEvent, HxThing } from '../events.ts';
import { KIND, type HxEntity, type HxState } from '../state.ts';
import { noteSight, seesEntity } from './vision.ts';

/*
 * Events are cut here: each seat is told only of what it sees at this moment. Onlookers are told public facts
 * alone, never a union of visions (HX-25.15).
 */

const KIND_NAMES = ['unit', 'base', 'forge'] as const;

export function thingOf(e: HxEntity, seat: number): HxThing {
  return { tile: e.tile, owner: e.owner, kind: KIND_NAMES[e.kind], def: e.def < 0 ? null : DEFS[e.def].id, id: e.seen[seat] };
}

/** Tells each seat that has the entity in sight. A base's events are public. */
export function tellSeers(s: HxState, e: HxEntity, make: (thing: HxThing, seat: number) => HxEvent): void {
  if (!recording()) return;
  noteSight(s);
  for (let seat = 0; seat < s.seats.length; seat++) if (seesEntity(s, seat, e)) tell(seat, make(thingOf(e, seat), seat));
  if (e.kind === KIND.base) tellSpectators(make({ ...thingOf(e, 0), id: 0 }, -1));
}

/** A secret with two versions: for its seat and for everybody else. */
export function tellSplit(seat: number, mine: HxEvent, others: HxEvent): void {
  if (recording()) tellApart(seatAlone(seat), mine, others);
}

/** Only the seat itself learns it. */
export function tellOnly(seat: number, event: HxEvent): void {
  if (recording()) tell(seat, event);
}

/** A public fact. */
export function tellEveryone(event: HxEvent): void {
  if (recording()) tellAll(event);
}

type MoveTold = (thing: HxThing, from: number | null, to: number | null) => HxEvent;

/** A unit goes from one tile to another: each seat is told the ends it sees, and nothing if it sees neither. */
export function tellMove(s: HxState, e: HxEntity, move: () => void, make: MoveTold): void {
  if (!recording()) {
    move();
    return;
  }
  noteSight(s);
  const from = e.tile;
  const first = seenThing(s, e, 0);
  const second = seenThing(s, e, 1);
  move();
  noteSight(s);
  tellEnds(s, e, 0, from, first, make);
  tellEnds(s, e, 1, from, second, make);
}

const seenThing = (s: HxState, e: HxEntity, seat: number): HxThing | null => (seesEntity(s, seat, e) ? thingOf(e, seat) : null);

function tellEnds(s: HxState, e: HxEntity, seat: number, from: number, before: HxThing | null, make: MoveTold): void {
  const after = seenThing(s, e, seat);
  const known = after ?? before;
  if (known) tell(seat, make(known, before ? from : null, after ? e.tile : null));
}
