import type { ChampionSpec } from '../effects/dsl.ts';

export const SLIPSTREAM_CHAMPIONS: readonly ChampionSpec[] = [];
