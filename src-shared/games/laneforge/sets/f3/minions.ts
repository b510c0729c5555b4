import type { MinionSpec } from '../../effects/dsl.ts';

export const CINDERHOST_MINIONS: readonly MinionSpec[] = [];
