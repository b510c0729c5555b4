import type { CardSpec } from '../../effects/dsl.ts';

export const F2: readonly CardSpec[] = [];
