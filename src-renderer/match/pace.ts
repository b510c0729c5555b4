import type { PersonSettings } from '../../src-shared/protocol/settings.ts';

/** Speed of animations. */
export type Speed = PersonSettings['speed'];

/** Factor on every duration; 0 disables animations. “Step” waits between actions and animates at normal speed. */
const PACES: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, step: 1, fast: 0.5, instant: 0 };

export const paceOf = (speed: Speed): number => PACES[speed];
