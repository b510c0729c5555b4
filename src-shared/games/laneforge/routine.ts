import { ACTION, kindOf } from './keys.ts';
import { listActions } from './rules/legal.ts';
import type { LnState } from './state.ts';

/** As many actions as one decision can ever offer: a hand twice, five creatures' tabs, and room to spare. */
export const MAX_ACTIONS = 512;

const scratch = new Int32Array(MAX_ACTIONS);

/** What ends a decision without doing more, best first. */
const IDLE: readonly number[] = [ACTION.endActionPhase, ACTION.decline, ACTION.done];

/** What a player with no opinion does: end the phase if that is possible, else the first thing on offer. */
export function routine(s: LnState): number {
  const n = listActions(s, scratch);
  for (const kind of IDLE) for (let i = 0; i < n; i++) if (kindOf(scratch[i]) === kind) return scratch[i];
  return scratch[0];
}
