import { KEYWORDS } from '../keywords/index.ts';
import { MASKS } from '../keywords/masks.ts';
import type { WrState, WrUnit } from '../state.ts';
import { queueText } from './queue.ts';
import { tell, thingOf } from './tell.ts';

const TURNED_UP = KEYWORDS.at('turnedUp');

/** Turns a face-down Troop up; in its controller's turn what hangs on that is queued (WR-21.5). */
export function turnUp(s: WrState, unit: WrUnit): void {
  if (unit.hidden === 0) return;
  unit.hidden = 0;
  tell()?.all({ type: 'turnedUp', thing: thingOf(s, unit) });
  if (s.active !== unit.seat) return;
  for (const hook of TURNED_UP.hooks) if (MASKS.meets(unit.kw, hook.mask)) queueText(s, hook.id, unit, 0, 0, false);
}
