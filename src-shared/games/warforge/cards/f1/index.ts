import type { CardSpec } from '../../effects/dsl.ts';
import { F1_DEFENCES, F1_STRATAGEMS } from './stratagems.ts';
import { F1_TOKENS } from './tokens.ts';
import { F1_TROOPS } from './troops.ts';
import { F1_TALENTS, F1_WARLORDS } from './warlord.ts';

/** The Ironwrit Host. */
export const F1: readonly CardSpec[] = [...F1_WARLORDS, ...F1_TROOPS, ...F1_STRATAGEMS, ...F1_DEFENCES, ...F1_TALENTS, ...F1_TOKENS];
