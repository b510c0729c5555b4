import { leafReaders } from '../../kernel/plumbing.ts';
import { flow } from './flow.ts';
import { ATTACK_STEPS, PHASES, type BlAttackStep } from './types.ts';

export const { leafName, phaseName, isInteractive: isMain } = leafReaders(flow, PHASES);

/** How far the attack has come whose leaf this is. */
export const attackStep = (phase: number): BlAttackStep => ATTACK_STEPS.find((step) => leafName(phase).endsWith(`attack.${step}`)) ?? 'end';
