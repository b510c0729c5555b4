import type { ChampionSpec } from '../effects/dsl.ts';

export const BELLMARK_CHAMPIONS: readonly ChampionSpec[] = [];
