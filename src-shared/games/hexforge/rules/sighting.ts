import { recording, tell } from '../../../kernel/events.ts';
import { DEFS } from '../catalog.ts';
import type { HxEvent, HxThing } from '../events.ts';
import { KIND, type HxEntity, type HxState } from '../state.ts';
import { rememberTerrain, seesEntity } from './vision.ts';

/* What each seat has in sight, and by which id. */

const KIND_NAMES = ['unit', 'base', 'forge'] as const;

export function thingOf(e: HxEntity, seat: number): HxThing {
  return { tile: e.tile, owner: e.owner, kind: KIND_NAMES[e.kind], def: e.def < 0 ? null : DEFS[e.def].id, id: e.seen[seat] };
}

const tellSight = (seat: number, event: HxEvent): void => tell(seat, event);

/**
 * What comes into a seat's sight gets that seat's next own id, what leaves it loses it, so that a unit cannot be
 * followed through the fog; the seat is told of both. Sampled worlds for search do without.
 * @param told an entity whose coming and going is told in other words
 */
export function noteSight(s: HxState, told?: HxEntity): void {
  rememberTerrain(s);
  if (s.quiet) return;
  for (let seat = 0; seat < s.seats.length; seat++) {
    for (const e of s.entities) {
      const seen = seesEntity(s, seat, e);
      if (seen === (e.seen[seat] !== 0)) continue;
      const isTold = recording() && e.owner !== seat && e.kind !== KIND.base;
      if (seen) {
        e.seen[seat] = s.seats[seat].nextSeen++;
        if (isTold && e !== told) tellSight(seat, { type: 'sighted', thing: thingOf(e, seat), damage: e.damage });
      } else {
        // Where it is now is not for the seat to know, so its id has to do.
        if (isTold) tellSight(seat, { type: 'lostSight', id: e.seen[seat] });
        e.seen[seat] = 0;
      }
    }
  }
}
