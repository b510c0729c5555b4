import { recording, seatAlone, tellAll, tellApart } from '../../../kernel/events.ts';
import { CHAMPION_DEFS, DEFS } from '../catalog.ts';
import type { RunFrame } from '../effects/frame.ts';
import type { LnCause, LnEvent, LnThing } from '../events.ts';
import { ROW, type LnCreature, type LnState } from '../state.ts';
import type { LnCardId } from '../types.ts';

/* Everything but draws and the secret choice of a Champion is public (LN-18.8, LN-D50). */

export const thingOf = (c: LnCreature): LnThing => ({
  id: c.id,
  seat: c.seat,
  lane: c.lane + 1,
  row: c.row === ROW.front ? 'front' : 'back',
  card: DEFS[c.face].id,
});

export const cardOf = (s: LnState, inst: number): LnCardId => DEFS[s.faces[inst]].id;

/** What stands behind an effect, for the log. */
export function causeOf(f: RunFrame, striker: LnCreature | null): LnCause {
  if (striker) return { thing: thingOf(striker) };
  return f.face >= 0 ? { card: DEFS[f.face].id } : { champion: CHAMPION_DEFS[f.champion].id };
}

/** A public fact; the event is made only when somebody listens. */
export function tellEveryone(make: () => LnEvent): void {
  if (recording()) tellAll(make());
}

/** A secret with two versions: for its seat, and for everybody else. */
export function tellSplit(seat: number, mine: () => LnEvent, others: () => LnEvent): void {
  if (recording()) tellApart(seatAlone(seat), mine(), others());
}
