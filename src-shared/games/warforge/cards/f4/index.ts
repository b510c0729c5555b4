import type { CardSpec } from '../../effects/dsl.ts';

export const F4: readonly CardSpec[] = [];
