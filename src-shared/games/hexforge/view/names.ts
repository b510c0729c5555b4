import { BASE_HEALTH, FORGE_HEALTH } from '../state.ts';

/* Numbers in the state, words in the view: same order as KIND, ROLE, DURATION. */
export const KIND_NAMES = ['unit', 'base', 'forge'] as const;
export const ROLE_NAMES = ['normal', 'commander', 'primaryWorker', 'secondaryWorker', 'token'] as const;
export const DURATIONS = ['fleeting', 'lasting', 'eternal'] as const;
export const SLOT_NAMES = ['unused', 'raised', 'fallen'] as const;
export const BASE_HEALTH_PRINTED = { base: BASE_HEALTH, forge: FORGE_HEALTH } as const;
