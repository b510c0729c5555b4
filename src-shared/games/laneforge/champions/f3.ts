import type { ChampionSpec } from '../effects/dsl.ts';

export const CINDERHOST_CHAMPIONS: readonly ChampionSpec[] = [];
