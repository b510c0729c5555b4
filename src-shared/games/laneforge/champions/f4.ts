import type { ChampionSpec } from '../effects/dsl.ts';

export const MOSSWAKE_CHAMPIONS: readonly ChampionSpec[] = [];
