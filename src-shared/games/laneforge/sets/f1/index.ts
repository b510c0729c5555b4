import type { CardSet } from '../../effects/dsl.ts';
import { BELLMARK_EARLY } from './early.ts';
import { BELLMARK_EVEN } from './even.ts';
import { BELLMARK_LATE } from './late.ts';

/** A fortress of bell-founders: Armor, Golems and the bells that wake them. */
export const BELLMARK: readonly CardSet[] = [...BELLMARK_EARLY, ...BELLMARK_EVEN, ...BELLMARK_LATE];
