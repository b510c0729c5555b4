import { DEFS } from '../catalog.ts';
import { POSITION } from '../keywords/masks.ts';
import type { WrState, WrUnit } from '../state.ts';
import type { WrKeyword } from '../types.ts';

/** Puts a unit's trigger at the end of the queue (WR-19.6). */
export function queueText(s: WrState, keyword: WrKeyword, unit: WrUnit, it: number, n: number, outlives: boolean, fresh = 0): void {
  const kw = POSITION[keyword];
  s.queue.push({
    kw,
    seat: unit.seat,
    unit: unit.id,
    card: unit.card,
    program: DEFS[unit.card].scripts[kw],
    it,
    n,
    fresh,
    outlives: outlives ? 1 : 0,
  });
}

/** The text of a card that stands on no unit. */
export function queueCard(s: WrState, seat: number, card: number, program: number, it = 0): void {
  if (program >= 0) s.queue.push({ kw: -1, seat, unit: 0, card, program, it, n: 0, fresh: 0, outlives: 1 });
}

/** Above the work that is to go on once the queue is empty. */
export function drainFirst(s: WrState): void {
  if (s.queue.length > 0) s.agenda.push({ do: 'drain' });
}
