import type { CardSpec } from '../../effects/dsl.ts';

export const F3: readonly CardSpec[] = [];
