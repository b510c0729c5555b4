import type { CardSet } from '../../effects/dsl.ts';

export const SLIPSTREAM: readonly CardSet[] = [];
