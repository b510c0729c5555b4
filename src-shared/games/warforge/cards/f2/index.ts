import type { CardSpec } from '../../effects/dsl.ts';
import { F2_SABOTAGE, F2_SECRETS } from './secrets.ts';
import { F2_DEFENCES, F2_STRATAGEMS } from './stratagems.ts';
import { F2_TOKENS } from './tokens.ts';
import { F2_TROOPS } from './troops.ts';
import { F2_TALENTS, F2_WARLORDS } from './warlord.ts';

/** The Lantern Order. */
export const F2: readonly CardSpec[] = [
  ...F2_WARLORDS,
  ...F2_TROOPS,
  ...F2_STRATAGEMS,
  ...F2_DEFENCES,
  ...F2_TALENTS,
  ...F2_SECRETS,
  ...F2_SABOTAGE,
  ...F2_TOKENS,
];
