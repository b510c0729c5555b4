import type { CardSet, MinionSpec } from '../effects/dsl.ts';
import { BELLMARK } from './f1/index.ts';
import { BELLMARK_MINIONS } from './f1/minions.ts';
import { SLIPSTREAM } from './f2/index.ts';
import { SLIPSTREAM_MINIONS } from './f2/minions.ts';
import { CINDERHOST } from './f3/index.ts';
import { CINDERHOST_MINIONS } from './f3/minions.ts';
import { MOSSWAKE } from './f4/index.ts';
import { MOSSWAKE_MINIONS } from './f4/minions.ts';

/** Every card set, in content order: what the deck generator draws from counts on it (LN-20.4). */
export const SETS: readonly CardSet[] = [...BELLMARK, ...SLIPSTREAM, ...CINDERHOST, ...MOSSWAKE];

export const MINIONS: readonly MinionSpec[] = [...BELLMARK_MINIONS, ...SLIPSTREAM_MINIONS, ...CINDERHOST_MINIONS, ...MOSSWAKE_MINIONS];
