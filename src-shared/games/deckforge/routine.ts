import { ACTION, kindOf } from './keys.ts';
import { listActions } from './rules/legal.ts';
import type { DkState } from './state.ts';

/** More than one decision can ever offer: half of all tokens attacking the other half is a quarter of it. */
export const MAX_ACTIONS = 4096;

const scratch = new Int32Array(MAX_ACTIONS);

/** What a player with no opinion does: pass, end the turn, else the first thing on offer. */
export function routine(s: DkState): number {
  const n = listActions(s, scratch);
  const last = scratch[n - 1];
  const kind = kindOf(last);
  return kind === ACTION.pass || kind === ACTION.endMain ? last : scratch[0];
}
