import { ACTION, keyOf, kindOf } from './keys.ts';
import { listActions } from './rules/legal.ts';
import type { HxState } from './state.ts';

/** As many actions as one decision can ever offer: every tile twice, and room to spare. */
export const MAX_ACTIONS = 2048;

const scratch = new Int32Array(MAX_ACTIONS);

/** Passing kinds, best first. */
const IDLE = [
  ACTION.letResolve,
  ACTION.agreeAdvance,
  ACTION.offerAdvance,
  ACTION.confirmMoves,
  ACTION.confirmAttacks,
  ACTION.payDefault,
  ACTION.keepOrder,
  ACTION.endOrder,
];

/** What a player with no opinion does: pass if that is possible, else the first thing on offer. */
export function routine(s: HxState): number {
  const n = listActions(s, scratch, true);
  for (const kind of IDLE) for (let i = 0; i < n; i++) if (kindOf(scratch[i]) === kind) return scratch[i];
  return scratch[0] ?? keyOf(ACTION.offerAdvance, 0);
}
