import { teller } from '../../../kernel/events.ts';
import { CHAMPION_DEFS, DEFS } from '../catalog.ts';
import type { RunFrame } from '../effects/frame.ts';
import type { LnCause, LnEvent, LnThing } from '../events.ts';
import { ROW, type LnCreature, type LnState } from '../state.ts';
import type { LnCardId } from '../types.ts';

/** Everything but draws and the secret choice of a Champion is public (LN-18.8, LN-D50). */
export const tell = teller<LnEvent>();

export const thingOf = (c: LnCreature): LnThing => ({
  id: c.id,
  seat: c.seat,
  lane: c.lane + 1,
  row: c.row === ROW.front ? 'front' : 'back',
  card: DEFS[c.face].id,
});

export const cardOf = (s: LnState, inst: number): LnCardId => DEFS[s.faces[inst]].id;

/** What deals damage, for the log: a creature, or else the card or Champion whose text is carried out. */
export function causeOf(dealer: LnCreature | null, f: RunFrame | null): LnCause {
  if (dealer) return { thing: thingOf(dealer) };
  return f!.face >= 0 ? { card: DEFS[f!.face].id } : { champion: CHAMPION_DEFS[f!.champion].id };
}
