import { creatureOf, protectedOf } from '../effects/objects.ts';
import type { DkHow } from '../events.ts';
import { isSeat, type DkState } from '../state.ts';
import type { DkRef } from '../types.ts';
import { tell, told } from './tell.ts';

/* Damage and what lowers it (DK-9, 11.15). Whether it was deadly is for the state check to say. */

/** What is left after prevention in the running event (DK-11.15, D37). */
function afterEvent(s: DkState, ref: DkRef, n: number): number {
  const { event } = s;
  if (event === null || n === 0 || ref !== protectedOf(s)) return n;
  const stopped = event.preventAll === 1 ? n : Math.min(n, event.prevent);
  if (event.preventAll === 0) event.prevent -= stopped;
  if (stopped > 0) tell()?.all({ type: 'prevented', target: told(s, ref), n: stopped, by: 'event' });
  return n - stopped;
}

/** What is left after the player's standing charges, which are then gone, all of them (DK-11.15, D37). */
function afterCharges(s: DkState, seat: number, n: number): number {
  const own = s.seats[seat];
  if (n === 0 || own.prevents.length === 0) return n;
  const sum = own.prevents.reduce((total, charge) => total + charge, 0);
  const stopped = own.prevents.includes(0) ? n : Math.min(n, sum);
  own.prevents = [];
  tell()?.all({ type: 'prevented', target: told(s, seat), n: stopped, by: 'charge' });
  return n - stopped;
}

/**
 * @param ofEvent the running attack or Attack Spell itself deals it, so that what is prevented in the event counts
 * @returns what was dealt
 */
export function dealDamage(s: DkState, ref: DkRef, amount: number, how: DkHow, ofEvent: boolean): number {
  let n = ofEvent ? afterEvent(s, ref, amount) : amount;
  if (isSeat(ref)) {
    const own = s.seats[ref];
    if (how === 'combat' || how === 'attackSpell') n = afterCharges(s, ref, n);
    if (n === 0) return 0;
    own.life = Math.max(0, own.life - n);
    tell()?.all({ type: 'damaged', target: told(s, ref), n, now: own.life, how });
    return n;
  }
  const creature = creatureOf(s, ref);
  if (creature === null || n === 0) return 0;
  creature.damage += n;
  tell()?.all({ type: 'damaged', target: told(s, ref), n, now: creature.damage, how });
  return n;
}
