import { teller } from '../../../kernel/events.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { DEFS } from '../catalog.ts';
import type { WrEvent, WrThing } from '../events.ts';
import type { WrState, WrUnit } from '../state.ts';
import { PLACES } from '../types.ts';
import { placeOf } from './board.ts';

export const tell = teller<WrEvent>();

/** A unit as a viewer may know it: face down, its card is its controller's secret (WR-21.3). */
export const thingFor = (s: WrState, unit: WrUnit, viewer: Viewer): WrThing => ({
  id: unit.id,
  seat: unit.seat,
  place: PLACES[placeOf(s, unit)],
  card: unit.hidden && viewer !== unit.seat ? null : DEFS[unit.card].id,
});

/** A unit that lies open. */
export const thingOf = (s: WrState, unit: WrUnit): WrThing => thingFor(s, unit, unit.seat);
