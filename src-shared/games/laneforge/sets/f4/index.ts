import type { CardSet } from '../../effects/dsl.ts';

export const MOSSWAKE: readonly CardSet[] = [];
