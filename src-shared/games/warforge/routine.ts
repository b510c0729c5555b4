import { ACTION, keyOf } from './keys.ts';
import { ACTION_PHASE, MULLIGAN } from './modes.ts';
import { legal } from './rules/legal.ts';
import type { WrState } from './state.ts';

/** No position has more legal actions: 10 cards at 18 targets, 9 units with two ways to attack 9, and what few there is beside. */
export const MAX_ACTIONS = 1024;

const keys = new Int32Array(MAX_ACTIONS);

/** What a player with no opinion does: end the turn, keep the hand, take the first. */
export function routine(s: WrState): number {
  if (s.choice === null && s.phase === ACTION_PHASE) return keyOf(ACTION.endTurn, 0);
  if (s.choice === null && s.phase === MULLIGAN) return keyOf(ACTION.keep, 0);
  legal(s, keys);
  return keys[0];
}
