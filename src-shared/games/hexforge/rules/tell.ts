import { teller } from '../../../kernel/events.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { DEFS } from '../catalog.ts';
import type { HxEvent, HxThing } from '../events.ts';
import { KIND, type HxEntity, type HxState } from '../state.ts';
import { noteSight, seesEntity } from './vision.ts';

export const tell = teller<HxEvent>();

const KIND_NAMES = ['unit', 'base', 'forge'] as const;

export function thingOf(e: HxEntity, seat: number): HxThing {
  return { tile: e.tile, owner: e.owner, kind: KIND_NAMES[e.kind], def: e.def < 0 ? null : DEFS[e.def].id, id: e.seen[seat] };
}

type Cut = (viewer: Viewer) => HxEvent | null;

/** Cuts what goes by a seat's vision, so that spectators are told nothing of it. */
export const toSeats =
  (cut: (seat: number) => HxEvent | null): Cut =>
  (viewer) =>
    viewer === 'spectator' ? null : cut(viewer);

/**
 * Cuts an event of an entity: each seat is told that has it in sight at this moment. Spectators are told public facts
 * alone, never a union of visions (HX-25.15); a base's events are public.
 */
export function seenBy(s: HxState, e: HxEntity, make: (thing: HxThing) => HxEvent): Cut {
  noteSight(s);
  return (viewer) => {
    if (viewer === 'spectator') return e.kind === KIND.base ? make({ ...thingOf(e, 0), id: 0 }) : null;
    return seesEntity(s, viewer, e) ? make(thingOf(e, viewer)) : null;
  };
}

/** A unit as each seat sees it, null where it does not. */
type Sighting = readonly (HxThing | null)[];

const thingSeenBy = (s: HxState, unit: HxEntity, seat: number): HxThing | null => (seesEntity(s, seat, unit) ? thingOf(unit, seat) : null);

/** Where each seat sees a unit that is about to go elsewhere; for `seenMoving`. */
export function sighting(s: HxState, unit: HxEntity): Sighting {
  noteSight(s);
  return s.seats.map((_, seat) => thingSeenBy(s, unit, seat));
}

/** Cuts a unit's going from one tile to another: each seat is told the ends it sees, and nothing if it sees neither. */
export function seenMoving(s: HxState, unit: HxEntity, type: 'moved' | 'teleported', before: Sighting): Cut {
  noteSight(s);
  return toSeats((seat) => {
    const left = before[seat];
    const arrived = thingSeenBy(s, unit, seat);
    const thing = arrived ?? left;
    return thing && { type, thing, from: left && left.tile, to: arrived && arrived.tile };
  });
}
