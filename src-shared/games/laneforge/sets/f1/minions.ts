import type { MinionSpec } from '../../effects/dsl.ts';

export const BELLMARK_MINIONS: readonly MinionSpec[] = [];
