import type { ChampionSpec } from '../effects/dsl.ts';
import { BELLMARK_CHAMPIONS } from './f1.ts';
import { SLIPSTREAM_CHAMPIONS } from './f2.ts';
import { CINDERHOST_CHAMPIONS } from './f3.ts';
import { MOSSWAKE_CHAMPIONS } from './f4.ts';

/** Every Champion, in content order (LN-20.13). */
export const CHAMPIONS: readonly ChampionSpec[] = [
  ...BELLMARK_CHAMPIONS,
  ...SLIPSTREAM_CHAMPIONS,
  ...CINDERHOST_CHAMPIONS,
  ...MOSSWAKE_CHAMPIONS,
];
