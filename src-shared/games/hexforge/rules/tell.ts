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

/** An entity as each seat sees it, null where it does not. */
type Sighting = readonly (HxThing | null)[];
/** The same of all entities. */
export type Sightings = ReadonlyMap<HxEntity, Sighting>;

const thingSeenBy = (s: HxState, e: HxEntity, seat: number): HxThing | null => (seesEntity(s, seat, e) ? thingOf(e, seat) : null);

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

/** How each seat sees everything before several leave together, for `tellLeaving`; null while no events are recorded. */
export const sightings = (s: HxState): Sightings | null => tell() && new Map(s.entities.map((e) => [e, sighting(s, e)]));

/**
 * Tells of a unit or forge that leaves. What a seat saw before any of the batch was taken off decides, not whose eyes leave
 * first (HX-D108).
 */
export function tellLeaving(before: Sightings | null, e: HxEntity, make: (thing: HxThing) => HxEvent): void {
  const seen = before?.get(e);
  if (!seen) return;
  tell()?.each(
    toSeats((seat) => {
      const thing = seen[seat];
      return thing && make(thing);
    }),
  );
}
