import { DEFS } from '../catalog.ts';
import { frameOf } from '../effects/frame.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { MASKS, POSITION } from '../keywords/masks.ts';
import type { WrState, WrUnit } from '../state.ts';
import { tell, thingOf } from './tell.ts';

const TURNED_UP = KEYWORDS.at('turnedUp');

/**
 * Turns a face-down Troop up. In its controller's turn its text is the newest work: what turned it up goes on afterwards, so it has
 * to be on the agenda already (WR-21.5).
 */
export function turnUp(s: WrState, unit: WrUnit): void {
  if (unit.hidden === 0) return;
  unit.hidden = 0;
  tell()?.all({ type: 'turnedUp', thing: thingOf(s, unit) });
  if (s.active !== unit.seat) return;
  for (const { id, mask } of TURNED_UP.hooks) {
    const program = DEFS[unit.card].scripts[POSITION[id]];
    if (!MASKS.meets(unit.kw, mask) || program < 0) continue;
    const frame = frameOf(program, { seat: unit.seat, card: unit.card, self: unit.id, it: 0, n: 0, targets: [], fresh: 0, whole: 1 });
    frame.announces = POSITION[id];
    s.agenda.push(frame);
  }
}

/** Turns up all of them, the first one's text being carried out first. */
export function turnUpAll(s: WrState, units: readonly WrUnit[]): void {
  for (let i = units.length - 1; i >= 0; i--) turnUp(s, units[i]);
}
