/** Speed of animations. */
export type Speed = 'normal' | 'fast' | 'instant' | 'step';

/** Factor on every duration; 0 disables animations. “Step” waits between actions and animates at normal speed. */
export function paceOf(speed: Speed): number {
  return { normal: 1, step: 1, fast: 0.5, instant: 0 }[speed];
}
