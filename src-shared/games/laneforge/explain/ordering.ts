import { handleAgenda } from '../agenda.ts';
import { hashState } from '../fields.ts';
import { startTrigger } from '../rules/window.ts';
import { cloneState } from '../search/clone.ts';
import type { LnState } from '../state.ts';

/** Orders that meet in the same positions are followed once; where they spread wider than this, the player is asked. */
const WIDEST = 32;

/**
 * Does every order of the seat's waiting triggers lead to the same position (LN-12.8)? Only what is public may come of them: no question,
 * no chance, no card that enters or leaves a hand or a deck. False wherever that is not certain.
 * @param s while the seat is asked which trigger resolves next
 */
export function anyOrderWillDo(s: LnState): boolean {
  let open = new Map([['', s]]);
  const ends = new Set<string>();
  while (open.size > 0) {
    const next = new Map<string, LnState>();
    for (const world of open.values())
      for (let index = 0; index < world.batch.length; index++) {
        if (world.batch[index].seat !== s.choice!.seat) continue;
        const after = cloneState(world);
        resolve(after, index);
        if (!isPlain(s, after)) return false;
        if (isAsking(s, after)) next.set(hashState(after), after);
        else ends.add(hashState(after));
      }
    if (next.size > WIDEST || ends.size > 1) return false;
    open = next;
  }
  return ends.size === 1;
}

/** One trigger, and what follows in its window: up to the next question, or the window's end. */
function resolve(s: LnState, index: number): void {
  const window = s.agenda.length;
  s.choice = null;
  startTrigger(s, index);
  while (s.agenda.length >= window && s.choice === null && s.result === null) handleAgenda(s, s.agenda.pop()!);
}

const isAsking = (before: LnState, after: LnState): boolean => after.choice?.seat === before.choice!.seat;

/** Has nothing come of it that is hidden from anybody, or that somebody decides otherwise than by an order? */
function isPlain(before: LnState, after: LnState): boolean {
  if (after.choice !== null && after.choice.kind !== 'order') return false;
  return after.rng.drawn === before.rng.drawn && before.seats.every((own, seat) => haveStayed(own, after.seats[seat]));
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((inst, i) => inst === b[i]);

const haveStayed = (before: LnState['seats'][number], after: LnState['seats'][number]): boolean =>
  isSame(before.hand, after.hand) && isSame(before.deck, after.deck);
