import type { CardSet } from '../../effects/dsl.ts';
import { SLIPSTREAM_EARLY } from './early.ts';
import { SLIPSTREAM_EVEN } from './even.ts';
import { SLIPSTREAM_LATE } from './late.ts';

/** Tinkers of canals and kites: movement, disguise and quicksilver. */
export const SLIPSTREAM: readonly CardSet[] = [...SLIPSTREAM_EARLY, ...SLIPSTREAM_EVEN, ...SLIPSTREAM_LATE];
