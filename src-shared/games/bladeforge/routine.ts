import { ACTION, kindOf } from './keys.ts';
import { listActions } from './rules/legal.ts';
import type { BlState } from './state.ts';

/** As many actions as one decision can ever offer: every card of the game in one hand, and room to spare. */
export const MAX_ACTIONS = 512;

const scratch = new Int32Array(MAX_ACTIONS);

/** What ends a decision without doing more. */
const IDLE: readonly number[] = [ACTION.drawToEnd, ACTION.endTurn];

/** What a player with no opinion does: draw and end the turn, take the blow, else the first thing on offer. */
export function routine(s: BlState): number {
  const n = listActions(s, scratch);
  for (let i = n - 1; i >= 0; i--) if (IDLE.includes(kindOf(scratch[i]))) return scratch[i];
  return scratch[0];
}
