import type { AgendaItem } from '../../../kernel/state.ts';
import { DEFS } from '../catalog.ts';
import { frameOf } from '../effects/frame.ts';
import { MAX_BATCHES, SEATS, type LnState } from '../state.ts';
import { known } from './creatures.ts';
import { tell, thingOf } from './tell.ts';

/* Trigger windows (LN-12.6–12.17). */

export interface WindowItem extends AgendaItem {
  do: 'window';
}

/** Opens a window once everything above it on the agenda has been done. */
export function pushWindow(s: LnState): void {
  s.agenda.push({ do: 'window' } satisfies WindowItem);
}

/** Agenda: resolves one trigger of the batch, or begins the next batch, or closes the window. */
export function goThroughWindow(s: LnState, item: WindowItem): void {
  if (s.batch.length === 0 && !nextBatch(s)) return closeWindow(s);
  const seat = turnOf(s);
  let mine = 0;
  let only = -1;
  for (let i = 0; i < s.batch.length; i++) {
    if (s.batch[i].seat !== seat) continue;
    mine++;
    only = i;
  }
  s.agenda.push(item);
  // LN-12.17: a last one left is taken without asking.
  if (mine === 1) startTrigger(s, only);
  else s.choice = { seat, kind: 'order', face: -1, champion: -1, left: 1, upTo: 0 };
}

/** LN-12.8: the holder of the Forge first, then the other. */
function turnOf(s: LnState): number {
  for (let k = 0; k < SEATS; k++) {
    const seat = (s.forge + k) % SEATS;
    if (s.batch.some((t) => t.seat === seat)) return seat;
  }
  return s.forge;
}

/** LN-12.10; after the hundredth batch the rest is dropped (LN-12.16, LN-D40). */
function nextBatch(s: LnState): boolean {
  if (s.pending.length === 0) return false;
  if (s.batches >= MAX_BATCHES) {
    const count = s.pending.length;
    s.pending = [];
    tell()?.all({ type: 'triggersDropped', count });
    return false;
  }
  s.batches++;
  s.batch = s.pending;
  s.pending = [];
  return true;
}

/** LN-12.11. Nothing can refer to what has left any more. */
function closeWindow(s: LnState): void {
  s.batches = 0;
  if (s.ghosts.length > 0) s.ghosts = [];
}

/** Takes a trigger out of the batch and begins its text. */
export function startTrigger(s: LnState, index: number): void {
  const [t] = s.batch.splice(index, 1);
  const c = known(s, t.src);
  if (c !== null)
    tell()?.all({ type: 'triggered', thing: thingOf(c), keyword: DEFS[t.face].deploy.includes(t.program) ? 'deploy' : 'trigger' });
  s.agenda.push(frameOf(t.program, t.seat, { src: t.src, face: t.face, it: t.it, amount: t.amount }));
}
