import { creatureOf, isThere } from '../effects/objects.ts';
import type { DkEventTold } from '../events.ts';
import type { DkState } from '../state.ts';
import { NONE } from '../types.ts';

type Ending = Extract<DkEventTold, { type: 'eventEnded' }>['why'];

/** Why an attack ends without damage; null while it goes on (DK-6.4, 7.8, 9.6). */
export function attackEnding(s: DkState): Exclude<Ending, 'negated' | 'defenderGone'> | null {
  const { attacker, blocker, target } = s.event!;
  if (creatureOf(s, attacker) === null) return 'attackerGone';
  if (blocker !== NONE) return creatureOf(s, blocker) === null ? 'blockerGone' : null;
  return isThere(s, target) ? null : 'targetGone';
}

/** Nothing of the event will happen any more: negated, its defender or caster gone, or an attack without its creatures. */
export function isOver(s: DkState): boolean {
  const { event } = s;
  if (event === null) return true;
  return event.over === 1 || (event.kind === 'attack' && attackEnding(s) !== null);
}
