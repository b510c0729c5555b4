/**
 * Animation is decoration over a picture that is already true: frames change the state at once, then a scene plays
 * short motions from where things were, or none at all.
 */
import type { Arrival } from './session.svelte.ts';

export interface Scene {
  play(arrival: Arrival): void;
  /** Any input ends what runs: everything jumps to its place. */
  finish(): void;
}

export type Speed = 'normal' | 'fast' | 'instant' | 'step';

/** Factor on every duration; 0 = nothing moves. "Step" waits between actions, but plays them at normal speed. */
export function paceOf(speed: Speed): number {
  return { normal: 1, step: 1, fast: 0.5, instant: 0 }[speed];
}
