import { hashText } from '../../../kernel/rng.ts';
import type { HxState } from '../state.ts';

/** What can be worked out again, or is told to seats rather than ruled by: no part of a state's identity. */
const DERIVED = new Set(['vision', 'fresh', 'stale', 'quiet', 'occupied', 'seen', 'nextSeen', 'script', 'commanderHealth']);

/** Sixteen hex digits over everything that matters for the further game. */
export function hashState(s: HxState): string {
  const text = JSON.stringify(s, (name, value: unknown) => (DERIVED.has(name) ? undefined : value));
  return hashText(text).toString(16).padStart(8, '0') + hashText(text, 0x9747b28c).toString(16).padStart(8, '0');
}
