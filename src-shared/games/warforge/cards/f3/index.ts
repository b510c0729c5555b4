import type { CardSpec } from '../../effects/dsl.ts';
import { F3_DEFENCES, F3_STRATAGEMS } from './stratagems.ts';
import { F3_TOKENS } from './tokens.ts';
import { F3_TROOPS } from './troops.ts';
import { F3_TALENTS, F3_WARLORDS } from './warlord.ts';

/** The Hollow Engine. */
export const F3: readonly CardSpec[] = [...F3_WARLORDS, ...F3_TROOPS, ...F3_STRATAGEMS, ...F3_DEFENCES, ...F3_TALENTS, ...F3_TOKENS];
