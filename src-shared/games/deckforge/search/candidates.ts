import { cardOf } from '../catalog.ts';
import { WHEN, type DkAbility } from '../compile.ts';
import { inEvent, permanentOf } from '../effects/objects.ts';
import { ACTION, artifactOf, kindOf, particularsOf } from '../keys.ts';
import { listActions } from '../rules/legal.ts';
import type { DkState } from '../state.ts';

/** Does nothing outside of a targeting event. */
const needsEvent = ({ op, on }: DkAbility): boolean => op === 'negate' || on === 'source' || (on === 'protected' && op !== 'prevent');

/** An artifact of which no part can work now. */
function isIdle(s: DkState, key: number): boolean {
  if (kindOf(key) !== ACTION.activateArtifact || inEvent(s)) return false;
  return cardOf(s, permanentOf(s, artifactOf(particularsOf(key)))!).at[WHEN.cast].every(needsEvent);
}

/** The legal keys worth a bot's thought; something else is always on offer. */
export function candidates(s: DkState, out: Int32Array): number {
  const all = listActions(s, out);
  let n = 0;
  for (let i = 0; i < all; i++) if (!isIdle(s, out[i])) out[n++] = out[i];
  return n;
}
