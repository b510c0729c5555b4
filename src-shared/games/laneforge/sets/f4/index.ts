import type { CardSet } from '../../effects/dsl.ts';
import { EARLY } from './early.ts';
import { EVEN } from './even.ts';
import { LATE } from './late.ts';

/** Gardeners of a drowned graveyard; what they bury comes up again. */
export const MOSSWAKE: readonly CardSet[] = [...EARLY, ...EVEN, ...LATE];
