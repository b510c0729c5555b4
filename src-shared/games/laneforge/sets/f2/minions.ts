import type { MinionSpec } from '../../effects/dsl.ts';

export const SLIPSTREAM_MINIONS: readonly MinionSpec[] = [];
