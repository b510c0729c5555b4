import type { CardSet } from '../../effects/dsl.ts';

export const BELLMARK: readonly CardSet[] = [];
