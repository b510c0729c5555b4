import type { CardSpec } from '../effects/dsl.ts';
import { BLADES } from './blades.ts';
import { GADGETS } from './gadgets.ts';
import { GRIPS } from './grips.ts';
import { GUARDS } from './guards.ts';
import { SHIELDS } from './shields.ts';
import { STARTERS } from './starters.ts';

/** Every definition; a definition's index is its place here: Blades, Grips, Guards, Shields, Gadgets by rising Forge Req, starters. */
export const CARDS: readonly CardSpec[] = [...BLADES, ...GRIPS, ...GUARDS, ...SHIELDS, ...GADGETS, ...STARTERS];
