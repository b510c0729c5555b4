import type { CardSpec } from '../../effects/dsl.ts';
import { F5_DEFENCES, F5_STRATAGEMS } from './stratagems.ts';
import { F5_TOKENS } from './tokens.ts';
import { F5_TROOPS } from './troops.ts';
import { F5_TALENTS, F5_WARLORDS } from './warlord.ts';

/** The Kindled Court. */
export const F5: readonly CardSpec[] = [...F5_WARLORDS, ...F5_TROOPS, ...F5_STRATAGEMS, ...F5_DEFENCES, ...F5_TALENTS, ...F5_TOKENS];
