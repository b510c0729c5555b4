/** How fast motions play. */
export type Speed = 'normal' | 'fast' | 'instant' | 'step';

/** Factor on every duration; 0 = nothing moves. "Step" waits between actions, but plays them at normal speed. */
export function paceOf(speed: Speed): number {
  return { normal: 1, step: 1, fast: 0.5, instant: 0 }[speed];
}
