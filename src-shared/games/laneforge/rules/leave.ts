import { ZONE, ownerOf, placeOf, type LnCreature, type LnState } from '../state.ts';
import { tell, thingOf } from './tell.ts';

/* Leaving play (LN-2.8, 2.9, 11.5). */

const HOW = ['destroyed', 'destroyed', 'banished', 'replaced'] as const;

/** Takes a creature out of play; its card goes to its owner's banish pile, a Minion to the supply. */
export function leavePlay(s: LnState, c: LnCreature, how: number): void {
  s.creatures[placeOf(c.seat, c.lane)] = null;
  c.left = how;
  c.leftIn = s.event;
  s.ghosts.push(c);
  if (c.inst >= 0) toBanishPile(s, c.inst);
  tell()?.all({ type: 'left', thing: thingOf(c), how: HOW[how] });
}

export function toBanishPile(s: LnState, inst: number): void {
  s.zones[inst] = ZONE.banish;
  s.seats[ownerOf(inst)].banish.push(inst);
}
