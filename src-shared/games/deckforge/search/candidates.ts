import { listActions } from '../rules/legal.ts';
import type { DkState } from '../state.ts';

/** The legal keys worth a bot's thought. Tokens of a type are one key already, and every permanent is a thing of its own. */
export const candidates = (s: DkState, out: Int32Array): number => listActions(s, out);
