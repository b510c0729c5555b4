import type { Aim } from '../decks/wire.ts';
import type { DkAbility } from '../compile.ts';
import { TYPE, NONE, type DkRef } from '../types.ts';
import { isSeat, type DkPermanent, type DkState, type RunItem } from '../state.ts';

/* Objects of rules and texts: finding them, and whom a selector means (DK-17.6). */

export const isLiving = (s: DkState, seat: number): boolean => s.seats[seat].out === 0;

export const isCreature = (p: DkPermanent): boolean => p.type !== TYPE.artifact;

export function permanentOf(s: DkState, id: DkRef): DkPermanent | null {
  for (const { board } of s.seats) for (let i = 0; i < board.length; i++) if (board[i].id === id) return board[i];
  return null;
}

/** The creature, if it is in play. */
export function creatureOf(s: DkState, id: DkRef): DkPermanent | null {
  const found = id < 0 || isSeat(id) ? null : permanentOf(s, id);
  return found !== null && isCreature(found) ? found : null;
}

/** Is the object there: a living player, or a creature in play? */
export const isThere = (s: DkState, ref: DkRef): boolean =>
  ref !== NONE && (isSeat(ref) ? ref < s.seats.length && isLiving(s, ref) : creatureOf(s, ref) !== null);

/** Who has it, or is it. */
export const controllerOf = (s: DkState, ref: DkRef): number => (isSeat(ref) ? ref : (permanentOf(s, ref)?.seat ?? NONE));

/** What would take the damage of the running event: the blocker, else the target (DK-17.6). */
export const protectedOf = ({ event }: DkState): DkRef =>
  event === null || event.kind === 'area' ? NONE : event.blocker === NONE ? event.target : event.blocker;

/** The attacking creature or the casting player. */
export const sourceOf = ({ event }: DkState): DkRef => (event === null ? NONE : event.kind === 'attack' ? event.attacker : event.seat);

/** A targeting event is running, in which spells and artifacts act on it (DK-8.1, 10.5). */
export const inEvent = (s: DkState): boolean => s.event !== null && s.event.kind !== 'area';

function addCreatures(s: DkState, seat: number, except: DkRef, out: DkRef[]): void {
  for (const p of s.seats[seat].board) if (isCreature(p) && p.id !== except) out.push(p.id);
}

function ifThere(s: DkState, ref: DkRef, out: DkRef[]): DkRef[] {
  if (isThere(s, ref)) out.push(ref);
  return out;
}

/** Seats in turn order from the active player, all of them. */
export const inTurnOrder = (s: DkState, k: number): number => (s.active + k) % s.seats.length;

/** What a selector names now: living players and creatures in play, in turn order. */
export function selected(s: DkState, item: RunItem, on: DkAbility['on']): DkRef[] {
  const out: DkRef[] = [];
  switch (on) {
    case 'target':
      return ifThere(s, item.target, out);
    case 'self':
      return ifThere(s, item.seat, out);
    case 'me':
      return ifThere(s, item.me, out);
    case 'source':
      // Players are told by seat, and an area spell's waits for the triggers alone.
      return ifThere(s, sourceOf(s), out);
    case 'protected':
      return ifThere(s, protectedOf(s), out);
    case 'myCre':
    case 'myOthers':
      addCreatures(s, item.seat, on === 'myCre' ? NONE : item.me, out);
      return out;
  }
  for (let k = 0; k < s.seats.length; k++) {
    const seat = inTurnOrder(s, k);
    if (!isLiving(s, seat)) continue;
    if (on === 'allCre') addCreatures(s, seat, NONE, out);
    else if (on === 'oppCre') {
      if (seat !== item.seat) addCreatures(s, seat, NONE, out);
    } else if (on === 'eachPl' || seat !== item.seat) out.push(seat);
  }
  return out;
}

/** Everything a card's choice may fall on: opponents by seat, then creatures by player and age (DK-10.2, 17.9). */
export function aimable(s: DkState, seat: number, aim: Aim): DkRef[] {
  const out: DkRef[] = [];
  if (aim === 'any' || aim === 'opp') for (let o = 0; o < s.seats.length; o++) if (o !== seat && isLiving(s, o)) out.push(o);
  if (aim === 'own') addCreatures(s, seat, NONE, out);
  else if (aim === 'any' || aim === 'cre') for (let o = 0; o < s.seats.length; o++) addCreatures(s, o, NONE, out);
  return out;
}
