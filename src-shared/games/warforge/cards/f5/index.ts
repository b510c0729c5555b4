import type { CardSpec } from '../../effects/dsl.ts';

export const F5: readonly CardSpec[] = [];
