import type { CardSet } from '../../effects/dsl.ts';

export const CINDERHOST: readonly CardSet[] = [];
