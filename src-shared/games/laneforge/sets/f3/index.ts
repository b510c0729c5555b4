import type { CardSet } from '../../effects/dsl.ts';
import { EARLY } from './early.ts';
import { EVEN } from './even.ts';
import { LATE } from './late.ts';

/** War-smiths who follow a moving furnace and pay for fuel with whatever it rolls over. */
export const CINDERHOST: readonly CardSet[] = [...EARLY, ...EVEN, ...LATE];
