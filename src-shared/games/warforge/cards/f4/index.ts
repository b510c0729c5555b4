import type { CardSpec } from '../../effects/dsl.ts';
import { F4_DEFENCES, F4_STRATAGEMS } from './stratagems.ts';
import { F4_TOKENS } from './tokens.ts';
import { F4_TROOPS } from './troops.ts';
import { F4_TALENTS, F4_WARLORDS } from './warlord.ts';

/** The Wild Tide. */
export const F4: readonly CardSpec[] = [...F4_WARLORDS, ...F4_TROOPS, ...F4_STRATAGEMS, ...F4_DEFENCES, ...F4_TALENTS, ...F4_TOKENS];
