import type { MinionSpec } from '../../effects/dsl.ts';

export const MOSSWAKE_MINIONS: readonly MinionSpec[] = [];
