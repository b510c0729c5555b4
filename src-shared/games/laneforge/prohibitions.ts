import { narrowMasks } from '../../kernel/masks.ts';
import { PROHIBITIONS } from './types.ts';

/** The bit of what a card forbids, in its definition's `cannot`. */
export const CANNOT = narrowMasks(PROHIBITIONS).only;
