import type { CardSpec } from '../../effects/dsl.ts';

export const F1: readonly CardSpec[] = [];
