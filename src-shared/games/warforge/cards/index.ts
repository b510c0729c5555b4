import type { CardSpec } from '../effects/dsl.ts';
import { F1 } from './f1/index.ts';
import { F2 } from './f2/index.ts';
import { F3 } from './f3/index.ts';
import { F4 } from './f4/index.ts';
import { F5 } from './f5/index.ts';
import { NEUTRAL } from './tokens.ts';

/** Every card there is, in content order: the neutral tokens, then faction by faction. */
export const ALL_CARDS: readonly CardSpec[] = [...NEUTRAL, ...F1, ...F2, ...F3, ...F4, ...F5];
