import { ACTION, keyOf, kindOf } from './keys.ts';
import { MODE, modeOf } from './modes.ts';
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

/** The passing that its phase offers in any case, 0 while something is to be chosen: search asks for it very often. */
function passing(s: HxState): number {
  if (s.choice !== null) return 0;
  switch (modeOf(s.phase)) {
    case MODE.summoning:
    case MODE.responding:
      return s.stack.length > 0 ? ACTION.letResolve : s.offered ? ACTION.agreeAdvance : ACTION.offerAdvance;
    case MODE.ordering:
      return s.orderOpen ? 0 : ACTION.confirmMoves;
    case MODE.declaring:
      return ACTION.confirmAttacks;
    default:
      return 0;
  }
}

/** What a player with no opinion does: pass if that is possible, else the first thing on offer. */
export function routine(s: HxState): number {
  const pass = passing(s);
  if (pass !== 0) return keyOf(pass, 0);
  const n = listActions(s, scratch, true);
  for (const kind of IDLE) for (let i = 0; i < n; i++) if (kindOf(scratch[i]) === kind) return scratch[i];
  return scratch[0] ?? keyOf(ACTION.offerAdvance, 0);
}
